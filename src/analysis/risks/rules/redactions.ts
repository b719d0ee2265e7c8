import { evidenceAt } from '../../evidence';
import { STANDALONE } from '../../matching/contract-kind';
import { finding, type RiskRule } from '../rule';

const REDACTED =
  /\[\s?\*(?:\s?\*){0,12}\s?\]|\*{3,}|\[(?:redacted|omitted|confidential treatment)[^\]]{0,40}\]|<\*{2,}>/gi;

/** Characters of context on each side in the quote. */
const AROUND = 80;

/** The notice that says what the asterisks stand for, and lines of asterisks that part sections, redact nothing. */
function isRedaction(paragraph: string): boolean {
  return (
    /[A-Za-z]{3}/.test(paragraph) &&
    !/\b(?:omitted|denotes?|excluded|confidential treatment|indicated by|symbol)\b/i.test(paragraph.slice(0, 2_000))
  );
}

export const redactions: RiskRule = {
  id: 'redactions',
  name: 'Redacted terms',
  kinds: [...STANDALONE, 'amendment', 'unknown'],
  find(reading) {
    const { contract } = reading;
    const places = contract.paragraphs.flatMap(({ start, end }) => {
      const text = contract.text.slice(start, end);
      if (!isRedaction(text)) return [];
      return [...text.matchAll(REDACTED)].map(({ index }) => ({
        from: start + Math.max(0, index - AROUND),
        to: start + Math.min(text.length, index + AROUND),
      }));
    });
    if (places.length < 2) return null;
    return finding(
      'low',
      `${places.length} terms are redacted in this copy; they could not be reviewed.`,
      'Ask for the unredacted contract before relying on this review.',
      places.slice(0, 3).map(({ from, to }) => evidenceAt(contract, from, to)),
    );
  },
};
