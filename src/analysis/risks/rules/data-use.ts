import { operativeSentences } from '../../document/operative';
import { placeOf } from '../../document/place';
import type { Reading } from '../../reading';
import { quoted } from '../../report/shorten';
import { holderOf } from '../../statements/holder';
import { nameOf, partyPattern } from '../../statements/party-names';
import { MAY } from '../../statements/plain-words';
import { findAll, type Hit, proof } from '../../statements/search';
import { DEALS, defineRule, finding } from '../rule';

const OWN_USE =
  /\b(?:may|right to|entitled to|grants?|shall be free to)\b.{0,120}\b(?:use|collect|analy[sz]e|aggregate|sell|share|disclose|exploit|commerciali[sz]e)\b.{0,160}\b((?:customer|client|user|usage|subscriber|anonymi[sz]ed|aggregated?|de-?identified|end user|personal)s?'?s? (?:\w+ )?(?:data|information))\b.{0,200}\b(?:(?:for|to) (?:its own|any|improv\w+|develop\w*|enhanc\w+|marketing|research|analy\w+|commercial|benchmark\w*|train\w*|other business|statistical|promot\w+)|any purpose|third part(?:y|ies))/i;
/** 'We may use your data for any other purpose'. */
const PLAIN = new RegExp(
  `\\b${MAY} (?:also )?(?:use|share|sell|keep|pass on)\\b.{0,60}\\b((?:your|the \\w+'s|(?:customer|client|guest|user|member|patient|subscriber)s?'?s?|personal) (?:data|content|information|files|posts|photos))\\b.{0,160}\\b(?:for (?:any|our|its|other)|to (?:improve|train|build|market|develop|sell|make)|with (?:our|its|other|any)|any purpose|as (?:we|it) likes?)\\b`,
  'i',
);
/** 'You own your data. We may share it with our partners and sell it': the data stand in the sentence before. */
const IT = new RegExp(
  `\\b${MAY} (?:also )?(?:use|share|sell) (?:it|them)\\b.{0,160}\\b(?:any (?:other )?purpose|our (?:own|partners)|its (?:own|partners)|sell it|other products|train|market)\\b`,
  'i',
);
const DATA = /\b((?:your|customers?'?|the \w+'s) (?:data|content|information))\b/i;
const NOT_THIS =
  /\b(?:shall not|may not|will not|must not|solely (?:to|for) (?:perform|provid)|only (?:to|for|as)|solely as necessary|not disclose|confidential information|receiving party|recipient|required by law)\b/i;

function plainUse(reading: Reading): Hit | undefined {
  const named = findAll(reading, PLAIN, { unless: NOT_THIS })[0];
  if (named) return named;
  const sentences = operativeSentences(reading);
  return findAll(reading, IT, { unless: NOT_THIS }).flatMap(({ sentence, match }): Hit[] => {
    const data = DATA.exec(sentences[sentences.indexOf(sentence) - 1]?.text ?? '')?.[1];
    if (!data) return [];
    match[1] = data;
    return [{ sentence, match }];
  })[0];
}

export const dataUse = defineRule({
  id: 'data-use',
  label: 'Use of data for own purposes',
  family: 'information',
  severity: { medium: 'data cannot be called back' },
  kinds: DEALS,
  witness: { headings: ['data', 'privacy'], forces: ['may', 'does'] },
  find(reading) {
    const hit = findAll(reading, OWN_USE, { unless: NOT_THIS })[0] ?? plainUse(reading);
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
});
