import type { Evidence } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import { anyWording, inClause, perhaps, upTo, wording } from '../lexicon/words';
import type { Source } from './source';

const SHARE =
  '#1-3( )%, #1-3 per( )cent, percent, per cent, half, one-half, one half, a third, one-third, a quarter, one-quarter, a portion, a part, part';
const IN_FIGURES = perhaps(' \\(#1-3( )%\\)');
const PAY =
  '{salary,base salary,compensation,pay,wages,fee,fees,instal{,l}ment,instal{,l}ments,remuneration,retainer,price,purchase price,consideration,rent,payment,payments,stipend}';
/** 'Twenty percent of each installment will be recorded as deferred salary', 'half of the fee is deferred until the closing': what is told as paid comes later in part. */
const DEFERRED = anyWording(
  wording(
    SHARE,
    IN_FIGURES,
    ' of ',
    upTo(40, '.;'),
    PAY,
    upTo(90, '.;'),
    '{deferred,deferral,postponed,accrue until,accrues until}',
  ),
  wording('{defer,defers,deferred,deferral of,deferring,postpone}', upTo(30, '.;'), SHARE, ' of ', upTo(40, '.;'), PAY),
  wording(`${PAY} of`, upTo(60, '.;'), ', of which ', upTo(60, '.;'), '{deferred,postponed}'),
);
/** 'If its cash does not suffice the Company may defer all or any portion of the fee': who pays may put it off, or pay it in another way. */
const MAY_BE_DEFERRED = anyWording(
  wording(
    '{company,client,customer,employer,corporation,partnership,owner,buyer,purchaser,principal,licensee,lessee,tenant,board,we,you} {may,can,shall be entitled to,is entitled to,has the right to,reserves the right to} ',
    inClause(60),
    '{defer,postpone,delay,withhold} ({payment of,paying} )({all,any,some} )(or )({all,any} )({part,portion} )(of )({the,any,such,your,its,this} )(^2 )',
    PAY,
  ),
  wording(
    PAY,
    inClause(90),
    '{may,can} ({instead,also,alternatively} )(at ~6 )be {paid,satisfied,settled} ~3 {in,by,through} (the )({issue,issuance} of )(+ )',
    '{shares,stock,common stock,equity,securities,options,warrants,kind}',
  ),
);
/** In a dispute, or until something is done, whoever pays may always wait. */
const NO_DEFERRAL = wording(
  'dispute*, breach*, default*, until, set off, offset, invoice is, taxes, withholding, retain(s), retained, retention, final payment, tax law, fail{s,ed,ure}',
);

/** Whether a sentence lets whoever pays put off a price, or pay it in shares. */
export const mayBeDeferred = ({ quote }: Pick<Evidence, 'quote'>): boolean =>
  MAY_BE_DEFERRED.test(quote) && !NO_DEFERRAL.test(quote);

/** What is put off by a law, a plan of savings or the choice of who is paid. */
const OF_ELSE = wording(
  'tax*, 409A, 401*, 457*, pension, retirement, non-qualified, nonqualified, {may,can} (elect to )defer, suspend*, dispute*',
);

/** Whether a sentence puts off a part of what it, or another one, tells as paid. */
export const isDeferred = ({ quote }: Pick<Evidence, 'quote'>): boolean => DEFERRED.test(quote) && !OF_ELSE.test(quote);

/** How near a sentence stands to the price of which it puts off a part, in sentences. */
const NEAR = 6;

/** The sentence behind a price that puts off a part of it; none where none does. */
export function deferralBehind({ outline, contract, plain }: Source, [price]: readonly Evidence[]): Evidence[] {
  const { sentences } = outline;
  const own = price ? sentences.findIndex(({ start, end }) => start < price.end && price.start < end) : -1;
  if (own < 0 || !price) return [];
  const isPutOff = (quote: string) => isDeferred({ quote }) || mayBeDeferred({ quote });
  // Of a long sentence the price's own proof is the beginning: 'provided, however, that the Company may defer'.
  const rest = { start: price.end, end: sentences[own]?.end ?? price.end };
  const lead = plain.slice(rest.start, rest.end).search(/\w/);
  if (lead >= 0 && !isPutOff(price.quote) && isPutOff(plain.slice(rest.start, rest.end)))
    return [evidenceAt(contract, rest.start + lead, rest.end)];
  const said = sentences.slice(own + 1, own + 1 + NEAR).find(({ start, end }) => isPutOff(plain.slice(start, end)));
  return said ? [evidenceAt(contract, said.start, said.end)] : [];
}
