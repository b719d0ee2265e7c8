import type { Evidence } from '../../shared/analysis';
import { sentenceAt } from '../document/sentence-evidence';
import { CLAUSE_NUMBER, LABEL_END } from '../lexicon/characters';
import { anyWording, inClause, openingWords, upTo, wording } from '../lexicon/words';
import type { Source } from './source';

/** A promise to keep from something: 'you do not translate another crime novel for', 'not compete', 'work for no rival'. */
const PROMISE = anyWording(
  wording(
    "{not,never,no,don't,won't,refrain*,abstain*}",
    inClause(120),
    '{another,other,others,compet*,rival(s),elsewhere}',
  ),
  wording(
    'non-compet*, non compete, restraint of trade, restrictive covenant(s), exclusivity, stand( )still, garden leave',
  ),
);
/** 'For this we pay EUR 450', of what the sentence before promises. */
const FOR_IT = openingWords(
  upTo(6, ',;'),
  '{for,in return for,in exchange for,against} {this,that,it,the ban,this ban,the restraint,this promise,that promise,the restriction,such promise,these promises,keeping to it}',
);
/** 'Do not design for another bakery, and for that we have put $1,500 into the fee', 'for keeping to the non-compete'. */
const AND_FOR_IT = anyWording(
  wording('and {for,in return for} {that,this,it} {we,you,i,he,she,they,the + ,+ {pays,shall pay,will pay}}'),
  wording(
    '{for,in return for,in consideration of} (the )({keeping to,observing} )(the ){non-compet*,restraint,restrictive covenant(s),exclusivity,ban}',
  ),
);

/** What stands before a sum in its sentence, and the sentence before. */
function wordsBefore({ plain, outline }: Pick<Source, 'plain' | 'outline'>, at: number) {
  const sentence = sentenceAt(outline, at);
  const index = sentence ? outline.sentences.indexOf(sentence) : -1;
  return { said: plain.slice(sentence?.start ?? at, at), previous: outline.sentences[index - 1]?.text ?? '' };
}

/** Whether a sum is paid for a promise to keep from something, beside what is paid for the work. */
export function isForPromise(source: Pick<Source, 'plain' | 'outline'>, at: number): boolean {
  const { said, previous } = wordsBefore(source, at);
  return FOR_IT.test(said) ? PROMISE.test(previous) : speaksOfPromise(said);
}

/** Whether a sentence both makes such a promise and says what is paid for it. */
export const speaksOfPromise = (said: string): boolean => AND_FOR_IT.test(said) && PROMISE.test(said);

/** A title that makes what follows it a bonus: 'Sign-on bonus. We will pay $15,000 with your second paycheck.' */
const BONUS_TITLE = wording(
  '{sign-on,signing,signing-on,starting,joining,retention,relocation,completion} {bonus,payment}',
);
/** A title has so few characters. */
const LONGEST_TITLE = 45;

/** Whether a sum is the bonus that the title before its sentence names. */
export function isBonus(source: Pick<Source, 'plain' | 'outline'>, at: number): boolean {
  const { previous } = wordsBefore(source, at);
  return previous.length <= LONGEST_TITLE && BONUS_TITLE.test(previous);
}

const OTHER_PAPER =
  '{main,principal,underlying,head,base,original,master,framework,superior,services} {contract,agreement,lease,order,licence}';
/** 'Main contract | Order 2291 for newsletters, EUR 390 per month', 'under the main contract no. 20931 (monthly fee EUR 59)'. */
const OF_MAIN_CONTRACT = anyWording(
  openingWords(CLAUSE_NUMBER, `(the )(its )${OTHER_PAPER}`, LABEL_END),
  wording(
    `{according to,under,by,in,of} {the,their,our,its} ${OTHER_PAPER}`,
    upTo(40, ';\\t()'),
    '\\(',
    upTo(30, '.;)'),
    '{fee,price,charge,rent}',
  ),
);

/** Whether a quote tells what is paid under another contract, to which the paper only belongs. */
export const isOfMainContract = ({ quote }: Pick<Evidence, 'quote'>): boolean => OF_MAIN_CONTRACT.test(quote);
