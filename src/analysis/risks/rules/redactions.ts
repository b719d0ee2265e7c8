import { evidenceAt } from '../../evidence';
import { STANDALONE } from '../../matching/contract-kind';
import { finding, type RiskRule } from '../rule';

const REDACTED =
  /\[\s?\*(?:\s?\*){0,12}\s?\]|\*{3,}|\[(?:redacted|omitted|confidential treatment)[^\]]{0,40}\]|<\*{2,}>/gi;

export const redactions: RiskRule = {
  id: 'redactions',
  name: 'Redacted terms',
  kinds: [...STANDALONE, 'amendment', 'unknown'],
  find(reading) {
    const { contract } = reading;
    const places = [...contract.text.matchAll(REDACTED)].filter(
      (m) =>
        !/^\*{3,}$/.test(m[0]) ||
        !/^\s*[*\s]{3,}\s*$/m.test(contract.text.slice(Math.max(0, m.index - 1), m.index + m[0].length + 1)),
    );
    if (places.length < 2) return null;
    const around = (at: number): [number, number] => {
      const paragraph = contract.paragraphs.find((p) => p.start <= at && at < p.end);
      return [Math.max(paragraph?.start ?? 0, at - 80), Math.min(paragraph?.end ?? contract.text.length, at + 80)];
    };
    return finding(
      'low',
      `${places.length} terms are redacted in this copy; they could not be reviewed.`,
      'Ask for the unredacted contract before relying on this review.',
      places.slice(0, 3).map((m) => evidenceAt(contract, ...around(m.index))),
    );
  },
};
