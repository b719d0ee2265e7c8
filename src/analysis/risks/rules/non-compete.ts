import { placeOf } from '../../document/place';
import { isPlain } from '../../document/plain-document';
import { approximateDays, findPeriods, formatPeriod } from '../../mentions/periods';
import { MUST_NOT } from '../../statements/plain-words';
import { findAll, findFirst, proof } from '../../statements/search';
import { subjectOf } from '../../statements/subject';
import { clauseHits } from '../clause-hits';
import { looksBack } from '../looks-back';
import { DEALS, defineRule, finding } from '../rule';

const NON_COMPETE =
  /\b(?:(?:shall|will|may|agrees?|covenants?|undertakes?)\s(?:that\b.{1,90}?\b(?:shall|will)\s)?not\b|\bneither\b.{0,90}\b(?:shall|will)\b).{0,260}\b(?:compete (?:with|against|directly|in)|engage (?:directly or indirectly )?in (?:any|the) (?:\w+ ){0,3}business|(?:engage|participate|invest|own|manage|operate|carry on|be employed|be engaged|assist|interest|conduct|establish|render services|provide services|directly or indirectly)\b.{0,260}\b(?:compet(?:es|ing|itive|itor)|in competition with))\b/i;
/** 'must not work for any other clinic', 'can't open a similar shop', 'may not sell rival brands'. */
const OTHERS =
  '(?:any other|another|rivals?|compet\\w+|similar)\\b(?! (?:persons?|part(?:y|ies)|claims?|actions?|proceedings?|entit\\w+|laws?)\\b)';
const PLAIN = new RegExp(
  `\\b(?:${MUST_NOT}|no [A-Z]\\w+ (?:may|can|will))\\b(?<!shall not)(?<!shall never).{0,60}\\b(?:compete(?: with)?\\b|(?:work|works|working|job) (?:for|in|at|with)\\b.{0,40}\\b${OTHERS}|(?:own|run|open|start|join|set up|have a share in|be part of|buy)(?: or \\w+(?: (?:for|in|at))?){0,3}(?: \\w+){0,4} ${OTHERS}|(?:sell|stock|promote|offer|distribute|make|carry|represent|advertise)\\b.{0,40}\\b(?:rivals?|compet(?:ing|itors?|itive))\\b|(?:sell|stock|promote|distribute|represent|advertise|endorse) (?:\\w+ ){0,2}(?:any other|another)\\b|(?:coach|teach|train|play|perform|practi[sc]e|serve|appear|trade|cook) (?:at|for|in|with) ${OTHERS}|do (?:similar|the same|competing) work\\b|(?:build|design|write|make|do|provide|cook|teach|train|create|develop)\\b.{0,40}\\bfor ${OTHERS})`,
  'i',
);
/** 'may not work for any other clinic's patients without' ... is about consent, 'in any other way' about something else. */
const PLAIN_TRAP =
  /\b(?:any other|another) (?:way|manner|purpose|person's|name|use|agreement|contract|right|reason|party|country|place|address|warrant\w*|representation|compensation|payments?|fees?)\b|\b(?:territory|outside|unless (?:required|permitted) by law)\b/i;
const RIVALS = new RegExp(`\\b${MUST_NOT}\\b.{0,60}\\b(?:competing|rivals?|competitors?)\\b`, 'i');
const RESTRAINS =
  /\b(?:not|neither|nor|refrain|prohibited)\b.{0,300}\b(?:compet\w+|similar|same|other than|any other|third part(?:y|ies)|without)\b/i;
const NOT_THIS =
  /\b(?:competitive (?:bid|pric|rate|quot)|confidential information|nothing (?:in|herein|contained)|shall not (?:prevent|preclude|prohibit|restrict|limit)|be deemed to compete|shall not constitute|avoidance of doubt|not require|^\W*(?:the )?ownership of|discontinue or modify|unfair compet|assign this agreement|condition of the agreement|subject to\b.{0,60}\bcompliance with the covenant)/i;
const WORLDWIDE =
  /\b(?:worldwide|anywhere in the world|throughout the (?:world|universe)|any jurisdiction|globally)\b/i;
const DURING =
  /\bas long as (?:this|the) (?:agreement|contract) (?:is|remains)\b|\bwhile (?:this|the|our|it)\b|\b(?:during|for as long as) (?:this|the) (?:agreement|contract|deal)\b|\b(?:during|throughout|for) (?:the|my|his|her|its|such) (?:\w+ ){0,2}(?:term|employment|engagement|period|life)\b|\buntil (?:the )?(?:expir|terminat)|\bwhile (?:an? )?employ/i;
const LONG_DAYS = 731;

export const nonCompete = defineRule({
  id: 'non-compete',
  label: 'Non-compete covenant',
  family: 'restraint',
  severity: {
    high: 'over two years or worldwide: it may close a trade, and courts often refuse it',
    medium: 'shorter or within bounds: a business may still have to be given up',
  },
  kinds: [...DEALS, 'employment', 'nda'],
  find(reading) {
    const hit =
      findFirst(reading, NON_COMPETE, { negated: true, unless: NOT_THIS }) ??
      findAll(reading, PLAIN, { negated: true, unless: NOT_THIS }).find(
        ({ sentence }) => !PLAIN_TRAP.test(sentence.text),
      ) ??
      (isPlain(reading) ? findFirst(reading, RIVALS, { negated: true, unless: NOT_THIS }) : null) ??
      clauseHits(reading, 'Non-Compete', {
        plain: /\b(?:not|never|no|cannot|\w{2,6}n't)\b.{0,200}\b(?:other|another|rivals?|compet\w+|similar|same)\b/i,
        must: RESTRAINS,
        unless: NOT_THIS,
        negated: true,
      })[0];
    if (!hit) return null;
    const { text } = hit.sentence;
    const periods = findPeriods(text).filter(
      ({ unit, start }) => (unit === 'month' || unit === 'year') && !looksBack(text, { start }),
    );
    const period = periods.sort((a, b) => approximateDays(b) - approximateDays(a))[0];
    const wide = WORLDWIDE.exec(text)?.[0];
    const long = period !== undefined && approximateDays(period) > LONG_DAYS;
    const who = subjectOf(reading, text).name;
    const scope = [
      period
        ? `for ${formatPeriod(period)}`
        : DURING.test(text)
          ? 'during the contract'
          : 'with no end named in the clause',
      wide ? `“${wide}”` : null,
    ];
    return finding(
      long || wide ? 'high' : 'medium',
      `${placeOf(reading, hit.sentence)} restrains ${who} from competing, ${scope.filter(Boolean).join(', ')}.`,
      'Narrow the covenant in field, place and time to what protects a legitimate interest, and check that it can be enforced where it is to bind.',
      [proof(reading, hit)],
    );
  },
});
