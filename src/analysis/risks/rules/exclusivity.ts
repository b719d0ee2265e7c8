import { COMMERCIAL } from '../../matching/contract-kind';
import { placeOf } from '../../matching/place';
import { findFirst, proof } from '../../matching/search';
import { quoted } from '../../matching/shorten';
import { finding, type RiskRule } from '../rule';

const EXCLUSIVE =
  /\b(?:grants?|appoints?|engages?|retains?|be|is|as|its|an|the|obtain|purchase|deal)\b.{0,80}(?<!non[- ]{0,2})\bexclusive(?:ly)?\s(?:\w+\s){0,4}(?:right|licen[cs]e|distribut\w+|provider|supplier|source|agent|sponsor|manufacturer|partner|representative|from|basis|dealer|reseller)s?\b|\ball of (?:its|their) requirements\b/i;
const NOT_THIS =
  /\bexclusive (?:jurisdiction|venue|remed\w+|property|own\w+)|\bnon-?\s?exclusive|\bexclusive of\b|\bnothing\b.{0,80}\bexclusiv/i;

export const exclusivity: RiskRule = {
  id: 'exclusivity',
  name: 'Exclusivity',
  kinds: [...COMMERCIAL, 'venture', 'unknown'],
  find(reading) {
    const hit = findFirst(reading, EXCLUSIVE, { unless: NOT_THIS });
    if (!hit) return null;
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} creates exclusivity: ${quoted(hit.sentence.text.slice(Math.max(0, hit.match.index)), 150)}.`,
      'Check that the exclusivity is meant; tie it to field, territory, time and minimum performance, with a right to end it.',
      [proof(reading, hit)],
    );
  },
};
