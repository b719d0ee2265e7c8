import type { Evidence } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import { anyWording, perhaps, upTo, wording } from '../lexicon/words';
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
  if (own < 0) return [];
  const said = sentences
    .slice(own + 1, own + 1 + NEAR)
    .find(({ start, end }) => isDeferred({ quote: plain.slice(start, end) }));
  return said ? [evidenceAt(contract, said.start, said.end)] : [];
}
