/** Steps of an analysis in order. Apart from the schemas, since the landing page needs them without a validator. */
export const STAGES = ['extracting', 'analyzing', 'key_terms', 'risks'] as const;

/** What a running analysis is at. */
export type Stage = (typeof STAGES)[number];
