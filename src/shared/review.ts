import * as v from 'valibot';

/** What a claim of a model is about. */
const CLAIM_ABOUT = ['fact', 'party', 'risk', 'answer', 'compliance', 'clause', 'key term', 'summary', 'kind'] as const;
export type ClaimAbout = (typeof CLAIM_ABOUT)[number];

/** What a model claimed and nothing proved: never a finding. `reason` says why, `quote` is what it gave as its proof, where it gave any. */
const notVerifiedSchema = v.object({
  about: v.picklist(CLAIM_ABOUT),
  title: v.string(),
  text: v.string(),
  reason: v.string(),
  quote: v.nullable(v.string()),
  page: v.nullable(v.number()),
});
export type NotVerified = v.InferOutput<typeof notVerifiedSchema>;

/** What came of a model's review beside the findings themselves. `verifier` is the model of the second reading. */
export const reviewSchema = v.object({
  verifier: v.string(),
  notVerified: v.array(notVerifiedSchema),
});
