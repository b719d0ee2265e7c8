import type { Sentence } from '../document/outline';
import { anyWording, inClause, wording } from '../lexicon/words';
import type { Hit } from '../statements/search';
import type { Source } from './source';

const MATTER =
  '{complaint,problem,dispute,disagreement,claim,grievance,concern,difference,issue}(s), {raise,put} it, email us, write to us';
const WRITES = '{give,send,present,raise,submit,put,make,report,describe,notify,email,write}';
const IN_WRITING = 'in writing, written, by {email,e-mail,letter,post}, email, write';
/** 'Shall first send a written description of any complaint to the manager', 'please raise it first with me in writing', 'Email us first'. */
const WRITTEN_FIRST = anyWording(
  wording('first', inClause(40), WRITES, inClause(100), MATTER),
  wording(WRITES, inClause(20), 'first'),
);
/** 'Before starting proceedings a party must send the other a letter setting out its claim'. */
const BEFORE_SUING = wording(
  'before ({starting,bringing,going to,commencing,taking,issuing,filing,any,a,you,either party,a party} )~3 {court,proceedings,suit,lawsuit,action,legal action,arbitration}',
  inClause(60),
  '{must,shall,has to,have to,will} ~2 {send,give,write,serve,deliver}',
  inClause(60),
  'letter, written {notice,complaint,claim,demand,description}, in writing',
);
const NAMES_MATTER = wording(MATTER);
const IS_WRITTEN = wording(IN_WRITING);
/** Who may write first need not. */
const NO_DUTY = wording('{may,can,might,could,should} ({also,always} )({first,} )', WRITES);
/** 'Any claim not so resolved', 'if that doesn't work', 'after that': what is there for whom it did not help. */
const NOT_HELPED = wording(
  "not ({so,then,thus,yet} ){resolved,settled,answered}, {then,still} {remaining,open,unresolved,unsettled}, after that, thereafter, only then, if {that,this,it} {does not,doesn't,doesn’t,fails,is not,isn't,isn’t}, unresolved",
);
const NEXT_STEP = wording('arbitrat*, mediat*, court(s), sue, suit, lawsuit, legal action, proceedings');

/** The sentence by which whoever complains has to write to the other side before any other step; null where none says so. */
export function writtenComplaint({ outline: { sentences } }: Source): Hit | null {
  for (const [at, sentence] of sentences.entries()) {
    const before = BEFORE_SUING.exec(sentence.text);
    if (before) return { sentence, match: before };
    const match = WRITTEN_FIRST.exec(sentence.text);
    if (!match || NO_DUTY.test(sentence.text) || !isOnDisputes(sentence, sentences[at - 1])) continue;
    const next = sentences[at + 1]?.text ?? '';
    const behind = sentence.text.slice(match.index + match[0].length);
    if ([behind, next].some((words) => NOT_HELPED.test(words) && NEXT_STEP.test(words))) return { sentence, match };
  }
  return null;
}

const isOnDisputes = ({ text }: Sentence, before: Sentence | undefined): boolean =>
  IS_WRITTEN.test(text) && (NAMES_MATTER.test(text) || NAMES_MATTER.test(before?.text ?? ''));
