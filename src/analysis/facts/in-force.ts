import type { Evidence } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import { anyWording, inClause, unlessNext, wording } from '../lexicon/words';
import type { Day } from './day';
import { type Fact, stated } from './fact';
import type { Source } from './source';

/** 'Please take this as our contract from today', 'the booking is firm from today', 'it binds us both as of today'. */
const FROM_TODAY = anyWording(
  wording(
    '{the,this,our,your,a,an} ({firm,binding} ){contract,agreement,deal,order,booking,engagement,arrangement,lease,tenancy,licen{c,s}e}',
    /(?: (?:is|are|starts|runs|begins|counts|holds|applies|in|force|firm|binding|on|us|both|effective|with|effect)){0,4} /,
    '{from,as of,as from,starting} {today,now on}',
    unlessNext(["{',’}s", ' to']),
  ),
  wording(
    '{bound,binding,binds us,bind us}( on us)( both)( on both)( sides)',
    ' {from,as of,as from} today',
    unlessNext("{',’}s"),
  ),
);
/** A mail of another day begins between. */
const OTHER_MAIL = /^(?:From|Sent|Date|On):? /m;

/** The sentence by which the contract binds from the day of its own letter or mail on; null where none says so, or it stands in a mail of another day. */
export function fromToday({ outline, plain, contract }: Source, agreement: Fact<Day>): Evidence | null {
  const [own] = agreement.evidence;
  if (agreement.status !== 'found' || !own) return null;
  const said = outline.sentences.find(({ text, start }) => start >= own.end && FROM_TODAY.test(text));
  if (!said || OTHER_MAIL.test(plain.slice(own.end + 1, said.start).replace(SAME_HEAD, ''))) return null;
  return evidenceAt(contract, said.start, said.end);
}
/** The head of the mail itself goes on behind its date. */
const SAME_HEAD = /^[^\n]*\n\s*(?:(?:To|Cc|Subject|Re):[^\n]*\n\s*)*/;

/** Papers that only go before a contract. */
const GOES_BEFORE = wording(
  '{heads,outline} of {terms,agreement}, head of terms, term sheet, letter of intent, memorandum of understanding, these heads',
);
/** 'Subject to contract', and 'not intended to bind either party until missives are concluded'; 'until both have signed' speaks of the paper itself. */
const NOT_YET = anyWording(
  wording('subject to ({a,formal} ){contract,missives,lease}', unlessNext(inClause(30), 'until')),
  wording('not ({intended,meant} )(to )(be )({legally,contractually} )bind*', inClause(60), 'until', inClause(60), [
    'contract, missives, agreement, lease, documents, documentation, deed',
  ]),
);
const IN_HEAD = 1_200;
const ONLY_BY_CONTRACT = 'it takes effect only by a contract yet to be made';

/** Of heads of terms that are subject to contract no day is that of their effect: the sentence that says so is told beside it. */
export function unlessNotYetMade({ outline, plain, contract }: Source, day: Fact<Day>): Fact<Day> {
  if (day.status !== 'found' || !GOES_BEFORE.test(plain.slice(0, IN_HEAD))) return day;
  const said = outline.sentences.find(({ text, start }) => start < IN_HEAD && NOT_YET.test(text));
  if (!said) return day;
  return stated(day.confidence, [...day.evidence, evidenceAt(contract, said.start, said.end)], ONLY_BY_CONTRACT);
}
