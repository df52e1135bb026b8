import { posix } from "node:path";
import { type Finding, lineAt, type SourceFile } from "./finding.ts";
import { type Import, importsOf } from "./imports.ts";
import { checkExactness, checkPurity } from "./purity.ts";
import { type Room, roomOf } from "./rooms.ts";

/** Where in the house a file stands. */
interface Place {
  readonly folder: string;
  readonly name: string;
  readonly isSystem: boolean;
  readonly isTest: boolean;
  readonly room: Room;
}

const CODE_IN_PACKAGE = /^packages\/(systems\/)?([^/]+)\/(src|test)\/.*\.[cm]?[jt]sx?$/;
const TEST_TOOLS = new Set(["vitest", "fast-check"]);

/** Finds imports against the direction of the rooms, and rules that are not pure and exact. */
export function checkBorders(files: readonly SourceFile[]): Finding[] {
  const manifests = new Map(files.filter(({ path }) => path.endsWith("package.json")).map((f) => [f.path, f.text]));
  return files.flatMap((file) => {
    const place = placeOf(file.path);
    if (place === null) return [];
    if (place === "unknown") {
      return [{ file: file.path, line: 1, message: "a package without a place: name it in scripts/checks/rooms.ts" }];
    }
    const dependencies = declaredIn(manifests.get(`${place.folder}/package.json`));
    const doors = (name: string) =>
      doorsIn(manifests.get(`packages/${name}/package.json`) ?? manifests.get(`packages/systems/${name}/package.json`));
    const findings = importsOf(file.path, file.text).flatMap((imported) => {
      const message = whyForbidden(imported, place, file.path, dependencies, doors);
      return message === null ? [] : [{ file: file.path, line: lineAt(file.text, imported.offset), message }];
    });
    if (!place.isTest && place.room.isPure) findings.push(...checkPurity(file));
    if (!place.isTest && place.room.isExact) findings.push(...checkExactness(file));
    return findings;
  });
}

function placeOf(path: string): Place | "unknown" | null {
  const match = CODE_IN_PACKAGE.exec(path);
  if (match === null) return null;
  const [, systems, name = "", part] = match;
  const isSystem = systems !== undefined;
  const room = roomOf(name, isSystem, path);
  if (room === null) return "unknown";
  return { folder: `packages/${systems ?? ""}${name}`, name, isSystem, isTest: part === "test", room };
}

function declaredIn(manifest: string | undefined): ReadonlySet<string> {
  if (manifest === undefined) return new Set();
  const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = JSON.parse(manifest);
  return new Set([dependencies, devDependencies, peerDependencies].flatMap((group) => Object.keys(group)));
}

/** The entries a package has besides its main one, by the name of the package. */
type Doors = (name: string) => ReadonlySet<string>;

function doorsIn(manifest: string | undefined): ReadonlySet<string> {
  const { exports = {} } = manifest === undefined ? {} : JSON.parse(manifest);
  return new Set(Object.keys(exports));
}

function whyForbidden(
  imported: Import,
  place: Place,
  path: string,
  dependencies: ReadonlySet<string>,
  doors: Doors,
): string | null {
  const { specifier } = imported;
  if (specifier === "(computed)") return place.room.isPure ? "imports a computed name" : null;
  if (specifier.startsWith(".")) return whyRelativeForbidden(specifier, place, path);
  if (specifier.startsWith("node:")) {
    return place.room.isPure && !place.isTest ? `imports ${specifier}: ${place.name} runs in any host` : null;
  }
  if (place.isTest && TEST_TOOLS.has(specifier)) return null;
  if (specifier.startsWith("@redoubt/")) return whyRoomForbidden(imported, place, dependencies, doors);
  if (place.room.isPure && !place.isTest) return `imports ${specifier}: ${place.name} needs no package from outside`;
  return isDeclared(specifier, dependencies) ? null : `imports ${specifier}, which its package.json does not name`;
}

function whyRelativeForbidden(specifier: string, place: Place, path: string): string | null {
  const target = posix.join(posix.dirname(path), specifier);
  if (!target.startsWith(`${place.folder}/`)) return `imports ${specifier}: leaves its package`;
  if (!place.isTest && target.startsWith(`${place.folder}/test/`)) return `imports ${specifier}: sources use no tests`;
  return null;
}

function whyRoomForbidden(
  imported: Import,
  place: Place,
  dependencies: ReadonlySet<string>,
  doors: Doors,
): string | null {
  const [, target = "", ...deeper] = imported.specifier.split("/");
  if (deeper.length > 0 && !doors(target).has(`./${deeper.join("/")}`))
    return `imports ${imported.specifier}: use an entry the package has`;
  if (target === place.name) return place.isTest ? null : `imports ${imported.specifier}: its own package`;
  if (place.isTest && target === "testkit") return null;
  const name = `@redoubt/${target}`;
  const kind = isRoomOfItsOwn(target) ? target : "systems";
  if (place.room.imports.includes(kind) || (place.isTest && place.room.typesOf?.includes(kind))) {
    return isDeclared(name, dependencies) ? null : `imports ${name}, which its package.json does not name`;
  }
  if (place.room.typesOf?.includes(kind)) {
    return imported.isTypeOnly ? null : `imports ${name}: ${place.name} may use its types only`;
  }
  return `imports ${name}: against the direction of the packages`;
}

function isRoomOfItsOwn(name: string): boolean {
  return roomOf(name, false, "") !== null;
}

function isDeclared(specifier: string, dependencies: ReadonlySet<string>): boolean {
  return dependencies.has(specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/"));
}
