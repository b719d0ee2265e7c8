import { anyWording, openingWords, wording } from '../lexicon/words';
import type { ContractText } from '../pdf/contract-text';
import { linesOf } from './lines';

/** A stretch of a paper's text. */
interface Stretch {
  start: number;
  end: number;
}

/** A number or a sign before a title. */
const MARK = /[^a-z]{0,6}/;
/** Papers within a paper that somebody fills in after the contract was made: to withdraw from it, or when things change hands. */
const HEAD = anyWording(
  openingWords(
    MARK,
    '(model )(standard ){cancellation,withdrawal,return} {form,slip}, notice of {cancellation,right to cancel}',
  ),
  openingWords(
    MARK,
    '{handover,hand-over,delivery,return,check-in,check-out,acceptance,completion,inspection,collection,pick-up} {record,receipt,protocol,certificate,sheet,checklist,report}',
  ),
  openingWords(MARK, 'receipt {at,on,upon} {handover,hand-over,delivery,collection,return,completion}'),
  wording(
    '{fill in,fill out,complete,completed,filled in} (only ){on the day,at handover,on handover,at delivery,on delivery,on return,at return,on collection,on completion,at check-in,at check-out}',
  ),
);
/** A line that nobody has to sign now, or at all: 'Renewal (sign only to renew): ______'. */
const NOT_NOW = wording(
  '{sign,signed} only {to,if,when,on,for}, only {to,if,when} {renew,renewing,extend,extending,cancel,cancelling}, not {needed,required,necessary}, {signature,signed,sign} on {return,collection,handover}',
);
/** In characters: a title, or a title with the form behind it. */
const LONGEST_HEAD = 90;
const LONGEST_LINE = 160;
/** Where the form stands in the line of its title. */
const RUN_IN = /:|\s[–—-]\s/;
const DRAWN = '__';
/** So many lines such a form has at most. */
const MOST_LINES = 10;
/** What begins behind it: the next clause, or where the contract is signed. */
const BEHIND = anyWording(
  /^\d{1,2}(?:\.\d{1,2})?[.)]? [a-z]/,
  openingWords('signed, signatures, executed, in witness'),
);

const memo = new WeakMap<ContractText, Stretch[]>();

/** Where a paper has forms that are filled in after it was signed: a withdrawal form, a receipt at handover. */
export function laterForms(contract: ContractText): Stretch[] {
  const known = memo.get(contract);
  if (known) return known;
  const lines = linesOf(contract.text);
  const found = lines.flatMap(({ text, start }, at): Stretch[] => {
    const words = text.trim();
    if (NOT_NOW.test(words) && words.includes(DRAWN) && words.length <= LONGEST_LINE)
      return [{ start, end: start + text.length }];
    const head = HEAD.exec(words);
    if (!head) return [];
    const rest = words.slice(head.index + head[0].length);
    if (RUN_IN.test(rest.slice(0, 3)) && words.includes(DRAWN)) return [{ start, end: start + text.length }];
    if (words.length > LONGEST_HEAD) return [];
    const below = lines.slice(at + 1, at + 1 + MOST_LINES);
    const next = below.findIndex((line) => BEHIND.test(line.text.trim()));
    const last = (next < 0 ? below : below.slice(0, next)).at(-1);
    return last ? [{ start, end: last.start + last.text.length }] : [];
  });
  memo.set(contract, found);
  return found;
}

/** Whether a place stands in a form that is filled in later. */
export function isInLaterForm(contract: ContractText, at: number): boolean {
  return laterForms(contract).some(({ start, end }) => start <= at && at < end);
}
