import { construction } from '../kinds/declarations/construction';
import { recogniseKind } from '../kinds/recognise';
import { wording } from '../lexicon/words';
import type { Source } from './source';

/** When a builder comes and is done: 'We start on 31 March and expect to be finished by 27 June'. */
const WORKS = wording(
  'work(s), site, digger, finish*, complet*, {we,i,builder,contractor,roofer}(s) ~2 {start,begin,arrive}*',
);
const OF_CONTRACT = wording(
  'effective, effect, force, bind*, operation, {agreement,contract,letter,deed,lease,tenancy,order,membership,subscription,licen{c,s}e} (shall ){begin,start,commence,run,hold,end,expire}*',
);

/** Whether words say when the contract itself begins or ends. */
export const bindsContract = (words: string): boolean => OF_CONTRACT.test(words);

/** Whether words of a building contract say when the works begin or end: it binds from its signing, and defects and retentions outlast them. */
export function isOfBuilding(source: Source, words: string): boolean {
  return recogniseKind(source).kind?.id === construction.id && WORKS.test(words) && !bindsContract(words);
}
