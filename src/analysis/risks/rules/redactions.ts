import { sentenceEvidence } from '../../document/sentence-evidence';
import { OTHER, STANDALONE } from '../../kinds/family';
import { hasLetters } from '../../lexicon/characters';
import { wording } from '../../lexicon/words';
import { isBesideBody } from '../../pdf/contract-text';
import { defineRule, eachOnce, finding } from '../rule';

const REDACTED =
  /\[\s?\*(?:\s?\*){0,12}\s?\]|(?<![\w*])\*{3,}(?!["“\w])|\[(?:redacted|omitted|confidential treatment)[^\]]{0,40}\]|<\*{2,}>/gi;

/** A paragraph of which nothing is left. */
const BRACKETED_ALONE = /^\s*\[\s?\*[*\s]*\]\s*$/;

/** The notice that says what the asterisks stand for, and lines of asterisks that part sections, redact nothing. */
function isRedaction(paragraph: string): boolean {
  return (
    (hasLetters(paragraph, 3) || BRACKETED_ALONE.test(paragraph)) &&
    !wording('omitted, denote(s), excluded, confidential treatment, indicated by, marked {by,with}, symbol').test(
      paragraph.slice(0, 2_000),
    )
  );
}

export const redactions = defineRule({
  id: 'redactions',
  label: 'Redacted terms',
  family: 'paper',
  severity: { low: 'what was taken out could not be reviewed' },
  kinds: [...STANDALONE, 'amendment', ...OTHER],
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
  examples: {
    paper: 'services',
    hits: [
      ['5. Customer shall pay [***] for the first year and [***] for the second.', '2 terms are redacted'],
      ['5. The royalty is [*****] percent. The minimum is [*****] units.', '2 terms are redacted', 'licence'],
      ['5. The price is [REDACTED] and the rebate is [REDACTED].', '2 terms are redacted', 'supply'],
      [
        '5. The text of Section 2 regarding [***] is deleted and replaced by:\n[***]',
        '2 terms are redacted',
        'amendment',
      ],
    ],
    misses: [
      ['5. [***] denotes text that was omitted, and [***] is its mark.', 'the notice that explains the mark'],
      ['5. The fee is $10.\n* * * * * * *\n6. The term is a year.\n* * * * * * *', 'lines that part sections'],
      ['5. Customer shall pay the sum of $________ for the Software.', 'a blank'],
      ['5. Prices marked ** are subject to tax; prices marked *** are not.', 'marks of footnotes'],
    ],
  },
});
