import { isFullyRead, pagesRead } from '../../document/coverage';
import { wording } from '../../lexicon/words';
import { quoted } from '../../shorten';
import { findAll, proof } from '../../statements/search';
import { standsAnywhere } from '../missing';
import { defineRule, finding } from '../rule';

/** Work where people or things get hurt: at somebody's premises, on the road, in manufacture. */
const HAZARD =
  /\b(?:shall|will|must|agrees? to)\b.{0,100}\b((?:installs?|construct|repair|transport|deliver|build|haul|unload|load|erect|drill)(?:ing)?\b.{0,80}\b(?:premises|(?:job|work|construction|well) ?sites?|facilit(?:y|ies)|vehicles?|vessels?|trucks?|pipelines?|plant|warehouses?))\b/i;
const NOT_THIS = wording([
  'web( )site(s), internet, online, impressions, confidential, records, books, audit, inspect, notice',
  'marketing, content, message',
]);

export const noInsurance = defineRule({
  id: 'no-insurance',
  label: 'Insurance missing',
  family: 'liability',
  severity: { low: 'the law makes the one who does harm liable; whether it can pay is another matter' },
  kinds: ['services', 'goods'],
  witness: { silence: ['Insurance'] },
  find(reading) {
    if (
      !isFullyRead(reading.contract) ||
      reading.kind.under !== null ||
      standsAnywhere(reading, wording('insur{e,ed,ance,er}'))
    )
      return null;
    const hit = findAll(reading, HAZARD, { unless: NOT_THIS })[0];
    if (!hit) return null;
    return finding(
      'low',
      `The contract has work done that may cause harm (${quoted(hit.match[1] ?? hit.match[0], 90)}), but no duty to be insured was found ${pagesRead(reading.contract)}.`,
      'Ask for general liability and, where it fits, professional, product or cargo insurance with fixed sums and proof of cover.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'services',
    hits: [
      ['4. Provider shall install the equipment at the premises of Customer.', 'install the equipment'],
      [
        '4. Provider shall repair and unload the machines at the job site within ten days of each order.',
        'no duty to be insured',
      ],
      [
        '4. Supplier shall transport the Goods in refrigerated vehicles to the warehouses of Buyer.',
        'no duty to be insured',
        'supply',
      ],
      ['4. Provider will construct a retaining wall beside the plant of Customer.', 'no duty to be insured'],
    ],
    misses: [
      [
        '4. Provider shall install the equipment at the premises of Customer.\n5. Provider shall maintain general liability insurance.',
        'there is one',
      ],
      ['4. Provider shall maintain the web site of Customer.', 'no dangerous work'],
      [
        '4. Provider shall install the equipment at the premises of Customer. Provider shall be insured against liability.',
        'in short',
      ],
      ['4. Provider may inspect the books at the premises of Customer.', 'no work'],
    ],
  },
});
