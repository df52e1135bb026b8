/** What a body of data rests on. */
export interface DataSource {
  readonly status: "given" | "reconstructed";
  readonly source: string;
}

/** What the book gives, and what we had to make and from what. */
export const provenance = {
  rules:               { status: "given",         source: "series rules, sections 1 to 11, 2020" },
  constants:           { status: "given",         source: "3.3.1, 3.6, 3.7, 6.1.1, 7.3, 7.4" },
  dice:                { status: "given",         source: "4.0, 5.2, 5.4, 7.4, 7.6, 8.0" },
  eliminations:        { status: "given",         source: "9.3.1, 9.4.1.1, 9.4.1.2; Depots and overstacking by I-19 and I-132" },
  "result-codes":      { status: "given",         source: "9.2, 9.3.1, 9.4.1, 9.4.2" },
  "combat-results":    { status: "reconstructed", source: "the charts are not in the book; every constraint of 7.1.2, 9.3 and 9.4 is kept, in the manner of the older family that 1.0 names" },
  "artillery-results": { status: "reconstructed", source: "constraints of 9.2" },
  "cavalry-charge":    { status: "reconstructed", source: "constraints of 9.3 and 9.3.1" },
  "shock-combat":      { status: "reconstructed", source: "constraints of 9.4.2" },
  "terrain-effects":   { status: "reconstructed", source: "constraints of 3.4, 3.7, 7.1 to 7.5, 9.0 and 9.4.1" },
  weather:             { status: "reconstructed", source: "morning fog of the day; variant weather ours" },
  map:                 { status: "reconstructed", source: "our own map on the real ground; see its provenance" },
  strengths:           { status: "reconstructed", source: "1 SP for 500 men or six guns; Bogdanovich: right wing 14,833 men and 62 guns, left wing 15,899 and 70, infantry reserve 18,968 and 36, artillery reserve 76 guns, cavalry reserve 8,195 and 28; Pelissier's dispatch: about 18,000 French with 48 guns, 9,000 Sardinians with 36, 10,000 Ottomans. The split between regiments is ours" },
  ratings:             { status: "reconstructed", source: "initiative, command points, steps and reduced sides are design: Russian 2 to 4, French 4 to 5, Sardinian 4 to 5, Ottoman 2 to 3" },
  organisation:        { status: "reconstructed", source: "the commands of the day; Cler stands for Herbillon's own division, the Dnieper Regiment is left out, the Russian cavalry is grouped in four brigades, which regiments of the 6th Division were present is uncertain" },
  "set-up":            { status: "reconstructed", source: "positions before dawn and hours of arrival after the dispatches" },
  demoralization:      { status: "reconstructed", source: "about two fifths of a corps' SP" },
  victory:             { status: "reconstructed", source: "ours; the bands are data and were kept after a first look by two simple players (README, Balance)" },
} as const satisfies Readonly<Record<string, DataSource>>;
