import type { Evidence } from '../../shared/analysis';
import { plainText } from '../document/plain-text';
import { findAll, proof } from '../statements/search';
import { forumLimits } from './forum-limits';
import { isArbitratedAtOnesChoice } from './one-side';
import { BODY, keepsOtherWay, leavesOneFree } from './other-ways';
import type { Source } from './source';
import { OTHER_DISPUTES } from './ways-of-settling';

/** How near a sentence has to stand for its other way to be of the same disputes, in characters. */
const NEAR = 450;

/** The sentences beside those that tell how disputes are settled, which say that a way stays open or binds one side only. */
export function waysBeside(source: Source, told: readonly Evidence[]): Evidence[] {
  if (told.length === 0) return [];
  return findAll(source, SAYS_SO, { unless: OTHER_DISPUTES, negated: true })
    .filter(({ sentence: { text } }) => isBeside(text))
    .map(({ sentence }) => proof(source, { sentence }))
    .filter(
      (beside) =>
        (told.some(({ start, end }) => beside.start - end <= NEAR && start - beside.end <= NEAR) ||
          isAnywhere(beside)) &&
        !told.some(({ start, end }) => beside.start < end && start < beside.end),
    );
}
/** A confession of judgment has a clause of its own. */
const isAnywhere = ({ quote }: Evidence): boolean => forumLimits(plainText(quote)).includes('confession');
const isBeside = (text: string): boolean =>
  keepsOtherWay(text) || leavesOneFree(text) || isArbitratedAtOnesChoice(text) || forumLimits(text).length > 0;
/** Words of which every such sentence has one, so that few are looked at closely. */
const SAYS_SO = new RegExp(`\\b(?:courts?|sue|jurisdiction|decision|arbitrat\\w*|action|proceedings)\\b|${BODY}`, 'i');
