import { quotedFew } from '../../document/quoted-few';
import { type Capacity, isStamped, type SigningPlace, signingPlaces } from '../../document/signing-places';
import { OTHER, STANDALONE } from '../../kinds/family';
import { wording } from '../../lexicon/words';
import { defineRule, finding } from '../rule';

const MOST_SHOWN = 3;
/** What a line asks of somebody who is no party: 'Witness: ____', 'In the presence of: ____'. */
const WITNESS = wording('witness*, in the presence of, notary');
const SIGNS = wording('signed, executed, accepted');
/** A line of a witness alone; 'Signed by Ann Lee in the presence of:' is one of the party as well. */
const isOfWitness = (quote: string): boolean => WITNESS.test(quote) && !SIGNS.test(quote);

/** Whose lines a paper waits for; those for offices and for whoever may sign besides stay open. */
const ASKED: ReadonlySet<Capacity> = new Set(['party', 'witness']);

/** Whether a paper shows signatures and only lines of witnesses wait, or marks that may be of any line. */
const isSignedAnyhow = (places: readonly SigningPlace[], waiting: readonly SigningPlace[]): boolean =>
  places.some(({ by }) => by === 'mark') &&
  (places.some(isStamped) || waiting.every(({ capacity }) => capacity === 'witness'));

export const unsigned = defineRule({
  id: 'unsigned',
  label: 'No signature seen',
  family: 'paper',
  severity: { low: 'a signature drawn as a picture cannot be seen' },
  kinds: [...STANDALONE, 'amendment', ...OTHER],
  witness: 'the page',
  find(reading) {
    const places = signingPlaces(reading.contract);
    const waiting = places.filter(({ capacity, state }) => state === 'empty' && ASKED.has(capacity));
    const empty = waiting.map(({ line }) => line);
    if (empty.length === 0 || isSignedAnyhow(places, waiting)) return null;
    // 'Signed by Ann Lee in the presence of:' says who signs on the line beside it.
    const named = places.flatMap(({ state, line }) => (state !== 'empty' && !line.isWitnessed ? [line] : []));
    const some = named.length > 0;
    const open = empty.map(({ evidence }) => evidence);
    const areWitnesses =
      some && waiting.every(({ capacity, line }) => capacity === 'witness' || isOfWitness(line.evidence.quote));
    const which = areWitnesses ? 'Only lines of witnesses' : some ? 'Some signature lines' : 'The signature lines';
    const others = some ? quotedFew(named.map(({ evidence }) => evidence)) : '';
    const beside = others === '' ? '' : ` Names stand at others${others}.`;
    const told = finding(
      'low',
      `${which} are empty in the text${some ? quotedFew(open) : ''}; a signature placed as a picture cannot be seen here.${beside}`,
      'Make sure that a copy signed by all parties is on file.',
      open.slice(0, MOST_SHOWN),
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
      [
        'SIGNED by the Provider\tSIGNED by the Customer\nCraig Tuffley\tW. J. Haddon\nWitness: Jo Berg\tWitness: ____________\nDate: 5/5/25\tDate: 6/5/25',
        'Only lines of witnesses',
      ],
      ['Customer\tP A Ramsay\nGuarantor\tC J Ramsay\nWitness\t________', 'Only lines of witnesses'],
      ['For Customer: K. Oyelaran\tDate: 9/17/24\nFor Company: ________\tDate: ________', 'Some signature lines'],
      ['By: Gregory L. Stauffer\t________ (SEAL)\nDate: Feb. 3, 2025\tDate: ________', '“____ (SEAL)”'],
      ['Authorized by: R. Lamoille. NOT VALID UNLESS SIGNED: ________', 'signature lines are empty'],
      ['By: /s/ Ann Borel\nBy: ____________________', 'Some signature lines are empty'],
      ['Landlord: ______________ Tenant: ______________', 'signature lines are empty', 'lease'],
    ],
    misses: [
      ['IN WITNESS WHEREOF, the parties have signed.\nBy: /s/ Ann Borel\nBy: /s/ Tom Reed', 'signed'],
      ['Provider: /s/ Ann Borel\nCustomer: /s/ Tom Reed\nApproved as to form: ______________', 'an office'],
      [
        'Provider: /s/ Ann Borel\nCustomer: /s/ Tom Reed\nGuarantor, if any: ______________',
        'an open place for whoever joins',
      ],
      ['Signed by the Landlord: P. A. Goodwin\nSigned by the Tenant: Mara Olsson', 'names are typed there', 'lease'],
      ['Either party may end this Agreement\nBy: giving notice in writing.', 'a list'],
      ['EXECUTED on the ____ day of ____________ 2025', 'the day on which they sign'],
      ['Customer\tP A Ramsay\nGuarantor\tC J Ramsay', 'rows that are filled'],
      ['1. Provider shall clean the offices of Customer.', 'no lines to sign on'],
      ['5. Customer shall pay the sum of $________ for the Services.', 'a blank'],
      ['DocuSigned by: Ann Borel\nBy: ____________________', 'signed on a screen'],
    ],
  },
});
