import { datesOfPaper } from '../../document/dates-of-paper';
import { evidenceAt } from '../../evidence';
import type { Family } from '../../kinds/family';
import { recogniseKind } from '../../kinds/recognise';
import { closingWords, onlyWords, wording } from '../../lexicon/words';
import { addDays } from '../../mentions/calendar';
import { findDates } from '../../mentions/dates';
import { beginningOnEvent, bindingBefore, isBooked, ON_EVENT, orEvent, STARTS, saysStart } from '../begins-on-event';
import { type Day, printDay } from '../day';
import { isLabelOfHappening, isUnderLabel } from '../days-under-labels';
import { defineFact } from '../define-fact';
import { definedPeriod } from '../defined-period';
import { CALLS_START, countedStart, definedStart } from '../defined-start';
import { isEditionAlone, isOfEdition, unlessEdition } from '../edition';
import { type Fact, found, missing, stated } from '../fact';
import { isFirstPayment } from '../first-payment';
import { fromToday, unlessNotYetMade } from '../in-force';
import { labelledWords } from '../labelled';
import { labelledSpan } from '../labelled-span';
import { isLastDay } from '../last-day';
import { isDateAtHead, isLatest } from '../no-start';
import { isOfOtherDay, startsOtherThing } from '../of-works';
import { orItsOwnDate, SAME_DATE, speaksOfOwnDate } from '../own-date';
import { evidenceOf, rankedDay } from '../ranked-fact';
import type { CandidateSentence } from '../ranking/candidates';
import { viewOf } from '../ranking/document-view';
import { likeliest } from '../ranking/ranker';
import type { Source } from '../source';
import { SUBJECTS } from '../spoken-of';
import { NOT_SILENT } from '../stated';
import { agreementDate } from './agreement-date';

/** A day that is less sure gives way to a clause that names no day: 'effective as of the date on which the Site opens'. */
const SURE = 0.7;
/** A day that is so sure is told though a clause speaks of the contract's own date: then another day was read as that. */
const SURER = 0.95;
/** How likely a sentence is to say when the contract takes effect, to be believed where it names no day. */
const LIKELY = 0.35;
const TAKES_EFFECT = wording('effective, effect, commenc+, start(s), begin(s)');

/** So likely at least says a sentence when the contract takes effect that names '(the "Effective Date")' after words that name no day. */
const DEFINED_LIKELY = 0.1;

/** The sentence that defines the effective date, or else most likely says when the contract takes effect, if it names no day. */
function clauseWithoutDay(source: Source): CandidateSentence | null {
  let best: CandidateSentence | null = null;
  let most = LIKELY;
  const hasDay = ({ candidates }: CandidateSentence) => candidates.some(({ kind }) => kind === 'date');
  for (const sentence of viewOf(source).sentences) {
    const probability = source.provisions.probability(sentence.index, 'Effective Date');
    if (probability >= DEFINED_LIKELY && CALLS_START.test(sentence.text) && !hasDay(sentence)) return sentence;
    if (probability < most) continue;
    most = probability;
    best = sentence;
  }
  return best && hasDay(best) ? null : best;
}

/** Whether a sentence starts the contract, or its term, on an event: 'your membership starts on the day we send you your code'. */
export function isStartOnEvent(quote: string): boolean {
  return STARTS.test(quote) && EVENT.test(quote) && !speaksOfOwnDate(quote);
}

const EVENT = wording(
  '{on,from,upon,as of} the {day,date} ({on,that,when} ){we,you,the,he,she,they,+}, when, once, as soon as',
);

/** Whether the contract takes effect on an event that it does not date. */
export function startsOnEvent(source: Source): boolean {
  const clause = clauseWithoutDay(source);
  return clause !== null && !speaksOfOwnDate(clause.text);
}

/** Whether the same day is likelier the last one of the term. */
function isRatherEnd(source: Source, day: Day): boolean {
  const end = likeliest(source, 'term');
  const start = likeliest(source, 'effective');
  const [last] = end?.candidates ?? [];
  return last?.kind === 'date' && last.iso === day.iso && (end?.probability ?? 0) > (start?.probability ?? 0);
}

/** The one day that a form's own label names for its effect. */
function labelledStart(source: Source): Fact<Day> | null {
  const started = labelledWords(source, START_LABELS).flatMap(({ words, evidence }) =>
    datesOfPaper(source.contract, words).flatMap(({ iso, kind, start, end }) =>
      kind === 'day' && iso ? [{ iso, written: words.slice(start, end), evidence }] : [],
    ),
  );
  const [start] = started;
  if (start && started.every(({ iso }) => iso === start.iso))
    return found({
      value: { iso: start.iso, written: start.written },
      confidence: UNDER_LABEL,
      evidence: [start.evidence],
    });
  return null;
}

