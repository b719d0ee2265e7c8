import { datesOfPaper } from '../../document/dates-of-paper';
import { renewsByBoth } from '../../facts/other-notices';
import { closingWords, inClause, openingWords, wording } from '../../lexicon/words';
import { findPeriods } from '../../mentions/periods';
import { type TermReader, termIn } from './term';

const OPTION = wording('option, right, may, elect, entitled', inClause(120), '{renew,extend,purchase,buy,terminate}*');
/** What comes by itself has its last day for notice told already, and what can be done on any day has none. */
const BY_ITSELF = wording('automatic*, unless, successive, at any time');
const BEFORE_END = openingWords(' {prior to,before,in advance of} (the )(+ ){expiration,expiry,end,termination}');
const WHICH: readonly (readonly [pattern: RegExp, label: string])[] = [
  [wording('{purchase,buy}*'), 'Option to buy: last day for notice'],
  [wording('{renew,extend}*'), 'Option to renew: last day for notice'],
  [wording('terminat+'), 'Option to end early: last day for notice'],
];

/** 'Tenant may renew by notice at least six months before the expiration of the term'. */
export const optionToRenew: TermReader = (reading, passage, text) => {
  if (!OPTION.test(text) || BY_ITSELF.test(text) || renewsByBoth(text)) return [];
  const label = WHICH.find(([pattern]) => pattern.test(text))?.[1];
  const period = findPeriods(text).find(({ end }) => BEFORE_END.test(text.slice(end)));
  if (!label || !period) return [];
  const offset = { count: -period.count, unit: period.unit };
  return [termIn(reading, passage, { kind: 'option', label, anchor: 'end', offset })];
};

const BY = closingWords('{by,before} (and including )(the ), on or before (the ), {no,not} later than (the )');
const CHOICE = wording('option, elect, exercis+, entitled to {purchase,buy,renew,extend}');

/** 'Tenant may exercise the option by written notice on or before March 1, 2028'. */
export const optionBy: TermReader = (reading, passage, text) => {
  if (!CHOICE.test(text)) return [];
  const label = WHICH.find(([pattern]) => pattern.test(text))?.[1];
  const days = datesOfPaper(reading.contract, text).filter(
    ({ kind, iso, start }) => kind === 'day' && iso && BY.test(text.slice(0, start)),
  );
  return days.length === 1 && label
    ? [termIn(reading, passage, { kind: 'option', label, day: days[0]?.iso ?? null })]
    : [];
};

const ENDS_ON = wording(
  'may, entitled, right, option',
  inClause(80),
  '{terminat,determin,break,end,cancel}*',
  inClause(80),
  'on',
);
const ON = closingWords('on (the )');

/** 'The Tenant may end this lease on 24 June 2029 by giving at least six months' notice'. */
export const breakDay: TermReader = (reading, passage, text) => {
  if (!ENDS_ON.test(text) || BY_ITSELF.test(text) || !wording('notice').test(text)) return [];
  const days = datesOfPaper(reading.contract, text).filter(
    ({ kind, iso, start }) => kind === 'day' && iso && ON.test(text.slice(0, start)),
  );
  const [period, ...others] = findPeriods(text);
  const day = days[0]?.iso;
  if (days.length !== 1 || !day || !period || others.length > 0) return [];
  const offset = { count: -period.count, unit: period.unit };
  const from = { label: 'Break date', day };
  return [
    termIn(reading, passage, { kind: 'option', label: 'Option to end early: last day for notice', from, offset }),
  ];
};
