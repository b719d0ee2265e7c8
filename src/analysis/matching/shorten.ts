/**
 * The text in at most `limit` characters: cut at the end of a clause where one ends in the last two thirds, else between words and
 * marked with an ellipsis. White space is folded and a final period or comma dropped.
 */
export function shorten(text: string, limit: number): string {
  const folded = text.replace(/\s+/g, ' ').trim();
  if (folded.length <= limit) return folded.replace(/[\s,;:.]+$/, '');
  const head = folded.slice(0, limit + 1);
  let cut = -1;
  for (const border of head.matchAll(/[,;:](?=\s)|\.\s(?=[A-Z])|\s(?=\((?:i|a|1)\)\s)/g)) cut = border.index;
  if (cut >= limit / 3) return balanced(head.slice(0, cut));
  return `${balanced(head.slice(0, head.lastIndexOf(' ')))}…`;
}

/** Drops an opening bracket or quotation mark that the cut left without its partner, with what follows it. */
function balanced(text: string): string {
  const open = text.lastIndexOf('(');
  const kept = open > text.lastIndexOf(')') ? text.slice(0, open) : text;
  return kept.replace(/[\s,;:.]+$/, '');
}

/** First letter in upper case. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The words as a quotation of at most `limit` characters, for use inside a description. */
export function quoted(text: string, limit = 140): string {
  return `“${shorten(text, limit)}”`;
}
