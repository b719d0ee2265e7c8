import { findMoney, formatMoney } from '../../mentions/money';
import { listed } from '../../report/shorten';
import type { CompliancePoint } from '../point';

/** States that enforce the choice of their law without ties to it from a sum on, in dollars. */
const STATUTES: readonly (readonly [RegExp, number, string])[] = [
  [/^(?:state of )?new york$/i, 250_000, 'N.Y. Gen. Oblig. Law § 5-1401'],
  [/^(?:state of )?delaware$/i, 100_000, '6 Del. C. § 2708'],
  [/^(?:state of )?california$/i, 250_000, 'Cal. Civ. Code § 1646.5'],
  [/^(?:state of )?florida$/i, 250_000, 'Fla. Stat. § 685.101'],
  [/^(?:state of )?illinois$/i, 250_000, '735 ILCS 105/5-5'],
];

export const choiceOfLawThreshold: CompliancePoint = {
  id: 'choice-of-law-threshold',
  source: 'N.Y. Gen. Oblig. Law § 5-1401',
  review(reading) {
    const { governingLaw: law, contractValue, parties } = reading.facts;
    const statute = law.status === 'found' ? STATUTES.find(([place]) => place.test(law.value ?? '')) : undefined;
    const value = contractValue.status === 'found' ? findMoney(contractValue.value ?? '')[0] : undefined;
    if (!statute || !value || value.currency !== 'USD' || value.amount >= statute[1]) return null;
    const homes = parties.map(({ incorporatedIn }) => incorporatedIn ?? '');
    const tied =
      `${homes.join(' ')} ${reading.contract.text.slice(0, Math.min(4_000, law.evidence[0]?.start ?? 4_000))}`.toLowerCase();
    if (homes.length < 2 || homes.includes('') || tied.includes((law.value ?? '').toLowerCase())) return null;
    return {
      source: statute[2],
      issue: `The law of ${law.value} is chosen by parties from ${listed([...new Set(homes)])}, and the value named (${formatMoney(value)}) is under the ${formatMoney({ amount: statute[1], currency: 'USD' })} from which the statute upholds such a choice without other ties.`,
      recommendation: 'Name what ties the contract to the state, or choose the law of a place to which it has ties.',
      evidence: [...law.evidence, ...contractValue.evidence],
    };
  },
};
