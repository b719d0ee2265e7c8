import { analyse } from '../../src/analysis/analyse';
import type { ContractText } from '../../src/analysis/pdf/contract-text';
import { type BuiltIn, builtInOf } from '../../src/review/built-in';
import { type Draft, NO_DRAFT } from '../../src/review/draft';
import type { Analysis, Severity } from '../../src/shared/analysis';
import type { FactName } from '../../src/shared/facts';
import { contractTextFromPlain } from './contract-text';

/** What a very good model answers about a paper; what it judges is named by what it is ('risk blanks', 'fact contractValue') and not by the id of a run. */
export type Answered = Partial<Omit<Draft, 'verdicts'>> & {
  verdicts?: (Omit<Draft['verdicts'][number], 'id'> & { of: string })[];
};

/** A paper of our own with that answer. */
export interface Reviewed {
  name: string;
  contract: ContractText;
  analysis: Analysis;
  builtIn: readonly BuiltIn[];
  draft: Draft;
  /** Statements of the built-in engine, as a second reading sees them, that are wrong about the paper. */
  wrong: ReadonlySet<string>;
}

type Quotes = Draft['risks'][number]['quotes'];

const SENTENCE_END = /(?<=(?<!\d)[.:!?])\s+(?=[A-ZÄÖÜ(])/;

/** Whole sentences of a paper, copied as a model copies them: each by words that stand in it and nowhere else. */
function quotesOf(text: string, fragments: readonly string[]): Quotes {
  const sentences = text.split('\n').flatMap((line) => line.split(SENTENCE_END));
  return fragments.map((fragment) => {
    const found = sentences.filter((sentence) => sentence.includes(fragment));
    if (found.length !== 1) throw new Error(`“${fragment}” stands in ${found.length} sentences.`);
    return { quote: found[0] ?? '', page: 1 };
  });
}

/** The words of an answer, each with its passages by fragments of them. */
function wordsFor(text: string) {
  const at = (fragments: readonly string[]) => quotesOf(text, fragments);
  return {
    kind: (id: string | null, label: string, ...on: string[]): Draft['kind'] => ({
      id,
      label,
      isContract: 'yes',
      quotes: at(on),
    }),
    refute: (of: string, why: string, ...on: string[]) => ({
      of,
      verdict: 'refute' as const,
      why,
      severity: null,
      quotes: at(on),
    }),
    grade: (of: string, severity: Severity, why: string) => ({
      of,
      verdict: 'correct' as const,
      why,
      severity,
      quotes: [],
    }),
    party: (name: string, role: string | null, side: string, ...on: string[]) => ({
      name,
      role,
      side,
      quotes: at(on),
    }),
    stated: (name: FactName, value: string, ...on: string[]): Draft['facts'][number] => ({
      name,
      basis: 'stated',
      value,
      inputs: [],
      quotes: at(on),
    }),
    computed: (name: FactName, value: string, ...inputs: FactName[]): Draft['facts'][number] => ({
      name,
      basis: 'computed',
      value,
      inputs,
      quotes: [],
    }),
    answer: (
      question: string,
      answer: Draft['answers'][number]['answer'],
      says: string,
      ...on: string[]
    ): Draft['answers'][number] => ({ question, answer, says, quotes: at(on) }),
    risk: (
      severity: Severity,
      bears: string,
      title: string,
      description: string,
      recommendation: string,
      ...on: string[]
    ): Draft['risks'][number] => ({ title, severity, bears, description, recommendation, quotes: at(on) }),
    lacks: (
      severity: Severity,
      bears: string,
      title: string,
      description: string,
      recommendation: string,
    ): Draft['missing'][number] => ({ title, severity, bears, description, recommendation }),
    term: (list: Draft['keyTerms'][number]['list'], says: string, ...on: string[]): Draft['keyTerms'][number] => ({
      list,
      text: says,
      quotes: at(on),
    }),
    sums: (says: string, ...on: string[]): Draft['summary'][number] => ({ text: says, quotes: at(on) }),
  };
}

/** By which words an answer of `Answered` names a statement of the built-in engine. */
function nameOf(one: BuiltIn): string {
  switch (one.about) {
    case 'risk':
      return `risk ${one.risk.rule}`;
    case 'compliance':
      return `compliance ${one.finding.rule}`;
    case 'fact':
      return `fact ${one.name}`;
    case 'party':
      return `party ${one.party.value}`;
    case 'key term':
      return `term ${one.text}`;
    case 'answer':
      return `answer ${one.answer.id}`;
  }
}

/**
 * A paper of `tests/fixtures/reviewed` with the answer about it, in the ids of what the built-in engine says of it now.
 * @param wrongLine a financial term that an engine told wrongly of a sentence with these words; those of today are sentences of the paper
 */
export async function reviewed(
  name: string,
  answerOf: (words: ReturnType<typeof wordsFor>) => Answered,
  wrongLine?: { text: string; of: string },
): Promise<Reviewed> {
  const text = await Bun.file(new URL(`../fixtures/reviewed/${name}.txt`, import.meta.url)).text();
  const contract = contractTextFromPlain(text);
  const analysis = analyse(contract);
  if (wrongLine) {
    const [{ quote } = { quote: '' }] = quotesOf(text, [wrongLine.of]);
    const start = contract.text.indexOf(quote);
    analysis.keyTerms.financialTerms.push(wrongLine.text);
    analysis.keyTerms.evidence.financialTerms.push([{ quote, page: 1, start, end: start + quote.length }]);
  }
  const builtIn = builtInOf(analysis);
  const { verdicts = [], ...answered } = answerOf(wordsFor(text));
  const draft: Draft = {
    ...NO_DRAFT,
    ...answered,
    verdicts: verdicts.flatMap(({ of, ...verdict }) =>
      builtIn.filter((one) => nameOf(one) === of).map(({ id }) => ({ ...verdict, id })),
    ),
  };
  const refuted = new Set(draft.verdicts.flatMap(({ id, verdict }) => (verdict === 'refute' ? [id] : [])));
  const isWrong = (one: BuiltIn) =>
    refuted.has(one.id) ||
    (one.about === 'answer' &&
      draft.answers.some(({ question, answer }) => question === one.answer.id && answer !== one.answer.answer));
  return { name, contract, analysis, builtIn, draft, wrong: new Set(builtIn.filter(isWrong).map(({ says }) => says)) };
}
