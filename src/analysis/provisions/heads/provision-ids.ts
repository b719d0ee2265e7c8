// Written by `bun run generate`: a file of sentences in ../sentences is all that it takes, and a training.

/** Every provision of our own. */
export const PROVISION_IDS = [
  'acceptance-by-use',
  'charge-without-notice',
  'deposit-forfeited',
  'entry-without-notice',
  'independent-development',
  'one-sided-release',
  'unilateral-change',
  'unlimited-personal-guaranty',
  'unpaid-overtime',
] as const;

/** The id of a provision of our own: the name of its file of sentences. */
export type ProvisionId = (typeof PROVISION_IDS)[number];
