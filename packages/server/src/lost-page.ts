import { createHash } from "node:crypto";

const STYLE =
  ":root{color-scheme:light dark;background:light-dark(#f4ecd8,#1d1a15);color:light-dark(#241c12,#f3e9d2)}" +
  "body{margin:18vh auto;max-width:34rem;padding:0 1.5rem;font:1.0625rem/1.5 Georgia,serif}" +
  "a{color:light-dark(#1c3f5e,#8fbbe0)}";

/** The page for an address where there is nothing. */
export const lostPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nothing here · Redoubt</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>There is nothing at this address</h1>
<p>Your games are kept in your browser and are safe. <a href="/">Go to the battles</a></p>
</main>
</body>
</html>
`;

const digest = createHash("sha256").update(STYLE).digest("base64");

/** What a browser may load for that page: its own style and the mark, nothing else. */
export const lostPolicy = `default-src 'none'; style-src 'sha256-${digest}'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'`;
