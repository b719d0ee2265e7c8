import type { Source } from '../facts/source';
import { wording } from '../lexicon/words';
import { convertibleNote } from './declarations/convertible-note';
import { safe } from './declarations/safe';
import type { KindDeclaration } from './define-kind';
import type { RecognisedKind } from './recognise';

const SEARCHED = 40_000;
/** So sure is a kind that its title and its terms name differently. */
const CONFIDENCE = 0.8;
/** A day on which money falls due; 'has no maturity date' says that there is none. */
const MATURES =
  /(?<!\b(?:no|without|without any|without a|any|not have a|nor a|or|and no) )\b(?:maturity date|maturity:|repayment date)|\b(?:on|at|by|before|after) (?:the )?maturity\b/gi;
/** How often a paper speaks of that day that has one: once where it defines it, and where it says what happens then. */
const LEAST = 2;
/** What the money earns: 'a return of 14% per annum', 'interest at 8% a year'. */
const YIELDS =
  /\b(?:interest|return|coupon|premium)\b[^.;%]{0,50}\b\d{1,2}(?:\.\d+)? ?(?:%|per ?cent)|\b\d{1,2}(?:\.\d+)? ?(?:%|per ?cent\b)[^.;%]{0,20}\b(?:interest|return|per annum|per year|a year)\b/i;
const IS_DEBT = wording([
  '{first-priority,first priority,continuing,fixed,floating} {security interest,charge,lien}, grant+ {a,the Investor a,the Holder a} security interest',
  '{demand,require} {payment,repayment}, demand the {purchase amount,investment amount,principal}, {repay,repaid,repayable} on demand',
  'secured by, events of default, event of default',
]);

/** Whether money falls due on a day, earns a return and is secured or may be claimed back. */
function isLent({ plain }: Source): boolean {
  const text = plain.slice(0, SEARCHED);
  return [...text.matchAll(MATURES)].length >= LEAST && YIELDS.test(text) && IS_DEBT.test(text);
}

/** The kind that a paper is in substance: one that calls itself a SAFE, but lends money, is a convertible note. */
export function inSubstance(source: Source, kind: KindDeclaration): KindDeclaration {
  return kind.id === safe.id && isLent(source) ? convertibleNote : kind;
}

/** The same for what a paper was recognised as. */
export function asSubstance(source: Source, recognised: RecognisedKind): RecognisedKind {
  const kind = recognised.kind && inSubstance(source, recognised.kind);
  if (kind === null || kind === recognised.kind) return recognised;
  return { ...recognised, kind, label: kind.label, family: kind.family, confidence: CONFIDENCE };
}
