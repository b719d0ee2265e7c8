import * as v from 'valibot';
import { CATEGORIES } from '../analysis/provisions/categories';
import { RISK_RULES } from '../analysis/risks/rules/registry';
import { evidenceSchema, partySchema, riskFactorSchema } from '../shared/analysis';
import { FACT_NAMES } from '../shared/facts';

/** What the model says of where it read something; checked against the text before anybody sees it. */
const { quote, page } = evidenceSchema.entries;
const place = { quote, page };

const CATEGORY_NAMES = Object.keys(CATEGORIES) as [string, ...string[]];
const RULE_IDS = RISK_RULES.map(({ id }) => id) as [string, ...string[]];

const { type, severity, description, recommendation } = riskFactorSchema.entries;

/** The facts that the model found; those that it did not are left out. */
export const factAnswerSchema = v.strictObject({
  facts: v.array(v.strictObject({ name: v.picklist(FACT_NAMES), value: v.string(), ...place })),
  parties: v.array(v.strictObject({ name: v.string(), role: partySchema.entries.role, ...place })),
});
export type FactAnswer = v.InferOutput<typeof factAnswerSchema>;
export type FactClaim = FactAnswer['facts'][number];
export type PartyClaim = FactAnswer['parties'][number];

/** `rule` is the id of one of our rules where the model means the same risk. */
export const riskAnswerSchema = v.strictObject({
  risks: v.array(
    v.strictObject({ rule: v.nullable(v.picklist(RULE_IDS)), type, severity, description, recommendation, ...place }),
  ),
});
export type RiskClaim = v.InferOutput<typeof riskAnswerSchema>['risks'][number];

export const clauseAnswerSchema = v.strictObject({
  clauses: v.array(v.strictObject({ category: v.picklist(CATEGORY_NAMES), ...place })),
});
export type ClauseClaim = v.InferOutput<typeof clauseAnswerSchema>['clauses'][number];
