import type { Evidence } from '../../../shared/analysis';
import { datesOfPaper } from '../../document/dates-of-paper';
import { operativeSentences } from '../../document/operative';
import { plainText } from '../../document/plain-text';
import { evidenceAt } from '../../evidence';
import { withoutEnd } from '../../lexicon/characters';
import { wording } from '../../lexicon/words';
import { formatDay } from '../../mentions/calendar';
import { findMoney, formatMoney } from '../../mentions/money';
import type { ContractText } from '../../pdf/contract-text';
import type { Reading } from '../../reading';
import type { AtOdds } from './at-odds';

interface Given {
  name: string;
  value: string;
  evidence: Evidence;
}

/** The words right before a value that say whose it is: 'interest at', 'the launch date is', 'Commission:'. */
const NAMED =
  /(?<name>[A-Za-z][a-z-]+(?: [A-Za-z][a-z-]+){0,2})(?: \([^)]{0,30}\))? ?(?:is|of|shall be|will be|being|at(?: (?:the|a) rate of)?|at (?:the|a) rate of|amounts to|equals|:)(?: the sum of)? ?$/;
const DETERMINERS =
  /^(?:(?:the|a|an|this|that|your|our|its|his|her|their|such|and|total|with|of|on|in|for|by|to|or|is|at|before|not) )+/;
/** Words that name nothing in particular, or many things. */
const NAMES_NOTHING = wording([
  'sum, amount, amounts, period, total, share, rest, extent, value, maximum, minimum, limit, rate, least, most',
  'payment, payments, number, cost, costs',
  'fine, penalty, charge, discount, increase, insurance, cover, coverage, claim, claims, liability, damages',
  'excess, late*, overdue, default, holdover, notice, day, days, dated',
  'on, as, until, after, by, from, effective, signed, executed, made, agreement, contract, letter, lease, act',
  'version, per cent, percent, page, vat, tax, deduction',
]);
/** Values under conditions, by step, of part of the whole, or that change. */
const ONE_OF_SEVERAL = wording([
  'additional, further, minimum, maximum, at least, at most, than, exceed*, renewal, instal(l)ment(s), first',
  'second, third, fourth, phase, each, every, if, unless, where, when, portion, part',
  'remaining, balance, extend*, until, half, thereafter, increase*, decreas*, reduc*, refund*, late*, overdue',
  'default, arrears, example, from, up to, or, tier, level, per, between, case, after, year {one,two,three}',
  'a {month,week,day,hour,year}, monthly, weekly, daily, example, reason, extra, annual*, renew*, over, under',
  'above, below, plus',
]);
export const PERCENT = /(\d{1,3}(?:\.\d+)?) ?(?:%|per ?cent)/gi;

/** A sum, share or day that stands behind the same words twice and differs. */
export function sameWordsAtOdds(reading: Reading): AtOdds[] {
  const { contract, document } = reading;
  const places = [
    ...document.labelValues.flatMap(({ label, value }) =>
      value
        ? [
            {
              start: label.start,
              end: value.end,
              plain: plainText(`${withoutEnd(label.text, ':')}: ${value.text}`),
            },
          ]
        : [],
    ),
    ...operativeSentences(reading).map(({ text, start, end }) => ({ start, end, plain: plainText(text) })),
  ];
  const given = places.flatMap(({ start, end, plain }) =>
    valuesIn(reading.contract, plain).flatMap((value): Given[] => {
      const found = NAMED.exec(plain.slice(Math.max(0, value.start - 60), value.start))?.groups?.name ?? '';
      const name = found.toLowerCase().replace(DETERMINERS, '');
      const near = plain.slice(Math.max(0, value.start - 70), value.end + 45);
      if (name.length < SHORTEST || NAMES_NOTHING.test(name) || ONE_OF_SEVERAL.test(near)) return [];
      return [{ name: `${name} ${value.kind}`, value: value.text, evidence: evidenceAt(contract, start, end) }];
    }),
  );
  return [...Map.groupBy(given, ({ name }) => name).values()].flatMap((alike): AtOdds[] => {
    const [first] = alike;
    const other =
      first && alike.find(({ value, evidence }) => value !== first.value && evidence.start !== first.evidence.start);
    if (!first || !other || new Set(alike.map(({ value }) => value)).size > 2 || alike.length > MOST_PLACES) return [];
    return [
      {
        description: `“${first.name.replace(/ \w+$/, '')}” is ${first.value} in one place and ${other.value} in another.`,
        evidence: [first.evidence, other.evidence],
      },
    ];
  });
}

const SHORTEST = 5;
/** What stands in more places is a table. */
const MOST_PLACES = 4;

function valuesIn(contract: ContractText, plain: string): { kind: string; text: string; start: number; end: number }[] {
  return [
    ...findMoney(plain).map((sum) => ({ kind: 'sum', text: formatMoney(sum), start: sum.start, end: sum.end })),
    ...[...plain.matchAll(PERCENT)].map((match) => ({
      kind: 'share',
      text: `${Number(match[1])}%`,
      start: match.index,
      end: match.index + match[0].length,
    })),
    ...datesOfPaper(contract, plain).flatMap(({ iso, start, end }) =>
      iso ? [{ kind: 'day', text: formatDay(iso), start, end }] : [],
    ),
  ];
}
