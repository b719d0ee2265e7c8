import { evidenceAt } from '../../evidence';
import { STANDALONE } from '../../kinds/family';
import { defineRule, finding } from '../rule';

/** 'By: ____', 'Signed by Ann Lee ____', and a line with a name and a date below it. */
const EMPTY_LINE =
  /\b(?:By|BY):[ \t]*\n\s*(?=Name|Its|Title)|\b(?:By|Signature|Signed|BY|SIGNATURE)\s?:?\s{0,4}(?:_{3,}|\.{8,}|…{3,})|\b(?:[Ss]igned|SIGNED) (?:by|for|on behalf of|BY|FOR|ON BEHALF OF) [^_\n]{3,140}?\s(?:_{3,}|\.{8,}|…{3,})|\b(?:Director|Secretary|Witness|Authori[sz]ed (?:[Ss]ignatory|[Oo]fficer))\s?:\s?_{6,}|\b(?:Landlord|Tenant|Buyer|Seller|Client|Consultant|Customer|Supplier|Lender|Borrower|Employee|Employer|Company|Contractor|Licensor|Licensee)\s?:\s?_{6,}|_{10,}\s{1,4}(?:\p{Lu}[\p{L}.'-]+ ){1,3}\p{Lu}?[\p{L}'-]*\s{0,40}Date(?:d)?: ?_{3,}/gu;
/** Marks of a signature in the text: conformed ("/s/") or electronic. */
export const SIGNED = /\/s\/|\/S\/|\bDocuSigned by\b|\belectronically signed\b|\bs\/\s?[A-Z]/;

export const unsigned = defineRule({
  id: 'unsigned',
  label: 'No signature seen',
  family: 'paper',
  severity: { low: 'a signature drawn as a picture cannot be seen' },
  kinds: [...STANDALONE, 'amendment'],
  witness: 'the page',
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
  examples: {
    paper: 'services',
    hits: [
      ['IN WITNESS WHEREOF, the parties have signed.\nBy: ____________________', 'signature lines are empty'],
      [
        'Signed for and on behalf of Barron Council by its authorised officer: ______________',
        'signature lines are empty',
      ],
      [
        'SIGNED by Helen Brack for and on behalf of Fernbank Bakeries Limited ................ Date ................',
        'signature lines are empty',
        'supply',
      ],
      ['Landlord: ______________ Tenant: ______________', 'signature lines are empty', 'lease'],
    ],
    misses: [
      ['IN WITNESS WHEREOF, the parties have signed.\nBy: /s/ Ann Borel\nBy: ____________________', 'signed'],
      ['1. Provider shall clean the offices of Customer.', 'no lines to sign on'],
      ['5. Customer shall pay the sum of $________ for the Services.', 'a blank'],
      ['DocuSigned by: Ann Borel\nBy: ____________________', 'signed on a screen'],
    ],
  },
});
