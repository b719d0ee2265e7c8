import * as v from 'valibot';
import { bearerSchema } from './bearer';
import { coverageSchema } from './coverage';
import { engineSchema } from './engine';
import { FIRST_FACTS, LATER_FACTS } from './facts';
import { reviewSchema } from './review';
import { datedTermEntries, factDetailSchema } from './time-terms';

/**
 * The words of the contract on which a finding rests.
 * `start` and `end` are UTF-16 offsets into the one extracted text (`text.slice(start, end) === quote`);
 * `page` counts from 1 and is the page on which the quote starts.
 */
export const evidenceSchema = v.object({
  quote: v.string(),
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  start: v.pipe(v.number(), v.integer(), v.minValue(0)),
  end: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type Evidence = v.InferOutput<typeof evidenceSchema>;

/**
 * 'stated': the contract has a clause on it, which is the evidence, but no value that could be told; 'absent' is said only where every page was read and
 * nothing reads like such a clause.
 */
export const FACT_STATUSES = ['found', 'stated', 'absent', 'ambiguous', 'unreadable', 'failed'] as const;
const factStatusSchema = v.picklist(FACT_STATUSES);
export type FactStatus = v.InferOutput<typeof factStatusSchema>;

/** A probability between 0 and 1. */
const confidenceSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/**
 * Whether a finding is asserted, since two witnesses agree (the rule's words, and the provision model or the structure of the sentence), or has to be checked.
 */
const STANDINGS = ['asserted', 'to_check'] as const;
const standingSchema = v.picklist(STANDINGS);
export type Standing = v.InferOutput<typeof standingSchema>;

/**
 * One fact of a contract. `value` is text for people; `normalized` is YYYY-MM-DD (or 'perpetual') for dates and
 * '30 days' for periods. `rule` says how a computed value came about ("effective date + 36 months"). `standing` stands where a value was found
 * that may be another thing's, or none though some words come near it.
 */
const factSchema = v.object({
  status: factStatusSchema,
  value: v.nullable(v.string()),
  normalized: v.nullable(v.string()),
  confidence: confidenceSchema,
  evidence: v.array(evidenceSchema),
  rule: v.optional(v.string()),
  standing: v.optional(standingSchema),
  detail: v.optional(factDetailSchema),
});
export type Fact = v.InferOutput<typeof factSchema>;

/** A party: `value` is its full name, `role` its defined term or part in the deal ("Provider"), where given. */
export const partySchema = v.object({
  ...factSchema.entries,
  role: v.nullable(v.string()),
  legalForm: v.optional(v.nullable(v.string())),
  incorporatedIn: v.optional(v.nullable(v.string())),
  address: v.optional(v.nullable(v.string())),
});
export type Party = v.InferOutput<typeof partySchema>;

/** A fact for each declaration of one; analyses from before a later one was declared lack it. */
const factsSchema = v.object({
  ...v.entriesFromList(FIRST_FACTS, factSchema),
  ...v.entriesFromList(LATER_FACTS, v.optional(factSchema)),
  parties: v.array(partySchema),
});
export type Facts = v.InferOutput<typeof factsSchema>;

/**
 * A detected clause; `category` is one of CUAD's 41 names (`analysis/provisions/categories.ts`). `section` is where it stands, for
 * people ('9.2 Assignment', 'Exhibit B, 3 Fees'); null before the first section, missing in analyses of older engines and of models.
 */
const clauseSchema = v.object({
  category: v.string(),
  ...evidenceSchema.entries,
  confidence: confidenceSchema,
  section: v.optional(v.nullable(v.string())),
});
export type Clause = v.InferOutput<typeof clauseSchema>;

/** Whether a paper is a contract; 'unclear' where it binds somebody and yet looks like another paper, or provides as contracts do without their words. */
export const IS_CONTRACT = ['yes', 'no', 'unclear'] as const;

/**
 * What kind of contract it is. `id` is null where no kind was recognised; `label` then is the paper's own title, 'Contract' or 'Not a contract'.
 * `sides[i].party` is the place in `facts.parties` of the first who stands on the side. `under`: it stands under another paper, whose
 * name and date (YYYY-MM-DD) are null where they are not told.
 */
export const kindSchema = v.object({
  id: v.nullable(v.string()),
  label: v.string(),
  family: v.string(),
  sides: v.array(
    v.object({
      id: v.string(),
      label: v.string(),
      party: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
  ),
  isContract: v.picklist(IS_CONTRACT),
  byContent: v.optional(v.literal(true)),
  under: v.nullable(
    v.object({ title: v.nullable(v.string()), date: v.nullable(v.string()), evidence: v.array(evidenceSchema) }),
  ),
});
export type Kind = v.InferOutput<typeof kindSchema>;

const linesWithEvidence = v.array(v.array(evidenceSchema));

/** Short readable lines. `evidence.parties[i]` proves `parties[i]`, and so on for each list. */
const keyTermsSchema = v.object({
  parties: v.array(v.string()),
  financialTerms: v.array(v.string()),
  dates: v.array(v.string()),
  obligations: v.array(v.string()),
  termination: v.array(v.string()),
  evidence: v.object({
    parties: linesWithEvidence,
    financialTerms: linesWithEvidence,
    dates: linesWithEvidence,
    obligations: linesWithEvidence,
    termination: linesWithEvidence,
  }),
});
export type KeyTerms = v.InferOutput<typeof keyTermsSchema>;

export const SEVERITIES = ['low', 'medium', 'high'] as const;
export const severitySchema = v.picklist(SEVERITIES);
export type Severity = v.InferOutput<typeof severitySchema>;

/** A risk: `type` is its name for people, `rule` the id of the rule or question that found it. Missing terms have no evidence. `favours` is the side of the kind whose right it is. `path`, where it comes from an answer, is where that stands in the analysis ('questions.4'). `likelihood`: how likely it is so, 0 to 1, by which it counts for the rating; missing where nothing judged it. `materiality`: how likely a lawyer tells of those words rather than passing over them as usual or fair, 0 to 1. `gravity`: how grave it would be if it is so, where it has to be checked and `severity` is therefore less. */
const riskFactorSchema = v.object({
  type: v.string(),
  severity: severitySchema,
  description: v.string(),
  rule: v.string(),
  evidence: v.array(evidenceSchema),
  recommendation: v.string(),
  standing: v.optional(standingSchema),
  favours: v.optional(v.string()),
  path: v.optional(v.string()),
  likelihood: v.optional(confidenceSchema),
  materiality: v.optional(confidenceSchema),
  gravity: v.optional(severitySchema),
});
export type RiskFactor = v.InferOutput<typeof riskFactorSchema>;

const riskAssessmentSchema = v.object({
  overallRisk: severitySchema,
  /** Why the overall risk is what it is, in one sentence. */
  rationale: v.string(),
  riskFactors: v.array(riskFactorSchema),
  recommendations: v.array(v.string()),
  /** What rules found that is a right of the side which is acted for, and so no risk of its. */
  ownRights: v.optional(v.array(riskFactorSchema)),
  /** What rules found in sentences of which other findings tell as much to the side that is acted for, and so is not told beside them. */
  toldElsewhere: v.optional(v.array(riskFactorSchema)),
  /** What would have to be checked and is so unlikely that it would drown what is known: shown apart, and rated as little as it is likely. */
  unlikely: v.optional(v.array(riskFactorSchema)),
  /** Why no rating can be given, in one sentence: `overallRisk` then counts only what was found. Missing where the paper was rated. */
  notAssessed: v.optional(v.string()),
});
export type RiskAssessment = v.InferOutput<typeof riskAssessmentSchema>;

/** A compliance point: `source` names the law or practice it is tied to. */
const complianceFindingSchema = v.object({
  rule: v.string(),
  source: v.string(),
  issue: v.string(),
  recommendation: v.string(),
  evidence: v.array(evidenceSchema),
  standing: v.optional(standingSchema),
});
export type ComplianceFinding = v.InferOutput<typeof complianceFindingSchema>;

/** `issues[i]` and `recommendations[i]` repeat the findings as text. */
const complianceSchema = v.object({
  issues: v.array(v.string()),
  recommendations: v.array(v.string()),
  findings: v.array(complianceFindingSchema),
});
export type Compliance = v.InferOutput<typeof complianceSchema>;

/** 'unknown': the text can't tell, since pages were not read or the document is no contract. */
const COMPLETENESS_STATUSES = ['complete', 'incomplete', 'unknown'] as const;

/**
 * One question of completeness. `note` answers it in a sentence for people; `items` names what is open (a blank, 'Exhibit B',
 * 'Page 4'), each with the words that show it, where there are any.
 */
const completenessCheckSchema = v.object({
  status: v.picklist(COMPLETENESS_STATUSES),
  note: v.string(),
  items: v.array(v.object({ label: v.string(), page: v.nullable(v.number()), evidence: v.array(evidenceSchema) })),
});
export type CompletenessCheck = v.InferOutput<typeof completenessCheckSchema>;

/** Whether the document is whole: read to its end, filled in, with its exhibits, signed. */
const completenessSchema = v.object({
  complete: v.boolean(),
  pages: completenessCheckSchema,
  blanks: completenessCheckSchema,
  exhibits: completenessCheckSchema,
  signatures: completenessCheckSchema,
});
export type Completeness = v.InferOutput<typeof completenessSchema>;

/**
 * A drafting fault, where the paper is at odds with itself: `rule` is the id of its class, `type` that class for people. Where two passages
 * differ, or a number stands twice, the evidence is both.
 */
const draftingFaultSchema = v.object({
  rule: v.string(),
  type: v.string(),
  description: v.string(),
  evidence: v.array(evidenceSchema),
});

/** The drafting faults that are told, and of which class there are how many more. */
const draftingSchema = v.object({
  faults: v.array(draftingFaultSchema),
  more: v.array(v.object({ rule: v.string(), type: v.string(), count: v.number() })),
});
export type Drafting = v.InferOutput<typeof draftingSchema>;

/** A day that a contract names besides its term: see `time-terms.ts`. */
const datedTermSchema = v.object({ ...datedTermEntries, evidence: v.array(evidenceSchema) });
export type DatedTerm = v.InferOutput<typeof datedTermSchema>;

/** What a paper answers to a question; 'unclear' where it has to be checked. */
export const ANSWERS = ['yes', 'no', 'not_stated', 'unclear'] as const;
const answerSchema = v.picklist(ANSWERS);
export type Answer = v.InferOutput<typeof answerSchema>;

/** A question that a lawyer asks of this kind of paper, with what the paper says and every passage that bears it: the same for everybody. `standing` 'to_check': it is what the paper most likely says, and not likely enough to be asserted; `likelihood` says how likely, 0 to 1. `materiality`: how likely a lawyer tells of those words rather than passing over them as usual or fair. */
const questionAnswerSchema = v.object({
  id: v.string(),
  title: v.string(),
  answer: answerSchema,
  bearer: bearerSchema,
  value: v.nullable(v.string()),
  evidence: v.array(evidenceSchema),
  confidence: confidenceSchema,
  standing: v.optional(standingSchema),
  likelihood: v.optional(confidenceSchema),
  materiality: v.optional(confidenceSchema),
});
export type QuestionAnswer = v.InferOutput<typeof questionAnswerSchema>;

/**
 * A statement of the built-in engine that a review took away, which its reader can restore: one of `risk` to `keyTerm` is what stood there. `reason` is why, in a sentence for people; `against` the words by which it went.
 */
const removedSchema = v.object({
  title: v.string(),
  text: v.string(),
  reason: v.string(),
  evidence: v.array(evidenceSchema),
  against: v.array(evidenceSchema),
  risk: v.optional(riskFactorSchema),
  compliance: v.optional(complianceFindingSchema),
  fact: v.optional(v.object({ name: v.string(), was: factSchema })),
  party: v.optional(partySchema),
  answer: v.optional(questionAnswerSchema),
  keyTerm: v.optional(
    v.object({ list: v.picklist(['financialTerms', 'dates', 'obligations', 'termination']), text: v.string() }),
  ),
});
export type Removed = v.InferOutput<typeof removedSchema>;

/** 'standard': as the side wants, or usual; 'fallback': can be lived with; 'deviates' and 'missing': to be raised; 'unclear': to be checked. */
export const VERDICT_KINDS = ['standard', 'fallback', 'deviates', 'missing', 'unclear'] as const;

/** A law on which a position rests; to be checked with counsel. */
const lawReferenceSchema = v.object({ place: v.string(), cite: v.string(), says: v.string() });
export type LawReference = v.InferOutput<typeof lawReferenceSchema>;

/** What a side makes of an answer. `title` is the subject ('Entry by the landlord'), `heading` what the paper says of it ('The landlord may enter without notice'), `why` what that means to the side, `statement` both in sentences, `advice` what to ask for, in words for a letter; `side` whom it hurts. `law` holds where the paper's law is. `gravity`: how grave it would be if what is doubted is so. `usual`: the side minds the answer, and the words are most likely usual or fair, so that nothing is raised. */
const playbookVerdictSchema = v.object({
  question: v.string(),
  title: v.string(),
  verdict: v.picklist(VERDICT_KINDS),
  severity: v.nullable(severitySchema),
  gravity: v.optional(severitySchema),
  usual: v.optional(v.boolean()),
  heading: v.string(),
  why: v.nullable(v.string()),
  statement: v.string(),
  advice: v.nullable(v.string()),
  side: v.string(),
  law: v.array(lawReferenceSchema),
  evidence: v.array(evidenceSchema),
});
export type PlaybookVerdict = v.InferOutput<typeof playbookVerdictSchema>;

/** The positions of one side, or of both ('neutral'), applied to a paper. Not `assessed`: no kind was recognised, or it has no playbook. */
export const playbookSchema = v.object({
  id: v.string(),
  name: v.string(),
  version: v.string(),
  kind: v.nullable(v.string()),
  side: v.string(),
  assessed: v.boolean(),
  verdicts: v.array(playbookVerdictSchema),
});
export type Playbook = v.InferOutput<typeof playbookSchema>;

/** A sentence of the summary: `restsOn` has the paths of what it was made of in the analysis ('facts.governingLaw', 'riskAssessment.riskFactors.0'), `evidence` the words of the contract that prove that. */
const summarySentenceSchema = v.object({
  text: v.string(),
  restsOn: v.array(v.string()),
  evidence: v.array(evidenceSchema),
});
export type SummarySentence = v.InferOutput<typeof summarySentenceSchema>;

export const analysisSchema = v.object({
  contractType: v.nullable(v.string()),
  jurisdiction: v.nullable(v.string()),
  governingLaw: v.nullable(v.string()),
  effectiveDate: v.nullable(v.string()),
  expirationDate: v.nullable(v.string()),
  summary: v.string(),
  summarySentences: v.optional(v.array(summarySentenceSchema)),
  keyTerms: keyTermsSchema,
  riskAssessment: riskAssessmentSchema,
  compliance: complianceSchema,
  facts: factsSchema,
  kind: v.optional(kindSchema),
  clauses: v.array(clauseSchema),
  /** Payments, options, reviews and days with a name of their own; missing in analyses of older engines. */
  datedTerms: v.optional(v.array(datedTermSchema)),
  coverage: coverageSchema,
  completeness: v.optional(completenessSchema),
  drafting: v.optional(draftingSchema),
  /** What is asked of papers of its kind; missing where the paper is no contract. */
  questions: v.optional(v.array(questionAnswerSchema)),
  /** What the side that is acted for makes of the answers, or both sides together; likewise. */
  playbook: v.optional(playbookSchema),
  engine: engineSchema,
  /** What a model's review took away and could not prove; missing where none was made. */
  review: v.optional(v.object({ ...reviewSchema.entries, removed: v.array(removedSchema) })),
});
export type Analysis = v.InferOutput<typeof analysisSchema>;
