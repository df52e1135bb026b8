import { guideWords } from "./texts.ts";

/** The way into the guided first battle, on the start page. */
export function Invitation({ onAccept }: { readonly onAccept: () => void }) {
  return (
    <p className="guide-invitation">
      <button type="button" className="btn pri" data-testid="learn" onClick={onAccept}>
        {guideWords.invitation}
      </button>
      <span>{guideWords.invitationNote}</span>
    </p>
  );
}
