import { wear } from "../session/theme.ts";
import css from "../style/tactics.css?inline";

// Worn with the first of the panels that need it: most games never show one.
wear(css);
