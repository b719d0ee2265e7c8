import { listed } from '../../../shared/phrases';
import { formatMoney } from '../../mentions/money';
import { definePoint } from '../point';

/** States that enforce the choice of their law without ties to it from a sum on, in dollars. */
const STATUTES: Readonly<Record<string, readonly [sum: number, source: string]>> = {
  'New York': [250_000, 'N.Y. Gen. Oblig. Law § 5-1401'],
  Delaware: [100_000, '6 Del. C. § 2708'],
  California: [250_000, 'Cal. Civ. Code § 1646.5'],
  Florida: [250_000, 'Fla. Stat. § 685.101'],
  Illinois: [250_000, '735 ILCS 105/5-5'],
};

export const choiceOfLawThreshold = definePoint({
  id: 'choice-of-law-threshold',
  label: 'Choice of law without ties',
  topic: 'form',
  source: 'N.Y. Gen. Oblig. Law § 5-1401',
  cause: 'law of a state chosen without ties to it, value under the sum of its statute',
  witness: 'facts',
  find(reading) {
    const { governingLaw: law, contractValue, parties } = reading.facts;
    if (law.status !== 'found' || contractValue.status !== 'found') return null;
    const { place } = law.value;
    const { value } = contractValue;
    const [sum, source] = STATUTES[place] ?? [];
    if (!sum || !source || value.currency !== 'USD' || value.amount >= sum) return null;
    const homes = parties.map(({ incorporatedIn }) => incorporatedIn ?? '');
    const tied =
      `${homes.join(' ')} ${reading.contract.text.slice(0, Math.min(4_000, law.evidence[0]?.start ?? 4_000))}`.toLowerCase();
    if (homes.length < 2 || homes.includes('') || tied.includes(place.toLowerCase())) return null;
    return {
      source,
      issue: `The law of ${place} is chosen by parties from ${listed([...new Set(homes)])}, and the value named (${formatMoney(value)}) is under the ${formatMoney({ amount: sum, currency: 'USD' })} from which the statute upholds such a choice without other ties.`,
      recommendation: 'Name what ties the contract to the state, or choose the law of a place to which it has ties.',
      evidence: [...law.evidence, ...contractValue.evidence],
    };
  },
  examples: {
    paper: 'supply',
    hits: [
      [
        '5. The total purchase price is $40,000.\n13. This Agreement shall be governed by the laws of the State of New York.',
        '$250,000',
      ],
      [
        '5. The purchase price of the machine is $60,000.\n13. This Agreement shall be governed by the laws of the State of Florida.',
        'Florida',
      ],
      [
        '5. The total purchase price for the Goods is $12,500.\n13. This Agreement shall be governed by the laws of the State of Illinois.',
        'Illinois',
      ],
      [
        '5. The total price is $200,000.\n13. This Agreement shall be governed by the laws of the State of California.',
        'California',
      ],
    ],
    misses: [
      [
        '5. The total purchase price is $400,000.\n13. This Agreement shall be governed by the laws of the State of New York.',
        'a large sum',
      ],
      [
        '5. The total purchase price is $40,000.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'a law to which a party has ties',
      ],
      [
        '5. The price is paid in ten parts.\n13. This Agreement shall be governed by the laws of the State of New York.',
        'no sum',
      ],
      [
        '5. The total purchase price is EUR 40,000.\n13. This Agreement shall be governed by the laws of the State of New York.',
        'another currency',
      ],
    ],
  },
});
