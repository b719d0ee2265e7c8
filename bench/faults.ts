/**
 * What becomes of every fault of a model's server, seen through the whole review against a server over HTTP that plays it; and how many corrupted
 * and true quotes of the samples the verifier refuses and finds.
 *
 *   bun bench/faults.ts [PDF...]
 *
 * The quotes are made of the PDFs given, 100 of each kind a file, by default of the samples. Prints tables in Markdown. Needs no key. Exits 1 where a fault has another outcome than the built-in analysis, marked, or a recovery.
 */
import { basename, join } from 'node:path';
import { analyse } from '../src/analysis/analyse';
import { verifyQuote } from '../src/analysis/evidence';
import { extractContract } from '../src/analysis/pdf/pdf';
import { reviewContract } from '../src/review/review';
import { contractTextFromPlain } from '../tests/support/contract-text';
import { type Fault, fakeMistral, type Play } from '../tests/support/mistral';
import { answerTo, isAgain, riskClaim, topicOf } from '../tests/support/mistral-answers';
import { CORRUPTIONS, makeQuotes, NOISE } from '../tests/support/quotes';
import { contractWith } from '../tests/support/reading';

const contract = contractTextFromPlain(contractWith('1. Law\nThis Agreement is governed by the laws of New York.'));
const builtin = analyse(contract);
const always =
  (fault: Fault): Play =>
  () =>
    fault;
/** A fault at the first request of each question. */
const once = (fault: Fault): Play => {
  const seen = new Set<string>();
  return (request) => {
    if (seen.has(topicOf(request))) return answerTo(request, {});
    seen.add(topicOf(request));
    return fault;
  };
};
const invented = riskClaim('Customer shall pay one million dollars on signing.');

const PLAYS: readonly (readonly [string, Play])[] = [
  ['429 once', once({ status: 429 })],
  ['429 once, Retry-After 1', once({ status: 429, retryAfter: '1' })],
  ['429 always', always({ status: 429 })],
  ['429, Retry-After 3600', always({ status: 429, retryAfter: '3600' })],
  ['500 once', once({ status: 500 })],
  ['500 always', always({ status: 500 })],
  ['503 always', always({ status: 503 })],
  ['no answer once', once({ stall: 'connect' })],
  ['no answer ever', always({ stall: 'connect' })],
  ['an answer that stalls in the middle once', once({ stall: 'body' })],
  ['an answer that stalls in the middle, always', always({ stall: 'body' })],
  ['cut at the limit (length)', always({ finish: 'length', content: '{"facts":[]}' })],
  ['cut at the window (model_length)', always({ finish: 'model_length', content: '{"facts":[]}' })],
  ['garbage once', once({ raw: '<html>' })],
  ['garbage always', always({ raw: '<html>' })],
  ['JSON of another shape', always({ content: '{"verdict":"fine"}' })],
  ['an empty answer', always({ content: '' })],
  ['400', always({ status: 400 })],
  ['401', always({ status: 401 })],
  ['403', always({ status: 403 })],
  ['404', always({ status: 404 })],
  ['422', always({ status: 422 })],
  ['invented quotes, twice', (request) => answerTo(request, { risks: [invented] })],
  ['invented quotes, mended', (request) => answerTo(request, isAgain(request) ? {} : { risks: [invented] })],
  [
    'one of three questions fails',
    (request) => (topicOf(request) === 'risks' ? { status: 500 } : answerTo(request, {})),
  ],
];

console.log(
  '| fault | requests | kind | asked by the job again | engine | what the page says |\n|---|--:|---|---|---|---|',
);
let strange = 0;
for (const [name, play] of PLAYS) {
  const server = fakeMistral(play);
  const { analysis, failure, usage, mayPass } = await reviewContract(
    { ...server.settings, requestMs: 400, retryMs: 5 },
    {
      contract,
      analysis: builtin,
      filename: 'a.pdf',
      left: { tokens: 1e6, pages: 100 },
      signal: new AbortController().signal,
    },
  );
  await server.stop();
  const { name: engine, degraded } = analysis.engine;
  if ((failure !== null) !== (degraded !== null) || JSON.stringify(analysis).includes('one million')) strange++;
  const kind = failure ? `${failure.kind}${failure.status === null ? '' : ` (${failure.status})`}` : 'none';
  console.log(
    `| ${name} | ${usage.requests} | ${kind} | ${mayPass ? 'yes' : 'no'} | ${engine} | ${degraded?.split('. ')[0] ?? '-'} |`,
  );
}

console.log('\n| contract | corrupted, refused | true, found |\n|---|--:|--:|');
const samples = ['nda', 'saas-agreement', 'supply-agreement'].map((name) =>
  join(import.meta.dir, `../public/samples/${name}.pdf`),
);
for (const path of Bun.argv.length > 2 ? Bun.argv.slice(2) : samples) {
  const text = await extractContract(await Bun.file(path).bytes());
  const found = (changes: typeof NOISE, isCorrupt: boolean) => {
    const made = makeQuotes(text, changes, 100, isCorrupt);
    return { all: made.length, found: made.filter(({ quote }) => verifyQuote(text, quote) !== null).length };
  };
  const [wrong, right] = [found(CORRUPTIONS, true), found(NOISE, false)];
  if (wrong.found > 0 || right.found < right.all) strange++;
  console.log(`| ${basename(path)} | ${wrong.all - wrong.found} of ${wrong.all} | ${right.found} of ${right.all} |`);
}
process.exitCode = strange > 0 ? 1 : 0;
