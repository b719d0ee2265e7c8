import { mailAround, mailsOf } from '../document/mail-chain';
import { plainText } from '../document/plain-text';
import { evidenceAt } from '../evidence';
import { wording } from '../lexicon/words';
import { type Fact, stated } from './fact';
import type { Source } from './source';

const MONTH =
  '{January,February,March,April,May,June,July,August,September,October,November,December,Jan,Feb,Mar,Apr,Jun,Jul,Aug,Sept,Sep,Oct,Nov,Dec}';
const WEEKDAY = '{Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday,Mon,Tue,Wed,Thu,Fri,Sat,Sun}(,) ';
/** 'Reply "agreed" and start Monday, 11 September', 'then we start on 9 March': what people say of when they begin, with no year. */
const STARTS = wording(
  "{i,we,you}( {can,will,would,could,shall,all}) {start,begin}, {i,we,you}'{ll,d} {start,begin}, {please,and,then,so,just} {start,begin}, starting, start date",
  '(:) (work )(on )(the )',
  `(${WEEKDAY})(the )#1-2({st,nd,rd,th})( of) ${MONTH}, (${WEEKDAY})${MONTH} #1-2`,
);
const DOUBT = wording("if I, if we, cannot, {can,won,don}'t, not, whether");
const SPOKEN_OF = 0.5;

/** Whether a fact has no other ground than the head of a mail. */
function isOfHead({ contract }: Source, { status, evidence }: Fact<unknown>): boolean {
  return (
    status === 'stated' &&
    evidence.every(({ start }) => {
      const mail = mailAround(contract, start);
      return mail !== undefined && start < mail.dated.end;
    })
  );
}

/** In a paper that is made of mails, the sentence of the last one that says on which day people begin, where no other does; the fact as it is in any other paper. */
export function orStartInMail<T>(source: Source, fact: Fact<T>): Fact<T> {
  const { contract, outline } = source;
  const mails = mailsOf(contract);
  if (mails.length === 0 || !(fact.status === 'absent' || isOfHead(source, fact))) return fact;
  const said = outline.sentences
    .filter(({ text }) => STARTS.test(plainText(text)) && !DOUBT.test(plainText(text)) && !text.trimEnd().endsWith('?'))
    .toSorted((one, other) => (sentOf(source, one.start) < sentOf(source, other.start) ? 1 : -1));
  const [last] = said;
  return last ? stated(SPOKEN_OF, [evidenceAt(contract, last.start, last.end)]) : fact;
}

const sentOf = ({ contract }: Source, at: number): string => mailAround(contract, at)?.sent ?? '';
