import * as v from 'valibot';
import { analysisSchema, playbookSchema } from './analysis';
import type { Contents } from './contents';
import { engineSchema } from './engine';
import type { Finding } from './findings';
import type { Highlight, PageSize } from './highlights';

/** One finished analysis of a contract; it never changes. `createdAt` is ISO 8601 in UTC, `current` marks the newest. */
export const runSchema = v.object({
  id: v.string(),
  createdAt: v.string(),
  engine: engineSchema,
  current: v.boolean(),
});
export type Run = v.InferOutput<typeof runSchema>;

/** Body of GET /api/contracts/{id}/analyses, newest first. */
export const runListSchema = v.object({ runs: v.array(runSchema) });

/** Body of GET /api/contracts/{id}/analyses/{runId}: as the side reads it that the reader acts for, as with the newest. */
export const runAnswerSchema = v.object({
  run: runSchema,
  aiAnalysis: analysisSchema,
  side: v.optional(v.string()),
  playbooks: v.optional(v.array(playbookSchema)),
});
export type RunAnswer = v.InferOutput<typeof runAnswerSchema>;

/** Which run a call speaks of; without it the newest. */
export const runQuerySchema = v.object({ run: v.optional(v.string()) });

/** What is worked out from the text of a run once, when it is made, and kept with it. */
export interface RunProof {
  pages: PageSize[];
  highlights: Highlight[];
  findings: Pick<Finding, 'id' | 'kind' | 'path'>[];
  contents: Contents;
}
