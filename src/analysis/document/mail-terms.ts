import { CLAUSE_NUMBER, COLON, lettersIn, NO_WORD, opensWithCapital, withoutSigns } from '../lexicon/characters';
import { kept, onlyWords, openingWords } from '../lexicon/words';
import type { ContractText } from '../pdf/contract-text';
import { linesOf } from './lines';
import { type Mail, mailsOf } from './mail-chain';

/** A numbered term of a list that a mail has. */
export interface MailTerm {
  number: number;
  mail: Mail;
  start: number;
  end: number;
}

/** '1. Price', '(2) Hire', '3) Term'. */
const NUMBERED = openingWords(NO_WORD, kept('#1-2'), '{.,\\),.\\),\\).} ');
/** A list of fewer is no offer. */
const LEAST_TERMS = 3;
const LONGEST_TERM = 1_500;
const FROM = openingWords(NO_WORD, CLAUSE_NUMBER, 'from', COLON);
const TITLE = onlyWords('dr, mr, mrs, ms');
/** In characters behind the day of a mail: 'From:' may stand below it. */
const HEAD = 160;

/** Who wrote a mail, by the first name in small letters; '' where its head does not say. */
export function writerOf({ text }: ContractText, { start, end, dated }: Mail): string {
  const head = text.slice(start, Math.min(end, dated.end + HEAD));
  return (writerNamed(head) ?? nameAtStart(head)).toLowerCase();
}

/** The name behind 'From:', on its line or the next. */
function writerNamed(head: string): string | undefined {
  const lines = head.split('\n');
  const from = lines.findIndex((line) => FROM.test(line));
  if (from < 0) return undefined;
  return lettersIn(lines.slice(from).join(' ').replace(FROM, '')).find((word) => !TITLE.test(word));
}

/** 'Bo' of 'Bo Lind, 3 March': two words with capitals. */
function nameAtStart(head: string): string {
  const [first = '', second = ''] = head.trimStart().split(' ');
  const [name = ''] = lettersIn(first);
  const letters = withoutSigns(first, "'’-");
  const isName = first.length > 1 && lettersIn(letters)[0] === letters;
  return isName && opensWithCapital(first) && opensWithCapital(second) ? name : '';
}

const memo = new WeakMap<ContractText, MailTerm[]>();

/** The numbered terms of the lists that mails have; a list counts from one on. */
export function mailTerms(contract: ContractText): MailTerm[] {
  const known = memo.get(contract);
  if (known) return known;
  const lines = linesOf(contract.text);
  const found = mailsOf(contract).flatMap((mail): MailTerm[] => {
    const own = lines.filter(({ start }) => mail.start <= start && start < mail.end);
    const list: MailTerm[] = [];
    for (const { text, start } of own) {
      const number = Number(NUMBERED.exec(text)?.[1] ?? 0);
      if (number !== list.length + 1) continue;
      const around = contract.paragraphs.find((one) => one.start <= start && start < one.end);
      list.push({ number, mail, start, end: Math.max(around?.end ?? 0, start + text.length) });
    }
    if (list.length < LEAST_TERMS) return [];
    // A term ends where the next one begins, and no later than its paragraph.
    return list.map((term, at) => ({
      ...term,
      end: Math.min(term.end, list[at + 1]?.start ?? term.end, term.start + LONGEST_TERM, mail.end),
    }));
  });
  memo.set(contract, found);
  return found;
}

/** The one term that a number means in a later mail; undefined where none or several lists have it. */
export function termNamed(contract: ContractText, number: number, later: Mail): MailTerm | undefined {
  const named = mailTerms(contract).filter((term) => term.number === number && term.mail.sent < later.sent);
  return named.length === 1 ? named[0] : undefined;
}
