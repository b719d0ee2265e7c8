import type { Analysis, Fact, FactStatus } from '../../../shared/analysis';
import { caveatBehind } from '../../../shared/caveats';
import type { Coverage } from '../../../shared/coverage';
import { formatDay } from '../../../shared/format';
import { modelWords } from '../../../shared/model-providers';
import { pagesNamed } from './page-words';

/** What is said of something that was looked for and not found: on how many pages it was looked for. */
export function absent({ pages, read, truncated, unreadable, pending = [] }: Coverage): string {
  const but =
    (unreadable.length > 0 ? `, not ${pagesNamed(unreadable)}` : '') +
    (pending.length > 0 ? `, not yet ${pagesNamed(pending)}` : '');
  if (truncated || read < pages) return `Not found in the text that was read: ${read} of ${pages} pages${but}.`;
  return pages === 1 ? 'Not found. The only page was read.' : `Not found. All ${pages} pages read.`;
}

/** A fact for people: its value, and what must be known about how it came about. `certain` is false unless found. */
export interface FactWords {
  value: string | null;
  note: string | null;
  certain: boolean;
}

/** What a fact's state is called: while pages wait to be read, what stands on none of the others is not unreadable. */
export function shownState({ status, standing }: Fact, { pending }: Coverage): ShownState {
  if (standing === 'to_check') return standing;
  return status === 'unreadable' && pending ? 'pending' : status;
}
export type ShownState = FactStatus | 'pending' | 'to_check';

/** The words for a fact in each of its states. */
export function factWords(fact: Fact, coverage: Coverage): FactWords {
  const isDay = fact.normalized !== null && /^\d{4}-/.test(fact.normalized);
  const value = isDay ? dayWords(fact) : fact.value;
  switch (fact.status) {
    case 'found': {
      const caveat = isDay ? caveatBehind(fact.value ?? '') : null;
      const isDoubtful = fact.standing === 'to_check';
      const notes = [caveat, fact.rule ? ruleWords(fact.rule) : null, isDoubtful ? DOUBTFUL : null].filter(
        (note) => note !== null,
      );
      return { value, note: notes.join('; ') || null, certain: true };
    }
    case 'stated':
      return { value: null, note: fact.standing === 'to_check' ? NEARLY_STATED : statedNote(fact), certain: false };
    case 'absent':
      return { value: null, note: fact.standing === 'to_check' ? NEARLY_ABSENT : absent(coverage), certain: false };
    case 'ambiguous':
      return { value, note: 'Ambiguous: the contract can be read in more than one way.', certain: false };
    case 'unreadable':
      return { value: null, note: unreadableNote(coverage), certain: false };
    case 'failed':
      return { value: null, note: 'Failed: this could not be worked out. Please check the contract.', certain: false };
  }
}

/** Why a clause without a value has to be checked. */
const NEARLY_STATED = 'Stated, but not surely: these words may speak of something else.';
/** Why silence has to be checked. */
const NEARLY_ABSENT = 'Not found for certain, please look whether the contract says it in other words.';
/** Why a value that was found has to be checked. */
const DOUBTFUL = 'the words may speak of something else';

/** A day as people are shown all of them; one that was counted is the latest that it may be, one that an event may put off the earliest. */
function dayWords({ value, normalized }: Fact): string {
  const before = BEFORE_DAYS.find((words) => value?.startsWith(words)) ?? '';
  return `${before}${formatDay(normalized ?? '')}`;
}
const BEFORE_DAYS = ['by ', 'not before '];

/** The contract has a clause on it: its place is shown, and why it gives no value. */
function statedNote({ rule }: Fact): string {
  return rule
    ? `Stated, but ${rule}.`
    : 'Stated, but without a value that could be told for certain: please read the clause.';
}

/** A rule that calculates is called so; one that takes a value over from elsewhere speaks for itself. */
function ruleWords(rule: string): string {
  return / [+-] /.test(rule) ? `computed: ${rule}` : rule;
}

function unreadableNote({ unreadable, pending, foreign }: Coverage): string {
  if (pending) {
    const lost = unreadable.length > 0 ? ` On ${pagesNamed(unreadable)} no text could be read.` : '';
    return `Not read yet: ${pagesNamed(pending)}.${lost}`;
  }
  if (unreadable.length === 0 && foreign) return 'Not read: the document is not in English.';
  if (unreadable.length === 0) return 'Unreadable: the text where it stands could not be read.';
  return `Unreadable: ${pagesNamed(unreadable)} could not be read.`;
}

/** What was not read, in sentences; empty when all was. */
export function coverageNotes(coverage: Coverage): string[] {
  const { unreadable, pending = [], truncated, foreign, ocr, doubtful = [], hidden = [] } = coverage;
  const notes: string[] = [];
  if (pending.length > 0) {
    const them = pending.length === 1 ? 'it' : 'them';
    notes.push(`Not read yet: ${pagesNamed(pending)}. What stands on ${them} is not in this analysis.`);
  }
  if (unreadable.length > 0) {
    const them = unreadable.length === 1 ? 'it' : 'them';
    notes.push(`No text could be read on ${pagesNamed(unreadable)}. What stands on ${them} is not in this analysis.`);
  }
  if (hidden.length > 0) {
    notes.push(
      `This document holds text that cannot be seen: ${pagesNamed(hidden)}. It is quoted among the risks and was left out of everything else.`,
    );
  }
  if (foreign) notes.push('The document is not in English. The built-in engine reads English only.');
  if (truncated) notes.push('The document is too long to be read whole. The analysis covers its first part only.');
  if (ocr > 0) notes.push(`${ocr === 1 ? '1 page was' : `${ocr} pages were`} scanned and read by text recognition.`);
  if (doubtful.length > 0) {
    const them = doubtful.length === 1 ? 'it' : 'them';
    notes.push(`Hard to read: ${pagesNamed(doubtful)}. Check what is quoted from ${them} against the scan.`);
  }
  return notes;
}

/** 'built-in engine', 'Mistral (mistral-large-latest)'. */
export function engineName({ name, model }: Analysis['engine']): string {
  return name === 'builtin' ? 'built-in engine' : modelWords(name, model);
}
