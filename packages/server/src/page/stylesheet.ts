/** The look of the pages: a warm sheet by day, the same by lamp. Sizes in rem, so that a larger type stays in shape. */
export const stylesheet = `
:root {
  color-scheme: light dark;
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", P052, Georgia, serif;
  --sans: "Segoe UI", Seravek, "Open Sans", "Noto Sans", Ubuntu, Calibri, "DejaVu Sans", system-ui, sans-serif;
  --mono: ui-monospace, "Cascadia Mono", Menlo, "Liberation Mono", "DejaVu Sans Mono", monospace;
  --paper: #f4ecd8; --sheet: #fbf7ea; --inset: #f2e8d0;
  --ink: #241c12; --ink2: #4e412b; --ink3: #675840;
  --line: #d6c7a4; --line2: #a8946a;
  --blue: #1c3f5e; --red: #8c2f1f; --gold-d: #7a5406;
  --shadow: 0 1px 2px #3a28101f, 0 6px 18px #3a281024;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1d1a15; --sheet: #26221b; --inset: #1f1b15;
    --ink: #f3e9d2; --ink2: #d4c6a6; --ink3: #b3a483;
    --line: #453c2d; --line2: #766748;
    --blue: #8fbbe0; --red: #f0a48c; --gold-d: #f5cf7a;
    --shadow: 0 1px 2px #0008, 0 8px 22px #0009;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 var(--sans); font-variant-numeric: tabular-nums;
}
h1, h2, h3 { margin: 0; font-family: var(--serif); font-weight: 700; line-height: 1.2; }
p { margin: 0; max-width: 68ch; }
a { color: var(--blue); text-underline-offset: 0.18em; }
a:focus-visible { outline: 3px solid var(--blue); outline-offset: 3px; border-radius: 4px; }
code { font-family: var(--mono); font-size: 0.94em; }
header { background: var(--sheet); border-bottom: 1px solid var(--line2); padding: 0 max(2.125rem, (100% - 81.75rem) / 2); }
.name {
  display: inline-flex; align-items: center; gap: 0.625rem; min-height: 3.375rem; color: var(--ink);
  font: 700 1.1875rem/1 var(--serif); letter-spacing: 0.14em; text-transform: uppercase; text-decoration: none;
}
.mark { width: 1.875rem; height: 1.625rem; color: var(--red); }
main { max-width: 86rem; margin: 0 auto; padding: 1.5rem 2.125rem 2.125rem; display: grid; gap: 1.5rem; }
.hero { display: flex; justify-content: space-between; align-items: end; gap: 1.5rem; }
.hero h1 { font-size: 2.375rem; }
.hero p { font-size: 1.0625rem; color: var(--ink2); margin-top: 0.25rem; }
.ornament { width: 15rem; height: auto; flex: none; color: var(--line2); margin-bottom: -0.25rem; }
.ornament .work { stroke: var(--red); }
.card {
  background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; box-shadow: var(--shadow);
  padding: 1rem 1.25rem 1.125rem;
}
dl { display: grid; grid-template-columns: 5rem 1fr; gap: 0.25rem 0.625rem; margin: auto 0 0; font-size: 0.9375rem; }
dt { color: var(--ink3); font-weight: 600; }
dd { margin: 0; font-weight: 600; }
.battle code { font-weight: 400; }
.play { border-left: 4px solid var(--blue); display: grid; gap: 1rem 2rem; grid-template-columns: 1fr 1fr; }
.play h2 { font-size: 1.375rem; margin-bottom: 0.375rem; }
.commands {
  grid-template-columns: auto 1fr; gap: 0.375rem 1.25rem; align-content: center; margin: 0; padding: 0.75rem 1rem;
  background: var(--inset); border: 1px solid var(--line); border-radius: 6px;
}
.commands dt { color: var(--ink); }
.commands dd { color: var(--ink2); font-weight: 400; }
.system {
  display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 0.875rem;
  border-bottom: 1px solid var(--line2); padding-bottom: 0.375rem; margin-bottom: 0.875rem;
}
.system h2 { font-size: 1.6875rem; }
.system p { color: var(--ink2); }
.system code, .battle code {
  color: var(--ink2); background: var(--inset); border: 1px solid var(--line); border-radius: 4px; padding: 0.0625rem 0.375rem;
}
.system code { margin-left: auto; }
.battles {
  list-style: none; margin: 0; padding: 0;
  display: grid; gap: 1.125rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
}
.battle { display: flex; flex-direction: column; }
.battle h3 { font-size: 1.6875rem; }
.date { font: italic 1.0625rem/1.4 var(--serif); color: var(--ink2); }
.summary { margin: 0.375rem 0 0.75rem; }
.foot { color: var(--ink2); font-size: 0.9375rem; }
@media (max-width: 56rem) {
  header { padding: 0 1rem; }
  main { padding: 1rem 1rem 1.5rem; }
  .ornament { display: none; }
  .play { grid-template-columns: 1fr; }
  .commands { grid-template-columns: 1fr; gap: 0; }
  .commands dd { margin-bottom: 0.375rem; }
  .hero h1 { font-size: 1.875rem; }
  .system code { margin-left: 0; }
}
`;
