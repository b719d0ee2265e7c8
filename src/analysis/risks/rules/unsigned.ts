import { quotedFew } from '../../document/quoted-few';
import { signatureLines } from '../../document/signature-lines';
import { OTHER, STANDALONE } from '../../kinds/family';
import { defineRule, finding } from '../rule';

const MOST_SHOWN = 3;

export const unsigned = defineRule({
  id: 'unsigned',
  label: 'No signature seen',
  family: 'paper',
  severity: { low: 'a signature drawn as a picture cannot be seen' },
  kinds: [...STANDALONE, 'amendment', ...OTHER],
  witness: 'the page',
  find(reading) {
    const lines = signatureLines(reading.contract);
    const empty = lines.filter(({ state }) => state === 'empty');
    if (empty.length === 0 || lines.some(({ state }) => state === 'marked')) return null;
    // 'Signed by Ann Lee in the presence of:' says who signs on the line beside it.
    const some = lines.some(({ state, isWitnessed }) => state === 'typed' && !isWitnessed);
    const places = empty.map(({ evidence }) => evidence);
    const told = finding(
      'low',
      `${some ? 'Some signature lines' : 'The signature lines'} are empty in the text${some ? quotedFew(places) : ''}; a signature placed as a picture cannot be seen here.`,
      'Make sure that a copy signed by all parties is on file.',
      places.slice(0, MOST_SHOWN),
    );
    return some ? { ...told, type: 'Empty signature lines' } : told;
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
      ['By\tBy\nName\tName\nDate\tDate', 'signature lines are empty'],
      ['IN WITNESS WHEREOF the parties sign.\nBy:\nName: Ann Lee\nTitle: Director', 'signature lines are empty'],
      ['Landlord: ______________ Tenant: ______________', 'signature lines are empty', 'lease'],
    ],
    misses: [
      ['IN WITNESS WHEREOF, the parties have signed.\nBy: /s/ Ann Borel\nBy: ____________________', 'signed'],
      ['Signed by the Landlord: P. A. Goodwin\nSigned by the Tenant: Mara Olsson', 'names are typed there', 'lease'],
      ['Either party may end this Agreement\nBy: giving notice in writing.', 'a list'],
      ['1. Provider shall clean the offices of Customer.', 'no lines to sign on'],
      ['5. Customer shall pay the sum of $________ for the Services.', 'a blank'],
      ['DocuSigned by: Ann Borel\nBy: ____________________', 'signed on a screen'],
    ],
  },
});
