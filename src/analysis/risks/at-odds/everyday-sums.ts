import type { Evidence } from '../../../shared/analysis';
import { operativeSentences } from '../../document/operative';
import { plainText } from '../../document/plain-text';
import { evidenceAt } from '../../evidence';
import { isWholeNumber, withoutEnd } from '../../lexicon/characters';
import { ifNext, wording } from '../../lexicon/words';
import { findMoney, formatMoney } from '../../mentions/money';
import { numberFromWords } from '../../mentions/number-words';
import type { Reading } from '../../reading';
import type { AtOdds } from './at-odds';

/** Sums of which a paper has one. */
const NAME =
  '(?:(?:security |rental |tenancy )?deposit|(?:booking|joining|registration|signing|sponsorship|licen[cs]e|arrangement) fee|(?:base |basic |annual |gross )?salary|(?:purchase|total|contract|agreed|sale|package|asking) price|(?:settlement|severance|termination) (?:sum|payment)|loan amount|principal(?: amount)?|retainer|signing bonus|contract sum|(?:project|total|flat|fixed|annual|sponsorship|performance) fee|monthly (?:rent|fee|payment|instal+ment))';
/** The same in capitals, as defined words are: 'the Fee'. */
const DEFINED = '(?:Fee|Price|Rent|Deposit|Loan|Consideration|Bonus)';
const SUM = '(?:(?:US|CA|NZ|AU|[AC])?\\$|[£€₹]|\\b(?:EUR|GBP|USD|AUD|CAD|INR|ZAR)\\b) ?\\d';
/** 'The deposit is £1,200', 'a salary of £41,600', 'the salary on which sick pay is calculated is £38,600'. */
const GIVEN = new RegExp(
  `(?<![\\w-])(?:(?:the|a|an|your|his|her|their|our|its|total|full|of) )(?<name>${NAME})(?<between>(?: \\([^)]{0,30}\\))?(?: on which [^.;,]{3,40})?(?: payable)? (?:is|of|shall be|will be|being|amounts to|equals|in the (?:sum|amount) of|:)(?: the sum of)? )(?=${SUM})`,
  'gi',
);
const GIVEN_BY_DEFINED_NAME = new RegExp(
  `(?<![\\w-])[Tt]he (?<name>${DEFINED})(?<between>(?: \\([^)]{0,30}\\))? (?:is|of|shall be|will be|being|amounts to|equals)(?: the sum of)? )(?=${SUM})`,
  'g',
);
/** '$1,200 as a deposit', '£900 (the "Deposit")', 'a deposit in the amount of $900'. */
const GIVEN_AFTER = new RegExp(`^ ?(?:as|for|\\(|being) ?(?:the|a|an|his|her|their)? ?["']?(?<name>${NAME})\\b`, 'i');
/** 'The Deposit is three months' Monthly Fee', 'Deposit: two months' rent'. */
const MULTIPLE = new RegExp(
  `(?<![\\w-])(?<name>${NAME})\\b(?:[^.;]|\\.\\d){0,40}?(?:is|of|equal to|shall be|will be|:|\\()\\s?(?<count>\\w+) (?<unit>week|month)s?'? (?:the )?(?:monthly |weekly )?(?:rent|fee|fees|dues|payment)`,
  'gi',
);
/** Sums under conditions, by step, and of part of the whole. */
const ONE_OF_SEVERAL = wording([
  'additional, further, minimum, maximum, at least, at most, than, exceed*, renewal, instal(l)ment(s), first',
  'second, third, phase, each',
  'every, if, unless, portion, part, remaining, balance, extend*, until, half, thereafter, increase*, reduc*',
  'refund*, return*, deduct*, keep*, retain*, owed, late, example, from',
]);
const A_TIME = wording('{per,a,each,every,by the} {year,annum,month,week,day,hour}, monthly, weekly, annually, yearly');

interface Given {
  name: string;
  value: string;
  evidence: Evidence;
}

