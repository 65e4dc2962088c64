/** The seats that score together: one each, or partners, who sit opposite each other. */
export function sides({ names, partners }: { names: readonly string[]; partners: boolean }): number[][] {
  const players = names.length;
  const count = partners ? players / 2 : players;
  return Array.from({ length: count }, (_, side) =>
    Array.from({ length: players / count }, (_, at) => side + at * count),
  );
}
