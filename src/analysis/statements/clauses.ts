import { BEFORE_CLAUSE } from '../lexicon/characters';
import {
  ADVERBS,
  MAY,
  MUST,
  MUST_NOT,
  NEED_NOT,
  OBLIGES,
  PERFORMS,
  PERFORMS_HEREBY,
  PERMITS,
  PREVENTS,
} from '../lexicon/en/modals';
import { PRESENT_VERBS } from '../lexicon/en/verbs';
import { anyOf } from '../lexicon/phrases';
import { closingWords, onlyWords, openingWords, wording } from '../lexicon/words';
import type { Reading } from '../reading';
import { type Actor, type PartyMention, partiesIn } from './parties';

/**
 * What a clause says of who acts: a duty, a ban, a right, no duty ('is not obliged to'), that the words themselves do it ('hereby
 * grants', 'pays'), or what is so; each of the last two denied.
 */
export type Force = 'must' | 'must not' | 'may' | 'need not' | 'does' | 'does not' | 'is' | 'is not';

/** In characters. */
const REACH = 240;

/** How a clause names who acts: as its subject, behind 'by', as the one whom it binds or frees, or as 'it'. */
export type Voice = 'subject' | 'agent' | 'object' | 'pronoun';

/** A party with the verb that goes with it. Offsets are those of the text. */
export interface Clause {
  who: Actor;
  voice: Voice;
  force: Force;
  /** Where the subject begins (or the verb of a passive), where the verb with its modal begins, and where what is to be done begins. */
  from: number;
  modalAt: number;
  at: number;
  /** The modal or the verb of its own that was read: 'shall', 'agrees to', 'hereby grants'; empty for the present tense. */
  modal: string;
  /** Words between commas behind the subject. */
  inner: string | null;
  /** The word that makes it depend on another clause: 'if', 'which'. */
  under: string | null;
}

const ADVERB = `(?:${anyOf(ADVERBS)}\\s+)`;
const HEREBY = `(?:hereby\\s+)?${anyOf(PERFORMS)}(?=\\s)|hereby\\s+(?:\\w+ly\\s+)?${anyOf(PERFORMS_HEREBY)}`;
const AND_ITS =
  '(?:(?:\\s+(?:or|and)|,)\\s+(?:any of\\s+)?(?:its|his|her|their)\\s+(?:\\w+\\s+){0,2}(?:\\w+s|staff|workmen|affiliate|subsidiary|representative|designee|nominee|agent|accountant)(?:(?:\\s+(?:or|and)|,)\\s+(?:\\w+s|workmen)){0,3})?';
