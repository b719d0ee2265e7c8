import type { Evidence } from '../../../shared/analysis';
import { operativeSentences } from '../../document/operative';
import { plainText } from '../../document/plain-text';
import { evidenceAt } from '../../evidence';
import { withoutEnd } from '../../lexicon/characters';
import { closingWords, wording } from '../../lexicon/words';
import { approximateDays, findPeriods, formatPeriod } from '../../mentions/periods';
import type { Reading } from '../../reading';
import type { AtOdds } from './at-odds';

/** Lengths of time of which a paper has one. */
const NAME =
  '(?:(?:notice|warranty|guarantee|trial|probation(?:ary)?|exclusivity|retention|restricted|licen[cs]e|usage|cooling-off|payment|defects(?: liability)?|maintenance|minimum) (?:period|term)|initial term|term of the (?:loan|licen[cs]e|lease))';
/** 'The warranty period is 24 months', 'a trial period of three months', 'Warranty period: 12 months'. */
const GIVEN = new RegExp(
  `(?<![\\w-])(?<name>${NAME})(?: \\([^)]{0,30}\\))? ?(?:is|of|shall be|will be|lasts|being|:)(?: for)? $`,
  'i',
);
const ONE_OF_SEVERAL = wording([
  'further, additional, renewal, if, unless, where, each, minimum of, maximum, at least, at most, up to',
  'extend*, thereafter, other, from the {second,third}*',
]);

interface Given {
  name: string;
  days: number;
  value: string;
  evidence: Evidence;
}

/** Periods that are given under one name with different lengths, and two times for paying the same invoices. */
export function periodsAtOdds(reading: Reading): AtOdds[] {
  return [...Map.groupBy([...named(reading), ...forInvoices(reading)], ({ name }) => name).values()].flatMap(
    (alike): AtOdds[] => {
      const [first] = alike;
      const other =
        first && alike.find(({ days, evidence }) => days !== first.days && evidence.start !== first.evidence.start);
      if (!first || !other || new Set(alike.map(({ days }) => days)).size > 2) return [];
      return [
        {
          description: `The ${first.name} is ${first.value} in one place and ${other.value} in another.`,
          evidence: [first.evidence, other.evidence],
        },
      ];
    },
  );
}

function named(reading: Reading): Given[] {
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
  return places.flatMap(({ start, end, plain }): Given[] =>
    findPeriods(plain).flatMap((period): Given[] => {
      const name = GIVEN.exec(plain.slice(0, period.start))?.groups?.name?.toLowerCase();
      const near = plain.slice(Math.max(0, period.start - 60), period.end + 30);
      if (!name || ONE_OF_SEVERAL.test(near)) return [];
      return [
        {
          name,
          days: approximateDays(period),
          value: formatPeriod(period),
          evidence: evidenceAt(contract, start, end),
        },
      ];
    }),
  );
}

const PAYS_INVOICES = wording('invoice(s)');
const PAYS = wording('pay, pays, paid, payable, payment, due, settle(d)');
const NOT_THE_TIME = wording([
  'overdue, late, unpaid, dispute*, undisputed, unless, fail*, suspend*, interest, if, first, final, expenses',
  'deposit, notif*, object*, credit, set off, terminat*',
]);
/** Behind the length of time: 'within 30 days of receipt'. */
const FROM =
  /^(?: \w+){0,2}? ?(?:of|after|from|following) (?:the |its |their |each )?(?:date|receipt|invoice|issue|end of)/i;

/** 'Invoices are payable within 30 days of receipt'. */
function forInvoices(reading: Reading): Given[] {
  return operativeSentences(reading).flatMap(({ text, start, end }): Given[] => {
    const plain = plainText(text);
    if (!PAYS_INVOICES.test(plain) || !PAYS.test(plain) || NOT_THE_TIME.test(plain)) return [];
    const [period, more] = findPeriods(plain);
    if (
      !period ||
      more ||
      !FROM.test(plain.slice(period.end)) ||
      !closingWords('within (^ )(\\()').test(plain.slice(0, period.start))
    )
      return [];
    return [
      {
        name: 'time for paying invoices',
        days: approximateDays(period),
        value: formatPeriod(period),
        evidence: evidenceAt(reading.contract, start, end),
      },
    ];
  });
}
