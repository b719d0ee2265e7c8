import { anyWording, asWritten, closingWords, inClause, openingWords, wording } from '../../lexicon/words';
import { findPeriods, formatPeriod } from '../../mentions/periods';
import type { Reading } from '../../reading';
import { type Passage, passageProof } from '../../statements/passages';
import { ended } from './condense';
import { ONCE_PAID } from './lesser-sums';
import type { Line } from './line';
import { withFigures } from './wording';

const INVOICE = wording('invoice(s), statement(s) of account, bill(s)');
const PAID = wording('pay, pays, paid, payable, due, remit, payment');
const AFTER_WHAT =
  /^\s?(?:\([^)]{0,20}\)\s)?(?:after|of|from|following)\s(?:the\s)?(?:date\s(?:of|on)\s(?:the\s|such\s|each\s|an?\s)?)?(?:(?:its|his|the|such|Buyer's|Customer's|Client's|[A-Z]\w+'s)\s)?((?:receipt|receiving|delivery|date|issue|issuance|invoice|end|shipment)\b(?:\s(?:of|date|it|the|an?|each|such|that|any|undisputed|correct|proper|valid|tax|such|calendar|month|quarter|invoices?|therefor)){0,5})/i;
const INTEREST =
  /\binterest\b[^.;]{0,140}?(?<![\d./])(\d{1,2}(?:\.\d{1,3})?\s?%)([^.;]{0,40})|(\d{1,2}(?:\.\d{1,3})?\s?%)\s?(per (?:month|annum|year)|a month|monthly|annually)?[^.;]{0,60}\binterest\b/i;
/** 'A late charge of 10%' beside the interest. */
const CHARGE = /\b(?:charge|fee|penalty) of [^.;,%]{0,12}%/gi;
const LATE = wording([
  'late, overdue, past{-, }due, not paid, unpaid, delinquent, default, delay(ed) payment(s)',
  'not {made,paid} {when,by}, when due',
]);
/** What the principal of a loan bears, whether or not anyone is late. */
const OF_LOAN = anyWording(
  wording('loan, note, principal, advance(s), unpaid (principal )balance', inClause(80), 'bear(s) (simple )interest'),
  wording('interest', inClause(80), '{on,upon} the {unpaid,outstanding} {principal,balance}'),
);
/** 'At the legal rate plus 1%': what the share is added to is named before it. */
const OVER_RATE = /\b(?:rate|prime|libor|euribor|sonia)\b[^.;]{0,60}\bplus\s$/i;
const EVERY = wording('per {month,annum,year}*, {a,each} {month,year}*, monthly*, annually*');

/** 'Payment term: 45 days after receipt of the invoice'. */
function paymentTerm(reading: Reading, passage: Passage, text: string): Line | null {
  // Paying sooner for a discount is a choice.
  if (!PAID.test(text) || wording('discount').test(text)) return null;
  for (const period of findPeriods(text)) {
    const before = text.slice(Math.max(0, period.start - 140), period.start);
    const after = text.slice(period.end, period.end + 120);
    if (
      !closingWords('{within,net,in,than} (a period of )').test(before) ||
      !(PAID.test(before) || PAID.test(after.slice(0, 60)))
    )
      continue;
    if (wording('{dispute,notify,object,audit,correct,terminate,credit,refund,claim,submit}*').test(before.slice(-70)))
      continue;
    const what = (AFTER_WHAT.exec(after)?.[1] ?? '').replace(asWritten(wording('it')), 'the invoice').trim();
    const from = ended(what.replace(/(?:\s(?:of|the|an?|each|such|that|any|undisputed|correct|proper|valid))+$/, ''));
    const isPeriodic =
      openingWords('end of ({each,every,the,such,a})( )(calendar ){month,quarter,year}*').test(from) &&
      wording('due').test(before);
    if (/\bon which\b/.test(after) && ONCE_PAID.test(after)) continue;
    // 'Within 30 days of receiving it' speaks of an invoice only where one is named.
    if (!from || !(isPeriodic || INVOICE.test(`${before} ${after}`))) continue;
    return {
      text: `Payment term: ${formatPeriod(period)} after ${openingWords('date*, end*, invoice*').test(from) ? 'the ' : ''}${from.toLowerCase()}`,
      evidence: [passageProof(reading, passage, period.start, period.end)],
      weight: 6.6,
    };
  }
  return null;
}

