import { capitalised } from '../../shared/phrases';

/** One thing to ask for, as an imperative in small letters; `given`: words by which the contract gives it already. */
export interface Advice {
  ask: string;
  given?: RegExp;
}

/**
 * A recommendation made of what the clause does not give yet: 'Make the duty mutual, and end it with the contract.'
 * @param text the clause, its section or the contract: where the words of `given` are looked for
 * @param otherwise what is said where all of it is given
 */
export function adviceFor(text: string, parts: readonly Advice[], otherwise: string): string {
  const open = parts.filter(({ given }) => !given?.test(text)).map(({ ask }) => ask);
  if (open.length === 0) return otherwise;
  const [last = '', ...before] = open.toReversed();
  return `${capitalised([...before.toReversed(), ''].join(', '))}${before.length > 0 ? `and ${last}` : capitalised(last)}.`;
}
