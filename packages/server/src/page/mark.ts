const PATHS = `<path d="M3 22V13l5-5h4l3-5 3 5h4l5 5v9" stroke-width="3.2" stroke-linejoin="round"/>
<path d="M1 25.2h28" stroke-width="1.6"/><path d="M15 13v9M9 16v6M21 16v6" stroke-width="1.8"/>`;

/** The mark of Redoubt, a work on its ground line, in the colour of the text around it. */
export const mark = {
  html: `<svg class="mark" viewBox="0 0 30 26" fill="none" stroke="currentColor" aria-hidden="true">${PATHS}</svg>`,
};

/** The mark as a picture of its own. */
export const markSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -2 32 30" fill="none" stroke="#8c2f1f">
<style>@media (prefers-color-scheme:dark){svg{stroke:#f0a48c}}</style>
${PATHS}</svg>
`;
