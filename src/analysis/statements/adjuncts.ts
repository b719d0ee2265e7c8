import { endsWithSign } from '../lexicon/characters';
import { anyWording, asWritten, closingWords, onlyWords, openingWords, upTo, wording } from '../lexicon/words';
/** Words that say when, where or on what condition; `kind` 'condition' may not be left out without changing the duty. */
export interface Adjunct {
  text: string;
  kind: 'condition' | 'time' | 'other';
}

const CONDITION = openingWords([
  'if, unless, in (the )event, in case, where, should, to the extent, except, provided, so long as',
  'as long as, without, other than, only {if,when}',
]);
const TIME = anyWording(
  openingWords([
    'within, no later than, not later than, on or before, prior to, before, after, upon, following',
    'at least, at the {request,end,written,time}, for {a,the} period, when, whenever',
    'on {the,each,a,an,or}, by {the,no}, until, once, during, throughout, at all times, in each, in any',
    'at {its,their,any,the}, from {the,time}, as soon as, commencing, beginning, each, every, promptly',
    'immediately, every, annually, monthly, quarterly, as of, both during, while, from and after',
    'for ^ ^2 {after,following}',
  ]),
);
const OTHER = openingWords([
  'subject to, notwithstanding',
  'in {addition,consideration,connection,order,accordance,performing,exchange,return,partial,recognition,the case,that,this,such,doing,its,no event,any event,furtherance,furthermore,respect,particular}',
  'pursuant, under, for {the,this,each,any,purposes}',
  'as {between,part,set,provided,consideration,additional,compensation,a,used}, accordingly, therefore',
  'thereafter, further, furthermore, additionally, also, however, moreover, likewise, similarly',
  'to {that,the fullest,this}, with {respect,regard}, in addition, unless otherwise, except as',
  'without limiting, without prejudice, by, through, upon, based, consistent, because, since, given',
  'having, using, other, it is, the parties, now',
]);
/** 'it is agreed that', 'provided that', 'the parties acknowledge that': the main clause follows. */
const INTRODUCES =
  /\b(?:agree(?:s|d)?(?: and (?:acknowledge|understand)s?)?|acknowledge(?:s|d)?(?: and agrees?)?|understood(?: and agreed)?(?: by [^.;]{3,80})?|agreed by [^.;]{3,80}|covenants?|undertakes?|provided,?(?: however,?| further,?)?)\s+that\s*,?\s*$/i;
/** A recital tells what the parties want, not what they must do. */
const WISHED = wording('wish(es), desire(s), intend(s), whereas, whereby, plan of, {on,under,by,upon} which');
const SECOND_CLAUSE = /(?:^|[,;:]\s*|\)\s*|\s)(?:and|but|or)\s*(?:that\s*)?$/i;
const FINITE = asWritten(wording('shall, will, may, must, is, are, agree(s), has, have, grant(s), can'));
const MARK = /^[\s\d.]*(?:\(?(?:[a-z]{1,4}|\d{1,2}|[A-Z])\)\s*|["'.:\s–-]+)+/;

/** 'Subject to approval by the board', 'in such event': the duty is not there without it. */
const DEPENDS = openingWords(
  'subject to, in {such,that,this,either} {event,case}, {in ,under }{such,these} circumstances, failing {which,that}',
);
const ONLY_POINTS = openingWords(
  'subject to (and in accordance with )(the )(remaining )({terms,provisions,conditions}( and {conditions,provisions}) of )(this ){agreement,contract,section,article,clause,paragraph,lease,foregoing,following}*',
);

function kindOf(text: string): Adjunct['kind'] {
  if (DEPENDS.test(text) && !ONLY_POINTS.test(text)) return 'condition';
  // 'Except as provided in Section 6' and 'unless otherwise agreed' only point elsewhere.
  if (openingWords('except as*, unless otherwise*, except for as*, without limiting*, without prejudice*').test(text))
    return 'other';
  if (CONDITION.test(text)) return 'condition';
  return TIME.test(text) ? 'time' : 'other';
}

function lowered(text: string): string {
  return /^[A-Z][a-z']+\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/**
 * What the words before a subject are to it: nothing, or an addition that ends with a comma ('Within 10 days after the
 * order,'). Null where the subject does not open a clause of its own ('goods that the Supplier shall').
 * @param isFirst whether nothing of the sentence was read before
 */
export function adjunctOf(before: string, isFirst: boolean): Adjunct[] | null {
  const text = before
    .replace(/^.*(?:\bfollows:|\s\d{1,2}\.[\dl]{1,2}\s)/s, '')
    .replace(MARK, '')
    .trim();
  if (text === '' || /^(?:the|and|but|or|,|;)+$/i.test(text)) return [];
  if (WISHED.test(text)) return null;
  if (INTRODUCES.test(text)) return [];
  if (endsWithSign(text, ';:)') || endsWithSign(text, '.'))
    return isFirst || text.length < 4 || FINITE.test(text) ? [] : null;
  const tail = asWritten(closingWords(',( )(then(,))( )')).exec(text);
  const opener = text.replace(
    /^(?:and|but|or|provided,? (?:however,? )?that|further|however|in addition(?=,)|additionally|also|moreover|furthermore|likewise|notwithstanding the foregoing|,)\s*,?\s*/i,
    '',
  );
  if (tail) {
    const own = opener.replace(/[\s,]+(?:then,?)?\s*$/, '');
    const kind = kindOf(own);
    if (kind !== 'other') return [{ text: lowered(own), kind }];
    return OTHER.test(own) || (FINITE.test(own) && own.includes(',')) ? [] : null;
  }
  if (SECOND_CLAUSE.test(text)) return FINITE.test(text) && !CONDITION.test(opener) ? [] : null;
  // 'During the Term Supplier shall': no comma, but nothing that could make the subject part of another phrase.
  const bare = onlyWords(
    [
      'during, throughout, at all times during, before, after, prior to, following, in each, upon, thereafter',
      'therefore, accordingly, otherwise, then',
    ],
    upTo(60, ',;'),
  ).test(opener);
  if (bare && !closingWords('that, which, of, to, by, for, and, or, with, who, whom, as, the').test(opener))
    return [{ text: lowered(opener), kind: kindOf(opener) }];
  return null;
}
