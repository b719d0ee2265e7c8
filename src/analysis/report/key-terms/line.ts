import type { Evidence } from '../../../shared/analysis';
import { asWritten, onlyWords, openingWords, wording } from '../../lexicon/words';

/** One line of the key terms with its proof; a higher weight stands earlier in its list. */
export interface Line {
  text: string;
  evidence: Evidence[];
  weight: number;
}

export const LINES_PER_LIST = 10;
/** Two lines that share this part of the words of the shorter one say the same. */
const SAME = 0.8;
const SMALL = asWritten(
  onlyWords([
    'the, a(n), of, to, in, on, at, by, for, and, or, any, all, its, their, such, this, that, with, must',
    'may, not, under, from',
  ]),
);

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[$€£]?[a-z0-9][a-z0-9.,%-]*/g) ?? [];
  return new Set(
    words.map((word) => word.replace(/[.,-]+$/, '').replace(/(?<=[a-z]{3})s$/, '')).filter((word) => !SMALL.test(word)),
  );
}

/** 'Neither party may' within a sentence; the name of a party keeps its capital. */
export function uncapitalised(lead: string): string {
  return asWritten(openingWords('Neither, Either, Each, The, You, We')).test(lead)
    ? lead.charAt(0).toLowerCase() + lead.slice(1)
    : lead;
}

/** Who may, must or does: one party's right says nothing of the other's. */
const WHO = /^(.{2,60}?)\s(?:may|must)\b/;

/** Whether two lines say the same: the same figures, and the same words but for a few. 'Must' and 'must not' always differ, as do two labels. */
export function saySame(one: string, other: string): boolean {
  if (asWritten(wording('must not, Neither')).test(one) !== asWritten(wording('must not, Neither')).test(other))
    return false;
  const labels = [one, other].map((text) => /^([^:]{2,60}): /.exec(text)?.[1]);
  if (labels[0] !== labels[1] || WHO.exec(one)?.[1] !== WHO.exec(other)?.[1]) return false;
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const figures = (words: Set<string>) =>
    [...words]
      .filter((word) => /\d/.test(word))
      .sort()
      .join(' ');
  if (figures(a) !== figures(b)) return false;
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared >= SAME * Math.min(a.size, b.size);
}

/**
 * The weightiest ten lines; equal weights keep the order of the text.
 * @param once those that say the same are told once; names that are alike are two parties all the same
 */
export function bestLines(lines: readonly Line[], limit = LINES_PER_LIST, once = true): Line[] {
  const kept: Line[] = [];
  const sorted = [...lines].sort(
    (a, b) => b.weight - a.weight || (a.evidence[0]?.start ?? 0) - (b.evidence[0]?.start ?? 0),
  );
  for (const line of sorted) {
    if (kept.length === limit) break;
    if (!once || !kept.some((other) => saySame(line.text, other.text))) kept.push(line);
  }
  return kept;
}
