import { lazy, Suspense } from "preact/compat";
import { useDesk, useTable } from "../session/context.ts";
import { chosenReply, replyKey } from "../session/replying.ts";

const FightCard = lazy(() => import("./fight-card.tsx").then((part) => ({ default: part.FightCard })));

/** The fight that the answer in the air leads to, where the system tells it. */
export function Fight() {
  const preview = useDesk((now) => now.preview);
  const film = useTable((now) => now.film);
  const replies = useTable((now) => now.moment?.replies ?? null);
  const chosen = useDesk((now) => now.reply);
  const reply = replies === null ? null : chosenReply(replies, chosen);
  const fight = preview?.fight ?? reply?.fight ?? null;
  if (fight === null || film !== null) return null;
  return (
    <Suspense fallback={null}>
      <FightCard key={preview?.answer ?? (reply && replyKey(reply))} fight={fight} />
    </Suspense>
  );
}
