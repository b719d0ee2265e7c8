import { placeOf } from '../../document/place';
import { anyWording, unlessNext, wording } from '../../lexicon/words';
import { findFirst, proof } from '../../statements/search';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

const FREE = anyWording(
  wording('free to, may, right to, entitled to', 120, 'residuals, residual {knowledge,information,memory}'),
  wording('{retained,remembered,held} in (the )({unaided,intangible} )memor{y,ies}, unaided memor{y,ies}'),
  wording('{may,can,free to} use', 40, 'what', 40, 'remember(s)'),
);
const UNBOUND = wording(
  'not, nothing, no',
  120,
  unlessNext('limited*'),
  '{obligation to {limit,restrict},restrict,prevent,preclude,limit,prohibit}*',
  160,
  'residual(s)',
  unlessNext(' {value,payment,commission}*'),
);
const NOT_THIS = wording([
  'residual(s) {value,payment(s),commission(s),income,fees}, commission, computer memory, not be free',
  'shall not use',
]);

export const residuals = defineRule({
  id: 'residuals',
  label: 'Residuals clause',
  family: 'information',
  severity: { medium: 'it can take the ground from under confidentiality' },
  kinds: ANY_CONTRACT,
  witness: 'a term of art',
  find(reading) {
    const hit =
      findFirst(reading, FREE, { unless: NOT_THIS }) ??
      findFirst(reading, UNBOUND, { negated: true, unless: NOT_THIS });
    if (!hit) return null;
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} lets a recipient use what its people remember of the confidential information.`,
      'Strike the clause, or except source code, business plans and personal data and say that it grants no licence.',
      [proof(reading, hit)],
    );
  },
  examples: {
    paper: 'nda',
    hits: [
      [
        '4. The Receiving Party is free to use residuals retained in the memory of its staff.',
        'what its people remember',
      ],
      ['4. Recipient may use for any purpose any information retained in unaided memory.', 'what its people remember'],
      [
        '4. Nothing in this Agreement shall restrict Recipient from using residuals, which means what its people remember.',
        'what its people remember',
      ],
      ['You may use what your people remember of our plans.', 'what its people remember', 'terms'],
    ],
    misses: [
      ['4. Employee shall not be free to use the residuals of the information.', 'denied'],
      ['5. Lessee may buy the equipment at its residual value.', 'a value', 'lease'],
      ['5. Agent is entitled to residual commissions after the end.', 'commissions', 'services'],
      ['4. The Software needs 8 GB of computer memory, held in memory while it runs.', 'a computer', 'licence'],
    ],
  },
});
