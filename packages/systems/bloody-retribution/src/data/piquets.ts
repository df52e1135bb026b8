/** The British Piquets: thirteen, one step, static (given, 2.7, 9.20). Factor 1 and all posts are reconstructed: about a company each, where the pickets of the day stood. */
export const piquets = [
  { id: "P1",  at: "0510", post: "Victoria Ridge" },
  { id: "P2",  at: "0613", post: "Lancaster Battery" },
  { id: "P3",  at: "0711", post: "eastern brow of Victoria Ridge" },
  { id: "P4",  at: "1012", post: "Careenage Ravine" },
  { id: "P5",  at: "1211", post: "Mikriukov Glen" },
  { id: "P6",  at: "1311", post: "head of Mikriukov Glen" },
  { id: "P7",  at: "1411", post: "Saddle-top Reach" },
  { id: "P8",  at: "1510", post: "Saddle-top Reach, east" },
  { id: "P9",  at: "1611", post: "the Barrier" },
  { id: "P10", at: "1709", post: "Quarry Ravine" },
  { id: "P11", at: "1809", post: "Inkerman Tusk" },
  { id: "P12", at: "1910", post: "Sandbag Battery" },
  { id: "P13", at: "2009", post: "Kitspur" },
] as const;
