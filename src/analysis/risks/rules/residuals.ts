import { placeOf } from '../../matching/place';
import { findFirst, proof } from '../../matching/search';
import { ANY_CONTRACT, finding, type RiskRule } from '../rule';

const RESIDUALS =
  /\b(?:free to|may|right to|restrict|prevent|preclude|limit)\b.{0,160}\bresidual(?:s|\s(?:knowledge|information|memory))\b|\b(?:retained in|remembered|in) (?:the )?(?:unaided )?(?:memor(?:y|ies))\b/i;
const NOT_THIS =
  /\b(?:residuals? (?:value|payments?|commissions?|income|fees)|commission|computer memory|read-?only)\b/i;

export const residuals: RiskRule = {
  id: 'residuals',
  name: 'Residuals clause',
  kinds: ANY_CONTRACT,
  find(reading) {
    const hit = findFirst(reading, RESIDUALS, { negated: true, unless: NOT_THIS });
    if (!hit) return null;
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} lets a recipient use what its people remember of the confidential information.`,
      'Strike the clause, or except source code, business plans and personal data and say that it grants no licence.',
      [proof(reading, hit)],
    );
  },
};
