import { isOfNamedPaper } from '../../document/another-paper';
import { sentenceAt } from '../../document/sentence-evidence';
import { ON_THE } from '../../lexicon/characters';
import { closingWords, inClause, openingWords, wording } from '../../lexicon/words';
import type { Period } from '../../mentions/periods';
import { BY_PLAN, namesPlans } from '../by-plan';
import { calledTerm } from '../called-term';
import { defineFact } from '../define-fact';
import { withDutiesBeyond } from '../duties-beyond';
import { type Fact, missing, stated } from '../fact';
import { lengthOfFirstTerm } from '../first-term';
import { asksForLength, labelledLength } from '../labelled-length';
import { lastPayment } from '../last-payment';
import { AT_LEAST, withBound } from '../length-bound';
import { isOfBuilding } from '../of-works';
import { isOfTurns, type OpenEnd, openEnd } from '../open-end';
import { isOfOtherLength, isOfPart, isRowOfOthers } from '../other-lengths';
import { isPlannedEnd } from '../planned-end';
import { printLength } from '../print-period';
import { periodFact } from '../ranked-fact';
import type { Candidate } from '../ranking/candidates';
import { viewOf } from '../ranking/document-view';
import { likeliest, type Ranked, rank } from '../ranking/ranker';
import type { Source } from '../source';
import { ENDS_ON_DAY, lengthOfSpan, lengthToDay } from '../span-length';
import { isDayAlone, SUBJECTS } from '../spoken-of';
import { licenceLength, spokenTerm } from '../spoken-term';
import { orInStandardWords } from '../standard-words';
import { NOT_SILENT } from '../stated';
import { isToldAsStart, lastDayBeside, lastDayOfLength } from '../term-start';
import { isUnderAddOn } from '../under-add-on';

/** Beside a likelier value in the same sentence a second one is believed from this probability on: 'for three years, until May 4, 2023'. */
const BESIDE = 0.05;

const SPAN = 0.7;
const OF_THE_WORKS = 'how long the works take';
const OF_A_PART = 'how long a part of it runs';
const NO_LENGTH = 'it runs until somebody ends it';

/** What the contract says of its own term: how it ends, and how long it lasts, where that is written. */
export interface TermReading {
  /** The likeliest value. */
  best: Ranked;
  /** The period of the term and its last day, each where it is the best value or stands beside it. */
  period: (Ranked & { first: Candidate & { kind: 'period' } }) | null;
  until: (Ranked & { first: Candidate & { kind: 'date' } }) | null;
}

/** What the contract says of its own term; null where nothing is likely enough. */
export function termReading(source: Source): TermReading | null {
  return orInStandardWords(source, (own) => readTerm(own) ?? readCalled(own));
}

/** 'The insurance ends on', 'MOT until', 'the price stays until': what else runs to a day, and what the contract itself is called. */
const OTHERS = closingWords(
  [
    'insurance, polic{y,ies}, mot, warranty, guarantee, passport, visa, certificate, permit, licence no*, card, offer',
    'quot{e,ation}, voucher, price(s), charge(s), rate(s), discount',
  ],
  inClause(50),
  '',
);
const ITSELF = wording('agreement, contract, term, lease, {this,these} +');

const ABOUT = closingWords('about, around, roughly, approximately, some', ' ');

const TOLD_BEFORE = closingWords('the, those, these, that, such, said', ' ');
const GOES_BY = openingWords(' {start(s),begin(s),run(s),is,are,do,does,count(s),will,may} ');

/** 'Section 7 shall survive the termination of this Agreement for three years': that is after its term. */
const SURVIVES = wording('survive(s) (the )(any ){termination,expiration,expiry,end}');

/** A settlement is made because the employment ends, and does not end with it. */
const EMPLOYMENT_ENDS = closingWords('employment ~3 {ends,ended,terminates,terminated,end,terminate}', ON_THE);
const SETTLES = wording('settlement, severance, separation, release');
const HEAD = 1_500;

