import * as v from 'valibot';
import { analysisSchema, playbookSchema, severitySchema } from './analysis';
import { runSchema } from './runs';
import { STAGES } from './stages';

export const CONTRACT_STATUSES = ['processing', 'completed', 'error'] as const;
export const contractStatusSchema = v.picklist(CONTRACT_STATUSES);
export type ContractStatus = v.InferOutput<typeof contractStatusSchema>;

/**
 * What a list tells of a contract besides its file, as the side reads it that is acted for. `title` is the paper's own name, `kind` for people; `rating`
 * is null where the risk was not assessed. `noticeBy` is the last day for a notice against renewal and `end` the day on which the term ends
 * (YYYY-MM-DD). Each is null where it is not known.
 */
const headlineSchema = v.object({
  title: v.nullable(v.string()),
  kind: v.nullable(v.string()),
  rating: v.nullable(severitySchema),
  noticeBy: v.nullable(v.string()),
  end: v.nullable(v.string()),
});
export type Headline = v.InferOutput<typeof headlineSchema>;

/**
 * A contract in the list. `fileSize` in bytes, `uploadedAt` ISO 8601 in UTC, `stage` null before the worker takes the job
 * and after it ends, `summary` the reason when `status` is error. `headline` is there once the analysis is completed, but for those analysed
 * before it was kept.
 */
const contractListItemSchema = v.object({
  id: v.string(),
  filename: v.string(),
  fileSize: v.number(),
  uploadedAt: v.string(),
  status: contractStatusSchema,
  stage: v.nullable(v.picklist(STAGES)),
  summary: v.nullable(v.string()),
  headline: v.optional(headlineSchema),
});
export type ContractListItem = v.InferOutput<typeof contractListItemSchema>;

/**
 * `aiAnalysis` is the newest run's, `run` says which that is (also while it is being replaced, when `aiAnalysis` is null).
 * `rerunFailure` says why the last attempt to analyse the contract again failed; the run before it is shown then.
 * `side` is the side of its kind that the reader acts for, or 'neutral': `aiAnalysis` is as that side reads it. `playbooks` has what both sides
 * together, and each, make of the same answers; missing where nothing was asked.
 * `reviewing`: a newer run will follow the one that is shown: 'pages' of a scan are still being read, or a 'model' reviews it.
 */
export const contractSchema = v.object({
  ...contractListItemSchema.entries,
  aiAnalysis: v.nullable(analysisSchema),
  run: v.optional(v.nullable(runSchema)),
  side: v.optional(v.string()),
  playbooks: v.optional(v.array(playbookSchema)),
  rerunFailure: v.optional(v.nullable(v.string())),
  reviewing: v.optional(v.picklist(['pages', 'model'])),
});
export type Contract = v.InferOutput<typeof contractSchema>;

/** Bodies of GET /api/contracts and GET /api/contracts/{id} (POST /api/contracts/upload answers as the latter). */
export const contractListSchema = v.object({ contracts: v.array(contractListItemSchema) });
export const contractAnswerSchema = v.object({ contract: contractSchema });

/**
 * Body of PUT /api/contracts/{id}/side, and of its answer: a side of the contract's kind, or 'neutral'. `playbook` is the id of one's own for that side,
 * 'built-in', or null for the default; without it the contract keeps what it has.
 */
export const sideInputSchema = v.object({
  side: v.pipe(v.string(), v.trim(), v.minLength(1, 'Please choose a side.')),
  playbook: v.optional(v.nullable(v.string())),
});
export type SideInput = v.InferOutput<typeof sideInputSchema>;
export const sideAnswerSchema = v.object({ side: v.string(), playbook: v.nullable(v.string()) });
export type SideAnswer = v.InferOutput<typeof sideAnswerSchema>;

/** How many files one call asks for. */
const KNOWN_MAX = 500;

/** Body of POST /api/contracts/known: the SHA-256 of files, in lower-case hex, that may be there already. */
export const knownInputSchema = v.object({
  sha256: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'A SHA-256 must be written as 64 digits of lower-case hex.'))),
    v.maxLength(KNOWN_MAX, `At most ${KNOWN_MAX} files can be asked for at once.`),
  ),
});

/** Its answer: which of them are the bytes of an own contract, `uploadedAt` (ISO 8601 in UTC); the others are not named. */
const knownContractSchema = v.object({
  sha256: v.string(),
  id: v.string(),
  filename: v.string(),
  uploadedAt: v.string(),
});
export type KnownContract = v.InferOutput<typeof knownContractSchema>;
export const knownAnswerSchema = v.object({ known: v.array(knownContractSchema) });
export type KnownAnswer = v.InferOutput<typeof knownAnswerSchema>;

export const contractListQuerySchema = v.object({ userId: v.optional(v.string()) });
