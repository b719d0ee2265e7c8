/** The columns with one of them a place further left or right; as they are where there is none. */
export function moved(columns: readonly string[], column: string, by: -1 | 1): string[] {
  const at = columns.indexOf(column);
  const to = at + by;
  if (at < 0 || to < 0 || to >= columns.length) return [...columns];
  return columns.filter((one) => one !== column).toSpliced(to, 0, column);
}
