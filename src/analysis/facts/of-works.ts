import { construction } from '../kinds/declarations/construction';
import { recogniseKind } from '../kinds/recognise';
import { anyWording, wording } from '../lexicon/words';
import type { Day } from './day';
import type { Fact } from './fact';
import type { Source } from './source';

/** When a builder comes and is done: 'We start on 31 March and expect to be finished by 27 June'. */
const WORKS = wording(
  'work(s), site, digger, finish*, complet*, {we,i,builder,contractor,roofer}(s) ~2 {start,begin,arrive}*',
);
const OF_CONTRACT = wording(
  'effective, effect, force, bind*, operation, {agreement,contract,letter,deed,lease,tenancy,order,membership,subscription,licen{c,s}e} (shall ){begin,start,commence,run,hold,end,expire}*',
);

/** Whether words say when the contract itself begins or ends. */
const bindsContract = (words: string): boolean => OF_CONTRACT.test(words);

/** Whether words of a building contract say when the works begin or end: it binds from its signing, and defects and retentions outlast them. */
export function isOfBuilding(source: Source, words: string): boolean {
  return recogniseKind(source).kind?.id === construction.id && WORKS.test(words) && !bindsContract(words);
}

/** When an instalment falls due is not when the contract binds, nor is until when a day is kept free or an offer open. */
const UNTIL_THEN = anyWording(
  wording('{have,has} until', 60, 'to {sign,return,accept,consider,decide,review}'),
  wording('{is,stays,remains} open {for,until}, first {registration,registered}'),
);
const PAID_OR_KEPT = wording(
  'instal{,l}ment(s), payment(s), repay*, last one, {hold,holds,holding} the date, pick{ ,-}up date, hire date, closing time, {shall,will} expire, date of birth',
);

/** Whether a sentence that names a first day speaks of works, of a payment or of what is kept until then, and not of the contract. */
export function startsOtherThing(source: Source, words: string): boolean {
  return !bindsContract(words) && (PAID_OR_KEPT.test(words) || UNTIL_THEN.test(words) || isOfBuilding(source, words));
}

/** Whether a day that was read for the first one is that of works, or the last for somebody who may sign. */
export function isOfOtherDay(source: Source, { status, evidence }: Fact<Day>): boolean {
  return (
    status === 'found' &&
    evidence.every(({ quote }) => isOfBuilding(source, quote) || (UNTIL_THEN.test(quote) && !bindsContract(quote)))
  );
}
