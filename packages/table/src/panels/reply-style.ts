import { wear } from "../session/theme.ts";
import css from "../style/replies.css?inline";

// Worn with the first act of an enemy that may be answered.
wear(css);
