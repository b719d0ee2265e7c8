import type { DatedTerm } from '../../shared/analysis';
import { closingWords, inClause, openingWords, wording } from '../lexicon/words';
import { findDates } from '../mentions/dates';
import { numberFromWords } from '../mentions/number-words';
import { findPeriods } from '../mentions/periods';
import type { Reading } from '../reading';
import { type Passage, passageProof, passagesOf } from '../statements/passages';
import { definedDates } from './key-terms/defined-dates';
import { withFigures } from './key-terms/wording';

/** More would be a schedule, which is better read in the paper. */
const MOST = 16;
const NOTHING = { day: null, anchor: null, offset: null, every: null, dayOfMonth: null } as const;

/** The days that a contract names besides its term: with a name of their own, payments, options and reviews of what is paid. */
export function datedTermsOf(reading: Reading): DatedTerm[] {
  const named = definedDates(reading).map(
    ({ name, iso, evidence }): DatedTerm => ({ ...NOTHING, kind: 'named', label: name, day: iso, evidence }),
  );
  const told = passagesOf(reading).flatMap((passage) => {
    const text = withFigures(passage.text);
    return passage.isDefinition ? [] : [option, review, monthly, once].flatMap((read) => read(reading, passage, text));
  });
  const known = new Set<string>();
  return [...named, ...told]
    .filter((term) => {
      const { evidence: _, ...rest } = term;
      const key = JSON.stringify(rest);
      return !known.has(key) && known.add(key);
    })
    .slice(0, MOST);
}

const PAID = wording('pay(s), paid, payable, due, remit(s), instal(l)ment(s)');
/** What is paid by the month. */
const WHAT =
  /\b(base rent|rent|licen[cs]e fee|subscription fee|service fee|retainer|management fee|salary|fees?|instal(?:l)?ments?|charges?)\b/i;
/** 'On the first day of each month', 'on or before the 5th of every calendar month'. */
const EACH_MONTH =
  /\b(?:the )?(?:(first|last|[a-z]+th)|(\d{1,2})(?:st|nd|rd|th)?) (?:calendar )?(?:day )?of (?:each|every)(?: and every)? (?:calendar )?month\b(?! (?:following|after|in which|during))/i;
/** Times that are no payment: when reports come, or interest is counted. */
const NO_PAYMENT = wording('report(s), statement(s) of, notify, invoice(s) Customer, late charge, meeting(s)');

/** 'A monthly rent of $2,100 on the first day of each month'. */
function monthly(reading: Reading, passage: Passage, text: string): DatedTerm[] {
  const match = EACH_MONTH.exec(text);
  if (!match || !PAID.test(text) || NO_PAYMENT.test(text)) return [];
  const [, word = '', digits] = match;
  const day = digits ? Number(digits) : word.toLowerCase() === 'last' ? 31 : numberFromWords(word);
  if (!day || day > 31) return [];
  const what = WHAT.exec(text)?.[1]?.toLowerCase() ?? 'payment';
  const label = `${what.charAt(0).toUpperCase()}${what.slice(1)} due`;
  const every = { count: 1, unit: 'month' } as const;
  return [
    {
      ...NOTHING,
      kind: 'payment',
      label,
      anchor: 'start',
      every,
      dayOfMonth: day,
      evidence: [passageProof(reading, passage)],
    },
  ];
}

const SUM = /(?:[$£€]|\b(?:USD|GBP|EUR) )\s?\d[\d,]*(?:\.\d\d)?(?: (?:million|thousand))?/;
const BY = closingWords('{on,by,before,than,until} (or before )(the )');
const ON_EVENT = wording('if, unless, provided that, in the event, late, interest');

/** '$50,000 shall be paid on or before March 1, 2027'. */
function once(reading: Reading, passage: Passage, text: string): DatedTerm[] {
  const sum = SUM.exec(text)?.[0];
  if (!sum || !PAID.test(text) || ON_EVENT.test(text)) return [];
  const days = findDates(text).filter(({ kind, iso, start }) => kind === 'day' && iso && BY.test(text.slice(0, start)));
  return days.slice(0, 1).map(({ iso }) => {
    const label = days.length === 1 ? `Payment of ${sum}` : 'Payment';
    return { ...NOTHING, kind: 'payment', label, day: iso, evidence: [passageProof(reading, passage)] };
  });
}

const OPTION = wording('option, right, may, elect, entitled', inClause(120), '{renew,extend,purchase,buy,terminate}*');
/** What comes by itself has its last day for notice told already. */
const BY_ITSELF = wording('automatic*, unless, successive');
const BEFORE_END =
  /^ (?:prior to|before|in advance of) (?:the )?(?:\w+ )?(?:expiration|expiry|end|termination|expiration date|expiry date)(?: date)?(?: of)?(?: (?:the|this|its|such))?(?: (?:initial|original|current|then-current|then current|lease|base|first))?(?: (?:term|lease|agreement|period|licen[cs]e))?\b/i;
const WHICH: readonly (readonly [pattern: RegExp, label: string])[] = [
  [wording('{purchase,buy}*'), 'Option to buy: last day for notice'],
  [wording('{renew,extend}*'), 'Option to renew: last day for notice'],
  [wording('terminat+'), 'Option to end early: last day for notice'],
];

/** 'Tenant may renew by notice at least six months before the expiration of the term'. */
function option(reading: Reading, passage: Passage, text: string): DatedTerm[] {
  if (!OPTION.test(text) || BY_ITSELF.test(text)) return [];
  const label = WHICH.find(([pattern]) => pattern.test(text))?.[1];
  const period = findPeriods(text).find(({ end }) => BEFORE_END.test(text.slice(end)));
  if (!label || !period) return [];
  const offset = { count: -period.count, unit: period.unit };
  return [{ ...NOTHING, kind: 'option', label, anchor: 'end', offset, evidence: [passageProof(reading, passage)] }];
}

const AMOUNT = wording('rent, fee(s), price(s), charges, rate(s), salary, royalt{y,ies}');
const CHANGES = wording('review*, increas*, adjust*, escalat*, index*, rise(s), raised');
const ANNIVERSARY =
  /\b(each|every|the)\s(?:successive |subsequent |annual )?(?:([a-z]+)\s)?anniversary of (?:the )?(?:effective|commencement|start|agreement|term|lease|date|beginning)/i;

/** 'The rent is increased by 3% on each anniversary of the Commencement Date'. */
function review(reading: Reading, passage: Passage, text: string): DatedTerm[] {
  const match = ANNIVERSARY.exec(text);
  if (!match || !AMOUNT.test(text) || !CHANGES.test(text)) return [];
  const [, which = '', ordinal] = match;
  const count = ordinal ? numberFromWords(ordinal) : 1;
  const isEach = openingWords('each*, every*').test(which);
  if (!count || (!isEach && !ordinal)) return [];
  const years = { count, unit: 'year' } as const;
  const amount = AMOUNT.exec(text)?.[0].toLowerCase() ?? 'amount';
  const label = `${amount.charAt(0).toUpperCase()}${amount.slice(1)} review or increase`;
  const when = isEach ? { every: years } : { offset: years };
  return [{ ...NOTHING, kind: 'review', label, anchor: 'start', ...when, evidence: [passageProof(reading, passage)] }];
}
