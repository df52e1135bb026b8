/** Numbers that stand in the cases and in no chart: all given. */
export const constants = {
  turns:               { value: 5,  rule: "5.1"  },
  movementFactor:      { value: 12, rule: "2.9"  },
  bombardmentMarkers:  { value: 6,  rule: "5.6"  },
  bombardmentRange:    { value: 9,  rule: "5.6"  },
  piquets:             { value: 13, rule: "2.7"  },
  hexYards:            { value: 200, rule: "1.2" },
} as const;
