import { Complaint } from "../complaint.ts";

/**
 * Does work on a store of games or countings. A store that cannot be opened, or is lost on the way, is no fault of ours: it
 * is told by its place, with what to do about it.
 */
export async function onStore<T>(
  work: (server: typeof import("@redoubt/server")) => Promise<T>,
  advice: string,
): Promise<T> {
  const server = await import("@redoubt/server");
  try {
    return await work(server);
  } catch (error) {
    if (error instanceof server.StartError) throw new Complaint("store", error.message);
    if (error instanceof server.StorageDown) throw new Complaint("store", `${error.message}.\n${advice}`);
    throw error;
  }
}
