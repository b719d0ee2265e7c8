import * as v from 'valibot';
import { analysisSchema } from './analysis';

export const CONTRACT_STATUSES = ['processing', 'completed', 'error'] as const;
export const contractStatusSchema = v.picklist(CONTRACT_STATUSES);
export type ContractStatus = v.InferOutput<typeof contractStatusSchema>;

/** Steps of an analysis in order; null before the worker takes the job and after it ends. */
export const STAGES = ['extracting', 'analyzing', 'key_terms', 'risks'] as const;
export const stageSchema = v.picklist(STAGES);
export type Stage = v.InferOutput<typeof stageSchema>;

/** A contract in the list. `fileSize` in bytes, `uploadedAt` ISO 8601 in UTC, `summary` the reason when `status` is error. */
export const contractListItemSchema = v.object({
  id: v.string(),
  filename: v.string(),
  fileSize: v.number(),
  uploadedAt: v.string(),
  status: contractStatusSchema,
  stage: v.nullable(stageSchema),
  summary: v.nullable(v.string()),
});
export type ContractListItem = v.InferOutput<typeof contractListItemSchema>;

export const contractSchema = v.object({
  ...contractListItemSchema.entries,
  aiAnalysis: v.nullable(analysisSchema),
});
export type Contract = v.InferOutput<typeof contractSchema>;

/** Bodies of GET /api/contracts and GET /api/contracts/{id} (POST /api/contracts/upload answers as the latter). */
export const contractListSchema = v.object({ contracts: v.array(contractListItemSchema) });
export const contractAnswerSchema = v.object({ contract: contractSchema });

export const contractListQuerySchema = v.object({ userId: v.optional(v.string()) });
