import { findMoney, formatMoney } from '../../facts/money';
import { COMMERCIAL } from '../../matching/contract-kind';
import { placeOf } from '../../matching/place';
import { findFirst, proof } from '../../matching/search';
import { finding, type RiskRule } from '../rule';

const FIXED =
  /\bliquidated damages\b|\bpay\b.{0,80}\b(?:a |as )?(?:contractual )?penalt(?:y|ies)\b|\b(?:early )?termination (?:fee|charge)\b.{0,80}\b(?:equal|of|pay|amount)\b/i;
const NOT_THIS =
  /\bno (?:liquidated|termination)|\bwithout (?:penalty|liability)|\bnot be liable\b.{0,120}\bliquidated|\bexcess of the liquidated/i;

export const liquidatedDamages: RiskRule = {
  id: 'liquidated-damages',
  name: 'Liquidated damages',
  kinds: [...COMMERCIAL, 'venture', 'lease', 'unknown'],
  find(reading) {
    const hit = findFirst(reading, FIXED, { unless: NOT_THIS });
    if (!hit) return null;
    const money = findMoney(hit.sentence.text)[0];
    const percent = /\b\d{1,3}(?:\.\d{1,2})?\s?(?:%|percent)/i.exec(hit.sentence.text)?.[0];
    const size = money ? ` of ${formatMoney(money)}` : percent ? ` (${percent.replace(/\s?percent/i, '%')})` : '';
    const kind = /liquidated/i.test(hit.match[0])
      ? 'liquidated damages'
      : /penalt/i.test(hit.match[0])
        ? 'a penalty'
        : 'a termination fee';
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} provides for ${kind}${size}.`,
      'Check that the sum is a fair estimate of loss, is capped, and is the only remedy for the event.',
      [proof(reading, hit)],
    );
  },
};