/** 'Late interest: 1.5% per month'. */
function lateInterest(reading: Reading, passage: Passage, text: string): Line | null {
  const isLoan = OF_LOAN.test(text);
  const match =
    isLoan || LATE.test(text) ? INTEREST.exec(text.replace(CHARGE, (words) => ' '.repeat(words.length))) : null;
  if (!match) return null;
  const rate = (match[1] ?? match[3] ?? '').replace(/\s/g, '');
  const every = EVERY.exec(match[2] ?? match[4] ?? '')?.[0];
  const over = wording('{above,over,plus,in excess of,higher than} (the )~4 {rate,prime,libor,euribor,sonia}').exec(
    text.slice(match.index, match.index + match[0].length + 80),
  )?.[0];
  const added = OVER_RATE.test(text.slice(0, text.indexOf(match[1] ?? match[3] ?? '', match.index)));
  const base = added
    ? ' over the rate that the clause names'
    : over
      ? ` ${over.replace(openingWords('in excess of*, higher than*, plus*'), 'over')}`
      : '';
  return {
    text: `${isLoan ? 'Interest' : 'Late interest'}: ${rate}${base}${every ? ` ${every.toLowerCase()}` : ''}`,
    evidence: [passageProof(reading, passage, match.index, match.index + match[0].length)],
    weight: 5.2,
  };
}

/** 'Payment terms: Net 30', 'all invoices are due net 45 days'. */
const NET = /\b(?:payment|payable|invoices?|due|terms?)\b[^.;]{0,30}\bnet (\d{1,3})(?:\s?days)?\b(?!\s?%)/i;

function netTerm(reading: Reading, passage: Passage, text: string): Line | null {
  const match = NET.exec(text);
  if (!match) return null;
  const proof = passageProof(reading, passage, match.index, match.index + match[0].length);
  return { text: `Payment term: ${match[1]} days (net ${match[1]})`, evidence: [proof], weight: 6.6 };
}

/** 'Fees increase by 6% on each anniversary of the Start Date'. */
const INCREASE =
  /\b(fees?|prices?|rent|rates?|charges?|salary)\b[^.;%]{0,40}\b(?:increases?|increased|rises?|goes? up|escalates?)\b[^.;%]{0,20}\bby\s(?:up to\s)?(\d{1,2}(?:\.\d{1,2})?\s?%)([^.;,]{0,60})/i;

function increase(reading: Reading, passage: Passage, text: string): Line | null {
  const match = INCREASE.exec(text);
  const when = ended((match?.[3] ?? '').trim());
  if (!match || !asWritten(openingWords('on*, each*, every*, per*, a, annually*, from*, at*')).test(when)) return null;
  return {
    text: `Increase: ${(match[1] ?? '').toLowerCase()} by ${(match[2] ?? '').replace(/\s/g, '')} ${when}`,
    evidence: [passageProof(reading, passage, match.index, match.index + match[0].length)],
    weight: 6.4,
  };
}

/** When invoices fall due, how prices rise and what being late costs. */
export function paymentLines(reading: Reading, passage: Passage): Line[] {
  const text = withFigures(passage.text).replace(/(\d)[ -]1\/2 ?%/g, '$1.5%');
  return [
    paymentTerm(reading, passage, text) ?? netTerm(reading, passage, text),
    increase(reading, passage, text),
    lateInterest(reading, passage, text),
  ].filter((line) => line !== null);
}
