import type { Evidence } from '../../../shared/analysis';
import { AT_THE_EARLIEST } from '../../../shared/caveats';
import { NO_FIXED_END } from '../../../shared/format';
import { sentenceAt } from '../../document/sentence-evidence';
import { overlaps } from '../../evidence';
import { closingWords, inClause, upTo, wording } from '../../lexicon/words';
import { addDays, addPeriod } from '../../mentions/calendar';
import { formatPeriod, type Period } from '../../mentions/periods';
import { ON_EVENT } from '../begins-on-event';
import { namesPlans } from '../by-plan';
import { type Day, type End, printDay } from '../day';
import { defineFact } from '../define-fact';
import { definedPeriod } from '../defined-period';
import { withDutiesBeyond } from '../duties-beyond';
import { type Fact, found, missing, stated } from '../fact';
import { countsFirstDay } from '../first-day';
import { labelledEnd, lastDayIn } from '../labelled-end';
import { lastPayment } from '../last-payment';
import { boundIn } from '../length-bound';
import { isMovedInto } from '../moved-into';
import { isOfBuilding, isTimeToSign } from '../of-works';
import { isUntilEvent } from '../open-end';
import { isOfOtherLength } from '../other-lengths';
import { SAME_DATE } from '../own-date';
import { dayFact, evidenceOf } from '../ranked-fact';
import type { Candidate } from '../ranking/candidates';
import type { Source } from '../source';
import { SUBJECTS } from '../spoken-of';
import { NOT_SILENT } from '../stated';
import { termStart } from '../term-start';
import { agreementDate } from './agreement-date';
import { effectiveDate, isStartOnEvent, startsOnEvent } from './effective-date';
import { endlessBy, goesOnBy, isMinimum, type TermReading, term, termReading } from './term';

/** A computed end rests on two readings, of the start and of the length. */
const COMPUTED = 0.95;
/** Confidence of an end that an event may put off. */
const AT_LEAST = 0.5;
const UNDER_LABEL = 0.7;
const LATER_OF = wording('{later,longer,latest,longest} (to occur )of');
/** 'The sooner of six months and replacement' has no end that could be computed. */
const SOONER_OF = wording('{sooner,shorter,lesser} of');
/** Of an anniversary and an event the earlier: it cannot be later than the first, from whenever that is counted. */
const EARLIER_OF = closingWords('{earlier,earliest,first} (to occur )of', upTo(40, '.;'));
const DAY_BEFORE = closingWords('day {prior to,before,preceding}', inClause(40), '');

/** The term counted from its start: the same day so many months or years later, or the day before where the contract says so. */
function computed(
  source: Source,
  period: NonNullable<TermReading['period']>,
  effective: Fact<Day>,
  agreement: Fact<Day>,
): Fact<Day> | null {
  const { first, confidence } = period;
  const from = termStart(source, first);
  const before = source.plain.slice(Math.max(0, first.start - 200), first.start);
  const isEarliest = from.kind === 'event' && from.named && !isMovedInto(source) && !EARLIER_OF.test(before);
  if ((from.kind === 'event' && !isEarliest) || SOONER_OF.test(before) || namesPlans(evidenceOf(source, first).quote))
    return null;
  if (from.kind === 'effective' && effective.status !== 'found' && startsOnEvent(source)) return null;
  const isOnEvent =
    effective.status === 'stated' &&
    (effective.rule === ON_EVENT || effective.evidence.some(({ quote }) => isStartOnEvent(quote)));
  if (from.kind === 'effective' && isOnEvent) return null;
  if (from.kind === 'effective' && effective.status !== 'found' && isMovedInto(source)) return null;
  const start = from.kind === 'agreement' || effective.status !== 'found' ? agreement : effective;
  const iso = from.kind === 'day' ? from.iso : start.status === 'found' ? start.value.iso : null;
  const end = iso ? addPeriod(iso, first.period.count, first.period.unit) : null;
  if (!end) return null;
  const dayBefore = DAY_BEFORE.test(before.slice(-80)) || countsFirstDay(source, first, from, start);
  const clause = evidenceOf(source, first);
  const isAgreement = start === agreement || start.rule === SAME_DATE;
  const name = from.kind === 'day' ? 'start of the term' : isAgreement ? 'agreement date' : 'effective date';
  const rule = `${name} + ${formatPeriod(first.period)}${dayBefore ? ' - 1 day' : ''}`;
  const sureness = Math.min(confidence, from.kind === 'day' ? 1 : start.confidence) * COMPUTED;
  return found({
    value: { iso: dayBefore ? addDays(end, -1) : end },
    confidence: isEarliest ? Math.min(sureness, AT_LEAST) : sureness,
    evidence: [...(from.kind === 'day' ? dayElsewhere(source, from, clause) : start.evidence), clause],
    rule: isEarliest ? `${rule}; ${AT_THE_EARLIEST}: it is counted from an event` : rule,
  });
}

