import { TO_CHECK } from '../../../shared/caveats';
import type { FactName } from '../../../shared/facts';
import { formatDay } from '../../../shared/format';
import { beforeEnd, type End } from '../../facts/day';
import { renewalTerm as renewalDeclaration } from '../../facts/declarations/renewal-term';
import { isOfEdition } from '../../facts/edition';
import type { Fact } from '../../facts/fact';
import type { Facts } from '../../facts/facts';
import type { Length } from '../../facts/length-bound';
import { printLength } from '../../facts/print-period';
import { openingWords, wording } from '../../lexicon/words';
import { findPeriods } from '../../mentions/periods';
import type { Reading } from '../../reading';
import { type RenewalNotice, renewalNotice } from '../../risks/renewal-notice';
import { type Passage, passagesOf } from '../../statements/passages';
import { caveatOf } from '../caveats';
import { hasDoubtfulValue } from '../certainty';
import { textOf } from '../facts';
import { definedDateLines } from './defined-dates';
import { type Line, lineOf } from './line';
import { toldOf, toldWhereProved } from './own-words';

function dayWords(fact: Fact<End>): string | null {
  const { value, rule } = fact;
  if (value === null) return null;
  if (value === 'perpetual') return 'no fixed end';
  return `${beforeEnd(fact)}${formatDay(value.iso)}${rule ? ` (${rule})` : ''}`;
}

function lengthWords({ value, rule }: Fact<Length>): string | null {
  if (!value) return null;
  const words = printLength(value).value;
  return rule && !value.bound ? `${words} (${rule})` : words;
}

/** '12 months, if it is renewed': a length alone would be told as one that comes by itself. */
const renewalPrint = (fact: Facts['renewalTerm']): string | null => textOf(renewalDeclaration, fact);

/** 'Nov 30, 2026, with conditions that the clause names': the line is no half-truth either. */
const withCaveat = (words: string | null, name: FactName, facts: Facts): string | null =>
  words && `${words}${caveatOf(name, facts)}`;

/** Terms for everybody are dated by their last change; nobody agrees to them on that day. */
const isUpdate = ({ evidence }: Fact<End>): boolean =>
  evidence.length > 0 && evidence.every(({ quote }) => UPDATED.test(quote) && quote.length < LONGEST_UPDATE);
const UPDATED = openingWords('(date )(last ){updated,revised,modified,changed}');
const LONGEST_UPDATE = 60;

/** How long a duty lasts that is not the contract's own length: secrecy, a restraint, a warranty. */
const LASTING = wording('confiden*, secre*, compet*, solicit*, poach*, entice*, warrant{y,ies}, guarantee{,s,d}');
const HOW_LONG = wording('for, during, until, last(s), after, endure(s), continue(s), survive(s)');
/** Times of other things in such sentences. */
const NO_LENGTH = wording('notice, notify, request, invoice, cure, remedy, liability, liable, limited to');
const isLasting = ({ text, isDefinition }: Passage): boolean =>
  !isDefinition &&
  LASTING.test(text) &&
  HOW_LONG.test(text) &&
  !NO_LENGTH.test(text) &&
  findPeriods(text).some(({ unit }) => unit === 'month' || unit === 'year');

/** Behind a line that rests on a value which has to be checked. */
const toCheck = (facts: Facts, ...names: FactName[]): string =>
  names.some((name) => hasDoubtfulValue(facts, name)) ? TO_CHECK : '';

/** What has to be known beside the last day for a notice: that it may come too early, or that the day before is safer. */
function inTime({ from, onAnniversary }: RenewalNotice): string {
  const known = [
    ...(from ? [`not before ${formatDay(from)}`] : []),
    ...(onAnniversary ? ['better a day earlier'] : []),
  ];
  return known.length > 0 ? ` (${known.join('; ')})` : '';
}

const LAST_DAY_FOR_NOTICE = 'Last day for notice against renewal';
const LAST_CHANGE = 10;
const LAST_DAY = 7.5;
const NOTICE = 5.5;
const LASTS = 4.4;

/** The days and periods on which the contract turns, with the latest day for a notice of non-renewal where it can be computed, and how long single duties last. */
export function dateLines(reading: Reading): Line[] {
  const { facts } = reading;
  const { agreementDate, effectiveDate, expirationDate, term, renewalTerm, noticePeriod } = facts;
  const isLastChange = isUpdate(agreementDate) || isOfEdition(agreementDate);
  const named: [string, string | null, FactName][] = [
    ['Agreement date', isLastChange ? null : dayWords(agreementDate), 'agreementDate'],
    ['Effective date', withCaveat(dayWords(effectiveDate), 'effectiveDate', facts), 'effectiveDate'],
    ['Expiration', withCaveat(dayWords(expirationDate), 'expirationDate', facts), 'expirationDate'],
    ['Term', withCaveat(lengthWords(term), 'term', facts), 'term'],
    ['Renewal term', withCaveat(renewalPrint(renewalTerm), 'renewalTerm', facts), 'renewalTerm'],
  ];
  const lines = named.flatMap(([label, words, name], index): Line[] =>
    words
      ? [{ text: `${label}: ${words}${toCheck(facts, name)}`, evidence: facts[name].evidence, weight: 10 - index }]
      : [],
  );
  const day = isLastChange && agreementDate.value;
  const { evidence } = agreementDate;
  const lastChange: Line[] = day
    ? [{ text: `Last updated: ${formatDay(day.iso)}`, evidence, weight: LAST_CHANGE }]
    : [];
  const notice = renewalNotice(reading);
  const lastDay: Line[] = notice?.due
    ? [
        {
          text: `${LAST_DAY_FOR_NOTICE}: ${formatDay(notice.due)}${inTime(notice)}${toCheck(facts, 'expirationDate', 'renewalTerm', 'noticePeriod')}`,
          evidence: notice.evidence,
          weight: LAST_DAY,
        },
      ]
    : [];
  const lasting = passagesOf(reading)
    .filter(isLasting)
    .flatMap((passage) => lineOf(toldOf(reading, passage), LASTS));
  // A notice that ends the contract stands among its endings.
  const ofRenewal =
    noticePeriod.value?.stops === 'renewal' ? lineOf(toldWhereProved(reading, noticePeriod), NOTICE) : [];
  return [...lastChange, ...lines, ...lastDay, ...ofRenewal, ...definedDateLines(reading), ...lasting];
}