/** Whether the last day that seems to be the contract's is that of another thing, by the words before it in its clause. */
function isOthers(source: Source, { candidates: [first] }: Ranked): boolean {
  const { plain, ownNames, outline } = source;
  const line = first && sentenceAt(outline, first.start);
  if (line && (isRowOfOthers(line.text) || isUnderAddOn(source, line.text))) return true;
  // 'Done in about five weeks' is a guess of how long the work takes, 'the twelve months start afresh' speaks of a length that was told before.
  if (first?.kind === 'period') {
    const before = plain.slice(Math.max(0, first.start - 20), first.start);
    const sentence = sentenceAt(outline, first.start);
    if (sentence && SURVIVES.test(source.plain.slice(sentence.start, first.start))) return true;
    if (sentence && isOfOtherLength(source, plain.slice(sentence.start, sentence.end))) return true;
    return ABOUT.test(before) || (TOLD_BEFORE.test(before) && GOES_BY.test(plain.slice(first.end, first.end + 20)));
  }
  if (first?.kind !== 'date') return false;
  if (line && (isDayAlone(line.text) || isOfOtherLength(source, plain.slice(line.start, line.end)))) return true;
  const from = Math.max(0, first.start - 90);
  if (EMPLOYMENT_ENDS.test(plain.slice(from, first.start)) && SETTLES.test(plain.slice(0, HEAD))) return true;
  const other = OTHERS.exec(plain.slice(from, first.start));
  if (!other || ITSELF.test(other[0])) return false;
  return !ownNames.some(({ start }) => start > from + other.index && start < first.start);
}

/** 'Two years' service | 2 weeks | 2 weeks': a length in a row of several is one of a table, unless the row is called a term. */
function isOfTable(source: Source, { candidates: [first] }: Ranked): boolean {
  if (first?.kind !== 'period') return false;
  const row = viewOf(source).sentences[first.sentence];
  const text = row ? source.contract.text.slice(row.start, row.start + row.text.length) : '';
  const cells = text.split('\t');
  const lengths = row?.candidates.filter(({ kind }) => kind === 'period').length ?? 0;
  return cells.length > 2 && lengths > 1 && !asksForLength(cells[0] ?? '');
}

/** 'Without limit in time, save that the provisions of paragraph 6 shall expire after two years'. */
const EXCEPT = wording('save that, save for, except that, except for, other than, provided that, but');

/** Of a contract without limit in time the length that only one of its duties has gives way to the words that say so. */
function withoutException(source: Source, best: Ranked): Ranked {
  const [first] = best.candidates;
  if (first?.kind !== 'period') return best;
  const open = viewOf(source).sentences[first.sentence]?.candidates.find(
    ({ kind, start, end }) =>
      kind === 'open' && start < first.start && EXCEPT.test(source.plain.slice(end, first.start)),
  );
  return open ? { ...best, candidates: [open] } : best;
}

function readTerm(source: Source): TermReading | null {
  const likely = likeliest(source, 'term');
  const first = likely?.candidates[0] && lengthOfFirstTerm(source, likely.candidates[0]);
  if (likely && first) {
    const { length, last } = first;
    const of = <T extends Candidate>(one: T) => ({ ...likely, candidates: [one], first: one });
    return { best: of(length), period: of(length), until: last && of(last) };
  }
  const best = likely && withoutException(source, likely);
  if (best && best !== likely) return { best, period: null, until: null };
  if (
    !best ||
    isOfTable(source, best) ||
    isOthers(source, best) ||
    best.candidates.every(({ start }) => isOfNamedPaper(source.plain, start))
  )
    return null;
  const sentence = best.candidates[0]?.sentence;
  let period: TermReading['period'] = null;
  let until: TermReading['until'] = null;
  for (const value of rank(source, 'term')) {
    const isBest = value.probability === best.probability;
    const first = value.candidates.find((candidate) => isBest || candidate.sentence === sentence);
    if (!first || (!isBest && value.probability < BESIDE)) continue;
    if (first.kind === 'period') period ??= { ...value, first };
    if (first.kind === 'date' && (isBest || !isToldAsStart(source, first)) && !isPlannedEnd(source, first))
      until ??= { ...value, first };
  }
  if (period && !until) {
    const last = lastDayBeside(source, period.first) ?? lastDayOfLength(source, period.first);
    if (last) until = { ...period, candidates: [last], first: last };
  }
  return { best, period, until };
}

/** The term as the contract calls it where it names its length, with the last day beside it. */
function readCalled(source: Source): TermReading | null {
  const period = calledTerm(source);
  const last = period && lastDayBeside(source, period.first);
  return period && { best: period, period, until: last ? { ...period, candidates: [last], first: last } : null };
}