/** 'FROM: 10 October 2025', where a last day stands beside it. */
function underLabel(source: Source): Fact<Day> | null {
  const first = labelledSpan(source)?.first;
  if (first) {
    const { evidence, ...value } = first;
    const day = found({ value, confidence: UNDER_LABEL, evidence: [evidence] });
    // A hire holds from its first day on; who books a stay or a course may be bound before.
    if (!isOfHappening(source, day) || isUnderLabel(source, day, (name) => TAKEN_OUT.test(name))) return day;
    if (!isUnderLabel(source, day, (name) => PUT_UP.test(name))) return stated(UNDER_LABEL, [evidence], FIRST_DAY);
  }
  const start = labelledStart(source);
  if (start) return start;
  const period = definedPeriod(source);
  return period?.first ? found({ value: period.first, confidence: UNDER_LABEL, evidence: [period.evidence] }) : null;
}

const UNDER_LABEL = 0.7;
/** What is told of a first day where it is not said that the contract holds from it on. */
const FIRST_DAY = 'the first day of what is booked';
const TAKEN_OUT = onlyWords(
  '(date )out, (date )in, {date,time} / {date,time} out, time out, collect, collection, pick{ ,-}up, take away, taken out',
);
const PUT_UP = wording('set{ ,-}up, take{ ,-}down, mov{e,ing}*, deliver*');
/** What a form calls the day on which it takes effect. */
const START_LABELS: ReadonlySet<string> = new Set([
  ...['effective date', 'commencement date', 'start date', 'date of commencement', 'commencement', 'commences'],
  ...['contract start', 'contract start date', 'agreement start date', 'service start date', 'services start'],
  ...['subscription start', 'subscription start date', 'service commencement date', 'term start', 'term start date'],
]);

/** Days under labels of what happens under the contract are not when it takes effect. */
function isOfHappening(source: Source, day: Fact<Day>): boolean {
  // 'First day: 8 September' without a last one begins what goes on.
  const isOpen = (name: string) => name === 'first day' && labelledSpan(source) === null;
  return isUnderLabel(source, day, (name) => isLabelOfHappening(name) && !isOpen(name));
}

/** The ranker's likeliest day that is none of something that happens; each that is gives way to the next one. */
function likeliestOwn(source: Source): Fact<Day> {
  const not: string[] = [];
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const day = rankedDay(source, 'effective', not);
    const isLast = isLastDay(day) || (day.value && labelledSpan(source)?.last.iso === day.value.iso);
    if (!day.value || !(isOfHappening(source, day) || isLast || isFirstPayment(day))) return day;
    not.push(day.value.iso);
  }
  return missing(source.contract);
}

const MOST_TRIES = 4;

/** 'The Principal appoints the Agent as its agent in Wales from': what begins on the day that follows. */
const SERVES_FROM = closingWords(
  '{appoints,engages,hires,employs,retains,lets,leases,rents,lends,appoint,engage,hire,employ,let,lease}',
  /(?![^.;]*\b(?:until|since|between|dated)\b)[^.;]{0,260}[ ,](?:with effect |effective |as )?(?:from|commencing|beginning|starting)(?: on)?(?: and including)?(?: the)? $/,
);
/** In days: one so much later is of something else. */
const SOON = 366;

/** The day from which one side serves or uses, where the paper says nothing else of when it takes effect: not before it is made. */
function servesFrom(source: Source, { value }: Fact<Day>): Fact<Day> | null {
  for (const sentence of viewOf(source).sentences) {
    for (const day of sentence.candidates) {
      if (day.kind !== 'date' || !SERVES_FROM.test(source.plain.slice(sentence.start, day.start))) continue;
      if (value && (day.iso <= value.iso || day.iso > addDays(value.iso, SOON))) continue;
      const written = source.contract.text.slice(day.start, day.end);
      return found({ value: { iso: day.iso, written }, confidence: UNDER_LABEL, evidence: [evidenceOf(source, day)] });
    }
  }
  return null;
}

const SPOKEN_OF = 0.5;

/** 'Effective Date | The date on which the fee is credited'. */
const EFFECT_LABELS: ReadonlySet<string> = new Set(['effective date', 'commencement date', 'date of commencement']);
const BY_EVENT_DAY = wording(
  '{day,date} {on which,when,that,of +}, when, once, upon, as soon as, after, {signing,receipt} of',
);

