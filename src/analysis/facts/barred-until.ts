import { inClause, wording } from '../lexicon/words';
import type { Hit } from '../statements/search';
import type { Source } from './source';

/** 'A party may not start court proceedings until those steps are done', 'nobody goes to court before the mediation has ended'. */
const BARRED = wording(
  '{not,no,neither,nobody,none,never}',
  inClause(60),
  'court, proceedings, suit, lawsuit, action, sue, arbitrat*',
  inClause(60),
  '{until,unless,before}',
  inClause(80),
  'step(s), procedure, process, mediat*, conciliat*, {clause,section,paragraph,condition} {#,has,have,is,above}, this {clause,section,paragraph}, th{at,ese,ose,is} {has,have,is,are}',
);
/** How many sentences behind a step may bar the court until it is taken. */
const BEHIND = 3;

/** The sentence behind a step that closes the courts to whoever has not taken it; null where none does. */
export function barredUntil({ outline: { sentences } }: Source, { sentence }: Hit): Hit | null {
  const at = sentences.findIndex(({ start }) => start === sentence.start);
  for (const next of sentences.slice(at, at + BEHIND + 1)) {
    const match = BARRED.exec(next.text);
    if (match) return { sentence: next, match };
  }
  return null;
}
