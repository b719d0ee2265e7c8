import type { Evidence } from '../../shared/analysis';
import { FOR_EACH, OF_ONE_SIDE, UNLESS_RENEWED, WITH_CONDITIONS } from '../../shared/caveats';
import type { FactName } from '../../shared/facts';
import type { Fact } from '../facts/fact';
import type { Facts } from '../facts/facts';
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

/** A limit that counts anew: 'in any one year', 'per claim'. */
const ANEW = wording([
  '{each,every,any,per,any one,that} ({contract,calendar,policy,membership} )year, annual(ly), per annum',
  // 'In any event' and 'in any case' count nothing.
  '{each,every,per,any one,any single,a single} ({single,separate} ){claim,event,accident,incident,occurrence,case,month}',
]);

/** A renewal that is stated less surely is no caveat. */
const LEAST_SURE = 0.5;
/** 'There is no renewal.', 'Places do not roll over.' */
const DENIED = wording(
  "{no,not,never,don't,doesn't,won't} ~4 {renew+,extend+,extension+,prolong+,roll( ){over,on},run( )on,carry on}, without renewal",
);

const says = (evidence: readonly Evidence[], words: RegExp): boolean => evidence.some(({ quote }) => words.test(quote));

function ofNotice({ value, evidence }: Fact<Notice>): string {
  if (value?.stops !== 'contract') return '';
  const whose = says(evidence, OF_BOTH) ? '' : OF_ONE_SIDE;
  return says(evidence, IN_A_CASE) ? `${whose}${WITH_CONDITIONS}` : whose;
}

/** How the renewal of a term is told behind its end or length; one that is earned or counted differently is told by its own fact. */
function ofRenewal({ renewalTerm }: Pick<Facts, 'renewalTerm'>): string {
  const isTold = renewalTerm.status === 'stated' || (renewalTerm.status === 'found' && renewalTerm.value !== null);
  return isTold && renewalTerm.confidence >= LEAST_SURE && !says(renewalTerm.evidence, DENIED) ? UNLESS_RENEWED : '';
}

/** 'The fees paid in that year' says itself that it counts anew. */
const namesTime = ({ value }: Facts['liabilityCap']): boolean => ANEW.test(value?.measure ?? '');

/**
 * What has to stand behind a value, so that it is no half-truth: that its clause gives it to one side only, hangs it on something, counts it anew or goes on.
 * '' for a value that its clause gives without more.
 */
export function caveatOf(name: FactName, facts: Facts): string {
  const fact: Fact<unknown> = facts[name];
  if (name === 'noticePeriod') return noticeWindow(facts.noticePeriod) ? '' : ofNotice(facts.noticePeriod);
  if (name === 'liabilityCap') return says(fact.evidence, ANEW) && !namesTime(facts.liabilityCap) ? FOR_EACH : '';
  if (name !== 'term' && name !== 'expirationDate') return '';
  if (fact.value === 'perpetual') return '';
  return ofRenewal(facts) || (says(fact.evidence, GOES_ON) ? WITH_CONDITIONS : '');
}
