import type { Evidence } from '../../shared/analysis';
import type { FactName } from '../../shared/facts';
import type { Fact } from '../facts/fact';
import { noticeWindow } from '../facts/notice-window';
import type { Notice } from '../facts/termination-notice';
import { wording } from '../lexicon/words';

/** Words by which a length of notice is there in some case or from some time on only. */
const IN_A_CASE = wording(
  'if, once, provided( that), except, only, but, where, in the case of, {earlier,later,shorter,longer,greater} of, whichever, {the,its,his,her,my,your} first, second year, thereafter, probation*, on the last day of, expiring {on,at}',
);
/** Both have it, or all. */
const OF_BOTH = wording('either, each, both, neither, any party, a party, the parties, one of us, mutual*');
/** What goes on behind its end, or ends with what comes first. */
const GOES_ON = wording(
  'thereafter, {earlier,later,sooner,first} {of,to occur}, whichever {is,comes,occurs,happens}, month( )to( )month, until {ended,terminated,cancelled,determined} (by,under), rolls, rolling',
);

export const WITH_CONDITIONS = ', with conditions that the clause names';
export const OF_ONE_SIDE = ', for the side that the clause names';

const says = (evidence: readonly Evidence[], words: RegExp): boolean => evidence.some(({ quote }) => words.test(quote));

function ofNotice({ value, evidence }: Fact<Notice>): string {
  if (value?.stops !== 'contract') return '';
  const whose = says(evidence, OF_BOTH) ? '' : OF_ONE_SIDE;
  return says(evidence, IN_A_CASE) ? `${whose}${WITH_CONDITIONS}` : whose;
}

/**
 * What has to stand behind a value, so that it is no half-truth: that its clause gives it to one side only, hangs it on something, or goes on. '' for a
 * value that its clause gives without more.
 */
export function caveatOf(name: FactName, fact: Fact<unknown>): string {
  if (name === 'noticePeriod') return noticeWindow(fact as Fact<Notice>) ? '' : ofNotice(fact as Fact<Notice>);
  const mayGoOn = name === 'term' || name === 'expirationDate';
  return mayGoOn && says(fact.evidence, GOES_ON) ? WITH_CONDITIONS : '';
}
