import { placeOf } from '../../document/place';
import { approximateDays, findPeriods, formatPeriod, type PeriodMention } from '../../mentions/periods';
import { proof } from '../../statements/search';
import { subjectOf } from '../../statements/subject';
import { looksBack } from '../looks-back';
import { nonCompetes } from '../non-competes';
import { DEALS, defineRule, finding } from '../rule';

const WORLDWIDE =
  /\b(?:worldwide|anywhere in the world|throughout the (?:world|universe)|any jurisdiction|globally)\b/i;
const DURING =
  /\bas long as (?:this|the) (?:agreement|contract) (?:is|remains)\b|\bwhile (?:this|the|our|it)\b|\b(?:during|for as long as) (?:this|the) (?:agreement|contract|deal)\b|\b(?:during|throughout|for) (?:the|my|his|her|its|such) (?:\w+ ){0,2}(?:term|employment|engagement|period|life)\b|\buntil (?:the )?(?:expir|terminat)|\bwhile (?:an? )?employ/i;
const LONG_DAYS = 731;

/** How long a covenant lasts: the longest period that does not look back. */
function lengthOf(text: string): PeriodMention | undefined {
  return findPeriods(text)
    .filter(({ unit, start }) => (unit === 'month' || unit === 'year') && !looksBack(text, { start }))
    .sort((a, b) => approximateDays(b) - approximateDays(a))[0];
}

export const nonCompete = defineRule({
  id: 'non-compete',
  label: 'Non-compete covenant',
  family: 'restraint',
  severity: {
    high: 'over two years or worldwide: it may close a trade, and courts often refuse it',
    medium: 'shorter or within bounds: a business may still have to be given up',
  },
  kinds: [...DEALS, 'employment', 'nda'],
  witness: { provisions: ['Non-Compete', 'Exclusivity'], headings: ['non-compet', 'noncompet', 'compet', 'restrict'] },
  find: (reading) =>
    nonCompetes(reading).map((hit) => {
      const { text } = hit.sentence;
      const period = lengthOf(text);
      const wide = WORLDWIDE.exec(text)?.[0];
      const long = period !== undefined && approximateDays(period) > LONG_DAYS;
      const end = DURING.test(text) ? 'during the contract' : 'with no end named in the clause';
      const scope = [period ? `for ${formatPeriod(period)}` : end, wide ? `“${wide}”` : null];
      return finding(
        long || wide ? 'high' : 'medium',
        `${placeOf(reading, hit.sentence)} restrains ${subjectOf(reading, text).name} from competing, ${scope.filter(Boolean).join(', ')}.`,
        'Narrow the covenant in field, place and time to what protects a legitimate interest, and check that it can be enforced where it is to bind.',
        [proof(reading, hit)],
      );
    }),
});
