import { placeOf } from '../../document/place';
import { COMMERCIAL, OTHER } from '../../kinds/family';
import { wording } from '../../lexicon/words';
import { liableParty } from '../../statements/liability';
import { findAll, mentions, proof } from '../../statements/search';
import { defineRule, finding } from '../rule';

const EXCLUDES = wording(
  'not, no event, no circumstance(s), neither, nor',
  200,
  'liab{le,ility}',
  300,
  'consequential, indirect, incidental, lost profit(s), loss of profit(s)',
);
const PLAIN = wording(
  "not, never, aren't, isn't, don't, doesn't",
  40,
  'responsible, liable, answer, pay, owe',
  100,
  'lost {profit(s),sales,data,business,income,revenue,earnings}, indirect, loss of profit(s)',
);
const NOT_THIS = wording('neither, nor {shall,will}, waives all claims, purchase order(s), each other, one another');
const MUTUAL = wording(
  [
    'neither {party,side,is,of the parties,of them}, either party, each party, no party, any party',
    'both parties, the parties, to the other, (to ){each other,one another}',
  ],
  300,
  'consequential, indirect, incidental, lost profit(s), loss of profit(s)',
);

export const oneSidedLossExclusion = defineRule({
  id: 'one-sided-loss-exclusion',
  label: 'One-sided exclusion of indirect loss',
  family: 'liability',
  severity: { medium: 'the other side’s commonest loss may be left without a remedy' },
  kinds: [...COMMERCIAL, 'lease', 'venture', ...OTHER],
  bears: 'whose liability is not limited',
  witness: { provisions: ['Cap On Liability'], headings: ['liab', 'limitation'] },
  find(reading) {
    const hits = [EXCLUDES, PLAIN]
      .flatMap((pattern) => findAll(reading, pattern, { negated: true, unless: NOT_THIS }))
      .filter(({ sentence }, index, all) => all.findIndex((hit) => hit.sentence === sentence) === index);
    const [hit] = hits;
    if (!hit || mentions(reading, MUTUAL)) return null;
    const parties = hits.map(({ sentence }) => liableParty(reading, sentence));
    const [party] = parties;
    if (!party || party.joint || parties.some((other) => other?.name !== party.name)) return null;
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} frees ${party.name} alone from indirect or consequential loss.`,
      'Make the exclusion mutual, or except what it would leave without a remedy.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'licence',
    hits: [
      [
        '11.1 In no event shall Provider be liable for any indirect, incidental or consequential damages, even if advised of their possibility.',
        'frees Provider alone',
      ],
      [
        '11.1 The Supplier shall not be liable for loss of profit or other consequential loss of the Buyer.',
        'frees Supplier alone',
        'supply',
      ],
      ['We’re never responsible for lost profits, lost data or spoiled goods.', 'frees “we” alone', 'terms'],
      [
        '20. Landlord shall not be liable for consequential damages or lost profits of Tenant for any reason.',
        'frees',
        'services',
      ],
      ['8. Provider is never responsible for lost sales or other indirect loss.', 'Provider alone'],
    ],
    misses: [
      [
        '11.1 In no event shall either party be liable to the other for any indirect or consequential damages.',
        'mutual',
      ],
      ['11.1 Neither Provider nor Customer is liable for lost profits or indirect damages.', 'both by name'],
      ['11.1 Provider shall be liable for all damages, including indirect and consequential ones.', 'the contrary'],
      ['11.1 The insurer is not liable for consequential loss.', 'a stranger'],
      [
        '11.1 Provider shall not be liable for indirect loss. Customer shall not be liable for indirect loss.',
        'one for each side',
      ],
      ['8. Neither side is responsible for lost sales or indirect loss.', 'both'],
      ['We are not liable to one another for lost earnings.', 'to one another', 'terms'],
      ['9. Provider and Customer are not responsible to each other for loss of profits.', 'to each other'],
    ],
  },
});
