/** Lower case unless the name holds an abbreviation or a name: 'License agreement' becomes 'license agreement'. */
export function uncapitalised(name: string): string {
  return /^[A-Z][a-z]/.test(name) && !/^\S+\s(?:.*\s)?[A-Z]/.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;
}

/** "a lease", "an order", "a unilateral deed". */
export function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) && !/^(?:eu|uni|one)/i.test(name) ? 'an' : 'a'} ${name}`;
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