const INNER = '(?:\\s?,\\s?([^,;.()]{1,110}),)?';
/** Behind a party that is the subject: what stands between, the modal, and its denial. */
const PREDICATE = new RegExp(
  `${AND_ITS}${INNER}\\s+${ADVERB}{0,2}(?:(${anyOf(MUST_NOT)})|(${anyOf(NEED_NOT)})|(${anyOf(MUST)})|(${anyOf(MAY)})|(${HEREBY}))(?![\\w'])(\\s+(?:not(?!\\s+only)|never)\\b)?`,
  'iy',
);
const DENIED_PRESENT = "(?:(?:do|does)(?:\\s+not|n't)|never)\\s+(?:\\w+\\s+){0,1}";
const PRESENT = new RegExp(
  `${INNER}\\s+${ADVERB}{0,2}(?:(${DENIED_PRESENT})(?=\\w)|(is|are|was|were|isn't|aren't)\\b|(?=${anyOf(PRESENT_VERBS)}\\b))`,
  'iy',
);
const CONTRACTED = /['’](ll|re|ve)\s+(?=\w)/iy;
/** 'In no event shall Supplier be liable', 'nor may Customer'. */
const INVERTED = /(?:^|[\s,;])(shall|will|may|can|must|is|are|does|do)\s$/i;
const DENIES_INVERTED = /\b(?:no|nor|neither|never|not|nothing|nobody)\b[^;]*$/i;
const CONDITIONAL_INVERSION = /(?:^|[\s,;])should\s$/i;
/** 'May be changed at any time by Provider'. */
const AGENT =
  /\b(?:(shall|will|must|may|can)(\s+(?:not|never|only))?(?:\s+\w+ly|\s+also)?\s+be|(is|are|was|were|has been|have been)(\s+(?:not|never|only))?)(?:\s+\w+ly|\s+also)?\s+\w+(?:ed|en|wn|ne|de|ld|pt|ht|ut|et|id|un)\b[^;]{0,120}\bby\s$/i;
/** 'Shall not be entitled to set off sums owed by Supplier': who owes does not set off. */
const OF_A_SUM = wording('{owed,owing,due,payable,incurred,suffered,claimed} ({to,from} ~4 )by ');
const BY = closingWords('by ');
const BINDS_OTHER = new RegExp(
  `\\b(?:(${anyOf(OBLIGES)})|(${anyOf(PERMITS)})|(${anyOf(PREVENTS)}))\\s$|\\b(?:(oblig(?:e|ing)|requiring)|(permitting|allowing|letting))\\s$`,
  'i',
);
/** 'Nothing in this clause', 'no provision of this Agreement'. */
const NOTHING = /\b(?:nothing|none of|no (?:such \w+|provision|term|part|clause))\b[^.;]*$/i;
const NOT = /\b(?:not|never|n't)\s+(?:\w+\s+)?\w+\s$/i;
/** Before a subject: words that make it part of another phrase ('the employees of'). */
const OBLIQUE = closingWords('{of,to,from,by,with,for,against,between,than,upon,on behalf of,in,at,under} ');
const EACH_OF = closingWords('{each,either,both,neither,none} of ');
const UNDER =
  /(?:^|[\s,;(])(if|when|whenever|where|wherever|unless|until|till|once|after|before|while|because|since|which|who|whom|whose|as|in case|to the extent|provided)\s(?:that\s)?(?:the\s)?$/i;
const RELATIVE = /\w\s+that\s$/i;
/** Behind these 'that' opens what is agreed. */
const AGREED_THAT =
  /\b(?:agree\w*|acknowledge\w*|understood|understands?|provided|accepts?|confirms?|consents?|ensures?|warrants?|represents?|covenants?|undertakes?|declares?|recogni[sz]e\w*|however|further|mean\w*|so)[\s,]+(?:(?:and|to)\s+\w+\s+)?that\s$/i;
const QUANTIFIER = closingWords('{{each,either,both,neither} of,each,either,both,neither} ');
const PAIR = onlyWords('(,) {and,or,nor,&,and/or} ({each,either,both} )(the )');
/** 'It must pay', '3. She may end it': the subject is told in the sentence before. */
export const BEGINS_WITH_PRONOUN = openingWords(BEFORE_CLAUSE, 'it, he, she');
const PRONOUN =
  /(?:^\W*(?:\d{1,2}\.\s)?|[,;]\s(?:(?:and|but|or|then)\s)?|\s(?:and|but|or|then|that|if|when|unless)\s)(it|he|she)(?=\s)/gi;
const NEITHER = openingWords('{neither,no} ');
const FREES = openingWords(
  '( )(+ ){have {the,a,an} ~3 {right,option,power,privilege,discretion},be (+ ){entitled,free,permitted,allowed,at liberty}}',
);
const BINDS = openingWords('( )be (+ ){required,obliged,obligated,bound}');
const NO_DUTY = openingWords('( )have no (+ ){obligation,duty}');

/** What stands before an offset, as far back as anything there may matter. */
function leadTo(text: string, index: number): string {
  return text.slice(Math.max(0, index - REACH), index);
}

function at(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/** 'Shall have the right to' frees, 'shall not be required to' leaves free. */
function refined(force: Force, what: string): Force {
  if (force === 'must' && FREES.test(what)) return 'may';
  if (force === 'must not' && BINDS.test(what)) return 'need not';
  return (force === 'must' || force === 'must not') && NO_DUTY.test(what) ? 'need not' : force;
}

function subjectClause(text: string, { from, to, actor }: PartyMention): Clause | null {
  const base = { who: actor, voice: 'subject' as const, from };
  const isNeither = NEITHER.test(actor.words);
  const short = at(CONTRACTED, text, to);
  if (short) {
    const force: Force = short[1]?.toLowerCase() === 'll' ? 'must' : 'is';
    return { ...base, force, modalAt: to, at: to + short[0].length, modal: short[0].trim(), inner: null, under: null };
  }
  const match = at(PREDICATE, text, to);
  if (match) {
    const [all, inner, ban, need, must, may, performs, not] = match;
    const denied = Boolean(not) || isNeither;
    const force: Force = ban
      ? 'must not'
      : need
        ? 'need not'
        : performs
          ? 'does'
          : may
            ? denied
              ? 'must not'
              : 'may'
            : denied
              ? openingWords('is*, are*').test(must ?? '')
                ? 'need not'
                : 'must not'
              : 'must';
    const modal = ban ?? need ?? must ?? may ?? performs ?? '';
    const end = to + all.length;
    return {
      ...base,
      force: refined(force, text.slice(end, end + 80)),
      modalAt: end - (not?.length ?? 0) - modal.length,
      at: end,
      modal,
      inner: inner ?? null,
      under: null,
    };
  }
  const present = at(PRESENT, text, to);
  if (!present) return null;
  const end = to + present[0].length;
  const denial = present[2];
  const force: Force = present[3]
    ? closingWords("n't").test(present[3]) || openingWords('( )not').test(text.slice(end))
      ? 'is not'
      : 'is'
    : denial || isNeither
      ? 'does not'
      : 'does';
  return {
    ...base,
    force,
    modalAt: present[3] || denial ? end - (present[3] ?? denial ?? '').length : end,
    at: end,
    modal: '',
    inner: present[1] ?? null,
    under: null,
  };
}

function invertedClause(before: string, { from, to, actor }: PartyMention): Clause | null {
  const modal = INVERTED.exec(before)?.[1];
  if (!modal || CONDITIONAL_INVERSION.test(before)) return null;
  const modalAt = from - modal.length - 1;
  const denied = DENIES_INVERTED.test(before);
  const base: Force = onlyWords('is, are, do, does').test(modal)
    ? 'is'
    : onlyWords('may, can').test(modal)
      ? 'may'
      : 'must';
  const force: Force = denied ? (base === 'is' ? 'is not' : 'must not') : base;
  return { who: actor, voice: 'subject', force, from: modalAt, modalAt, at: to, modal, inner: null, under: null };
}

/** Whom a clause with another subject binds, frees or has do something. */
function otherVoice(text: string, before: string, { from, to, actor }: PartyMention): Clause | null {
  const base = { who: actor, inner: null, under: null };
  if (BY.test(before)) {
    const near = before.slice(-220);
    const agent = AGENT.exec(near);
    if (!agent || OF_A_SUM.test(agent[0])) return null;
    const modalAt = from - near.length + agent.index;
    const modal = agent[1] ?? agent[3] ?? '';
    const denied = wording('not*, never*').test(agent[2] ?? agent[4] ?? '');
    const force: Force = onlyWords('may, can').test(modal)
      ? denied
        ? 'must not'
        : 'may'
      : onlyWords('shall, will, must').test(modal)
        ? denied
          ? 'must not'
          : 'must'
        : denied
          ? 'is not'
          : 'is';
    return { ...base, voice: 'agent', force, from: modalAt, modalAt, at: modalAt + modal.length, modal };
  }
  const binds = BINDS_OTHER.exec(before.slice(-40));
  if (!binds) return null;
  const [, obliges, permits, prevents, obliging, permitting] = binds;
  const follows = prevents
    ? /^\s+from\s+(?=\w)/i
    : openingWords('let*').test(permits ?? permitting ?? '')
      ? /^\s+(?=\w)/i
      : /^\s+to\s+(?=\w)/i;
  const infinitive = follows.exec(text.slice(to, to + 10));
  if (!infinitive) return null;
  const denied = NOTHING.test(before) || NOT.test(before);
  const force: Force =
    (obliges ?? obliging)
      ? denied
        ? 'need not'
        : 'must'
      : prevents
        ? denied
          ? 'may'
          : 'must not'
        : denied
          ? 'must not'
          : 'may';
  const end = to + infinitive[0].length;
  return { ...base, voice: 'object', force, from, modalAt: end, at: end, modal: '' };
}

/** 'Provider and Customer shall' is both; in 'sells to Buyer and Supplier shall' the subject is Supplier alone. */
function withPair(text: string, mention: PartyMention, before: PartyMention | undefined): PartyMention {
  if (!before || before.to > mention.from || !PAIR.test(text.slice(before.to, mention.from))) return mention;
  if (text.slice(before.to, mention.from).length > 14) return mention;
  const lead = leadTo(text, before.from);
  if (OBLIQUE.test(lead) && !EACH_OF.test(lead)) return mention;
  const quantifier = QUANTIFIER.exec(lead);
  const from = quantifier ? before.from - quantifier[0].length : before.from;
  return { from, to: mention.to, actor: { words: text.slice(from, mention.to), name: 'either party', joint: true } };
}

function underOf(before: string): string | null {
  const conditional = CONDITIONAL_INVERSION.test(before) ? 'should' : null;
  if (AGREED_THAT.test(before)) return null;
  return conditional ?? UNDER.exec(before)?.[1]?.toLowerCase() ?? (RELATIVE.test(before) ? 'that' : null);
}

/** Every clause of a text in which a party acts, must, may or is told to, in order. `before` names who 'it' is where nobody was named yet. */
export function clausesIn(reading: Pick<Reading, 'facts' | 'contract'>, text: string, before: Actor | null): Clause[] {
  const mentions = partiesIn(reading, text);
  const clauses: Clause[] = [];
  mentions.forEach((mention, index) => {
    const lead = leadTo(text, mention.from);
    const oblique = OBLIQUE.test(lead) && !EACH_OF.test(lead);
    const paired = withPair(text, mention, mentions[index - 1]);
    const own = oblique && paired === mention ? null : subjectClause(text, paired);
    const clause = own ?? otherVoice(text, lead, mention) ?? (oblique ? null : invertedClause(lead, paired));
    if (clause) clauses.push({ ...clause, under: underOf(leadTo(text, paired.from)) });
  });
  for (const match of text.matchAll(PRONOUN)) {
    const from = match.index + match[0].length - (match[1]?.length ?? 0);
    const to = match.index + match[0].length;
    if (clauses.some((clause) => clause.from < from && from < clause.at)) continue;
    const who = clauses.findLast((clause) => clause.from < from && clause.voice === 'subject')?.who ?? before;
    if (!who || who.joint) continue;
    const clause = subjectClause(text, { from, to, actor: who });
    if (clause) clauses.push({ ...clause, voice: 'pronoun', under: underOf(leadTo(text, from)) });
  }
  return clauses.sort((one, other) => one.from - other.from);
}

/** The party with which a text begins: 'it' at the beginning of the next sentence. */
export function topicParty(reading: Pick<Reading, 'facts' | 'contract'>, text: string): Actor | null {
  const [first] = partiesIn(reading, text);
  return first && /^\W*(?:\d{1,2}(?:\.\d{1,2})?\.?\s)?$/.test(text.slice(0, first.from)) ? first.actor : null;
}
