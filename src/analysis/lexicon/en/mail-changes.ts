import {
  anyWording,
  closingWords,
  kept,
  nearestWithout,
  onlyWords,
  openingWords,
  perhaps,
  unlessNext,
  upTo,
  wording,
} from '../words';

/** 'Point 6', 'my points 6 and 7', 'clause 3': terms of a list by their numbers. '6.2' and '6(b)' are parts of one. */
const NUMBERS = wording(`#1-2${'({\\, , and , & ,\\, and }#1-2)'.repeat(4)}`, unlessNext('{.,:}#*, ( )\\(+'));
/** Before the first word of a line: '- ', '• ('. */
const MARKS = '({ ,•,·,-,\\(})'.repeat(4);
const NAMED = '{point,item,term,clause,paragraph,para,section,number,no.,condition}(s) ';
/** Words that go on, as no end of a clause does: ' after a year', ' (b)', '%'. */
const OTHER_WORD = "( )+, ( )\\(, ( )£, ( )%, ', /";
/** What stands behind words that do away with a term where they do so for good: 'drops out after a year', 'goes to 14 days' do not. */
const FOR_GOOD = unlessNext(
  unlessNext(' {and,then,please,entirely,altogether,completely,too,also,as well,since,because}'),
  OTHER_WORD,
);
const GONE =
  "{drops,drop,falls,fall,comes,come,goes,go} {out,away}, {goes,can go,has to go,have to go,must go,should go}, {is,are,'s} ({then,now,hereby} ){out,gone,off,struck (out),deleted,removed,dropped,withdrawn,cancelled,scrapped}, {is,are} ({then,now,hereby} ){withdrawn and ,deleted and ,}replaced, no longer {applies,apply,holds}, {doesn't,does not,do not,don't} apply any more, {should,to,shall,will,would} be {deleted,removed,struck out,dropped,taken out,left out}, {should,would,will} {come,drop,fall} out, {now,should,should now,shall,shall now} read(s)";
const STRIKE =
  '{forget,drop,strike,strike out,delete,remove,scrap,cancel,withdraw,lose,skip,ditch,take out,leave out,leaving out,cross out,cut out,get rid of,do without,done without,without} ';

/** Words by which a term of a list is done away with as a whole, each with its numbers in it. */
export const STRIKES_BY_NUMBER: readonly RegExp[] = [
  wording(NAMED, NUMBERS, ' ', GONE, FOR_GOOD),
  openingWords(MARKS, perhaps('{so,and,then,also}(,) '), NUMBERS, ' ', GONE, FOR_GOOD),
  wording(STRIKE, perhaps('{my,your,our,the} '), perhaps(NAMED), NUMBERS, FOR_GOOD),
  wording('{take,leave,strike,cut,cross} ', perhaps('{my,your,our,the} '), perhaps(NAMED), NUMBERS, ' out', FOR_GOOD),
];
/** '6: no.', 'Point 6 – delete', '6. Please take it out.': the answer to a term that stands under its number. */
export const STRIKES_UNDER_NUMBER = openingWords(
  MARKS,
  perhaps(`{on ,}${NAMED}`),
  '#1-2(\\)){:,.,\\,, -} ( )',
  'no, (please ){delete,remove,strike,drop,scrap,take out,take it out,leave it out,leave out}, {out,deleted,struck,gone,dropped}, not needed',
  unlessNext('{ ,-,?,:}'),
);
/** What names a term by its number, whatever is said of it. */
export const NAMES_NUMBER = anyWording(
  wording(NAMED, NUMBERS),
  wording(
    '{keep,on,in,to,about,except,but,not,without,over,for,need} ',
    NUMBERS,
    unlessNext(unlessNext(' {as,please,stay(s),in,is}'), `${OTHER_WORD}, ( )-`),
  ),
  openingWords(MARKS, NUMBERS, ['(\\)){.,:,\\,,\\), -}', '(\\)) {stay(s),stand(s),remain(s),has,must,is,was,need(s)}']),
);
/** Under a condition, or said of what does not happen. */
export const DOUBTED = wording([
  "if, unless, until, once, when, whether, provided, subject to, before, except, in case, not, never, cannot, nor, {can,won,don,doesn,wouldn,couldn,shouldn,didn,isn}'t",
  'rather than, instead of, think about, thinking about, wonder(ing), reason to, no need to, ask(ed) (me )to, want(ed) to, {you,he,she,they} {said,say,wrote,asked}',
]);
/** 'The bit in point 6', 'half of 6': not the whole of a term. */
export const PART_OF = closingWords(
  '{bit,part,half,sentence,sentences,word,words,wording,line,rest,end,figure,sum,second,first,last,amount,date,limit,days} ({about,on} ~3 ){in,of,from,under,at} ({the,my,your,our} )',
);
/** 'I could', 'we would': an offer that waits for its answer. */
export const OFFERED = wording(
  "could, can, might, may, would, {i,we}'d, shall we, let me, happy to, willing to, prepared to",
);