/** What is there is never told as absent. */
function orSpokenOf(source: Source, day: Fact<Day>): Fact<Day> {
  if (day.status !== 'absent') return day;
  const { outline, contract } = source;
  const [row] = labelledWords(source, EFFECT_LABELS).filter(
    ({ words }) => findDates(words).length === 0 && !speaksOfOwnDate(words) && BY_EVENT_DAY.test(words),
  );
  if (row) return stated(SPOKEN_OF, [row.evidence], ON_EVENT);
  const said = outline.sentences.find(
    (sentence, row) => saysStart(sentence, row, outline) || CALLS_START.test(sentence.text),
  );
  return said ? stated(SPOKEN_OF, [evidenceAt(contract, said.start, said.end)]) : day;
}

/** The day of something else is told as a line of the contract's dates, and not as that of its effect. */
const unlessOther = (source: Source, day: Fact<Day>): Fact<Day> =>
  isOfEdition(day) || (day.rule !== SAME_DATE && isOfOtherDay(source, day)) ? missing(source.contract) : day;

const RATHER_SURE = 0.6;
/** Contracts that bind from their own date, whether or not they say so. */
const BIND_FROM_DATE: ReadonlySet<Family> = new Set(['nda', 'employment']);

/** The contract's own date, as long as nothing says that it takes effect on it: others than those that bind from it must be rather sure. */
function ofOwnDate(source: Source, day: Fact<Day>): Fact<Day> {
  return day.confidence >= RATHER_SURE || BIND_FROM_DATE.has(recogniseKind(source).family)
    ? day
    : missing(source.contract);
}

/** A day that is only booked gives way to the sentence by which the contract binds. */
function unlessBinding(source: Source, day: Fact<Day>, agreement: Fact<Day>): Fact<Day> {
  const binding = bindingBefore(source, day);
  if (binding?.isOnOwnDate === false) return stated(SPOKEN_OF, [binding.evidence]);
  if (!binding || agreement.status !== 'found') return day;
  return { ...agreement, rule: SAME_DATE, evidence: [binding.evidence, ...agreement.evidence] };
}

/** The day on which the contract takes effect, which may be the date of the agreement. */
function effectOf(source: Source, agreement: Fact<Day>): Fact<Day> {
  const today = fromToday(source, agreement);
  if (today) return { ...agreement, rule: SAME_DATE, evidence: [today, ...agreement.evidence] };
  const own = definedStart(source);
  const counted = own ? null : countedStart(source);
  if (counted) return counted;
  const day = own ?? likeliestOwn(source);
  const clause = clauseWithoutDay(source);
  const isSurer = day.status === 'found' && day.confidence >= SURER && day.confidence > agreement.confidence;
  if (clause && speaksOfOwnDate(clause.text) && agreement.status === 'found' && !isSurer) {
    const evidence = [evidenceOf(source, { start: clause.start, end: clause.start + 60 }), ...agreement.evidence];
    return { ...agreement, rule: SAME_DATE, evidence };
  }
  if (!own && day.status === 'found' && isLatest(day)) return stated(day.confidence, day.evidence, ON_EVENT);
  if (!own && day.status === 'found' && isRatherEnd(source, day.value)) return missing(source.contract);
  const isSure = day.status === 'found' && day.confidence >= SURE;
  if (clause && !isSure) return missing(source.contract);
  if (day.status !== 'found' && day.status !== 'stated')
    return underLabel(source) ?? servesFrom(source, agreement) ?? day;
  const isAgreementDate = day.status === 'found' && day.value.iso === agreement.value?.iso;
  // 'Date | 14 May | 19 May' beside signatures gives way to what the form calls its effective date.
  const isSaidOfDay = day.evidence.some(({ quote }) => TAKES_EFFECT.test(quote));
  const labelled = isSaidOfDay ? null : labelledStart(source);
  if (labelled) return labelled;
  if (!isAgreementDate && isDateAtHead(source, day)) return missing(source.contract);
  if (!isAgreementDate) return unlessBinding(source, day, agreement);
  if (!isSaidOfDay)
    return servesFrom(source, agreement) ?? beginningOnEvent(source) ?? ofOwnDate(source, { ...day, rule: SAME_DATE });
  return day;
}

