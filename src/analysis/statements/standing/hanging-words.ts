import { WHITE_SPACE } from '../../lexicon/characters';
import {
  anyWording,
  everywhere,
  inClause,
  onlyWords,
  openingWords,
  unlessNext,
  upTo,
  wording,
} from '../../lexicon/words';

/** What may stand before a thing that was named before: 'past that', 'apart from it'. */
const BEFORE_A_THING = [
  'after,before,until,till,since,for,by,in,of,on,with,from,during,at,under,upon,to,past,beyond,above,below,over,besides,without,outside,within,inside,despite,notwithstanding,unlike',
  'apart from,aside from,instead of,because of,on top of,in place of,in lieu of,in view of,regardless of,in addition to,in return for,in exchange for,in respect of,as to,except for,save for,but for,subject to',
  'other than,later than,sooner than,earlier than,closer than,further than,more than,less than,due to,owing to,contrary to,as with',
].join();
/** 'It is repaid', 'if they do not', 'in such case': what is spoken of stands in the sentence before. */
const BEGINS_AWAY = anyWording(
  openingWords([
    'it, its, he, him, his, she, her, they, them, their, hers, theirs, otherwise, then, thereafter, however, accordingly, in addition, also, the same, again, instead',
    'and, but, or, nor, yet, alternatively, afterward(s), later, next, besides, moreover, furthermore, likewise, equally, similarly, conversely, nevertheless, nonetheless',
    'meanwhile, meantime, in the meantime, as a result, even {so,then}, either way, {secondly,thirdly,fourthly,lastly}, together they, by then, another',
    `{${BEFORE_A_THING}} {that,it,them,which,then,him,her}`,
    `{${BEFORE_A_THING}} the {next,other,others,rest,latter,former,same,remaining}`,
    'that {time,way,said}, that(’s), that {sum,amount,figure,price,fee,limit,cap,notice,period,right,date}, those, such, these {are,do,will,may,shall,must,can,have}',
    "that {is,isn't,does,doesn't,will,won't,shall,may,can,must,makes,means,includes,covers,leaves,applies,goes,comes,ends,gives,still,also,being}",
    'the {limit,cap,rest,balance,remainder,difference,foregoing,same,latter,former,surplus,shortfall,others}, the other(s)',
    'the {new,increased,reduced,higher,lower,said,aforesaid} {rate,price,fee,rent,sum,amount,charge,limit}',
    'any {excess,surplus,shortfall,remainder,difference,more}, all the {rest,others}, what {is,was} left, what {remains,stays}',
    '{none,some,most,all,each,any,both,one,half,part,neither} of {it,them,these,those,this,that,which}, {no,not} {so,such}',
    '{a half,a third,a quarter,one half,one third,one quarter,two thirds,half} {when,on,at,by,upon,down}, {if,where,when,unless,once} none',
    '{if,unless,when,where,once,until,should,after} {it,he,she,they,so,not,this,that,these,those,such}',
    '{if,when,where,unless} {in,at,by,within,after,before,on,for} {that,this,it,them}',
    "{if,unless} {you,we} {do,don't,don’t,does,do not,did}",
    '{in ,under }{such,these} circumstances, failing {which,that}, +ing {that,it,them,so}',
    'in {such,that,this,either,which,any,both,every other,any other} {a ,an ,}{event,case,way}(s)',
  ]),
  openingWords('so', unlessNext(' {long,far,soon,much} ')),
  // 'If the repair costs more, you pay the rest'.
  openingWords(
    'if, where, when, should, unless, once',
    upTo(60, '.;,'),
    '{more,less,fewer,higher,lower,longer}',
    '\\,',
  ),
  // 'The £9,600 is yours', 'the two are counted apart'.
  openingWords(/the (?:[A-Z]{0,3}[$£€]\s?\d)/),
  openingWords(
    'the {two,three,four,five,six,seven,eight,nine,ten,twelve,fourteen} {is,are,was,were,may,shall,will,must,can}',
  ),
);
/** 'Will keep it confidential', 'after that', 'decides otherwise' before anything is named. */
const LEFT_OPEN = wording([
  '{will,shall,must} (not )(+ )(+ ){it,them}, {may,can} (also )do {it,this,that,so}',
  '{do,does,doing} so, decide(s) otherwise, in this way, {amount,sum,rate,fee}(s) above',
]);
/** 'Such notice', 'that period', 'this deposit', with what may stand for the thing. */
const POINTING = everywhere(
  anyWording(
    wording('{such,said,these,those}( +) +, {if,where,when} {that,this}( +) +'),
    wording(`{${BEFORE_A_THING}} {that,this}( +) +`),
    openingWords('this( +) +, +ing {this,these,those}( +) +'),
  ),
);
/** What is at hand wherever it is spoken of: 'this Agreement', 'these terms'. */
const AT_HAND = wording([
  'agreement, contract, lease, sublease, licen{c,s}e, letter, deed, note, form, paper, document, order, polic{y,ies}, site, website, booking, guarant{ee,y}, plan, schedule, settlement, tenancy',
  'clause, section, article, paragraph, annex, appendix, terms, conditions, offer, quot{e,ation}, estimate, statement, addendum, amendment, appointment, engagement, warranty, page, day, date, year',
  'case, event, way, as, indenture, instrument, undertaking, mandate, memorandum, release, assignment, instruction, purchase order, sow, bill of sale, mail, email, e-mail',
]);
const STEM = 5;
const NO_NOUN = onlyWords(
  'of, in, for, at, by, under, from, on, with, before, until, after, within, during, if, where, when, such, said, these, those, that, this',
);

/** Whether the words of a text speak of a thing that only a sentence before it names. */
export function pointsAway(text: string): boolean {
  if (BEGINS_AWAY.test(text) || LEFT_OPEN.test(text)) return true;
  return [...text.matchAll(POINTING)].some(({ index, 0: words }) => {
    if (AT_HAND.test(words)) return false;
    const before = text.slice(0, index).toLowerCase();
    const nouns = words
      .toLowerCase()
      .split(WHITE_SPACE)
      .filter((word) => word.length > 2 && !NO_NOUN.test(word));
    return !nouns.some((noun) => before.includes(noun.slice(0, STEM)));
  });
}

/** 'This does not apply to fraud', 'except that …': the sentence behind takes back part of what stands before it. */
const TAKES_BACK = anyWording(
  openingWords([
    'but, except(ing), save {for,that,where,in}, unless, however, nevertheless, nonetheless, even so, still, yet, only, other than, apart from {that,this}, not {if,where,when,for,so,in}, never {if,where,when}',
    '{the,an,one,the only} exception(s), exceptions, excepted, there {is,are} {an,one,two,some,no} {exception,limit,cap,ceiling}(s), nothing in {this,that}, nothing {here,said}, none of {this,that,it}',
  ]),
  openingWords(
    '{this,that,it,these,they,those,the,such,neither,none,no}',
    inClause(50),
    "{does,do,shall,will,is,are,may} not {apply,extend,cover,hold,count,include,affect,limit,matter}, {doesn,don,won,isn,aren}{’,'}t {apply,extend,cover,hold,count,include,affect,limit,meant,for}",
  ),
  openingWords('no {limit,cap,ceiling,charge,such limit}', inClause(40), '{applies,apply,holds,is,are}'),
);

/** Whether a text opens as what takes back part of the sentence before it. */
export const takesBack = (text: string): boolean => TAKES_BACK.test(text);
