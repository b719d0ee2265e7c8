import type { Evidence } from '../../../shared/analysis';
import { datesOfPaper } from '../../document/dates-of-paper';
import { operativeSentences } from '../../document/operative';
import { plainText } from '../../document/plain-text';
import { evidenceAt } from '../../evidence';
import { withoutEnd } from '../../lexicon/characters';
import { anyWording, asWritten, wording } from '../../lexicon/words';
import { addPeriod, formatDay } from '../../mentions/calendar';
import { approximateDays, findPeriods, formatPeriod, type PeriodMention } from '../../mentions/periods';
import type { Reading } from '../../reading';
import type { AtOdds } from './at-odds';

/** A term that is longer or shorter than its days by more than this is at odds with them. */
const TOLERANCE_DAYS = 40;
const DAY_MS = 86_400_000;
/** Days of one event that are farther apart are days of two. */
const LONGEST_SLIP = 31;

/** A term whose written end is not where its start and length put it. */
export function termAtOdds(reading: Reading): AtOdds[] {
  const { contract, facts } = reading;
  const { term, effectiveDate, expirationDate } = facts;
  if (term.status !== 'found' || expirationDate.status !== 'found' || typeof term.value === 'string') return [];
  const period = term.value;
  const told = expirationDate.value;
  if (told === 'perpetual' || approximateDays(period) < 2 * TOLERANCE_DAYS) return [];
  const says = term.evidence[0];
  // Where the end was computed another sentence may name the day, else the start and the length give another end than the one that is named.
  const [computed, named] =
    told.written === undefined
      ? [told.iso, endNamed(reading)]
      : [
          effectiveDate.status === 'found' ? addPeriod(effectiveDate.value.iso, period.count, period.unit) : null,
          { iso: told.iso, evidence: expirationDate.evidence[0] },
        ];
  if (!computed || !says || !named?.evidence || apart(computed, named.iso) < TOLERANCE_DAYS) return [];
  if ([says, named.evidence].some(({ quote }) => OPTIONAL.test(plainText(quote)))) return [];
  return [
    {
      description: `A term of ${formatPeriod(period)} ends on ${formatDay(computed)}, but the paper ends on ${formatDay(named.iso)}.`,
      evidence: [named.evidence, says].map(({ start, end }) => evidenceAt(contract, start, end)),
    },
  ];
}

const ENDS_ON = wording(
  'agreement, lease, contract, tenancy, licence, license, term, engagement, employment, hire, appointment',
  40,
  'ends, expires, terminates, {shall,will} {end,expire,terminate}, {runs,continues,remains in force} until',
  16,
  '',
);

/** The last day that a sentence names. */
function endNamed(reading: Reading): { iso: string; evidence: Evidence } | null {
  for (const { text, start, end } of operativeSentences(reading)) {
    const plain = plainText(text);
    const match = ENDS_ON.exec(plain);
    const [date, more] = match ? datesOfPaper(reading.contract, plain) : [];
    if (!match || !date?.iso || more || date.start < match.index || date.start > match.index + match[0].length + 4)
      continue;
    return { iso: date.iso, evidence: evidenceAt(reading.contract, start, end) };
  }
  return null;
}

/** How many days two days are apart. */
function apart(one: string, other: string): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / DAY_MS;
}

const OPTIONAL = wording(
  'renew*, extend*, option, unless extended, or until, earlier of, later of, at least, minimum, up to, probation*',
);

/** Ending without a cause, on notice. */
const ENDS = anyWording(
  wording(
    'terminate, end, cancel',
    90,
    'at any time, for any reason, without cause, for convenience, without (giving )(a )reason',
  ),
  wording(
    'at any time, for any reason, without cause, for convenience, without (giving )(a )reason',
    60,
    'terminate, end, cancel',
  ),
);
const WHO = wording('either party, either of us, each party, either side, both parties');
const CAUSED = wording(
  'if, breach, default, fails, failure, non-payment, insolven*, unless, during the {probation,trial}*, first, where',
);

/** Two lengths of notice for the same end by either side. */
export function noticeAtOdds(reading: Reading): AtOdds[] {
  const told = operativeSentences(reading).flatMap(({ text, start, end }) => {
    const plain = plainText(text);
    if (!ENDS.test(plain) || !WHO.test(plain) || CAUSED.test(plain)) return [];
    const periods = findPeriods(plain).filter((period) => isNotice(plain, period));
    const [period] = periods;
    return period && periods.length === 1 ? [{ period, evidence: evidenceAt(reading.contract, start, end) }] : [];
  });
  const [first] = told;
  const other = first && told.find(({ period }) => approximateDays(period) !== approximateDays(first.period));
  if (!first || !other) return [];
  return [
    {
      description: `Either side ends it on ${formatPeriod(first.period)}’ notice in one place and on ${formatPeriod(other.period)}’ in another.`,
      evidence: [first.evidence, other.evidence],
    },
  ];
}

function isNotice(plain: string, { end }: PeriodMention): boolean {
  return /^[\s)']{0,3}(?:(?:prior|written|advance|calendar|clear) ){0,3}notice\b/i.test(plain.slice(end));
}

/** 'The wedding takes place on', 'Date of wedding': the day of what the paper is for. */
const EVENT = wording(
  'wedding, event, concert, performance, ceremony, party, conference, show, hire, completion, closing',
);
const DATED_EVENT = new RegExp(
  `^(?:the )?(?:date|day) of (?:the )?${EVENT.source}|^(?:the )?${EVENT.source} (?:date|day)$`,
  'i',
);

/** The day of the event, where a schedule or a heading gives it otherwise. */
export function eventAtOdds(reading: Reading): AtOdds[] {
  const { contract, document, outline } = reading;
  const given = document.labelValues.flatMap(({ label, value }) => {
    const [date, more] = value ? datesOfPaper(contract, plainText(value.text)) : [];
    const isEvent = DATED_EVENT.test(withoutEnd(label.text, ':'));
    return value && isEvent && date?.iso && !more
      ? [{ iso: date.iso, evidence: evidenceAt(contract, label.start, value.end) }]
      : [];
  });
  const [event, second] = given;
  if (!event || second) return [];
  const other = outline.sentences.flatMap(({ text, start, end }) => {
    const plain = plainText(text);
    const [date, more] = datesOfPaper(contract, plain);
    const isOfDay =
      wording('schedule, running order, timetable, programme, program, order of the day').test(plain) ||
      WEEKDAY.test(plain);
    if (!date?.iso || more || !isOfDay || date.iso === event.iso || NOT_THE_DAY.test(plain)) return [];
    return apart(date.iso, event.iso) <= LONGEST_SLIP
      ? [{ iso: date.iso, evidence: evidenceAt(contract, start, end) }]
      : [];
  })[0];
  if (!other) return [];
  return [
    {
      description: `The day is ${formatDay(event.iso)} in one place and ${formatDay(other.iso)} in another.`,
      evidence: [other.evidence, event.evidence],
    },
  ];
}

const WEEKDAY = asWritten(wording('{Mon,Tues,Wednes,Thurs,Fri,Satur,Sun}day(,) #*'));
const NOT_THE_DAY = wording([
  'due, pay*, paid, deposit, balance, signed, before, by, no later, meeting, until, rehears*, set(-)up, return*',
  'deliver*, collect*, visit, cancel*, confirm*',
]);
