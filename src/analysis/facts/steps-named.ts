import type { Evidence } from '../../shared/analysis';
import { sentenceAt } from '../document/sentence-evidence';
import { wording } from '../lexicon/words';
import type { Hit } from '../statements/search';
import type { Source } from './source';
import { statingSentences } from './stating/stating';
import { IS_NO_STEP, OF_A_BILL, WAYS, type Way } from './ways-of-settling';

/** A way of settling disputes with the sentence that sends them there. */
export interface Step {
  way: Way;
  hit: Hit;
}

/** What denies a way to court. */
export const NO_COURT = wording('{not,never} ~3 {go to court,sue}, instead of, rather than');

/** The steps of a sentence that states how disputes are settled, in whatever words. */
const NAMED: Readonly<Partial<Record<Way, RegExp>>> = {
  grievance: wording('grievance {is,procedure,shall,must,will}, raise a grievance'),
  talks: wording(
    '{directors,managers,partners,parties,principals} ~3 {talk,meet,discuss,confer,negotiate}, meeting of, negotiat+, talks, talk it over, sit down together, escalat+, for discussion',
  ),
  mediation: new RegExp(`\\b(?:${WAYS.mediation.join('|')})`, 'i'),
  expert: wording('{decides,decide,acts,act,acting} as {an expert,expert}, expert determination, independent expert'),
  adjudication: wording('adjudicat+'),
  courts: wording(
    '{go,goes,going} to court, then the courts, court proceedings, {failing that,failing which,failing settlement} ~3 court(s)',
  ),
};

/**
 * The steps that a clause on disputes names, beside those that were read: the sentence which most likely states how they are settled, those that send
 * somewhere and that of the courts.
 * @param forum what proves the courts
 * @param speaksOf words of which one must stand in a sentence on disputes
 */
export function withNamed(
  source: Source,
  steps: readonly Step[],
  isArbitrated: boolean,
  forum: readonly Evidence[],
  speaksOf: readonly string[],
): readonly Step[] {
  const clause = statingSentences(source, { id: 'disputeResolution', speaksOf }).find(
    ({ sentence: { text } }) => !OF_A_BILL.test(text),
  );
  const quoted = forum.flatMap(({ start }) => sentenceAt(source.outline, start) ?? []);
  const clauses = [...(clause?.isTold ? [clause.sentence] : []), ...steps.map(({ hit }) => hit.sentence), ...quoted];
  const more = (Object.keys(WAYS) as Way[]).flatMap((way): Step[] => {
    if (steps.some((step) => step.way === way) || (way === 'courts' && isArbitrated)) return [];
    for (const sentence of clauses) {
      const isNone = IS_NO_STEP.test(sentence.text) || (way === 'courts' && NO_COURT.test(sentence.text));
      const match = isNone ? null : NAMED[way]?.exec(sentence.text);
      if (match) return [{ way, hit: { sentence, match } }];
    }
    return [];
  });
  const order = Object.keys(WAYS);
  return more.length === 0
    ? steps
    : [...steps, ...more].toSorted((one, other) => order.indexOf(one.way) - order.indexOf(other.way));
}
