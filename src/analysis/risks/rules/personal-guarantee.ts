import { placeOf } from '../../document/place';
import { findAll, proof } from '../../statements/search';
import { ANY_CONTRACT, defineRule, finding } from '../rule';

const GUARANTEE =
  /\bpersonal(?:ly)?(?: and \w+)? (?:guarant(?:y|ee|ees|ies|eed)|liable for (?:all|any|the)|obligated)\b|\b(?:guarantors?|undersigned|principals?|shareholders?|owners?|spouse)\b.{0,120}\b(?:unconditionally|irrevocably|absolutely)\b.{0,60}\bguarant(?:y|ee|ees|ies)\b/i;
/** A heading or a list of annexes binds nobody. */
const BINDS = /\b(?:shall|will|must|agrees?|hereby|guarant(?:ees|ied|eed)|executed?|sign(?:s|ed)?|serves?)\b/i;
const PLAIN =
  /\bpersonally (?:promises?|agrees?|guarantees?|owes?|pays?|answers?|stands? (?:in|behind|good))\b|\bmust personally pay\b|\b(?:owes?|pays?|answers?)\b.{0,60}\b(?:out of|with|from) (?:his|her|their) own (?:pocket|money)\b|\b(?:owners?|directors?|shareholders?)\b.{0,40}\b(?:also|too) (?:owes?|pays?|answers?)\b/i;
const NOT_THIS =
  /\b(?:no(?:t| officer| director| member| shareholder| personal)|without)\b.{0,120}\bpersonal(?:ly)?\b|\bcorporate guarant|\bdeposit guarant|\bparent\b/i;
const DEBTS = /\b(?:owes?|debts?|pay(?:s|ments?)?|loan|rent|money)\b/i;

export const personalGuarantee = defineRule({
  id: 'personal-guarantee',
  label: 'Personal guarantee',
  family: 'liability',
  severity: { high: 'somebody’s house and savings stand behind the debt' },
  kinds: ANY_CONTRACT,
  witness: { headings: ['guarant'], forces: ['must', 'does'] },
  find(reading) {
    const hit =
      findAll(reading, GUARANTEE, { unless: NOT_THIS }).find(({ sentence }) => BINDS.test(sentence.text)) ??
      findAll(reading, PLAIN, { unless: NOT_THIS }).find(({ sentence }) => DEBTS.test(sentence.text));
    if (!hit) return null;
    return finding(
      'high',
      `${placeOf(reading, hit.sentence)} makes a person behind the company answer for its debts (“${hit.match[0].replace(/\s+/g, ' ').slice(0, 80)}”).`,
      'Cap the guarantee in amount and time, limit it to named debts, and advise the guarantor separately.',
      [proof(reading, hit)],
    );
  },
});
