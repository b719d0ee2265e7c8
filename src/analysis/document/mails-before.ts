import { COUNTS_BEFORE_MAILS } from '../lexicon/en/set-anew';
import type { ContractText } from '../pdf/contract-text';
import { linesOf } from './lines';
import { mailsOf } from './mail-chain';
import type { Sentence } from './outline';
import { plainText } from './plain-text';
import type { Span } from './tick-boxes';

/** Whether a line is the title of a paper: words in capitals alone. */
const isTitle = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

/**
 * The mails that stand before a paper which says that it counts where they differ, as one span: what they bargained for is told by the paper as it was agreed. Null where no
 * paper with a title of its own stands behind them.
 */
export function mailsBefore(contract: ContractText, sentences: readonly Sentence[]): Span | null {
  const [first] = mailsOf(contract).toSorted((one, other) => one.start - other.start);
  const says = first && sentences.find(({ text }) => COUNTS_BEFORE_MAILS.some((words) => words.test(plainText(text))));
  if (!says || says.start < first.start) return null;
  const before = mailsOf(contract).filter(({ start }) => start < says.start);
  const last = Math.max(...before.map(({ dated }) => dated.end));
  const title = linesOf(contract.text).find(
    ({ text, start }) => start > last && start < says.start && isTitle(text.trim()),
  );
  return title ? { start: first.start, end: title.start } : null;
}
