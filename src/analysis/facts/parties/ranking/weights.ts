import weights from './weights.json';

/** What a cue tells for (above nothing) or against, as `scripts/train-parties.ts` finds it. */
export type PartyWeights = Readonly<Record<string, number>>;

/** Those that come with the program. */
export const shippedWeights: PartyWeights = weights;
