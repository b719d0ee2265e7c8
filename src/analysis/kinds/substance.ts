import type { Source } from '../facts/source';
import { anyWording, everywhere, openingWords, upTo, wording } from '../lexicon/words';
import { convertibleNote } from './declarations/convertible-note';
import { safe } from './declarations/safe';
import type { KindDeclaration } from './define-kind';
import { leaseByPremises } from './let-premises';
import type { RecognisedKind } from './recognise';

const SEARCHED = 40_000;
/** So sure is a kind that its title and its terms name differently. */
const CONFIDENCE = 0.8;
const NONE = '{no,without,without a,any,not have a,nor a,or}';
/** 'Has no maturity date' says that there is none. */
const HAS_NONE = openingWords(`${NONE} `);
/** A day on which money falls due. */
const MATURES = everywhere(
  wording([
    `(${NONE} ){maturity date(s),repayment date(s)}, (${NONE} )maturity:`,
    '{on,at,by,before,after} (the )maturity',
  ]),
);
/** How often a paper speaks of that day that has one: once where it defines it, and where it says what happens then. */
const LEAST = 2;
const RATE = '#1-2(.#1-4)( )%, #1-2(.#1-4)( )per( )cent';
/** What the money earns: 'a return of 14% per annum', 'interest at 8% a year'. */
const YIELDS = anyWording(
  wording('interest, return, coupon, premium', upTo(50, '.;%'), RATE),
  wording(RATE, upTo(20, '.;%'), 'interest, return, per annum, per year, a year'),
);
const IS_DEBT = wording([
  '{first-priority,first priority,continuing,fixed,floating} {security interest,charge,lien}, grant+ {a,the Investor a,the Holder a} security interest',
  '{demand,require} {payment,repayment}, demand the {purchase amount,investment amount,principal}, {repay,repaid,repayable} on demand',
  'secured by, events of default, event of default',
]);

/** Whether money falls due on a day, earns a return and is secured or may be claimed back. */
function isLent({ plain }: Source): boolean {
  const text = plain.slice(0, SEARCHED);
  const days = [...text.matchAll(MATURES)].filter(([said]) => !HAS_NONE.test(said));
  return days.length >= LEAST && YIELDS.test(text) && IS_DEBT.test(text);
}

/** The kind that a paper is in substance: one that calls itself a SAFE, but lends money, is a convertible note, and a lease is one of what is let. */
export function inSubstance(source: Source, kind: KindDeclaration): KindDeclaration {
  if (kind.id === safe.id && isLent(source)) return convertibleNote;
  return leaseByPremises(source.plain, kind);
}

/** The same for what a paper was recognised as. */
export function asSubstance(source: Source, recognised: RecognisedKind): RecognisedKind {
  const kind = recognised.kind && inSubstance(source, recognised.kind);
  if (kind === null || kind === recognised.kind) return recognised;
  return { ...recognised, kind, label: kind.label, family: kind.family, confidence: CONFIDENCE };
}
