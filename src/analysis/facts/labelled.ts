import type { Evidence } from '../../shared/analysis';
import type { LabelValue } from '../document/label-values';
import { plainText } from '../document/plain-text';
import { evidenceAt } from '../evidence';
import type { Source } from './source';

/** What a form says under a label: the words as plain text, and label and value as they stand. */
export interface LabelledWords {
  pair: LabelValue;
  /** The value, or each of the ticked options and items of a list. */
  words: string;
  evidence: Evidence;
}

/**
 * What the cover page, a table or a form field says under one of these labels, in the order of the text; nothing that is blank or redacted.
 * @param names as of `labelNames`: in small letters
 */
export function labelledWords({ contract, document }: Source, names: ReadonlySet<string>): LabelledWords[] {
  return document.labelValues
    .filter((pair) => pair.state === 'filled' && pair.names.some((name) => names.has(name)))
    .flatMap((pair) =>
      pair.values.map(({ text }) => ({
        pair,
        words: plainText(text),
        evidence: evidenceAt(contract, pair.label.start, pair.value.end),
      })),
    );
}
