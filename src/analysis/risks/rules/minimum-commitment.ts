import { placeOf } from '../../document/place';
import { isPlain } from '../../document/plain-document';
import { anyWording, wording } from '../../lexicon/words';
import { quoted } from '../../shorten';
import { findAll, proof } from '../../statements/search';
import { clauseHits } from '../clause-hits';
import { DEALS, defineRule, finding } from '../rule';

const MINIMUM = anyWording(
  wording(
    'minimum ({annual ,monthly ,quarterly ,guaranteed ,aggregate ,net })({annual ,monthly ,quarterly ,guaranteed ,aggregate ,net }){purchase,order,commitment,royalt{y,ies},guarantee,payment,quantit{y,ies},volume,sales,fee(s)}*',
  ),
  wording(
    'shall, must, agree(s) to, commit(s) to',
    40,
    'purchase, order, buy, pay',
    60,
    'at least, no less than, not less than, a minimum of',
  ),
  wording(
    '{must,has to,have to,need(s) to,promise(s) to} {spend,order,buy,sell,take,pay}',
    60,
    'at least, no fewer than, no less than',
  ),
  /\b(?:takes?|buys?|orders?|spends?|pays? for) at least \S+\b|\b(?:must|has to|have to) (?:pay|pays) for (?:at least )?\d+\b.{0,60}\beven if\b/i,
);
const LEAST = 'at least, no less than, not less than, no fewer than, not fewer than';
const OF_LAWYERS =
  '{attorney(s),lawyer(s),solicitor(s),counsel,legal}( )({fee(s),cost(s),expense(s)}), collection {cost(s),fee(s)}, {cost(s),expense(s)} of (the )(such )collection';
const NOT_THIS = anyWording(
  wording('no minimum'),
  wording('not, nothing', 80, 'minimum'),
  wording("insurance, minimum wage*, credit{-, }card*, credited against*, mbps, supplier's supplier*"),
  wording('if', 60, 'commits'),
  wording('percent of the time, change in minimum*'),
  wording('maintain', 80, 'units, inventory, stock'),
  wording('week(s) of supply'),
  // The least of a lawyer's fee, of interest or of the days of a notice, and how often something is done, is nobody's order.
  wording(OF_LAWYERS, 40, LEAST),
  wording(LEAST, 30, '{as,for,in,of,towards} ~2 ', OF_LAWYERS),
  wording('interest', 30, LEAST),
  wording(LEAST, ' ~3 {hour(s),day(s),month(s),week(s)}', 20, 'before, prior, in advance, ahead, notice'),
  wording(LEAST, ' {daily,weekly,monthly,quarterly,annually,yearly,once,twice}'),
);

const AMOUNT = wording([
  'minimum, at least, no less than, not less than, a total of, guarantee(d), take{-, }or{-, }pay',
  'required {quantity,volume,number}',
]);

const OF_WHAT = wording(
  '{purchas,pay,order,royalt,sale(s),sell,quantit,volume,spend,revenue,fee(s),invoice,unit(s),buy}*',
);

/** The duty itself is told rather than a sentence that refers to it. */
const DUTY = wording(
  'shall, will, must, has to, have to, agree(s) to, commit(s) to',
  120,
  'pay, purchase, order, buy, sell, spend, guarantee',
  120,
  'minimum*, at least*, no less than*, not less than*, guarantee*',
);

/** A sentence that only speaks of a minimum binds nobody to it. */
const BINDS = wording([
  'shall, must, has to, have to, need(s) to, promise(s), will, agree(s), commit(s), guarantee(s)',
  'required, is payable',
]);

export const minimumCommitment = defineRule({
  id: 'minimum-commitment',
  label: 'Minimum commitment',
  family: 'money',
  severity: { medium: 'it may have to be paid whether or not it is needed' },
  kinds: DEALS,
  bears: 'who pays',
  witness: { provisions: ['Minimum Commitment'], headings: ['minimum'] },
  find(reading) {
    const hits = [
      ...findAll(reading, MINIMUM, { unless: NOT_THIS }),
      ...clauseHits(reading, 'Minimum Commitment', {
        plain: wording('at least, minimum, no fewer, no less, smallest, even if'),
        must: AMOUNT,
        unless: NOT_THIS,
      }).filter(({ sentence }) => OF_WHAT.test(sentence.text)),
    ].filter(({ sentence }) => isPlain(reading) || BINDS.test(sentence.text));
    const hit = hits.find(({ sentence }) => DUTY.test(sentence.text)) ?? hits[0];
    if (!hit) return null;
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} sets a minimum commitment: ${quoted(hit.sentence.text, 150)}.`,
      'Check the minimum against a careful forecast; ask for a ramp-up, carry-over and relief when the other side cannot perform.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'distribution',
    hits: [
      ['3.1 Distributor shall in each Contract Year purchase Products to a value of at least $500,000.', '$500,000'],
      [
        '3.1 The Distributor must pay for any shortfall below the Minimum Purchase of 4,000 units a year.',
        'Minimum Purchase',
      ],
      ['5.1 Customer shall pay a minimum annual fee of $60,000, whatever its use.', 'minimum annual fee', 'licence'],
      ['You have to pay for at least twelve months, even if you stop riding.', 'at least twelve months', 'terms'],
      [
        '5. Customer shall pay fees of not less than $60,000 a year, and costs of collection if it is late.',
        '$60,000',
        'licence',
      ],
      ['4. Customer has to spend at least $2,000 each month.', '$2,000', 'licence'],
    ],
    misses: [
      ['3.1 There is no minimum purchase under this Agreement.', 'denied'],
      ['3.1 Nothing in this Agreement obliges Distributor to order any minimum volume.', 'nobody is obliged'],
      ['7.1 Distributor shall keep insurance with a minimum limit of $1,000,000.', 'insurance'],
      ['4.1 Supplier shall maintain at least two weeks of supply as inventory.', 'stock of the seller'],
      ['5.2 Employee is paid at least the minimum wage.', 'wages', 'employment'],
      ['3.1 The parties may talk about a minimum purchase after the first year.', 'only spoken of'],
      [
        "3. Customer agrees to pay all costs of collection, including attorney's fees of not less than one-third of the amount due.",
        'the fee of a lawyer',
        'licence',
      ],
      ['3. Customer shall pay not less than fifteen percent as attorneys’ fees.', 'likewise', 'licence'],
      ['3. Customer shall pay interest of not less than 1% a month.', 'interest', 'licence'],
      ['3. Customer shall order the goods at least thirty days before it needs them.', 'a notice', 'licence'],
      ['3. Customer shall pay for what it orders at least quarterly.', 'how often', 'licence'],
      ['4. Customer must be at least 18 years old.', 'age', 'licence'],
      ['4. Customer does not have to buy at least any number.', 'none', 'licence'],
    ],
  },
});
