import type { Evidence } from '../../shared/analysis';
import { plainText } from '../document/plain-text';
import { evidenceAt, overlaps } from '../evidence';
import { anyWording, inClause, wording } from '../lexicon/words';
import { findMoney } from '../mentions/money';
import { isBesideTheDeal } from './prices-named';
import type { Source } from './source';
import type { Worth } from './worth';

/** 'Clean-up of 2023 records (one time) | $1,450': a row of what is paid once. */
const ONCE_IN_ROW = wording(
  'one{ ,-}{time,off}, set{ ,-}up, clean{ ,-}up, onboarding, implementation, installation, activation, enrol{,l}ment, joining, initiation, registration, mobili{s,z}ation, start{ ,-}up',
);
/** 'A one-time implementation fee of $6,000 is due on signing'. */
const ONCE_IN_WORDS = anyWording(
  wording('one{ ,-}{time,off} (^3 ){fee,charge,payment,cost,sum}', inClause(60), '{is,are,of,payable,due,$,€,£,###}'),
  wording('{fee,charge,payment,sum} of', inClause(30), '{payable,due,paid,charged,billed,invoiced} once'),
);
/** What is lent, given back, left to choice or owed only in some case. */
const NOT_SURE = wording(
  'deposit, refund*, security, option(al), optionally, may, if, waived, waive, unless, credited, bonus, discount, per {hour,day}, reimburs*, up to, free, no charge, per occurrence',
);
/** Of the price for one of its times less is no more than a charge beside it. */
const LEAST_SHARE = 0.5;
const MOST = 2;

/** The sums that are surely paid once beside a price that is paid again and again: 'clean-up (one time) | $1,450' beside $685 per month. */
export function paidOnce({ plain, outline, contract }: Source, price: Worth, proof: readonly Evidence[]): Evidence[] {
  if (price.per === null) return [];
  const said = outline.sentences.flatMap(({ start, end, text }) => {
    const words = plainText(plain.slice(start, end));
    const isOnce = text.includes('\t') ? ONCE_IN_ROW.test(words) : ONCE_IN_WORDS.test(words);
    if (!isOnce || NOT_SURE.test(words) || isBesideTheDeal(words)) return [];
    const sums = findMoney(words).map(({ amount }) => amount);
    const weighs = sums.some((amount) => amount >= LEAST_SHARE * price.amount && amount !== price.amount);
    const isTold = proof.some((own) => overlaps(own, { start, end }));
    return weighs && !isTold ? [evidenceAt(contract, start, end)] : [];
  });
  return said.slice(0, MOST);
}
