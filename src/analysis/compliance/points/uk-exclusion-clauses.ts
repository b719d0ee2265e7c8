import { operativeSentences } from '../../document/operative';
import { COMMERCIAL } from '../../kinds/family';
import { wording } from '../../lexicon/words';
import { capSentences } from '../../risks/cap-sentences';
import { findFirst, proof } from '../../statements/search';
import { definePoint } from '../point';

const EXCLUDES = wording(
  'not, no event, neither, nor',
  120,
  'liab{le,ility}',
  200,
  'loss, damage(s), consequential, indirect',
);
const CARVED = wording('death, personal injury');

export const ukExclusionClauses = definePoint({
  id: 'uk-exclusion-clauses',
  label: 'Exclusion of liability under English law',
  topic: 'trade',
  source: 'Unfair Contract Terms Act 1977 (UK) ss. 2, 3 and 11; Consumer Rights Act 2015 (UK) s. 65',
  cause: 'liability is limited or excluded under English law, no exception for death and personal injury',
  kinds: COMMERCIAL,
  jurisdictions: ['United Kingdom'],
  witness: { provisions: ['Cap On Liability'], headings: ['liab', 'limitation'] },
  find(reading) {
    const hit =
      capSentences(reading)[0] ??
      findFirst(reading, EXCLUDES, { negated: true, unless: wording('third part{y,ies}, provided that the') });
    if (!hit || operativeSentences(reading).some(({ text }) => CARVED.test(text))) return null;
    return {
      issue:
        'Liability is limited or excluded under a law of the United Kingdom and no exception was found for death and personal injury caused by negligence, for which a business cannot exclude liability; other limits must be reasonable where the Act applies.',
      recommendation:
        'Add the usual exception for death, personal injury and fraud; the Act leaves out international supply contracts (s. 26) and contracts under English law by choice only (s. 27).',
      evidence: [proof(reading, hit), ...reading.facts.governingLaw.evidence],
    };
  },
  examples: {
    paper: 'licence',
    hits: [
      [
        '11. Provider shall not be liable for any indirect loss or damage.\n13. This Agreement shall be governed by the laws of England and Wales.',
        'death and personal injury',
      ],
      [
        '11. The total liability of the Supplier shall not exceed the price of the Goods.\n13. This Agreement shall be governed by the laws of England and Wales.',
        'death and personal injury',
        'supply',
      ],
      [
        '11. In no event shall Provider be liable for loss of profit or consequential damages.\n13. This Agreement shall be governed by the laws of Scotland.',
        'excluded under a law',
        'services',
      ],
      [
        '11. Neither party’s liability under this Agreement shall exceed the fees paid.\n13. This Agreement shall be governed by the laws of England.',
        'must be reasonable',
      ],
    ],
    misses: [
      [
        '11. Provider shall not be liable for any indirect loss or damage, but nothing limits liability for death or personal injury.\n13. This Agreement shall be governed by the laws of England and Wales.',
        'the exception is there',
      ],
      [
        '11. Provider shall not be liable for any indirect loss.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'another law',
      ],
      [
        '11. Provider shall be liable for all loss and damage.\n13. This Agreement shall be governed by the laws of England and Wales.',
        'nothing is excluded',
      ],
      [
        '11. Recipient shall not be liable for any indirect loss.\n13. This Agreement shall be governed by the laws of England and Wales.',
        'a kind where it does not arise',
        'nda',
      ],
    ],
  },
});
