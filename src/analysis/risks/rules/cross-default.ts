import { placeOf } from '../../document/place';
import { anyWording, wording } from '../../lexicon/words';
import { findFirst, proof } from '../../statements/search';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

const CROSS = anyWording(
  wording('cross{-, }default*'),
  wording(
    'default, breach',
    80,
    'under {any,the,one or more} {other,of the other}',
    60,
    'agreement(s), contract(s), indebtedness, instrument(s), lease(s)',
    160,
    '{shall,will} {be,constitute}*, constitute(s)*, terminat+, accelerat+, event of default*',
  ),
  wording(
    'event of default, terminat+',
    200,
    'default, breach',
    60,
    'under {any,the} other {agreement,contract,indebtedness}',
  ),
);
const PLAIN = wording(
  '{any other,another} {loan,debt,contract,agreement,lease}',
  80,
  'count(s) as, is (also )treated as, means, is also',
  60,
  'missing, default, breach, breaking, late',
);
const NOT_THIS = wording([
  'represent*, warrant*, conflict with, not {be,constitute,result}, does not, do not, will not',
  'inapplicable, not apply, security deposit',
]);

export const crossDefault = defineRule({
  id: 'cross-default',
  label: 'Cross-default',
  family: 'ending',
  severity: { medium: 'trouble elsewhere can end this contract' },
  kinds: ANY_CONTRACT,
  witness: 'a term of art',
  find(reading) {
    const hit = findFirst(reading, CROSS, { unless: NOT_THIS }) ?? findFirst(reading, PLAIN, { negated: true });
    if (!hit) return null;
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} makes a default under another contract a default under this one.`,
      'Limit it to named contracts and to sums above a threshold that were in fact called in.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'loan',
    hits: [
      [
        '12.1 Any default by Borrower under any other agreement with Lender shall constitute a default under this Agreement.',
        'another contract',
      ],
      [
        '12.1 It is an Event of Default if Borrower is in breach under any other indebtedness in excess of $10,000 and the holder accelerates it.',
        'another contract',
      ],
      [
        '12.1 This Agreement is subject to cross-default with all leases between the parties.',
        'another contract',
        'lease',
      ],
      [
        'If you miss a payment on another loan, that counts as missing one here: any other loan is treated as default.',
        'another contract',
        'terms',
      ],
      ['4. Breaking any other contract with Provider counts as a breach of this one.', 'another contract', 'licence'],
    ],
    misses: [
      [
        '10.1 Borrower represents that it is not in default under any other agreement that would terminate its business.',
        'a statement that there is none',
      ],
      ['12.1 A default under another agreement shall not constitute a default under this Agreement.', 'denied'],
      ['12.1 The cross-default clause of the Senior Loan shall not apply.', 'denied of another paper'],
      ['12.1 Borrower shall tell Lender of any default under any other agreement.', 'a duty to tell'],
    ],
  },
});
