import * as v from 'valibot';
import { SEVERITIES, severitySchema } from './analysis';
import { CLAUSE_GROUPS } from './clause-categories';
import { LIMIT_SUBJECTS, LIMIT_UNITS, type LimitSubject, MOST_OWN_QUESTIONS } from './playbook-limits';

const line = (what: string, most: number) =>
  v.pipe(
    v.string(`${what} is missing.`),
    v.trim(),
    v.minLength(1, `${what} is missing.`),
    v.maxLength(most, `${what} may have at most ${most} characters.`),
  );
const passage = (what: string, most: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(most, `${what} may have at most ${most} characters.`));

const why = passage('The reason', 600);
const ask = passage('What to ask for', 2_000);
const gravity = v.optional(v.nullable(v.picklist(SEVERITIES, 'A severity is low, medium, high or null.')));

/**
 * What a firm changes in the built-in position of its side on a question. What is left out stays as built in; a severity of null says that the
 * answer is as the side wants it. `off`: answered, not rated.
 */
const positionChangeSchema = v.object({
  off: v.optional(v.boolean()),
  yes: gravity,
  no: gravity,
  not_stated: gravity,
  why: v.optional(why),
  ask: v.optional(ask),
});
export type PositionChange = v.InferOutput<typeof positionChangeSchema>;

const limitSchema = v.object({
  of: v.picklist(Object.keys(LIMIT_SUBJECTS) as LimitSubject[], 'Please choose what the limit is on.'),
  bound: v.picklist(['most', 'least'], 'A limit is at most or at least.'),
  count: v.pipe(
    v.number('Please give the limit as a number.'),
    v.minValue(1, 'A limit is at least 1.'),
    v.maxValue(1_000, 'A limit is at most 1000.'),
  ),
  unit: v.picklist(LIMIT_UNITS, 'Please choose a unit: days, business days, weeks, months or years.'),
});
export type Limit = v.InferOutput<typeof limitSchema>;

const CATEGORIES = CLAUSE_GROUPS.flatMap(({ categories }) => Object.keys(categories));

/**
 * A question of a firm's own, answered offline. It looks for sentences in which all words of one of the `phrases` stand near one another (an
 * asterisk ends a word that may go on: 'terminat*'), for clauses of one of the `categories`, or for a value within a `limit`. `heading` is what
 * is told of a paper that is not as it `mustBe`.
 */
export const ownQuestionSchema = v.pipe(
  v.object({
    id: v.pipe(
      v.string('Each question of your own needs an id.'),
      v.regex(/^own\.[a-z0-9-]{1,60}$/, 'The id of an own question is own. and small letters, digits and hyphens.'),
    ),
    title: line('The question', 160),
    heading: line('What to report', 200),
    mustBe: v.picklist(['there', 'not there'], 'Please say whether it must be there or not there.'),
    phrases: v.pipe(
      v.array(line('A phrase', 160)),
      v.maxLength(20, 'At most 20 phrases a question.'),
      v.check((all) => all.every((one) => /[\p{L}\p{N}]/u.test(one)), 'A phrase needs a word to look for.'),
    ),
    categories: v.pipe(
      v.array(v.picklist(CATEGORIES, 'There is no such kind of clause.')),
      v.maxLength(10, 'At most 10 kinds of clause a question.'),
    ),
    limit: v.nullable(limitSchema),
    severity: severitySchema,
    why,
    ask,
  }),
  v.check(
    ({ phrases, categories, limit }) => phrases.length > 0 || categories.length > 0 || limit !== null,
    'Please give phrases, a kind of clause or a limit to look for.',
  ),
  v.check(
    ({ phrases, limit }) => limit?.of !== 'phrases' || phrases.length > 0,
    'A limit beside phrases needs phrases to stand beside.',
  ),
  v.check(
    ({ phrases, categories, limit }) =>
      !limit || (categories.length === 0 && (limit.of === 'phrases' || phrases.length === 0)),
    'A question with a limit looks for nothing else.',
  ),
);
export type OwnQuestion = v.InferOutput<typeof ownQuestionSchema>;

/** What a version of a playbook holds: changes of built-in positions by the question's id, and questions of one's own. */
const playbookContentSchema = v.object({
  positions: v.record(v.pipe(v.string(), v.maxLength(100)), positionChangeSchema),
  own: v.pipe(
    v.array(ownQuestionSchema),
    v.maxLength(MOST_OWN_QUESTIONS, `At most ${MOST_OWN_QUESTIONS} questions of your own.`),
    v.check((own) => new Set(own.map(({ id }) => id)).size === own.length, 'Two own questions have the same id.'),
  ),
});
export type PlaybookContent = v.InferOutput<typeof playbookContentSchema>;
export const AS_BUILT_IN: PlaybookContent = { positions: {}, own: [] };

const name = line('The name', 120);
const kind = line('The kind of contract', 100);
const side = line('The side', 100);