const GOES_ON = wording(
  '{then,after that,thereafter,afterwards} ~2 {carries,goes,runs,continues,rolls}, {carries,goes,runs,continues} on',
);

/** Whether a length is only the least that the contract lasts, before it goes on. */
export function isMinimum(source: Source, { start, end }: Pick<Candidate, 'start' | 'end'>): boolean {
  const { plain, outline } = source;
  if (!AT_LEAST.test(plain.slice(Math.max(0, start - 40), start))) return false;
  const to = sentenceAt(outline, start)?.end ?? end;
  return GOES_ON.test(plain.slice(end, to)) || openEnd(source) !== null;
}

/** A day of this probability is the contract's last one, whatever else it says of having no end. */
const SURE_DAY = 0.9;
/** A length below it is rather that of a trial, where the contract says that it has no end. */
const SURE_LENGTH = 0.5;

/**
 * The words by which the whole of a contract runs until somebody ends it, no first term before; null where none say so.
 * @param reading what the ranker reads of its term
 */
export function endlessBy(source: Source, reading: TermReading | null): OpenEnd | null {
  const open = openEnd(source);
  if (!open || (open.kind === 'periodic' && open.isThen)) return null;
  const { until, period, best } = reading ?? {};
  if (until) return open.kind === 'endless' && until.probability < SURE_DAY && !isIn(open, until.first) ? open : null;
  if (!period) return open;
  if (isOfTurns(source, period.first)) return open.byTurns ? open : null;
  if (isMinimum(source, period.first)) return null;
  return open.kind === 'endless' && (best?.probability ?? 0) < SURE_LENGTH && !isIn(open, period.first) ? open : null;
}

/** The words by which a contract goes on after its first term until somebody ends it, by no terms of their own; null where none say so. */
export function goesOnBy(source: Source, { until, period }: TermReading): OpenEnd | null {
  const open = openEnd(source);
  return open && !until && period && !open.byTurns && (open.isThen || open.kind === 'endless') ? open : null;
}

const isIn = ({ evidence }: OpenEnd, { start }: { start: number }) => evidence.start <= start && start < evidence.end;

/** 'Rental period | one month' of a tenancy without a fixed end is from one rent day to the next. */
function unlessTurn(source: Source, length: Fact<Period> | null): Fact<Period> | null {
  const isTurn = length?.value?.count === 1 && length.value.unit !== 'year' && openEnd(source)?.isThen === false;
  return isTurn ? null : length;
}

/** How long it lasts, as its clause or a form's label says it. */
function lengthOf(source: Source): Fact<Period> {
  const reading = termReading(source);
  const labelled = reading?.period ? null : unlessTurn(source, labelledLength(source));
  const open = labelled ? null : endlessBy(source, reading);
  if (open) return stated(reading?.best.confidence ?? SPAN, [open.evidence], NO_LENGTH);
  if (!reading) {
    if (labelled) return labelled;
    const span = lengthOfSpan(source);
    if (span) return span;
    const said = spokenTerm(source);
    if (said) return said;
    const paid = lastPayment(source);
    return paid ? stated(SPAN, paid.evidence, ENDS_ON_DAY) : (licenceLength(source) ?? missing(source.contract));
  }
  if (labelled) return labelled;
  if (reading.until && !reading.period) return lengthToDay(source, reading.best, reading.until.first);
  const fact = periodFact(source, reading.period ?? reading.best);
  if (fact.evidence.some(({ quote }) => namesPlans(quote))) return stated(fact.confidence, fact.evidence, BY_PLAN);
  if (fact.status === 'found' && fact.evidence.every(({ quote }) => isOfBuilding(source, quote)))
    return stated(fact.confidence, fact.evidence, OF_THE_WORKS);
  if (fact.status === 'found' && fact.evidence.every(({ quote }) => isOfPart(source, quote)))
    return stated(fact.confidence, fact.evidence, OF_A_PART);
  return fact;
}

