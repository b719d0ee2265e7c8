import { nameOf, partyPattern } from '../../matching/party-names';
import { placeOf } from '../../matching/place';
import { findAll, proof } from '../../matching/search';
import { quoted } from '../../matching/shorten';
import { holderOf } from '../holder';
import { DEALS, finding, type RiskRule } from '../rule';

const OWN_USE =
  /\b(?:may|right to|entitled to|grants?|shall be free to)\b.{0,120}\b(?:use|collect|analy[sz]e|aggregate|sell|share|disclose|exploit|commerciali[sz]e)\b.{0,160}\b((?:customer|client|user|usage|subscriber|anonymi[sz]ed|aggregated?|de-?identified|end user|personal)s?'?s? (?:\w+ )?(?:data|information))\b.{0,200}\b(?:(?:for|to) (?:its own|any|improv\w+|develop\w*|enhanc\w+|marketing|research|analy\w+|commercial|benchmark\w*|train\w*|other business|statistical|promot\w+)|any purpose|third part(?:y|ies))/i;
const NOT_THIS =
  /\b(?:shall not|may not|will not|must not|solely (?:to|for) (?:perform|provid)|only (?:to|for|as)|solely as necessary|not disclose|confidential information|receiving party|recipient|required by law)\b/i;

export const dataUse: RiskRule = {
  id: 'data-use',
  name: 'Use of data for own purposes',
  kinds: DEALS,
  find(reading) {
    const hit = findAll(reading, OWN_USE, { unless: NOT_THIS })[0];
    if (!hit) return null;
    // 'You agree that Provider may disclose your data': the right is his who stands before it.
    const named = new RegExp(`\\bthat\\s(${partyPattern(reading)})\\s(?:may|can|shall have)\\b`).exec(
      hit.sentence.text,
    )?.[1];
    const who = named ? nameOf(named) : holderOf(reading, hit);
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} lets ${who ?? 'one side'} use ${quoted(hit.match[1] ?? 'data')} beyond what the service needs.`,
      'Limit use to the service, or to data that identify neither the customer nor a person, and end it with the contract.',
      [proof(reading, hit)],
    );
  },
};
