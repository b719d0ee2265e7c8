import * as v from 'valibot';
import { ask } from './ask';
import { ModelFailure } from './failure';
import type { OnUsage, Provider, Question } from './providers/provider';
import type { ReviewSettings } from './settings';
import { estimateTokens } from './tokens';

/** What a check needs to ask its questions. */
export interface Checking {
  settings: ReviewSettings;
  provider: Provider;
  signal: AbortSignal;
  onUsage: OnUsage;
}

/** Something that a set-up must be able to do. `run` answers what else is worth telling, and throws where it can't be done. */
export interface ModelCheck {
  name: string;
  run(checking: Checking): Promise<string | null>;
}

/** What a model did wrong though it answered; the message is for the operator. */
export class WrongAnswer extends Error {
  override readonly name = 'WrongAnswer';
}

/** A claim about words of a contract, and how it must be judged. */
export interface JudgedCase {
  name: string;
  claim: string;
  quote: string;
  judgement: Judgement;
}

const JUDGEMENTS = ['supported', 'contradicted', 'unsupported'] as const;
export type Judgement = (typeof JUDGEMENTS)[number];

const CASES: readonly JudgedCase[] = [
  {
    name: 'a notice period',
    claim: 'Either party may end the agreement with thirty days’ notice.',
    quote: 'Either party may terminate this Agreement upon 30 days’ prior written notice to the other.',
    judgement: 'supported',
  },
  {
    name: 'sides that are swapped',
    claim: 'The supplier pays interest on late amounts.',
    quote: 'The Customer shall pay interest at 1% per month on any amount that is overdue to the Supplier.',
    judgement: 'contradicted',
  },
  {
    name: 'a negation that is dropped',
    claim: 'The tenant may sublet the premises.',
    quote: 'The Tenant shall not sublet the Premises or any part thereof.',
    judgement: 'contradicted',
  },
  {
    name: 'an amount that is not there',
    claim: 'Liability is limited to one million euros.',
    quote: 'Each party shall maintain insurance that is customary in its trade.',
    judgement: 'unsupported',
  },
  {
    name: 'a paraphrase',
    claim: 'The employee must keep the company’s secrets after leaving.',
    quote: 'The obligations of confidentiality of the Employee survive the end of the employment.',
    judgement: 'supported',
  },
  {
    name: 'a law that is invented',
    claim: 'The agreement is governed by the law of France.',
    quote: 'This Agreement may be amended only by a writing signed by both parties.',
    judgement: 'unsupported',
  },
];

/** Fewer right judgements than this share make reviews that nobody can rely on. */
const ENOUGH = 5 / 6;

/** The checks of a set-up, in the order in which it is worth making them. */
export const MODEL_CHECKS: readonly ModelCheck[] = [
  { name: 'answers by a schema', run: answersBySchema },
  { name: 'keeps the whole context', run: keepsContext },
  {
    name: 'proves claims',
    async run(checking) {
      const { right, wrong } = await judgeCases(checking, CASES);
      const told = `${right} of ${CASES.length} right`;
      if (right / CASES.length < ENOUGH) throw new WrongAnswer(`${told}; wrong on ${wrong.join(', ')}`);
      return wrong.length === 0 ? told : `${told}, wrong on ${wrong.join(', ')}`;
    },
  },
];

/**
 * Has the verifier judge cases, all in one question. Answers how many it judged right and the names of the others.
 * @throws ModelFailure
 */
async function judgeCases(
  checking: Checking,
  cases: readonly JudgedCase[],
): Promise<{ right: number; wrong: string[] }> {
  const numbered = cases.map(({ claim, quote }, i) => ({ id: i + 1, claim, quote }));
  const { judgements } = await put(checking, {
    name: 'judgements',
    schema: v.strictObject({
      judgements: v.array(v.strictObject({ id: v.number(), judgement: v.picklist(JUDGEMENTS) })),
    }),
    system:
      'You check claims about contracts. Each claim comes with the only words of the contract that may prove it. Judge by these words alone: supported (they say so), contradicted (they say otherwise), unsupported (they do not tell). Answer with JSON of the given schema: one judgement for each id.',
    user: JSON.stringify(numbered),
    maxTokens: 1_000,
    by: 'verifier',
  });
  const wrong = cases.filter(({ judgement }, i) => judgements.find(({ id }) => id === i + 1)?.judgement !== judgement);
  return { right: cases.length - wrong.length, wrong: wrong.map(({ name }) => name) };
}

async function answersBySchema(checking: Checking): Promise<null> {
  const days = 31 + Math.floor(Math.random() * 60);
  const answer = await put(checking, {
    name: 'notice',
    schema: v.strictObject({ days: v.number(), party: v.nullable(v.string()) }),
    system: 'You read contracts. Answer with JSON of the given schema only.',
    user: `"The Customer may terminate this Agreement on ${days} days' notice." How many days of notice, and which party?`,
    maxTokens: 200,
  });
  if (answer.days !== days) throw new WrongAnswer(`it read '${days} days' and answered ${answer.days}`);
  return null;
}

/** Room for the question, the answer and what the server adds of its own. */
const OVERHEAD_TOKENS = 1_500;

/** Sends as much text as reviews send at most, with a word at its beginning, in its middle and at its end that nobody can guess. */
async function keepsContext(checking: Checking): Promise<string> {
  const tokens = checking.settings.contextTokens - OVERHEAD_TOKENS;
  const marks = Array.from({ length: 3 }, () => crypto.randomUUID().slice(0, 8));
  const text = markedText(tokens, marks);
  const { first, middle, last } = await put(checking, {
    name: 'marks',
    schema: v.strictObject({ first: v.string(), middle: v.string(), last: v.string() }),
    system: 'You read long documents. Answer with JSON of the given schema only.',
    user: `${text}\n\nThree lines of the document give its file numbers: the first file number, the middle one and the last one. Answer these three.`,
    maxTokens: 300,
  });
  const lost = [first, middle, last].flatMap((said, i) => (said.includes(marks[i] ?? '') ? [] : [PLACES[i]]));
  // What is cut off is lost at one end; what is only overlooked is somewhere in between.
  if (lost.includes(PLACES[0]) || lost.includes(PLACES[2])) throw new ModelFailure('context');
  const sent = `${estimateTokens(text).toLocaleString('en-US')} tokens by our count`;
  return lost.length === 0 ? sent : `${sent}; it overlooked what stood in its middle`;
}

const PLACES = ['first', 'middle', 'last'] as const;

/** Lines that all differ, of so many tokens by our count, with the marks in their places. */
function markedText(tokens: number, marks: readonly string[]): string {
  const mark = (i: number) => `The ${PLACES[i]} file number of this document is ${marks[i]}.`;
  const lines = Array.from({ length: Math.floor(tokens / estimateTokens(lineAt(9_999))) }, (_, i) => lineAt(i));
  return [mark(0), ...lines.toSpliced(Math.floor(lines.length / 2), 0, mark(1)), mark(2)].join('\n');
}

function lineAt(i: number): string {
  return `${i}. The Supplier shall deliver lot ${i * 7} to the Customer within ${1 + (i % 60)} days of its order and keep a record of it.`;
}

async function put<T>({ settings, provider, signal, onUsage }: Checking, question: Question<T>): Promise<T> {
  return await ask({ provider, retryMs: settings.retryMs }, question, signal, onUsage);
}
