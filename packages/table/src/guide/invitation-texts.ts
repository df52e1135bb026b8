/** What invites to the guided first battle: apart from the lesson's own texts, which the start page does not load. */
export const invitationWords = {
  invitation: "Learn by playing: ten minutes at the Sandbag Battery",
  note: "A guided first battle for those who are new to this.",
} as const;
