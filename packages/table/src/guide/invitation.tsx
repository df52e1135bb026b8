import { invitationWords } from "./invitation-texts.ts";

interface InvitationProps {
  /** Whether it is what somebody who is here for the first time should do. */
  readonly isCalledFor: boolean;
  readonly onAccept: () => void;
}

/** The way into the guided first battle, on the start page. */
export function Invitation({ isCalledFor, onAccept }: InvitationProps) {
  return (
    <p className="guide-invitation">
      <button type="button" className={isCalledFor ? "btn pri" : "btn"} data-testid="learn" onClick={onAccept}>
        {invitationWords.invitation}
      </button>
      <span>{invitationWords.note}</span>
    </p>
  );
}
