/**
 * Measures what the engine answers to single sentences that say, deny, soften or only resemble what a question asks for.
 *
 *   bun run bench wordings [--only ID,ID...] [--show says:answer]
 *
 * `bench/wordings/*.jsonl`, our own sentences, one a line: {"id", "says", "text"}. `id` is a question or a rule; `says` tells whether the sentence says it
 * ('yes' as the declaration means it), says it with a limit that a careful lawyer calls fair ('fair'), denies it ('no'), or speaks of another matter in
 * its words ('other'). `contrast` was written to mislead whoever looks for words, `heard` in the words of lay people. Each sentence stands alone in a paper
 * of the question's first kind. Sentences that a provision has learned are counted apart; the others taught
 * what tells denials from what they deny (`scripts/train-says.ts`), so that its out-of-fold figures, not these, say what it does to sentences nobody has seen. --show prints those that say the one and are answered the other.
 */
import { parseArgs } from 'node:util';
import { readWordings, type Wording } from '../scripts/training/wordings';
import { assessCompliance } from '../src/analysis/compliance/assess';
import { KINDS } from '../src/analysis/kinds/declarations/registry';
import { answersOf } from '../src/analysis/questions/answers';
import { QUESTIONS } from '../src/analysis/questions/declarations/registry';
import { assessRisks } from '../src/analysis/risks/assess';
import { trusted } from '../src/analysis/trust/trusted';
import { readingOf } from '../tests/support/reading';

const SAYS = ['yes', 'fair', 'no', 'other'] as const;
const ANSWERS = ['yes', 'yes, to check', 'no', 'no, to check', 'unclear', 'silent'] as const;
type Told = (typeof ANSWERS)[number];

const { values } = parseArgs({
  args: Bun.argv.slice(2),
  options: { only: { type: 'string' }, show: { type: 'string' } },
});
const only = values.only ? new Set(values.only.split(',')) : null;

const KIND_OF = new Map(KINDS.map((kind) => [kind.id, kind]));
const QUESTION_OF = new Map(QUESTIONS.map((question) => [question.id, question]));
/** What is told of a paper with this one sentence; a rule is told or not. */
function toldOf({ id, text }: Wording): Told {
  const kinds = QUESTION_OF.get(id)?.kinds ?? 'any';
  const kind = KIND_OF.get(kinds === 'any' ? 'services' : (kinds[0] ?? 'services'));
  const title = (kind?.titles[0] ?? 'services agreement').toUpperCase();
  const read = readingOf(`${title}
This agreement is made on March 1, 2026 between Acme Cloud, Inc. (the "${kind?.sides[0].label ?? 'Provider'}") and Borel LLC (the "${kind?.sides[1].label ?? 'Customer'}").
1. ${text}`);
  const reading = kind ? { ...read, kind: { ...read.kind, id: kind.id } } : read;
  const risks = assessRisks(reading);
  const compliance = assessCompliance(reading);
  const answers = answersOf(reading, { riskAssessment: risks, compliance });
  const told = trusted(reading, { risks, compliance, answers });
  if (!QUESTION_OF.has(id)) {
    const fired = told.risks.riskFactors.find(({ rule, evidence }) => rule === id && evidence.length > 0);
    if (!fired) return 'silent';
    return fired.standing === 'to_check' ? 'yes, to check' : 'yes';
  }
  const answer = told.answers.find((one) => one.id === id);
  if (answer?.answer === 'unclear') return 'unclear';
  if (answer?.answer !== 'yes' && answer?.answer !== 'no') return 'silent';
  return answer.standing === 'to_check' ? `${answer.answer}, to check` : answer.answer;
}

const wordings = readWordings().filter(({ id }) => !only || only.has(id));
for (const set of new Set(wordings.map((wording) => wording.set))) {
  for (const isLearned of [false, true]) {
    const some = wordings.filter((wording) => wording.set === set && wording.isLearned === isLearned);
    if (some.length === 0) continue;
    const counts = new Map<string, number>();
    const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
    for (const wording of some) {
      const told = toldOf(wording);
      count(wording.says);
      count(`${wording.says}:${told}`);
      if (values.show === `${wording.says}:${told}`) console.log(`${wording.id}: ${wording.text}`);
    }
    console.log(`\n${set}, ${isLearned ? 'learned' : 'not learned'}\n`);
    console.log(`| it says | sentences | ${ANSWERS.join(' | ')} |\n|---|--:|${ANSWERS.map(() => '--:').join('|')}|`);
    for (const says of SAYS) {
      const all = counts.get(says) ?? 0;
      const share = (told: Told) => `${((100 * (counts.get(`${says}:${told}`) ?? 0)) / Math.max(1, all)).toFixed(1)}%`;
      console.log(`| ${says} | ${all} | ${ANSWERS.map(share).join(' | ')} |`);
    }
  }
}