/** The row of the day from which a term is counted, where that is not the one of its length. */
const dayElsewhere = (source: Source, day: { start: number; end: number }, clause: Evidence): Evidence[] =>
  overlaps(day, clause) ? [] : [evidenceOf(source, day)];

const ENDLESS = 'runs until it is terminated';
const GOES_ON = 'it goes on after its shortest time';
/** 'In perpetuity or until the parties agree otherwise': what else may end it is no event. */
const FOR_EVER = wording('perpetu*, for ever, forever');

/** The end hangs on an event as well; what is told is the day before which it can't come. */
function orLater(source: Source, date: Fact<Day>, at: number): Fact<Day> {
  if (!LATER_OF.test(source.plain.slice(Math.max(0, at - 200), at))) return date;
  const rule = `${AT_THE_EARLIEST}: the contract names the later of this day and an event`;
  return { ...date, confidence: Math.min(date.confidence, AT_LEAST), rule: date.rule ? `${date.rule}; ${rule}` : rule };
}

function sentenceBehind({ outline, plain }: Source, at: number): string {
  const sentence = sentenceAt(outline, at);
  return sentence ? plain.slice(sentence.start, sentence.end) : '';
}

/**
 * Whether a length is only the least that it lasts, so that no end can be counted from it. That of a 'minimum period' can, of the later of two the earliest day, and by the end of the most
 * that it lasts it is over.
 */
function isLeastAlone(source: Source, { start, end, period }: Candidate & { kind: 'period' }): boolean {
  const clause = evidenceOf(source, { start, end });
  return boundIn(clause, period) === 'at least' && !LATER_OF.test(clause.quote) && !OF_MINIMUM.test(clause.quote);
}
const OF_MINIMUM = wording('minimum');
const LEAST_ALONE = 'its clause names the least that it lasts';

const isOpen = (reading: TermReading | null): reading is TermReading => reading?.best.candidates[0]?.kind === 'open';

/** When the initial term ends: as written, computed from its start and length, or 'perpetual'; stated where it hangs on an event. */
function endOf(source: Source, effective: Fact<Day>, agreement: Fact<Day>): Fact<End> {
  const reading = termReading(source);
  const open = endlessBy(source, reading);
  if (open)
    return found({
      value: 'perpetual',
      confidence: isOpen(reading) ? reading.best.confidence : UNDER_LABEL,
      evidence: [open.evidence],
      rule: ENDLESS,
    });
  if (!reading) return missing(source.contract);
  const { best, period } = reading;
  if (period && !reading.until && isMinimum(source, period.first))
    return stated(best.confidence, [evidenceOf(source, period.first)], GOES_ON);
  if (period && !reading.until && isLeastAlone(source, period.first))
    return stated(best.confidence, [evidenceOf(source, period.first)], LEAST_ALONE);
  const after = period && !isOpen(reading) && goesOnBy(source, reading);
  if (after) return stated(best.confidence, [evidenceOf(source, period.first), after.evidence], GOES_ON);
  const start = effective.status === 'found' ? effective : agreement;
  const isOver = (iso: string): boolean => start.status === 'found' && iso <= start.value.iso;
  // The first day of a term, or another paper's day, is no end.
  const { until: read } = reading;
  const isOther = (at: number) => isOfOtherLength(source, sentenceBehind(source, at));
  const until = read && (isOver(read.first.iso) || isOther(read.first.start)) ? null : read;
  const [first] = best.candidates;
  if (first && isOpen(reading)) {
    const clause = evidenceOf(source, first);
    const evidence = [clause];
    const isForEver = FOR_EVER.test(source.plain.slice(first.start, first.end));
    if (!isForEver && isUntilEvent(clause.quote)) return stated(best.confidence, evidence);
    return found({
      value: 'perpetual',
      confidence: best.confidence,
      evidence,
      rule: ENDLESS,
    });
  }
  if (until) return orLater(source, dayFact(source, { ...until, confidence: best.confidence }), until.first.start);
  const end = period && computed(source, period, effective, agreement);
  if (end && period && !(end.status === 'found' && isOver(end.value.iso)))
    return orLater(source, end, period.first.start);
  const last = first && lastDayIn(source, [evidenceOf(source, first)]);
  if (last?.status === 'found' && last.value !== 'perpetual' && !isOver(last.value.iso)) return last;
  return first ? stated(best.confidence, [evidenceOf(source, first)]) : missing(source.contract);
}

