import { endsWithSign, fromSmallLetter, hasSign } from '../lexicon/characters';
import { anyWording, everywhere, inClause, unlessNext, wording } from '../lexicon/words';
import type { OperativeText } from './operative';
import { withoutUnticked } from './tick-boxes';

/** Attachments of statutes and of filings are not the contract's own. */
export const FILED =
  /\b(?:form (?:10|8)-|(?<!IRS )Form [A-Z\d]{2,}|10-K|10-Q|8-K|EX-\d{1,2}|registration statement|securities (?:act|exchange)|filed (?:as|with)|subsidiaries|Act (?:of )?(?:19|20)\d\d)\b/;

/** What papers are called that go with a contract under a name of their own. */
const NAMED_PAPERS =
  'schedule of {condition,works,dilapidations,finishes,fixtures,fittings,rates,prices,equipment,assets,deliverables,accommodation,quantities}, {photographic,photo} {schedule,record,report}, disclosure letter, inventory, {move-in,move-out,check-in} {inventory,checklist}, ({move-in,move-out,ingoing,entry} )condition {form,report}, floor plan, tender';
/** What makes such a paper part of the contract: 'the furniture listed in the inventory', 'and the condition form are the entire agreement'. */
const RESTS_ON = anyWording(
  wording(
    '{listed,set out,described,shown,recorded,disclosed,stated,evidenced,as per,according to} ({in,by,on} ){the,a,our,an}',
    inClause(24),
    NAMED_PAPERS,
  ),
  wording(
    NAMED_PAPERS,
    inClause(40),
    'annexed, attached, {is,are,forms,form} part of, {is,are} the {entire,whole} agreement',
  ),
);
/** What is let or sold where only a drawing shows its borders: 'the workshop shown edged red on the plan'. */
const DRAWN = '(site )(title )(floor )plan(s), drawing(s), map';
const SHOWN_ON = wording(
  '{edged,hatched,colo{,u}red,outlined,shaded,delineated,tinted,marked,edging,hatching,verged} ~4 {on,upon,in} the (attached )(annexed )',
  DRAWN,
);
const NAMED_PAPER = wording(NAMED_PAPERS);
const DRAWN_PAPER = wording(DRAWN);
const MOST_NAMED = 3;

/** A seller tells what is wrong in a letter of its own. */
const DISCLOSED = wording('disclosure letter');

/** Papers of which one side has the text, and which change without the contract. */
const RULES =
  '({staff,employee,student,member,members,parent,parents} )handbook, ({operations,operating,franchise,supplier,quality,brand,procedures,house} )manual, {house,site,studio,club,building,gym,yard,hostel,community} rules, code of conduct, (technical )rider, rate card, care plan, price list, style guide, brand guidelines';
const RULES_PAPER = everywhere(wording(RULES));
const THIS =
  '{this,our,the,these} {agreement,contract,letter,deed,lease,licence,license,order,terms,deal,conditions,tenancy,membership,bargain}';
/** 'The rider of 2 March 2026 is part of this agreement', 'our handbook, which you will receive after you start, is part of this letter'. */
const PART_OF = wording(
  RULES,
  inClause(70),
  `{is,are,be,form,forms,makes,make} ({also,all} )({a,an} )(integral )part of ${THIS}`,
);
/** 'This page and the house rules are everything we have agreed', 'this form, the care plan and the rate card make up the deal'. */
const WHOLE = wording(
  RULES,
  inClause(50),
  `{is,are,make up,makes up,form,forms,constitute,constitutes,contain} {the,our} ({entire,whole} )~1 {agreement,contract,bargain,deal,understanding}, {is,are,make up,contain} {all,everything} (that )({we,you,the parties,has,is} )`,
  unlessNext('between you and your'),
);
/** 'I have read the house rules on the notice board'. */
const READ_ELSEWHERE = wording(
  'read, accept(s), agree(s) to, follow(s), comply with, observe(s), bound by, {keep,keeps,stick} to, subject to',
  inClause(30),
  RULES,
  inClause(20),
  '{on,at,in} {the,our} ~1 {notice board,noticeboard,website,web site,portal,intranet,app,wall,lobby,office,reception,hall}',
);
const NO_PART = wording("not (a )(an )part of, {no,n't,not ~2} part of, {do,does} not form");
const RULES_RULE = anyWording(PART_OF, WHOLE, READ_ELSEWHERE);

/** A sentence without what makes papers part of the contract that are told by their names. */
export const withoutPartsByName = (sentence: string): string => sentence.replace(PART_OF, '');

/** The name of the paper on which a sentence rests; undefined where it rests on none. */
function restsOn(text: string): string | undefined {
  if (FILED.test(text)) return undefined;
  const listed =
    NAMED_PAPER.exec(RESTS_ON.exec(text)?.[0] ?? '') ??
    DRAWN_PAPER.exec(SHOWN_ON.exec(text)?.[0] ?? '') ??
    DISCLOSED.exec(text);
  return listed?.[0].toLowerCase();
}

/** Rules hang where everybody reads them, and a clause with their name is not what they say: 'the House Rules pinned in the kitchen'. */
const POSTED = wording('{pinned,posted,displayed,hung,hanging,kept,published} (up ){in,on,at}');

/** What a sentence says of such papers, each with whether it stands elsewhere by its own words. */
function rulesOf(text: string): { name: string; isPosted: boolean }[] {
  const said = FILED.test(text) || NO_PART.test(text) ? '' : (RULES_RULE.exec(text)?.[0] ?? '');
  return [...said.matchAll(RULES_PAPER)].map(([name]) => ({ name: name.toLowerCase(), isPosted: POSTED.test(said) }));
}

/** A title has no more characters. */
const LONGEST_TITLE = 80;
/** Not said in a sentence, nor beside a box to tick. */
const isTitle = (line: string): boolean =>
  line.length <= LONGEST_TITLE && !hasSign(line, '[☐☒☑') && !endsWithSign(line, '.;');

/** The names of papers on which the contract rests and that begin nowhere in it: 'inventory', 'disclosure letter', 'house rules'. */
export function namedPapersElsewhere({ contract, outline, document }: OperativeText): string[] {
  const sentences = outline.sentences.map(({ text, start }) => withoutUnticked(text, start, document.unticked));
  const names = sentences.flatMap((text) => restsOn(text) ?? []);
  const rules = sentences.flatMap(rulesOf);
  const lines = contract.paragraphs.map(({ start, end }) => contract.text.slice(start, end).trim().toLowerCase());
  const begins = (name: string): boolean => lines.some((line) => fromSmallLetter(line.slice(0, 60)).startsWith(name));
  const isHere = (name: string): boolean => begins(name) || lines.some((line) => isTitle(line) && line.includes(name));
  return [
    ...new Set([
      ...names.filter((name) => !begins(name)),
      ...rules.flatMap(({ name, isPosted }) => (isPosted || !isHere(name) ? name : [])),
    ]),
  ].slice(0, MOST_NAMED);
}
