import { capitalised } from '../../../shared/phrases';
import { datesOfPaper } from '../../document/dates-of-paper';
import { closingWords, inClause, kept, openingWords, perhaps, wording } from '../../lexicon/words';
import { numberFromWords } from '../../mentions/number-words';
import { findPeriods } from '../../mentions/periods';
import { daysOfYear, firstOfYear, type TermReader, termIn, YEARLY } from './term';

const AMOUNT = wording('rent, fee(s), price(s), charges, rate(s), salary, royalt{y,ies}');
const CHANGES = wording('review*, increas*, adjust*, escalat*, index*, rise(s), raised');
const ANNIVERSARY = wording(
  kept('each, every, the'),
  ' ({successive,subsequent,annual} )',
  perhaps(kept('+'), ' '),
  'anniversary of (the ){effective,commencement,start,agreement,term,lease,date,beginning}*',
);

/** 'The rent is increased by 3% on each anniversary of the Commencement Date'. */
export const reviewOnAnniversary: TermReader = (reading, passage, text) => {
  const match = ANNIVERSARY.exec(text);
  if (!match || !AMOUNT.test(text) || !CHANGES.test(text)) return [];
  const [, which = '', ordinal] = match;
  const count = ordinal ? numberFromWords(ordinal) : 1;
  const isEach = openingWords('each*, every*').test(which);
  if (!count || (!isEach && !ordinal)) return [];
  const years = { count, unit: 'year' } as const;
  const when = isEach ? { every: years } : { offset: years };
  return [termIn(reading, passage, { kind: 'review', label: labelOf(text), anchor: 'start', ...when })];
};

function labelOf(text: string): string {
  return `${capitalised(AMOUNT.exec(text)?.[0].toLowerCase() ?? 'amount')} review or increase`;
}

const ON = closingWords('{on,from,every,each} (and including )(the )({each,every} )');
/** What is told of the past. */
const OVER = wording('was, were, has been, have been');
const EACH_YEAR = wording('{each,every} (calendar )year, annually, yearly, every');
/** 'And every five years after it', 'and each fifth anniversary of that date'. */
const EVERY = openingWords(inClause(40), 'each, every', kept(inClause(60)));

/** Whether a text names the same day without its year and says that it comes back: 'on each 1 January, first on 1 January 2025'. */
function isOfEachYear(text: string, iso: string | null): boolean {
  return daysOfYear(text).some(
    ({ start, day }) => iso?.endsWith(day) && (EACH_YEAR.test(text) || EACH.test(text.slice(0, start))),
  );
}
const EACH = closingWords('{each,every} (the )');

/** 'The rent is reviewed on 25 March 2029 and every five years after that', 'fees rise by 3% on 1 April in each year'. */
export const reviewOn: TermReader = (reading, passage, text) => {
  if (!AMOUNT.test(text) || !CHANGES.test(text) || OVER.test(text)) return [];
  const [day, ...others] = datesOfPaper(reading.contract, text).filter(
    ({ kind, iso, start }) => kind === 'day' && iso && ON.test(text.slice(0, start)),
  );
  if (day && others.length === 0) {
    const again = EVERY.exec(text.slice(day.end))?.[1] ?? '';
    const period = findPeriods(again)[0];
    const every = period
      ? { count: period.count, unit: period.unit }
      : openingWords(' {year,anniversary}*').test(again)
        ? YEARLY
        : isOfEachYear(text, day.iso)
          ? YEARLY
          : null;
    return [termIn(reading, passage, { kind: 'review', label: labelOf(text), day: day.iso, every })];
  }
  if (day || !EACH_YEAR.test(text)) return [];
  return daysOfYear(text)
    .filter(({ start }) => ON.test(text.slice(0, start)))
    .flatMap((yearly) => {
      const first = firstOfYear(reading, yearly.day);
      return first
        ? [termIn(reading, passage, { kind: 'review', label: labelOf(text), day: first, every: YEARLY })]
        : [];
    });
};
