import { placeOf } from '../../document/place';
import { findFirst, proof } from '../../statements/search';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

const FREE =
  /\b(?:free to|may|right to|entitled to)\b.{0,120}\bresidual(?:s|\s(?:knowledge|information|memory))\b|\b(?:retained|remembered|held) in (?:the )?(?:unaided |intangible )?memor(?:y|ies)\b|\bunaided memor(?:y|ies)\b|\b(?:may|can|free to) use\b.{0,40}\bwhat\b.{0,40}\bremembers?\b/i;
const UNBOUND =
  /\b(?:not|nothing|no)\b.{0,120}\b(?:obligation to (?:limit|restrict)|restrict|prevent|preclude|limit(?!ed)|prohibit)\w*\b.{0,160}\bresiduals?\b(?! (?:value|payment|commission))/i;
const NOT_THIS =
  /\b(?:residuals? (?:value|payments?|commissions?|income|fees)|commission|computer memory|not be free|shall not use)\b/i;

export const residuals = defineRule({
  id: 'residuals',
  label: 'Residuals clause',
  family: 'information',
  severity: { medium: 'it takes the ground from under confidentiality' },
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
});
