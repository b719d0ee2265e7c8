import { sentenceEvidence } from '../../facts/fact';
import { STANDALONE } from '../../kinds/contract-kind';
import { isBesideBody } from '../../pdf/contract-text';
import { defineRule, eachOnce, finding } from '../rule';

const REDACTED =
  /\[\s?\*(?:\s?\*){0,12}\s?\]|(?<![\w*])\*{3,}(?!["“\w])|\[(?:redacted|omitted|confidential treatment)[^\]]{0,40}\]|<\*{2,}>/gi;

/** A paragraph of which nothing is left. */
const BRACKETED_ALONE = /^\s*\[\s?\*[*\s]*\]\s*$/;

/** The notice that says what the asterisks stand for, and lines of asterisks that part sections, redact nothing. */
function isRedaction(paragraph: string): boolean {
  return (
    (/[A-Za-z]{3}/.test(paragraph) || BRACKETED_ALONE.test(paragraph)) &&
    !/\b(?:omitted|denotes?|excluded|confidential treatment|indicated by|marked (?:by|with)|symbol)\b/i.test(
      paragraph.slice(0, 2_000),
    )
  );
}

export const redactions = defineRule({
  id: 'redactions',
  label: 'Redacted terms',
  family: 'paper',
  severity: { low: 'what was taken out could not be reviewed' },
  kinds: [...STANDALONE, 'amendment', 'unknown'],
  witness: 'the page',
  find(reading) {
    const { contract, outline } = reading;
    const places = contract.paragraphs.flatMap(({ start, end, kind }) => {
      const text = contract.text.slice(start, end);
      if (isBesideBody({ kind }) || !isRedaction(text)) return [];
      return [...text.matchAll(REDACTED)].map(({ index, 0: all }) => ({
        from: start + index,
        to: start + index + all.length,
      }));
    });
    if (places.length < 2) return null;
    return finding(
      'low',
      `${places.length} terms are redacted in this copy; they could not be reviewed.`,
      'Ask for the unredacted contract before relying on this review.',
      eachOnce(places.map(({ from, to }) => sentenceEvidence(contract, outline, from, to))).slice(0, 3),
    );
  },
});
