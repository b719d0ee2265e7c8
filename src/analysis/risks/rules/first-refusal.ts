import { nameOf, partyPattern } from '../../matching/party-names';
import { placeOf } from '../../matching/place';
import { findFirst, proof } from '../../matching/search';
import { clauseHits } from '../clause-hits';
import { DEALS, finding, type RiskRule } from '../rule';

const REFUSAL =
  /\b(?:right|option)s? of first (refusal|offer|negotiation)\b|\bfirst (refusal|offer|negotiation) rights?\b/i;
const KIND = /\bfirst (?:right (?:of|to) )?(refusal|offer|negotiation)/i;
const GRANTS =
  /\b(?:shall have|will have|has|have|grants?|granted|is entitled|subject to|shall (?:first )?offer|exercise|provides?)\b/i;
const NOT_THIS =
  /\b(?:no|not|without|free (?:of|from)|waiv\w+|represents?|options,|granted any)\b.{0,100}\bfirst (?:refusal|offer|negot)/i;

export const firstRefusal: RiskRule = {
  id: 'first-refusal',
  name: 'Right of first refusal, offer or negotiation',
  kinds: [...DEALS, 'lease', 'finance', 'employment'],
  find(reading) {
    const direct = findFirst(reading, REFUSAL, { unless: NOT_THIS });
    const hit =
      direct && GRANTS.test(direct.sentence.text)
        ? direct
        : clauseHits(reading, 'Rofr/Rofo/Rofn', {
            must: /\bfirst (?:right|refusal|offer|negotiat\w+|opportunity)\b|\bmatch(?:ing)?\b/i,
            unless: NOT_THIS,
          })[0];
    if (!hit) return null;
    const kind = KIND.exec(hit.sentence.text)?.[1] ?? 'negotiation';
    const holder = new RegExp(
      `(${partyPattern(reading)})\\s(?:[^.;]{0,30}\\s)?(?:shall\\s(?:also\\s)?have|will\\shave|has|have)\\s(?:[^.;]{0,40}\\s)?(?:right|option|first)`,
    ).exec(hit.sentence.text)?.[1];
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} gives ${holder ? nameOf(holder) : 'one side'} a right of first ${kind.toLowerCase()}, which can slow or deter a deal with others.`,
      'Fix short times to answer, say what offer triggers the right and that silence ends it, and let it lapse with the contract.',
      [proof(reading, hit)],
    );
  },
};
