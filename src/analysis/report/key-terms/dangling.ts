import { anyWording, asWritten, closingWords, openingWords, wording } from '../../lexicon/words';

/** 'In this way', 'in the same time', 'decides otherwise', 'bring your own,': what they mean stands in another sentence. */
const LEFT_HANGING = anyWording(
  wording([
    'in this way, in the same {time,way,manner}, decide(s) otherwise, finds otherwise, the same applies, accordingly',
  ]),
  wording('{your,our,his,her,its,their} own', /(?=[,.;:]|$)/),
);
/** One who speaks, or either of two, is not the 'it' or 'they' of the condition behind. */
const SPEAKER = asWritten(openingWords('You, We, I, Either party, Neither party, Each party, The parties'));
const IF_IT = wording(
  '{if,when,once,unless,until,where} {it,they} {is,are,was,were,falls,fall,fails,fail,has,have,does,do,cannot}',
);

/** 'Keep it confidential', 'mark, store and insure them': a pronoun that follows a verb before any thing is named. */
const ACTS_ON_IT = /^[^,]{0,60}?\b(?:must(?: not)?|may)\s((?:[a-z-]+,?\s){1,6}?)(?:it|them)\b(?!self|selves)/;
/** Among those words: what names a thing, or opens a clause of its own. */
const NAMES_OR_OPENS = wording([
  'the, a, an, any, all, each, every, no, its, their, our, your, his, her, my, this, that, these, those, such, some, both, either',
  'if, when, where, while, as, which, who, what, whether, how, than, because, until, unless, before, after, once, since',
  'of, for, in, at, under, within, against, between, during, without, than, so, pay, repay, lend',
]);
/** 'Return them within thirty days if Provider lends tools'. */
const NAMED_BEHIND = /\b(?:if|where|once|unless)\s(?:[\w'’-]+\s){2}/i;
/** 'Keep dishes apart and label them'. */
const PLURAL = /[a-z]{2}(?<!s)s\b/;
/** 'Within that time', 'from breaking that promise', 'for this period': the thing stands in another sentence. */
const THAT_THING =
  /\b(?:within|during|of|in|for|at|by|under|from|on|with|before|until|about|over|against|breaking|keeping|meeting|paying|giving|doing|(?:pay|repay|give|keep|return|break|refund|meet|serve|end|continue))\s(?:that|this|those|these)\s(?!(?:[a-z-]+\s){0,2}?(?:agreement|contract|lease|licen[cs]e|letter|deed|note|form|paper|document|order|policy|site|website|booking|guarantee|guaranty|plan|schedule|settlement|tenancy|clause|section|article|paragraph|sentence|case|event|year|day|date|connection|respect|regard|basis|reason|end|effect|person|party|is|are|was|it|the|they|he|she|we|you|may|must|do|does)\b)(?![a-z]+(?:ed|ly|ing)\b)([a-z]{3,})\b(?!\s(?:is|are|was|were|has|have|will|may|must|can|do|does)\b)/g;
const STEM = 5;
/** 'At least sixty days before,', 'the proceeds after our costs': before what and of what, another sentence says. */
const WITHOUT_OBJECT = anyWording(
  /(?<!\bfor (?:[\w-]+ ){1,3})(?<!\bfor )\b(?:days?|weeks?|months?|hours?)(?:'|’)?\s(?:before|after|beforehand)(?=[,.;]|$)/i,
  /\bthe (?:proceeds|difference|shortfall|surplus)\b(?!\s(?:of|between|from|in|on|realised|realized|arising|received)\b)/i,
);

/** Whether a line leaves open what a demonstrative or a pronoun of it stands for. */
function namesNothing(line: string): boolean {
  const acts = ACTS_ON_IT.exec(line);
  const isNamed =
    acts &&
    (NAMES_OR_OPENS.test(acts[1] ?? '') || PLURAL.test(acts[1] ?? '') || NAMED_BEHIND.test(line.slice(acts[0].length)));
  if (acts && !isNamed) return true;
  if (WITHOUT_OBJECT.test(line)) return true;
  return [...line.matchAll(THAT_THING)].some(
    ({ index, 1: noun = '' }) => !line.slice(0, index).toLowerCase().includes(noun.toLowerCase().slice(0, STEM)),
  );
}

/** Whether a line speaks of something that its own words do not name, beside what `pointsElsewhere` hears. */
export function isLeftHanging(line: string): boolean {
  if (LEFT_HANGING.test(line) || namesNothing(line)) return true;
  const condition = SPEAKER.test(line) ? IF_IT.exec(line) : null;
  if (!condition) return false;
  // 'You may end the plan if it is changed': the plan is named.
  const before = line.slice(0, condition.index);
  return !NAMES_THING.test(before);
}

const NAMES_THING = wording('{the,this,that,a,an,any,your,our} (?!other|party)+');

/** What a paper says it holds, uses or shows, and what somebody may expect: 'we keep your name', 'you will see two drafts'. */
export const NOTHING_OWED = anyWording(
  openingWords(
    '{see,find,notice,hear,get to see,have access,learn,come across,become aware,become familiar,encounter}',
  ),
  openingWords(
    '{keep,collect,hold,store,record,process,use}',
    /(?: [\w'-]+){0,3} /,
    'name(s), data, details, photograph(s), information about you, e{ ,-}mail address, contact details',
  ),
);

/** A list whose items stand below was cut off: 'shall pay the Author, on copies sold,'. */
export const CUT_OFF = closingWords(/[,:]\s*/);
