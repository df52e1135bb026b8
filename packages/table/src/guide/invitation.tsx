import { invitationWords } from "./invitation-texts.ts";

/** The way into the guided first battle, on the start page. */
export function Invitation({ onAccept }: { readonly onAccept: () => void }) {
  return (
    <p className="guide-invitation">
      <button type="button" className="btn pri" data-testid="learn" onClick={onAccept}>
        {invitationWords.invitation}
      </button>
      <span>{invitationWords.note}</span>
    </p>
  );
}