/** The file that a playbook is exported as and imported from. */
export const playbookFileSchema = v.object(
  {
    format: v.literal('counterpart-playbook', 'This is no exported playbook.'),
    formatVersion: v.literal(1, 'This file was made by another version of Counterpart.'),
    name,
    kind,
    side,
    /** Which version it was when it was exported. */
    version: v.optional(v.number()),
    content: playbookContentSchema,
  },
  'This is no exported playbook, or a part of it is missing.',
);
export type PlaybookFile = v.InferOutput<typeof playbookFileSchema>;

export const newPlaybookSchema = v.object({ kind, side, name: v.optional(name) });
export type NewPlaybook = v.InferOutput<typeof newPlaybookSchema>;

/** Body of PUT /api/playbooks/{id}: `version` is the one that the change rests on. */
export const playbookChangeSchema = v.object({
  name,
  version: v.pipe(v.number('Required'), v.integer(), v.minValue(1)),
  content: playbookContentSchema,
});
export type PlaybookChange = v.InferOutput<typeof playbookChangeSchema>;

export const defaultInputSchema = v.object({ isDefault: v.boolean('Required') });

/** So many contracts one rescore looks through where they are not named, so that none takes long; its answer says where the next goes on. */
export const RESCORE_STEP = 100;

/**
 * Body of POST /api/playbooks/{id}/rescore. 'all': every contract of its kind, 'using': those that it is applied to now, both step by step (`after` is the `next` of the step
 * before). With `dryRun` nothing is changed, and `content` may be a draft in place of the newest version.
 */
export const rescoreInputSchema = v.object({
  contracts: v.union(
    [v.picklist(['all', 'using']), v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(1_000))],
    'Please name contracts, or all.',
  ),
  dryRun: v.optional(v.boolean()),
  content: v.optional(playbookContentSchema),
  after: v.optional(v.pipe(v.string(), v.uuid('This step does not exist.'))),
});
export type RescoreInput = v.InferOutput<typeof rescoreInputSchema>;

/** An own playbook in a list. `createdAt` and `savedAt` (of the newest version) are ISO 8601 in UTC. */
const playbookItemSchema = v.object({
  id: v.string(),
  name: v.string(),
  kind: v.string(),
  side: v.string(),
  isDefault: v.boolean(),
  version: v.number(),
  createdAt: v.string(),
  savedAt: v.string(),
});
export type PlaybookItem = v.InferOutput<typeof playbookItemSchema>;

/** A kind of contract with its sides, and how many questions are asked of it. */
const playbookKindSchema = v.object({
  id: v.string(),
  label: v.string(),
  sides: v.array(v.object({ id: v.string(), label: v.string() })),
  questions: v.number(),
});
export type PlaybookKind = v.InferOutput<typeof playbookKindSchema>;

/** A question with the built-in position of a side; severities are null where the answer is wanted, `rated` false where it does not mind. */
const builtInQuestionSchema = v.object({
  id: v.string(),
  title: v.string(),
  ask: v.string(),
  says: v.object({ yes: v.string(), no: v.string(), not_stated: v.string() }),
  rated: v.boolean(),
  yes: v.nullable(severitySchema),
  no: v.nullable(severitySchema),
  not_stated: v.nullable(severitySchema),
  why: v.string(),
  request: v.string(),
});
export type BuiltInQuestion = v.InferOutput<typeof builtInQuestionSchema>;

export const playbookListSchema = v.object({
  playbooks: v.array(playbookItemSchema),
  kinds: v.array(playbookKindSchema),
});
export type PlaybookList = v.InferOutput<typeof playbookListSchema>;
export const builtInAnswerSchema = v.object({ questions: v.array(builtInQuestionSchema) });

/** One own playbook, with its content, what is built in for its kind and side, and its versions, newest first. */
export const playbookDetailSchema = v.object({
  ...playbookItemSchema.entries,
  content: playbookContentSchema,
  questions: v.array(builtInQuestionSchema),
  versions: v.array(v.object({ version: v.number(), savedAt: v.string() })),
});
export type PlaybookDetail = v.InferOutput<typeof playbookDetailSchema>;
export const playbookAnswerSchema = v.object({ playbook: playbookDetailSchema });

export const RATINGS = ['not_assessed', ...SEVERITIES] as const;
export type Rating = (typeof RATINGS)[number];

/**
 * Answer of a rescore: how many ratings change, and each contract that it concerns with its rating before and after. Of 'all' and 'using' these are those of one step; `of` is how many
 * there are in all steps, and `next` where the next one begins, null after the last.
 */
export const rescoreAnswerSchema = v.object({
  changed: v.number(),
  of: v.number(),
  next: v.nullable(v.string()),
  contracts: v.array(
    v.object({ id: v.string(), filename: v.string(), from: v.picklist(RATINGS), to: v.picklist(RATINGS) }),
  ),
});
export type RescoreAnswer = v.InferOutput<typeof rescoreAnswerSchema>;
