import { wording } from '../../lexicon/words';
import { adviceFor } from '../advice';
import { firstProvision } from '../provision-hits';
import { DEALS, defineRule, finding } from '../rule';

const WORDS = wording(
  'set-off, setoff, set off, counterclaim(s), withhold*, hold back, without (any )deduction(s), in full even, defen{c,s}e(s)',
);

export const setOffBarred = defineRule({
  id: 'set-off-barred',
  label: 'No set-off',
  family: 'money',
  severity: { low: 'what is owed in return may have to be sued for' },
  kinds: [...DEALS, 'lease', 'finance'],
  bears: 'who pays',
  witness: 'who acts',
  find(reading) {
    const told = firstProvision(reading, ['set-off-barred'], {
      forces: ['must', 'must not', 'does'],
      must: WORDS,
      unless: wording('consent, approval, tax(es), disputed, may withhold, may deduct'),
      rather: ['sets-off-own-claims'],
    });
    if (!told) return null;
    const { who, place, hit, evidence } = told;
    return finding(
      'low',
      `${place} makes ${who} pay without set-off or deduction.`,
      adviceFor(hit.sentence.text, [{ ask: 'allow set-off of claims that are undisputed or decided by a court' }], ''),
      evidence,
    );
  },
  examples: {
    paper: 'lease',
    hits: [
      ['3. Tenant shall pay the rent without deduction, counterclaim or set-off.', 'makes Tenant pay'],
      ['5. Customer must not withhold any part of the fees because of complaints.', 'makes Customer pay', 'services'],
      [
        'You must pay us in full even if you think we owe you something, and must not hold back any part of the fee.',
        'makes “you” pay',
        'terms',
      ],
      [
        '4. Borrower shall make all payments without set-off, counterclaim or any deduction.',
        'makes Borrower pay',
        'loan',
      ],
    ],
    misses: [
      ['3. Landlord may deduct unpaid rent from the deposit.', 'a deposit'],
      ['5. Customer may withhold disputed sums in good faith.', 'allowed', 'services'],
      ['5. Provider shall not withhold its consent.', 'consent', 'services'],
      ['3. Tenant shall set off in good time to hand over the keys.', 'a journey'],
    ],
  },
});
