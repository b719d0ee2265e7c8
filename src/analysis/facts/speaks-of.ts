import type { FactDeclaration } from './define-fact';

/** Whether a quote has one of the words without which it does not speak of the fact at all. */
export function speaksOf({ speaksOf: words }: Pick<FactDeclaration<unknown>, 'speaksOf'>, quote: string): boolean {
  if (words.length === 0) return true;
  const said = ` ${quote
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .join(' ')} `;
  return words.some((word) => said.includes(word.endsWith('*') ? ` ${word.slice(0, -1)}` : ` ${word} `));
}
