import { isOfNamedPaper } from '../document/another-paper';
import { sentenceAt, sentenceEvidence } from '../document/sentence-evidence';
import { DIGITS, NO_WORD } from '../lexicon/characters';
import { closingWords, everywhere, onlyWords, openingWords, perhaps, wording } from '../lexicon/words';
import { findMoney } from '../mentions/money';
import { type Fact, found } from './fact';
import { EACH, plainlyPaid } from './plainly-paid';
import { isPriceByPart, setsThreshold } from './price-by-part';
import { rhythmOf } from './rhythm';
import type { Source } from './source';
import { type Worth, worth } from './worth';

/** The rest of a sentence, or of so much of it. */
const TO_THE_SUM = /(?:[^.;]|\.\d|(?<=Rs)\.){0,120}/;
const VALUE: { pattern: RegExp; confidence: number }[] = [
  {
    pattern: everywhere(
      wording(
        '{total,aggregate,purchase,sale} ({contract,purchase,agreement,annual,yearly,subscription,licen{c,s}e} )({contract,purchase,agreement,annual,yearly,subscription,licen{c,s}e} ){price,value,consideration,fee(s),amount,compensation,sum,commitment}',
        TO_THE_SUM,
      ),
    ),
    confidence: 0.85,
  },
  {
    pattern: everywhere(
      wording(
        'purchase {price,amount}, contract {price,sum,value}, subscription fee(s), principal {amount,sum}, {license,annual} fee',
        TO_THE_SUM,
      ),
    ),
    confidence: 0.75,
  },
  {
    pattern:
      /\b(?:[Ff]ixed (?:[Ff]ee|[Pp]rice)|(?:[Oo]ne-(?:time|off)|[Ff]lat|[Uu]p-?front) (?:fee|price|payment)|[Ll]ump[ -][Ss]um|(?:lends?|lend to|(?:is|are) lending) (?:the |to the )?[A-Z]\w+)\b(?:[^.;]|\.\d|(?<=Rs)\.){0,60}/g,
    confidence: 0.7,
  },
];
/** 'Machines of total value EUR 46,000' are lent, not sold. */
const OF_THINGS = closingWords('of (a )');
/** The head of a table stands between the label and the sum: 'Annual fee Enterprise 120 users EUR 240'. */
const IN_TABLE = wording(DIGITS, ' {user(s),unit(s),seat(s),licen{c,s}es,pieces,hours}');
const NOT_A_PRICE = wording([
  'liabilit*, damages*, insurance*, coverage*, indemnif*, penalt*, exceed*, for each*, minimum*, cancell*, advanced*, late*',
  '{set,line set}{ ,-}up, setup, onboarding, activation, installation, implementation, joining, registration, application fee',
  'interest*, per {day,hour,unit,share,occurrence,month,week,call,transaction}*',
]);

/** Interest runs on what is lent, and so stands behind it. */
const PRINCIPAL = openingWords('principal');

/** Words that may stand before the sum of a form: 'approximately' and 'see Schedule 2' may not. */
export const BEFORE_THE_SUM = onlyWords(NO_WORD, perhaps('the sum of, a total of, total, fixed at, of', NO_WORD));

/** What a clause calls the price, the principal or a fee, by the words for them. */
export function priceInClause(source: Source): Fact<Worth> | null {
  const { plain, contract, outline } = source;
  for (const { pattern, confidence } of VALUE) {
    for (const match of plain.matchAll(pattern)) {
      const money = findMoney(match[0])[0];
      if (
        !money ||
        money.amount < 1 ||
        NOT_A_PRICE.test(match[0].slice(0, money.end + (PRINCIPAL.test(match[0]) ? 0 : 40)))
      )
        continue;
      if (
        isOfNamedPaper(plain, match.index + money.start) ||
        setsThreshold(match[0].slice(0, money.start)) ||
        IN_TABLE.test(match[0].slice(0, money.start)) ||
        EACH.test(plain.slice(Math.max(0, match.index - 60), match.index)) ||
        OF_THINGS.test(plain.slice(Math.max(0, match.index - 10), match.index))
      )
        continue;
      const evidence = sentenceEvidence(contract, outline, match.index, match.index + money.end);
      const from = sentenceAt(outline, match.index)?.start;
      const per = rhythmOf(plain, match.index + money.start, match.index + money.end, from);
      return found({ value: worth(money, per), confidence, evidence: [evidence] });
    }
  }
  return plainlyPaid(source);
}

/** 'The price is £96,000'. */
export function plainPrice(source: Source): Fact<Worth> | null {
  const { plain, contract, outline } = source;
  for (const match of plain.matchAll(THE_PRICE_IS)) {
    const at = match.index + match[0].length;
    const money = findMoney(plain.slice(at, at + 60))[0];
    if (!money || !BEFORE_THE_SUM.test(plain.slice(at, at + money.start)) || isOfNamedPaper(plain, at)) continue;
    if (isPriceByPart(plain.slice(at + money.end, at + money.end + 40))) continue;
    const evidence = [sentenceEvidence(contract, outline, match.index, at + money.end)];
    return found({
      value: worth(money, rhythmOf(plain, at + money.start, at + money.end)),
      confidence: SAID,
      rule: SAYS_PRICE,
      evidence,
    });
  }
  return null;
}
const THE_PRICE_IS = everywhere(
  wording('the ({purchase,sale,contract,total,agreed} ){price,consideration} ({payable,for} ^6 ){is,shall be,will be}'),
);

const SAID = 0.7;
/** Its words are the second witness of such a sum. */
export const SAYS_PRICE = 'the clause says that it is the price';
