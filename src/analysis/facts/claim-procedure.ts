import type { Sentence } from '../document/outline';
import { TITLE_OF_DISPUTES } from '../lexicon/en/steps-before-courts';
import { anyWording, inClause, wording } from '../lexicon/words';
import { findAll } from '../statements/search';
import type { Source } from './source';
import { titlesOver } from './title-over';

const CLAIM = 'claim(s), dispute(s), complaint(s), protest(s), grievance(s)';
const HOW =
  'in writing, written, within, {to,by} the ~3 {director,officer,engineer,superintendent,board,manager,committee,representative,department}';
/** 'Vendor shall submit any claim in writing to the Director of Purchasing within ten days'. */
const MUST_CLAIM = anyWording(
  wording(
    '{shall,must,will} ({first} ){submit,present,file,make,give,raise,assert,put}',
    inClause(60),
    CLAIM,
    inClause(100),
    HOW,
  ),
  wording(
    CLAIM,
    inClause(80),
    '{shall,must,will} ({first} )be {submitted,presented,filed,made,raised,asserted,decided}',
    inClause(80),
    HOW,
  ),
);
/** Where such words are steps of their own, or of another matter. */
const OTHERWISE = wording(
  'claim(s) (made )under, warranty, guarantee, arbitra*, mediat*, venue, jurisdiction, insur*, indemn*, third part{y,ies}',
);
/** What becomes of the claim: 'whose decision is a condition of suit', 'or the claim is waived'. */
const GOES_ON = wording(
  'decision, determination, appeal, {claim,claims} {is,are,shall be} {waived,barred}, condition {of,to,precedent}, continue performance, proceed with the work',
);
const TITLE_OF_CLAIMS = wording('claims, protests');
/** How many sentences behind the first may go on with it. */
const BEHIND = 4;

/** The sentences by which a claim has to be put to the other side, and what becomes of it there, under a title of disputes; none where no clause asks for that. */
export function claimProcedure(source: Source): Sentence[] {
  const { outline } = source;
  const first = findAll(source, MUST_CLAIM, { unless: OTHERWISE, negated: true }).find(({ sentence }) => {
    const titles = titlesOver(outline, sentence);
    return TITLE_OF_DISPUTES.test(titles) || TITLE_OF_CLAIMS.test(titles) || OPENS.test(sentence.text);
  })?.sentence;
  if (!first) return [];
  const at = outline.sentences.findIndex(({ start }) => start === first.start);
  const behind = outline.sentences.slice(at + 1, at + 1 + BEHIND);
  return [
    first,
    ...behind.filter(
      ({ text, paragraph }) => paragraph === first.paragraph && GOES_ON.test(text) && !OTHERWISE.test(text),
    ),
  ];
}
const OPENS = /^\W{0,3}[\d.]{0,6}\s{0,2}(?:DISPUTES|CLAIMS|Disputes|Claims)\b/;

/** 'You may contact the Furniture Ombudsman': a body beside the courts that decides without them. */
const OMBUDSMAN = anyWording(
  wording(
    '{contact,refer,refers,complain,take,go,turn,use,ask,apply,escalate,complaint}',
    inClause(90),
    'ombuds*, alternative dispute resolution {body,provider,scheme,entity}, ADR {body,provider,scheme}',
  ),
);

/** The sentence that names an ombudsman or another such body; null where none does. */
export function ombudsman(source: Source): Sentence | null {
  return findAll(source, OMBUDSMAN, { negated: true })[0]?.sentence ?? null;
}