export const effectiveDate = defineFact({
  id: 'effectiveDate',
  label: 'Effective date',
  place: 60,
  kind: 'day',
  sureFrom: 0.7,
  needs: { agreement: agreementDate },
  silence: { provision: 'Effective Date', until: NOT_SILENT, subjects: [SUBJECTS.start] },
  speaksOf: ['effect', 'effective', 'commenc*', 'start*', 'begin*', 'as of', 'from'],
  notOf: (source, words) => startsOtherThing(source, words) || isEditionAlone(words) || isBooked(source, words),
  find(source, { agreement }) {
    const day = orEvent(orSpokenOf(source, unlessOther(source, effectOf(source, agreement))));
    return unlessNotYetMade(source, orItsOwnDate(source, unlessEdition(day, agreement), agreement));
  },
  print: printDay,
  examples: {
    paper: 'whole',
    hits: [
      [
        'SHEET FOR A DIGGER\nRenter: Ann Borel\nOut: 6 October 2025, 7:00\nDue in: 3 November 2025, 7:00\n1. You drive carefully.',
        '2025-10-06',
      ],
      [
        'SERVICES AGREEMENT\nThis Services Agreement is made on May 4, 2023 between Acme Mills, Inc. and Borel LLC and is effective as of June 1, 2023.\n1. Provider shall clean the offices.',
        '2023-06-01',
      ],
      [
        'SUPPLY AGREEMENT\nThis Supply Agreement (the "Agreement") is entered into as of May 4, 2023 (the "Effective Date") by and between Acme Mills, Inc. and Borel LLC.\n1. Supplier shall supply the goods.',
        '2023-05-04',
      ],
      [
        'SERVICES AGREEMENT\nThis Agreement is between Acme Mills Ltd and Borel Ltd.\n1. This Agreement shall commence on 1 September 2020 and continue for two years.',
        '2020-09-01',
      ],
      [
        'LEASE AGREEMENT\nThis Lease Agreement is made on 2 March 2021 between Ann Borel and Tom Reed.\n1. Term. This Lease takes effect on April 1, 2021 and runs for one year.',
        '2021-04-01',
      ],
      [
        'SERVICES AGREEMENT\nThis Agreement is between Acme Mills, Inc. and Borel LLC. It is dated May 4, 2023.\n1. "Effective Date" of this Agreement means the date the last party hereto has executed this Agreement (the "Effective Date").\n2. Provider shall clean the offices.',
        '2023-05-04',
      ],
      [
        'SERVICES AGREEMENT\nThis Services Agreement between Acme Mills, Inc. and Borel LLC becomes effective on the date written below (the "Effective Date").\n1. Provider shall clean the offices.\n2. Customer pays $900 by January 5, 2024.\nAcme Mills, Inc.\nBorel LLC\nMay 4, 2023',
        '2023-05-04',
      ],
      [
        'PURCHASE OF TOOLS\nThese terms between Acme Mills, Inc. and Borel LLC become effective on the date stated below (the "Effective Date").\n1. Seller sold tools under a list of March 1, 2021.\n2. Buyer pays $900 by January 5, 2024.\nSigned\nAcme Mills, Inc., May 4, 2023\nBorel LLC, May 4, 2023',
        '2023-05-04',
      ],
    ],
    misses: [
      [
        '2. Term. The term begins on the later of the consent of the landlord and the delivery of the keys and expires at 11:59 p.m. on September 29, 2029.',
        'the last day',
      ],
      [
        'LICENCE OF A SONG\nLicensor: Ann Borel\nLicensee: Acme Films Ltd\n14 April 2026\n1. You may use the song in your film.\n2. The licence is for two years. It only counts once the fee has been paid to us.\nSigned by Ann Borel',
        'an event beside the day of the paper',
      ],
      [
        'SERVICES AGREEMENT\nThis Agreement is between Acme Mills, Inc. and Borel LLC.\n1. This Agreement takes effect on the day on which the shop opens.',
        'an event without a day',
      ],
      [
        'SERVICES AGREEMENT\nThis Agreement is between Acme Mills, Inc. and Borel LLC.\n1. Provider shall clean the offices.',
        'no date at all',
      ],
      [
        'SERVICES AGREEMENT\nThis Agreement is between Acme Mills, Inc. and Borel LLC.\n1. Provider was founded in Ohio on May 4, 1978.',
        'the day of something else',
      ],
      [
        'SERVICES AGREEMENT\nThis Services Agreement between Acme Mills, Inc. and Borel LLC takes effect on the day the first shop set forth below opens (the "Effective Date").\n1. Provider shall clean the offices.\nDate: May 4, 2023\nAcme Mills, Inc.\nBorel LLC',
        'an event, though something is set forth below',
      ],
      [
        'SERVICES AGREEMENT\nThis Agreement is between Acme Mills, Inc. and Borel LLC.\n1. This Agreement is effective as of ____________.',
        'left blank',
      ],
    ],
  },
});