/** How long the contract lasts from its start ('3 years'), the renewals left out. */
export const term = defineFact({
  id: 'term',
  label: 'Term',
  place: 80,
  kind: 'period',
  silence: { provision: 'Expiration Date', until: NOT_SILENT, subjects: [SUBJECTS.term] },
  speaksOf: [
    'term',
    'period',
    'duration',
    'last',
    'lasts',
    'run',
    'runs',
    'continu*',
    'remain*',
    'in force',
    'in effect',
    'in full force',
    'expir*',
  ],
  notOf: (source, words) => isOfOtherLength(source, words) || isUnderAddOn(source, words),
  find: (source) => withDutiesBeyond(source, withBound(lengthOf(source))),
  otherwise: (source) => spokenTerm(source) ?? licenceLength(source),
  print: printLength,
  examples: {
    paper: 'services',
    hits: [
      [
        '1. Definitions. “Initial Term” means the period of three years from the Effective Date.\n2. Term. This Agreement continues for the Initial Term and thereafter for successive periods of twenty-four months, unless either party gives 90 days’ notice.',
        '3 years',
      ],
      [
        '1. Definitions. The Initial Term is five (5) years.\n2. Term. This Agreement runs for the Initial Term and is then extended by further terms of one (1) year each.',
        '5 years',
      ],
      ['2. Term. This Agreement is in force from April 1, 2025 to March 31, 2028.', '3 years'],
      [
        'GYM MEMBERSHIP\nClub: Acme Gyms Ltd\nMember: Ann Borel\nB. Length of membership (tick one)\n☐ Month to month, £39 a month ☐ 12 months, £32 a month ☒ 24 months, £28 a month\n1. You pay by direct debit.',
        '24 months',
        'whole',
      ],
      [
        'COPIER RENTAL\nLessor: Acme Copiers LLC\nLessee: Ann Borel\nTerm (months)\t60\nMonthly rent\t$194.00\n1. Lessor leases the copier to Lessee.',
        '60 months',
        'whole',
      ],
      [
        '2. Term. The initial term of this Agreement begins on the Effective Date and continues for three (3) years.',
        '3 years',
      ],
      ['2. Term. This Agreement is made for a term of eighteen (18) months from the Effective Date.', '18 months'],
      ['2. Term. This Agreement shall remain in force for a period of 5 years.', '5 years'],
      [
        'MUTUAL NDA\nFirst Party: Acme Mills, Inc.\nSecond Party: Borel LLC\nNDA Term\n☒ Expires 2 year(s) from Effective Date.\n☐ Continues until terminated.\n1. Each party keeps the secrets of the other.',
        '2 years',
        'whole',
      ],
      [
        'TRADE MARK LICENCE\nLicensor: Acme Mills Ltd\nLicensee: Ann Borel\nLicence term\t5 years\n1. Licensor lets Licensee use the mark.',
        '5 years',
        'whole',
      ],
      ['2. Term. The term of this Agreement is twelve months starting on the Effective Date.', '12 months'],
    ],
    misses: [
      ['5. We guarantee the works for six years from the day when they are finished.', 'a guarantee of the work'],
      [
        '5. If you break this, the twelve months start afresh on the day the breach stops.',
        'a length that was told before',
      ],
      ['3. The price is good until 11 July 2025.', 'how long an offer stands'],
      [
        'CONTRACT OF EMPLOYMENT\nEmployer: Acme Mills Ltd\nEmployee: Ann Borel\n1. The employment begins on 16 October 2023.\n9. Either side may end it by the notice in this table:\nLength of service\tBy you\tBy us\n6 months to 2 years\t2 weeks\t2 weeks\nMore than 2 years\t4 weeks\t4 weeks',
        'a row of a table of notices',
        'whole',
      ],
      [
        'CONFIDENTIALITY LETTER\nFrom: Acme Mills Ltd\nTo: Ann Borel\n1. The obligations in this letter shall continue in full force and effect without limit in time, save that the provisions of paragraph 6 shall expire upon the second anniversary of this letter, that is after two years.',
        'the length of one duty only',
        'whole',
      ],
      [
        'COPIER RENTAL\nLessee: Ann Borel\nTerm (see clause 2): 60\n1. The rent is $90.',
        'a number of nothing',
        'whole',
      ],
      ['2. Work. Provider shall clean the offices of Customer every Monday.', 'nothing on the term'],
      [
        '7. Your offer letter of May 6, 2024, under which the term of your employment is two years, goes on unchanged.',
        'the term of another paper',
      ],
      ['5. Warranty. The warranty period is three (3) years from delivery.', 'a warranty'],
      ['5. Payment. Customer shall pay each invoice within thirty (30) days.', 'a time for payment'],
      ['9. Confidentiality. The duty of secrecy lasts five (5) years after disclosure.', 'a duty of secrecy'],
    ],
  },
});
