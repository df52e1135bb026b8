/** Where a table comes from: the text of the book, or our reconstruction within what the text says. */
export type Provenance = "given" | "reconstructed";