/** 'Hi Bo, agreed', 'OK, deal', 'Bo, done'. */
const GREETED = perhaps(
  MARKS,
  perhaps('{ok,okay,hi,hello,dear,morning,great,thanks,brilliant,right,yes}(,) '),
  perhaps('+\\, '),
);
/** A sentence that takes all that was asked for. */
export const ACCEPTS_ALL = anyWording(
  openingWords(
    GREETED,
    'agreed, accepted, confirmed, deal, done, all fine, all good, all agreed, both fine, both ok, fine, ok, okay, yes',
    unlessNext(unlessNext(' {to,with,on,by,all,both,that,those,your,and,from,for}'), '{ ,?,:,",\\)}'),
  ),
  wording([
    "{i,we} ({gladly,hereby,can,now,both} ){accept,agree}, {we have,we've got,it's,it is,that's} a deal, {that,this,it,all} works for {me,us}, rest {i,we} can live with",
    "{that,this,it,all,everything,both,changes}( {is,are,of that is}) {fine,ok,okay,agreed,grand,accepted}, that's {fine,ok,okay,agreed}, {happy,ok,okay,fine} with {all,that,this,it,those,these,your,the changes,everything}, you have a deal, done deal",
  ]),
);
/** What takes one matter, or not all. */
export const NOT_ALL = wording([
  "if, unless, once, when, until, reply, answer, except, but, apart from, other than, save for, only, however, {can,won,don,wouldn,couldn}'t, not, cannot, before, almost, nearly, mostly",
  '{agree,agreed,yes,ok,okay,fine} {to,on,with} {the,a} {price,fee,rate,date,deposit,start,sum,amount,time,place,scope,rent}',
]);
/** 'The rest stays as in my list': what was not taken up goes on. */
export const REST_STAYS = wording(
  '{rest,everything else,all else,anything else,other points,other terms,all other}',
  20,
  'stays, stay, stands, stand, remain(s), as {it was,I had,in my,I wrote,before,quoted,is}, unchanged',
);
/** What may be a refusal, whatever it refuses. */
export const REFUSES = wording(
  "no, not, sorry, cannot, {can,won,don,wouldn,couldn}'t, afraid, keep, stays, stay, need, but, except, however, must",
);
export const NOT_SENT = wording('not sent, draft');

/** Between a value and the earlier one that it takes the place of: '20 days instead of the 15'. */
export const IN_PLACE_OF = anyWording(
  onlyWords('(,)( )(please(,) )(and )not ~2 '),
  closingWords('{instead of,rather than,in place of,in lieu of} ~2 '),
);
/** Before an earlier value whose other follows: 'instead of the 30 per cent in my quotation, £1,500'. */
export const INSTEAD_OPENS = closingWords('{instead of,in place of} ~2 ');
/** Between an earlier value and the one that takes its place: 'the 75 days in point 3 becomes 45', 'from 9% to 11%'. */
export const BECOMES = onlyWords(
  '( {in,of,under} ~3 +) {(now )become(s),{goes,comes,drop(s)} ({up,down} )to,should be,{is,are} ({now,to be} ){changed,raised,cut,lowered,reduced} to} ({only,just} )',
);
/** 'From', 'change', 'cut': before an earlier value that ' to ' parts from the new one. */
export const MOVED_FROM = closingWords('{from,change,changing,cut,raise,reduce,lower,extend,shorten,move} ~2 ');
/** What limits or turns round a term that is named by its number. */
export const TURNS = wording(
  'only, but, instead, rather than, no longer, not, without, except, provided, unless, becomes, now, drops, plus, as long as, so long as',
);
/** A sentence that grants what was asked. */
export const GRANTS = wording(
  "fine, ok, okay, yes, agreed, agree, accept(ed), works, no problem, sure, deal, done, {that's,thats} all right, is all right, make it, we can do, I can do, {it,that} is",
);
/** 'Forget the three-year thing', 'without the bit on liability', 'drop the clause about bookings': `match[1]` and what follows name the matter. */
export const STRIKES_MATTER = wording(
  '{forget,scrap,drop,delete,remove,strike,lose,ditch,take out,leave out,leaving out,without} {the,that,your,any,my,our}( )',
  kept(nearestWithout(40, '.,;:!?')),
  '{bit,thing,clause,part,rule,term,condition,paragraph,sentence,point,provision}',
  kept(perhaps(' {on,about,where,saying,that says} ', upTo(50, '.,;:!?'))),
);
/** 'No cap please', 'without a limit on your liability'. */
export const STRIKES_CAP = wording(
  '{no,without,drop,forget,remove,delete,take out,scrap} ',
  perhaps('{the,a,any,your} '),
  '{cap,liability cap,limit on (your )liability,liability limit,cap on (your )liability,ceiling on (your )liability}',
  FOR_GOOD,
);
export const LIMITS_LIABILITY = wording(
  'liab*, responsible, {most,more than} ~6 {pay,owe,owes}, good for',
  120,
  'limit*, cap*, most, more than, exceed*, maximum, up to, stops at',
);
/** What makes a change hang on something. */
export const IF = wording('if, unless, once, until, provided, in case');
/** What may be a part of a term only. */
export const PART = wording('bit, part, sentence');
