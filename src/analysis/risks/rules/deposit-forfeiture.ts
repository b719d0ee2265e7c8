import { placeOf } from '../../document/place';
import { inClause, wording } from '../../lexicon/words';
import { quoted } from '../../shorten';
import { findAll, proof } from '../../statements/search';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

/** The deposit goes to the one who holds it: 'is forfeited', 'Landlord keeps the whole deposit', 'you lose your deposit'. */
const FORFEITED: readonly RegExp[] = [
  wording(
    'deposit(s)',
    inClause(140),
    'forfeit, forfeits, forfeited, forfeiture, retained, kept, keeps, liquidated damages, lost, belong(s) to',
  ),
  wording('forfeit(s), forfeiture of, retain(s), keep(s), lose(s)', inClause(60), 'deposit(s)'),
  wording(
    'deposit(s)',
    inClause(60),
    '{is,are,shall,will} (be )(^ ){non(-)( )refundable,not (be ){refund{ed,able},returned}}',
  ),
  wording('non(-)( )refundable (+ )deposit(s)'),
];
/** What is kept only as far as there is a loss, what is kept safe, and deposits of other things. */
const NOT_FORFEITED = new RegExp(
  `\\b(?:${[
    ...['to the extent', 'so much of', 'portion', 'part of', 'as much of', 'necessary', 'reasonable', 'deduct\\w*'],
    ...[
      'actual',
      'costs? of',
      'repairs?',
      'unpaid',
      'arrears',
      'pro rata',
      'proportion',
      'interest',
      'account',
      'trust',
    ],
    ...['escrow', 'protection scheme', 'custody', 'safe', 'source code', 'deposit materials', 'copies', 'samples?'],
    ...['title deeds?', 'without forfeit\\w*', 'shall not be forfeited'],
  ].join('|')})\\b`,
  'i',
);
const HIGH_SHARE = wording('entire, whole, full, all of the');

export const depositForfeiture = defineRule({
  id: 'deposit-forfeiture',
  label: 'Deposit kept whatever the loss',
  family: 'money',
  severity: { medium: 'the deposit may be lost even where there is no loss, and may count as a penalty' },
  kinds: ANY_CONTRACT,
  witness: {
    provisions: ['Liquidated Damages'],
    headings: ['deposit', 'cancel', 'default', 'forfeit', 'terminat', 'liquidated', 'payment', 'booking', 'withdraw'],
    forces: ['may', 'must', 'does'],
  },
  *find(reading) {
    for (const hit of FORFEITED.flatMap((pattern) => findAll(reading, pattern, { unless: NOT_FORFEITED }))) {
      const whole = HIGH_SHARE.test(hit.sentence.text) ? 'the whole deposit' : 'the deposit';
      yield finding(
        'medium',
        `${placeOf(reading, hit.sentence)} lets ${whole} be kept without proof of a loss: ${quoted(hit.match[0], 110)}.`,
        'Ask that no more is kept than the loss that is shown, with an account and a date by which the rest is paid back; check the rules on deposits and penalties where the contract is performed.',
        [proof(reading, hit)],
      );
    }
  },
  examples: {
    paper: 'lease',
    hits: [
      [
        '4. Upon any default by Tenant, Landlord shall retain the security deposit as liquidated damages and not as a penalty.',
        'the deposit be kept',
      ],
      [
        '4. Security Deposit. If Tenant moves out early, the entire deposit is forfeited to Landlord.',
        'the whole deposit',
      ],
      ['6. If you cancel, you lose your deposit.', 'lose your deposit', 'terms'],
      ['3. The booking deposit of $500 is non-refundable.', 'non-refundable', 'services'],
      [
        '2. Should Buyer fail to close, Seller keeps the deposit and is free to sell the goods to others.',
        'keeps the deposit',
        'supply',
      ],
      [
        '5. On cancellation by Customer for any reason the deposit shall belong to Provider.',
        'the deposit',
        'services',
      ],
      ['4. The damage deposit will not be returned where a guest smokes in a room.', 'not be returned', 'terms'],
    ],
    misses: [
      ['4. Landlord may retain from the deposit the reasonable cost of repairs.', 'only the loss'],
      ['4. Landlord shall return the deposit within 21 days after the lease ends.', 'it comes back'],
      ['4. Landlord keeps the deposit in an interest-bearing account.', 'it is kept safe'],
      ['4. The deposit shall not be forfeited for ordinary wear and tear.', 'denied'],
      [
        '9. Provider shall deposit the source code with an agent, who keeps it for Customer.',
        'another deposit',
        'licence',
      ],
      ['4. Landlord may deduct unpaid rent from the deposit and must return the balance.', 'a deduction'],
      ['4. The agent retains a copy of each notice. Tenant pays a deposit of $900.', 'something else is kept'],
    ],
  },
});
