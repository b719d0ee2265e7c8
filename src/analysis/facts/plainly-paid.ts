import { isOfNamedPaper } from '../document/another-paper';
import { sentenceEvidence } from '../document/sentence-evidence';
import { anyWording, closingWords, inClause, openingWords, upTo, wording } from '../lexicon/words';
import { findMoney } from '../mentions/money';
import { type Fact, found } from './fact';
import { isBonus, isForPromise } from './paid-for-else';
import { isPriceByPart, setsThreshold } from './price-by-part';
import { FEES_BESIDE } from './prices-named';
import { rhythmOf } from './rhythm';
import type { Source } from './source';
import { type Worth, worth } from './worth';

/** Of one order or invoice among many. */
export const EACH = closingWords('each, every, any, a(n) new', inClause(40), '');

/** A long contract, or one of more sums than this, has no one price without further words. */
const FEW_SUMS = 4;
const SHORT = 20_000;

/** In everyday words: 'up to $60,000 in total', 'Buyer pays $4,500', 'You pay GBP 12,000 a year'. */
const TOTAL_AFTER = openingWords('(,)( )( ){in total,in all,altogether,in ~2 {instal,install}+}');
/** 'We pay your course up to € 320 in all'. */
export const AT_MOST = anyWording(
  closingWords(
    'cost(s), expense(s), travel*, flight(s), repair(s), course(s), training, lesson(s), removal, move',
    inClause(60),
    '{up to,at most,no more than,not more than,a maximum of} ({a total of,the sum of} )',
  ),
  // 'Box rental £120 per week, capped at £1,440 in total'.
  closingWords('{capped at,with a cap of,to a ceiling of,subject to a {cap,ceiling,maximum} of} '),
);
/** 'A yearly rent of £62.00'. */
const YEARLY_BEFORE = closingWords('{yearly,annual} ~2 of ');
const PAYS =
  /(?:\b(?:pays?|price|fee|salary|loan|lends?|sells? [^.;]{1,80} for|buys? [^.;]{1,80} for)\b(?:[^.;]|\.\d){0,60}|\b(?:[Pp]rice|[Tt]otal|[Ff]ees?|[Ss]alary|[Ll]oan|[Aa]mount)[.:] {1,3}(?:[^.;]{0,60}\b)?)$/;
const PAID = closingWords('paid', inClause(30), '');
export const A_YEAR = openingWords(
  upTo(3, '\\w\\t\\n.;:()%'),
  '{a,per,each,every} ({calendar,contract} ){year,annum}, p.a., annually, yearly',
);
const NO_PRICE = wording([
  'deposit, late, interest, liab+, damages, insur+, penalt+, refund+, bonus, expense(s), fine, tax(es), minimum, if',
  FEES_BESIDE,
  'the most, {pay,paid} more than, other than the first, statutory, retained by',
  'advance against, limited to, unauthori{s,z}ed, replac+, withheld, withholds, balance, threshold, claim(s), bond, per {guest,head,person}, each {guest,person}',
  'gratuitous, of {a,total,a total} value, breach+, terminat+, cancel+, for each, retail, monthly, recurring, sales, approximately, in no event',
]);

/** '($25,000) as liquidated damages and not as a penalty'. */
const AS_DAMAGES = anyWording(
  openingWords(inClause(20), 'as {liquidated,agreed,stipulated,a penalty,compensation,damages}'),
  // What was earned before is owed whatever is agreed.
  openingWords(' for ~2 {accrued,unused} ~2 {vacation,holiday,holidays,leave}'),
);

/** A total said in everyday words, else the one price that a contract of few sums names. */
export function plainlyPaid({ plain, contract, outline }: Source): Fact<Worth> | null {
  if (plain.length > SHORT) return null;
  const sums = findMoney(plain).filter(({ amount, start }) => amount >= 1 && !isOfNamedPaper(plain, start));
  const total = sums.find(
    ({ start, end }) =>
      TOTAL_AFTER.test(plain.slice(end, end + 20)) && !AT_MOST.test(plain.slice(0, start).slice(-120)),
  );
  const price = sums.find(({ start, end }) => {
    const lead = plain.slice(Math.max(0, start - 90), start);
    const sentence = lead.slice(Math.max(lead.lastIndexOf('. '), lead.lastIndexOf('; ')) + 1);
    return (
      (PAYS.test(lead) || (PAID.test(lead) && A_YEAR.test(plain.slice(end, end + 25)))) &&
      !NO_PRICE.test(sentence) &&
      !isForPromise({ plain, outline }, start) &&
      !isBonus({ plain, outline }, start) &&
      !setsThreshold(sentence) &&
      !EACH.test(sentence) &&
      !isPriceByPart(plain.slice(end, end + 40)) &&
      !AS_DAMAGES.test(plain.slice(end, end + 60))
    );
  });
  const money = total ?? (sums.length <= FEW_SUMS ? price : undefined);
  if (!money) return null;
  const evidence = sentenceEvidence(contract, outline, money.start, money.end);
  const yearly = YEARLY_BEFORE.test(plain.slice(0, money.start).slice(-40)) ? 'year' : null;
  const per = total ? null : (rhythmOf(plain, money.start, money.end, evidence.start) ?? yearly);
  return found({ value: worth(money, per), confidence: 0.6, evidence: [evidence] });
}
