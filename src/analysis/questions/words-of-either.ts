/** The second witness of a question that rests on several provisions: of each of its groups the words of any of them. */
export function wordsOfEither(...lists: readonly (readonly (readonly string[])[])[]): string[][] {
  const groups = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: groups }, (_, group) => [...new Set(lists.flatMap((list) => list[group] ?? []))]);
}
