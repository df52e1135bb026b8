/**
 * Components are written in the words of React, whose types they are checked by; Preact runs them, at less than a tenth of its size.
 * Whoever builds or tests them finds the one under the names of the other.
 */
export const asPreact = [
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react(-dom)?$/, replacement: "preact/compat" },
];