/** 'TO: 13 October 2025', where nothing else says when it ends, or its end was only computed. */
function orUnderLabel(source: Source, end: Fact<End>, length: Fact<Period>): Fact<End> {
  const isComputed = end.status === 'found' && end.value !== 'perpetual' && end.value.written === undefined;
  if (end.status !== 'absent' && end.status !== 'unreadable' && !isComputed) return end;
  const labelled = labelledEnd(source);
  if (labelled) return labelled;
  if (isComputed) return end;
  const period = definedPeriod(source);
  if (period?.last) return found({ value: period.last, confidence: UNDER_LABEL, evidence: [period.evidence] });
  if (period) return stated(UNDER_LABEL, [period.evidence]);
  const paid = lastPayment(source);
  if (paid) return paid;
  const beside = length.status === 'found' ? lastDayIn(source, length.evidence) : null;
  if (beside) return beside;
  // 'Term (months) | 60': it ends so long after a day that is not told.
  return length.status === 'found' || length.status === 'stated' ? stated(UNDER_LABEL, length.evidence) : end;
}

/** The day by which works are done, or one counted from how long they take, ends no building contract. */
function unlessOfWorks(source: Source, end: Fact<End>): Fact<End> {
  const isOfWorks =
    (end.status === 'found' || end.status === 'stated') &&
    end.value !== 'perpetual' &&
    end.evidence.some(({ quote }) => isOfBuilding(source, quote));
  return isOfWorks ? missing(source.contract) : end;
}

