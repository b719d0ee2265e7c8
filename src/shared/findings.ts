import * as v from 'valibot';
import { evidenceSchema, severitySchema } from './analysis';
import { REASON_MISSING, VALUE_MISSING } from './decision-messages';

/** 'date' is a day that the contract names besides its term; 'removed' is a statement that a model's review took away: to accept it is to restore it. */
const FINDING_KINDS = ['fact', 'party', 'risk', 'compliance', 'drafting', 'clause', 'removed', 'date'] as const;
const findingKindSchema = v.picklist(FINDING_KINDS);
export type FindingKind = v.InferOutput<typeof findingKindSchema>;

export const VERDICTS = ['accepted', 'corrected', 'rejected'] as const;
export const verdictSchema = v.picklist(VERDICTS);
export type Verdict = v.InferOutput<typeof verdictSchema>;

const REASON_MAX_LENGTH = 2_000;
const CORRECTED_VALUE_MAX_LENGTH = 500;

const TOO_LONG_REASON = 'The reason can have at most 2,000 characters.';
const TOO_LONG_VALUE = 'The corrected value can have at most 500 characters.';

/**
 * Body of PUT /api/contracts/{id}/findings/{findingId}/decision. A correction needs `value`: a day (YYYY-MM-DD; 'perpetual' too
 * for the expiration date) for dates, a severity for risks, a category for clauses, else text. To correct or reject needs `reason`.
 * `run` is the run that the reader looks at, if it is not the newest.
 */
export const decisionInputSchema = v.pipe(
  v.object({
    verdict: v.picklist(VERDICTS, 'Please choose to accept, correct or reject.'),
    value: v.optional(
      v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(CORRECTED_VALUE_MAX_LENGTH, TOO_LONG_VALUE))),
    ),
    reason: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(REASON_MAX_LENGTH, TOO_LONG_REASON)))),
    run: v.optional(v.string()),
  }),
  v.check((input) => input.verdict !== 'corrected' || !!input.value, VALUE_MISSING),
  v.check((input) => input.verdict === 'accepted' || !!input.reason, REASON_MISSING),
);
export type DecisionInput = v.InferOutput<typeof decisionInputSchema>;

/** So many findings can be accepted at once. */
const MOST_ACCEPTED = 200;
/** Body of POST /api/contracts/{id}/findings/accept: their ids. */
export const acceptInputSchema = v.object({
  findings: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(200))),
    v.minLength(1, 'Please name what to accept.'),
    v.maxLength(MOST_ACCEPTED, `At most ${MOST_ACCEPTED} findings can be accepted at once.`),
  ),
});

/**
 * What a reader decided and when. `verdict` is null where a decision was taken back. `about` is what was judged, as it read then;
 * `reviewer` is the reader's name then.
 */
export const decisionSchema = v.object({
  id: v.number(),
  findingId: v.string(),
  verdict: v.nullable(verdictSchema),
  value: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  reviewer: v.string(),
  decidedAt: v.string(),
  run: v.string(),
  about: v.object({
    kind: findingKindSchema,
    title: v.string(),
    value: v.nullable(v.string()),
    quote: v.nullable(v.string()),
    page: v.nullable(v.number()),
  }),
});
export type Decision = v.InferOutput<typeof decisionSchema>;

/**
 * A finding of a run. `id` stays the same in every run that finds the same thing and is safe in addresses and as an HTML id;
 * `path` is where it stands in the analysis ('facts.governingLaw', 'facts.parties.0', 'riskAssessment.riskFactors.2',
 * 'compliance.findings.0', 'drafting.faults.1', 'clauses.14'). `value` is what a correction replaces. `decision` is the latest one in force.
 */
export const findingSchema = v.object({
  id: v.string(),
  kind: findingKindSchema,
  path: v.string(),
  title: v.string(),
  value: v.nullable(v.string()),
  severity: v.nullable(severitySchema),
  evidence: v.array(evidenceSchema),
  decision: v.nullable(decisionSchema),
});
export type Finding = v.InferOutput<typeof findingSchema>;

/** Body of GET /api/contracts/{id}/findings. */
export const findingListSchema = v.object({ run: v.string(), findings: v.array(findingSchema) });

/** Body of PUT and DELETE /api/contracts/{id}/findings/{findingId}/decision: the finding as it stands now. */
export const findingAnswerSchema = v.object({ finding: findingSchema });

/** Body of GET /api/contracts/{id}/decisions: every decision ever taken, newest first, those taken back included. */
export const decisionListSchema = v.object({ decisions: v.array(decisionSchema) });