/** What differs of the sums that papers of everyday life name once: the deposit, the salary, the purchase price. */
export function everydaySumsAtOdds(reading: Reading): AtOdds[] {
  return [sumsGiven(reading), multiplesGiven(reading)].flatMap((given) =>
    [...Map.groupBy(given, ({ name }) => name).values()].flatMap((alike): AtOdds[] => {
      const [first] = alike;
      const other =
        first && alike.find(({ value, evidence }) => value !== first.value && evidence.start !== first.evidence.start);
      if (!first || !other || new Set(alike.map(({ value }) => value)).size > 2) return [];
      return [
        {
          description: `The ${first.name} is ${first.value} in one place and ${other.value} in another.`,
          evidence: [first.evidence, other.evidence],
        },
      ];
    }),
  );
}

function sumsGiven(reading: Reading): Given[] {
  const { contract, document } = reading;
  const onForm = document.labelValues.flatMap(({ label, value }): Given[] => {
    const name = withoutEnd(label.text, ':');
    const plain = value ? plainText(value.text) : '';
    const [sum, more] = findMoney(plain);
    if (!value || !new RegExp(`^(?:the )?(?:${NAME}|${DEFINED})$`, 'i').test(name) || !sum || more || sum.start > 3)
      return [];
    return [{ ...keyed(name, formatMoney(sum), plain), evidence: evidenceAt(contract, label.start, value.end) }];
  });
  const inSentences = operativeSentences(reading).flatMap(({ text, start, end }): Given[] => {
    const plain = plainText(text);
    const after = findMoney(plain).flatMap((sum): Given[] => {
      const name = GIVEN_AFTER.exec(plain.slice(sum.end))?.groups?.name;
      const near = plain.slice(Math.max(0, sum.start - 40), sum.end + 40).replace(A_TIME, '');
      if (!name || ONE_OF_SEVERAL.test(near)) return [];
      return [{ ...keyed(name, formatMoney(sum), ''), evidence: evidenceAt(contract, start, end) }];
    });
    const before = [...plain.matchAll(GIVEN), ...plain.matchAll(GIVEN_BY_DEFINED_NAME)].flatMap((match): Given[] => {
      const from = match.index + match[0].length;
      const [sum] = findMoney(plain.slice(from));
      const near = plain.slice(Math.max(0, match.index - 40), from + (sum?.end ?? 0) + 20).replace(A_TIME, '');
      if (!sum || sum.start > 0 || ONE_OF_SEVERAL.test(near)) return [];
      const behind = plain.slice(from + sum.end);
      return [
        {
          ...keyed(match.groups?.name ?? '', formatMoney(sum), behind),
          evidence: evidenceAt(contract, start, end),
        },
      ];
    });
    return [...before, ...after];
  });
  return [...onForm, ...inSentences];
}

/** 'Basic salary', 'annual salary' and 'salary' are one. */
const OF_PAY = wording('{base,basic,annual,gross} ', ifNext('salary'));

/** A salary a year and one a month are two. */
function keyed(name: string, value: string, behind: string): Pick<Given, 'name' | 'value'> {
  const time = A_TIME.exec(behind.slice(0, 25))?.[0].toLowerCase() ?? '';
  const unit = ['month', 'week', 'day', 'hour'].find((one) => time.includes(one)) ?? 'year';
  const plain = name.toLowerCase().replace(OF_PAY, '');
  return { name: unit === 'year' || plain.includes(unit) ? plain : `${plain} a ${unit}`, value };
}

function multiplesGiven(reading: Reading): Given[] {
  const { contract, document } = reading;
  const read = (plain: string, start: number, end: number): Given[] =>
    [...plain.matchAll(MULTIPLE)].flatMap((match): Given[] => {
      const { name = '', count = '', unit = '' } = match.groups ?? {};
      const number = isWholeNumber(count) ? Number(count) : numberFromWords(count);
      if (number === null || !(number > 0)) return [];
      return [
        {
          name: name.toLowerCase(),
          value: `${number} ${unit}${number === 1 ? '' : 's'}’ payment`,
          evidence: evidenceAt(contract, start, end),
        },
      ];
    });
  return [
    ...document.labelValues.flatMap(({ label, value }) =>
      value ? read(plainText(`${withoutEnd(label.text, ':')}: ${value.text}`), label.start, value.end) : [],
    ),
    ...operativeSentences(reading).flatMap(({ text, start, end }) => read(plainText(text), start, end)),
  ];
}
