import { evidenceAt } from '../../evidence';
import { STANDALONE } from '../../matching/contract-kind';
import { finding, type RiskRule } from '../rule';

const EMPTY_LINE = /\b(?:By|Signature|Signed|BY|SIGNATURE)\s?:?\s{0,4}_{3,}/g;
/** Marks of a signature in the text: conformed ("/s/") or electronic. */
export const SIGNED = /\/s\/|\/S\/|\bDocuSigned by\b|\belectronically signed\b|\bs\/\s?[A-Z]/;

export const unsigned: RiskRule = {
  id: 'unsigned',
  name: 'No signature seen',
  kinds: [...STANDALONE, 'amendment'],
  find(reading) {
    const { text } = reading.contract;
    if (SIGNED.test(text)) return null;
    const lines = [...text.matchAll(EMPTY_LINE)];
    if (lines.length === 0) return null;
    return finding(
      'low',
      'The signature lines are empty in the text; a signature placed as a picture cannot be seen here.',
      'Make sure that a copy signed by all parties is on file.',
      lines.slice(0, 3).map((m) => evidenceAt(reading.contract, m.index, m.index + m[0].length)),
    );
  },
};
