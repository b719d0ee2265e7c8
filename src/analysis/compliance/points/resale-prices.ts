import { findFirst, proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const FIXED =
  /\b(?:shall|will|must|agrees?)\b.{0,100}\b(?:not (?:re)?sell|(?:re)?sell|not advertise|advertise|charge)\b.{0,120}\b(?:(?:below|less than|lower than|under) (?:the |a |its )?(?:minimum |suggested |list |retail |resale |advertised )+price|at (?:the|a) (?:minimum |fixed )?(?:resale |retail )price)|\b(?:minimum (?:resale|advertised|retail) price|resale price maintenance)\b/i;

export const resalePrices: CompliancePoint = {
  id: 'resale-prices',
  source: 'Regulation (EU) 2022/720 art. 4(a); Sherman Act, 15 U.S.C. § 1',
  review(reading) {
    if (!['goods', 'licence', 'venture'].includes(reading.kind.family)) return null;
    const hit = findFirst(reading, FIXED, {
      negated: true,
      unless: /\b(?:free to|suggested only|own (?:discretion|prices)|solely determine)\b/i,
    });
    if (!hit) return null;
    return {
      issue:
        'The contract may bind a reseller to a minimum or fixed resale price, a hardcore restriction in the European Union and judged by its effects in the United States.',
      recommendation: 'Recommend prices without pressure instead, or have the clause reviewed by competition counsel.',
      evidence: [proof(reading, hit)],
    };
  },
};
