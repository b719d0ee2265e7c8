import { COLON, fromSmallLetter, withoutSigns } from '../lexicon/characters';
import {
  anyWording,
  everywhere,
  kept,
  onlyWords,
  openingWords,
  perhaps,
  unlessNext,
  upTo,
  wording,
} from '../lexicon/words';
import type { ContractText } from '../pdf/contract-text';

/** What papers are called that go with a contract: 'the budget annexed', 'the house rules attached'. */
const PAPERS =
  '{budget,schedule,sheet,quotation,quote,offer,tariff,brief,rules,menu,programme,timetable,rate card,our terms,scope,bill of quantities,questionnaire,rider,breakdown,estimate,proposal,certificates,prices,maps,lists,photographs,survey,declaration,guidelines,regulations,layout,protocol}';
/** 'As per the budget annexed', 'drawings stapled to this', 'the annexed plan'; 'rules attached to the site' are those of something else. */
const CALLED_ATTACHED = anyWording(
  wording(
    `${PAPERS}( {here,hereto,hereunto,herewith})( {is,are,as,being})( {hereto,hereby,also}) {annexed,appended,attached,enclosed}`,
    unlessNext(' {to,on,upon,with} ', unlessNext('{this,these,our} ')),
  ),
  wording("certificate{',’}s {attached,enclosed}"),
  wording([
    '{the,our,your,its,their} {annexed,appended}, {annexed,appended} {documents,papers,pieces,sheet,list,plan}',
    '{stapled,pinned,clipped} {to this,to these,to our,to both,to each,here,hereto,herewith,behind,overleaf}, attached {herewith,hereto,overleaf}, {see,as} {attached,annexed,appended,enclosed}',
    '{list,lists,plan,plans,sheet,specification,inventory,schedule,drawing,drawings}( of {#} + #)(,)( {has,have} been)( {is,are,was,were}) {initialled,initialed,subscribed}',
  ]),
);
/** 'An attached garage' is part of a house. */
const BUILT_ON = everywhere(
  wording('attached (+ ){garage,carport,house,home,building,shed,store,barn,bath,bathroom,yard,office,unit}'),
);

/** 'Under the processing annex on the portal': what an annex is about; an annexe of a house is about nothing. */
const SUBJECT =
  '{data,data protection,privacy,processing,security,technical,commercial,pricing,price,fee,fees,financial,payment,service,services,service level,product,project,quality,safety,insurance,equipment,delivery,training,transfer,licence,license,support,maintenance,territory,special}';
const DESCRIBED = wording(
  `{the,an,a,our,its,your,their} ({separate,agreed,signed,enclosed} )${SUBJECT} {annex,annexe,annexure,appendix}, {the,a,our} {processing,technical,pricing,equipment,security,territory} schedule`,
);
/** 'Post the form on the back', 'the children named in the list overleaf'; 'the form on the back of our badge' is on that. */
const ON_BACK = wording(
  '{the,a,your,our} ~1 ',
  kept('form, list, slip, plan, map, table, timetable, checklist, tariff'),
  ' (printed ){on the {back,reverse},overleaf}',
  unlessNext(' of {the,our,your,his,her,their,a}'),
);
/** 'Appendices: 1 (Specification), 2 (addresses)'. */
const LISTED = wording(
  'appendices, annexes, annexures, attachments, enclosures',
  COLON,
  perhaps(' '),
  unlessNext('none*, nil*, n/a*, no'),
  ['+', '\\(', '"', '“', "'", '‘'],
);
const TITLE_OF_PART = onlyWords(
  upTo(4, '\\w'),
  'appendix, appendices, annex, annexure, annexes, attachment(s), enclosure(s)',
  60,
);

/** 'Listed in the Schedule', with the capital of a part that the paper has. */
const THE_SCHEDULE =
  /\b(?:in|to|by|of|from|under) the (?:(?:First|Second|Third|Fourth|Last|attached|annexed) )?Schedule(?! ?["”’)]| [A-Z\d]{1,3}\b| (?:to|of) (?!this\b|these\b|our\b)| [A-Z][a-z]|s)/;
const NAMED_SCHEDULES = ['"Schedule"', '“Schedule”'];
const TITLE_OF_SCHEDULE = openingWords(upTo(4, '\\w'), '~4 schedule(s)');
const LONGEST_TITLE = 140;
const LONGEST_TITLE_OF_FORM = 80;

/** A sentence without what is attached to a building. */
export const withoutBuiltOn = (sentence: string): string => sentence.replace(BUILT_ON, '');

const linesOf = ({ paragraphs, text }: ContractText): string[] =>
  paragraphs.flatMap(({ start, end }) => text.slice(start, end).split('\n')).map((line) => line.trim());

/** How the sentences of one paper speak of annexes that stand nowhere in it. */
export function annexesDescribedIn(contract: ContractText): (sentence: string) => boolean {
  const lines = linesOf(contract);
  const hasPart = lines.some((line) => TITLE_OF_PART.test(line));
  const hasSchedule =
    NAMED_SCHEDULES.some((named) => contract.text.includes(named)) ||
    lines.some((line) => line.length <= LONGEST_TITLE && TITLE_OF_SCHEDULE.test(withoutSigns(line, '.’')));
  const isTitle = (name: string): boolean => {
    const last = name.toLowerCase().split(' ').slice(-2).join(' ');
    return lines.some((line) => line.length <= LONGEST_TITLE && fromSmallLetter(line.toLowerCase()).startsWith(last));
  };
  const hasTitleWith = (word: string): boolean => {
    const capital = word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
    const titled = new RegExp(`^\\W{0,4}${word}\\b|\\b(?:${capital}|${word.toUpperCase()})\\b`);
    return lines.some((line) => line.length <= LONGEST_TITLE_OF_FORM && titled.test(line));
  };
  return (text) => {
    const [described] = DESCRIBED.exec(text) ?? [];
    const [onBack, thing = ''] = ON_BACK.exec(text) ?? [];
    return (
      (onBack !== undefined && !hasTitleWith(thing)) ||
      CALLED_ATTACHED.test(text) ||
      (described !== undefined && !isTitle(described)) ||
      (!hasPart && LISTED.test(text)) ||
      (!hasSchedule && THE_SCHEDULE.test(text))
    );
  };
}
