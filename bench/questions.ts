/**
 * Measures the answers to questions on labelled papers, the half that may be read (A) and the other (B) apart.
 *
 *   bun bench/questions.ts nda CONTRACT_NLI_DIR      17 questions of non-disclosure agreements: accuracy, F1 of yes and of no
 *   bun bench/questions.ts tos TERMS_DIR             9 kinds of clauses of website terms: by document, whether there is one that is or may be unfair
 *
 * Each folder has PDFs in `pdf/` and labels in `gold.jsonl`: {"pdf", "answers": {name: {"answer"}}} or {"pdf", "clauses": {name: [[level, text]]}}.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readContract } from '../src/analysis/analyse';
import { assessCompliance } from '../src/analysis/compliance/assess';
import { extractContract } from '../src/analysis/pdf/pdf';
import { answersOf } from '../src/analysis/questions/answers';
import { assessRisks } from '../src/analysis/risks/assess';
import { type HalfName, halfOf } from './accuracy/halves';
import { Tally } from './accuracy/tally';

interface LabelledPaper {
  pdf: string;
  answers?: Record<string, { answer: string }>;
  clauses?: Record<string, [level: number, text: string][]>;
}

/** From this level on a clause is, or may be, unfair; one below it is fair. */
const UNFAIR = 2;

const [family, folder] = process.argv.slice(2);
if (!folder || (family !== 'nda' && family !== 'tos')) {
  console.error('Usage: bun bench/questions.ts nda|tos DIR');
  process.exit(2);
}

/** What the engine answers, by the names of the labels. */
async function answersTo(pdf: string): Promise<Map<string, string>> {
  const contract = await extractContract(await Bun.file(join(folder as string, 'pdf', basename(pdf))).bytes());
  const reading = readContract(contract);
  const findings = { riskAssessment: assessRisks(reading), compliance: assessCompliance(reading) };
  return new Map(answersOf(reading, findings).map(({ id, answer }) => [id.slice(id.indexOf('.') + 1), answer]));
}

const lines = readFileSync(join(folder, 'gold.jsonl'), 'utf8').trim().split('\n');
const papers = lines.map((line): LabelledPaper => JSON.parse(line));
/** Every kind of clause that some paper has: the others have none of it. */
const clauseNames = [...new Set(papers.flatMap(({ clauses = {} }) => Object.keys(clauses)))];
const tallies: Record<HalfName, Tally> = { A: new Tally(), B: new Tally() };
for (const paper of papers) {
  const told = await answersTo(paper.pdf);
  const tally = tallies[halfOf(basename(paper.pdf))];
  for (const [name, { answer }] of Object.entries(paper.answers ?? {})) tally.add(name, answer, told.get(name) ?? null);
  for (const name of clauseNames) {
    const levels = (paper.clauses?.[name] ?? []).map(([level]) => level);
    if (levels.length > 0 && levels.every((level) => level < UNFAIR) && told.get(name) === 'yes') continue;
    tally.add(
      name,
      levels.some((level) => level >= UNFAIR) ? 'yes' : 'not_stated',
      told.get(name) === 'yes' ? 'yes' : 'not_stated',
    );
  }
}
console.log('| | B | A |\n|---|--:|--:|');
const row = (name: string, of: (tally: Tally) => number) =>
  console.log(`| ${name} | ${of(tallies.B).toFixed(3)} | ${of(tallies.A).toFixed(3)} |`);
row('accuracy', (tally) => tally.accuracy());
for (const answer of ['yes', 'no']) row(`F1 of ${answer}`, (tally) => tally.f1(answer));
for (const name of tallies.A.names()) row(`${name}, accuracy`, (tally) => tally.accuracy(name));