export const expirationDate = defineFact({
  id: 'expirationDate',
  label: 'Expiration date',
  place: 70,
  kind: 'day or perpetual',
  sureFrom: 0.7,
  needs: { effective: effectiveDate, agreement: agreementDate, length: term },
  silence: { provision: 'Expiration Date', until: NOT_SILENT, subjects: [SUBJECTS.end] },
  speaksOf: [
    'expir*',
    'matur*',
    'due',
    'end',
    'ends',
    'ending',
    'terminat*',
    'until',
    'through',
    'continu*',
    'perpetual*',
  ],
  notOf: (source, words) => isOfOtherLength(source, words) || isOfBuilding(source, words) || isTimeToSign(words),
  find: (source, { effective, agreement, length }) =>
    withDutiesBeyond(source, unlessOfWorks(source, orUnderLabel(source, endOf(source, effective, agreement), length))),
  print: (end) => (end === 'perpetual' ? { value: NO_FIXED_END, normalized: 'perpetual' } : printDay(end)),
  examples: {
    paper: 'services',
    hits: [
      ['2. Term. This Agreement shall remain in force until May 4, 2029.', '2029-05-04'],
      [
        '2. Term. The initial term of this Agreement begins on the Effective Date and continues for three (3) years.',
        '2029-03-01',
      ],
      [
        '2. Term. This Agreement shall commence on the Effective Date and shall expire on 31 December 2027 unless terminated earlier.',
        '2027-12-31',
      ],
      ['2. Term. This Agreement continues until terminated by either party upon thirty days’ notice.', 'perpetual'],
      [
        '2. Term. This Agreement remains in force in perpetuity or until and unless otherwise mutually agreed in writing.',
        'perpetual',
      ],
      [
        'GARDEN LETTING\nLet to: Ann Borel\nLet by: Acme Gardens Ltd\n1. You take the garden as a yearly tenant from 29 September 2025, and the letting goes on from year to year as long as both of us are content.\n2. You keep the garden tidy.',
        'perpetual',
        'whole',
      ],
      [
        'WINDOW CLEANING\nClient: Ann Borel\nCleaner: Acme Panes Ltd\n1. We begin on 3 March 2025. The service rolls on from month to month until one of us stops it with two weeks’ notice.\n2. We clean the windows.',
        'perpetual',
        'whole',
      ],
      [
        'EMPLOYMENT\nEmployer: Acme Mills Ltd\nEmployee: Ann Borel\n1. You start on 3 March 2025 with three months on trial. The job has no end date.\n2. You work 35 hours a week.',
        'perpetual',
        'whole',
      ],
      ['2. Period: two years from 1 June 2029. Provider may ask for a renewal before it ends.', '2031-06-01'],
      [
        'LEASE OF A SHOP\nLandlord: Acme Mills Ltd\nTenant: Ann Borel\nTerm: Seven years from and including 24 June 2025\nRent: £14,500 a year\n1. The Landlord lets the shop for the Term.',
        '2032-06-23',
        'whole',
      ],
      [
        'TENANCY AGREEMENT\nLandlord: Ann Borel, 6 Kiln Row, Stoke-on-Trent ST4 7QE\nTenant: Tom Reed\nTerm: Twelve months beginning on 5 April 2025\nRent: £745 a month\n1. The Landlord lets the flat for the Term.',
        '2026-04-04',
        'whole',
      ],
      [
        'TENANCY AGREEMENT\nLandlord: Ann Borel, 6 Kiln Row, Stoke-on-Trent ST4 7QE\nTenant: Tom Reed\nTerm: Twelve months from 5 April 2025\nRent: £745 a month\n1. The Landlord lets the flat for the Term.',
        '2026-04-05',
        'whole',
      ],
      [
        'APARTMENT LEASE\nLandlord: Ann Borel, Austin, Texas\nTenant: Tom Reed\nTerm: Twelve months beginning on April 5, 2025\nRent: $745 a month\n1. The Landlord lets the flat for the Term.',
        '2026-04-05',
        'whole',
      ],
      [
        'LICENCE OF A STUDIO\nLicensor: Acme Mills Ltd\nLicensee: Ann Borel\n“Licence Period” means the period from 10 March 2025 until 9 March 2026.\n1. Licensee pays £640 a month.',
        '2026-03-09',
        'whole',
      ],
      [
        'VAN HIRE\nHirer: Ann Borel\nFrom: 10 October 2025\nTo: 13 October 2025\n1. You drive carefully.',
        '2025-10-13',
        'whole',
      ],
      [
        'SHEET FOR A DIGGER\nRenter: Ann Borel\nOut: 6 October 2025, 7:00\nDue in: 3 November 2025, 7:00\n1. You drive carefully.',
        '2025-11-03',
        'whole',
      ],
      [
        'ROSTER SUBSCRIPTION\nCustomer: Acme Mills Ltd\nSubscription start: 6 January 2025\nSubscription end: 5 January 2028\nTerm: 36 months\n1. The fee is £900 a year.',
        '2028-01-05',
        'whole',
      ],
      [
        'DOGS’ HOLIDAY\nOwner: Ann Borel\nArriving: 19 December 2025\nGoing home: 9 January 2026\n1. We walk your dog.',
        '2026-01-09',
        'whole',
      ],
      [
        'CATTERY BOOKING\nOwner: Ann Borel\nDrop-off: 19 December 2025, before noon\nPick-up: 11 January 2026\n1. We feed your cat.',
        '2026-01-11',
        'whole',
      ],
      [
        'CELLO LESSONS\nPupil: Ann Borel\nFirst lesson: 9 September 2025\nLast lesson: 19 June 2026\n1. Fees are due at the first lesson.',
        '2026-06-19',
        'whole',
      ],
    ],
    misses: [
      ['3. You are on probation until 5 November 2026.', 'a probation'],
      [
        'OFFICE CLEANING\nClient: Ann Borel\nContractor: Acme Mills Ltd\n1. The Contractor cleans the office from 10 February 2025 for two years, and thereafter until either party ends this contract by two months’ notice.',
        'a first term after which it goes on',
        'whole',
      ],
      [
        '5. Secrecy. The duty of secrecy goes on until the secret is ended by publication and has no end date.',
        'a duty',
      ],
      [
        'FLAT\nLandlord: Ann Borel\nTenant: Tom Reed\n1. If the tenant stays in possession and pays, the tenancy runs from month to month.\n2. Rent is due monthly.',
        'what follows an end',
        'whole',
      ],
      [
        'VAN HIRE\nHirer: Ann Borel\nFrom: Acme Vans Ltd\nTo: Ann Borel\nDate: 13 October 2025\n1. You drive carefully.',
        'who writes to whom',
        'whole',
      ],
      ['2. Term. This Agreement shall remain in force until May 4, 2019.', 'a day before it takes effect'],
      [
        '2. Your lease of 4 May 2022, under which your tenancy ends on 4 May 2030, goes on unchanged.',
        'the end of another paper',
      ],
      ['2. Work. Provider shall clean the offices of Customer every Monday.', 'nothing on the term'],
      ['7. Insurance. Provider’s policy expires on May 4, 2027 and shall be renewed.', 'another thing expires'],
      ['2. Term. This Agreement ends when the last shop is closed.', 'an event without a day'],
      [
        'CLIMBING CLUB\nDated 2 June 2025\nThis is between you and Acme Walls Ltd.\n1. Your membership starts on the day we send you your card and lasts a year.',
        'a year from a day that is not told',
        'whole',
      ],
      ['5. Warranty. The warranty period is three (3) years from delivery.', 'a warranty'],
    ],
  },
});
