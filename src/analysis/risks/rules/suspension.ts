import { nameOf, partyPattern } from '../../matching/party-names';
import { placeOf } from '../../matching/place';
import { findAll, proof } from '../../matching/search';
import { DEALS, finding, type RiskRule } from '../rule';

const SUSPENDS =
  /\b(?:may|right to|entitled to|can)\b.{0,80}\bsuspend\b.{0,120}\b(?:services?|access|performance|deliver(?:y|ies)|use|account|shipments?|work)\b/i;
const SUDDEN =
  /\b(?:immediate(?:ly)?|without (?:any |prior |further )*notice|at any time|in its sole (?:and absolute )?discretion|for any reason|at will)\b/i;
const NOT_THIS =
  /\b(?:required by (?:applicable )?law|court order|either party|each party|force majeure|clinical|safety)\b/i;

export const suspension: RiskRule = {
  id: 'suspension-without-notice',
  name: 'Suspension without notice',
  kinds: DEALS,
  find(reading) {
    const hit = findAll(reading, SUSPENDS, { unless: NOT_THIS }).find(({ sentence }) => SUDDEN.test(sentence.text));
    if (!hit) return null;
    const who = new RegExp(
      `(${partyPattern(reading)})\\s(?:[^.;]{0,40}\\s)?(?:may|reserves|shall\\shave|has|can|is\\sentitled)\\b`,
    ).exec(hit.sentence.text)?.[1];
    const words = SUDDEN.exec(hit.sentence.text)?.[0].toLowerCase();
    return finding(
      'medium',
      `${placeOf(reading, hit.sentence)} lets ${who ? nameOf(who) : 'one side'} suspend performance (“${words}”).`,
      'Limit suspension to overdue undisputed sums and real threats to security, after written notice and time to cure.',
      [proof(reading, hit)],
    );
  },
};
