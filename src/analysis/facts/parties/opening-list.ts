import { endsWithSign, hasLetterOrDigit, opensWithCapital, opensWithSmallLetter } from '../../lexicon/characters';
import { onlyWords, openingWords } from '../../lexicon/words';
import { endsLikeOrganisation, LEGAL_FORM } from '../../mentions/legal-forms';
import { openingOf } from '../opening';
import type { Source } from '../source';
import { isPerson, type PartyMention, partyMentionsIn } from './mention';
import { withTitle } from './person';
import { namesRole } from './role-words';
import { withRolesOfList } from './roles-of-lists';

const BETWEEN =
  /\b(?:by and between|by and among|between|among|BETWEEN|AMONG|B E T W E E N|A M O N G|by and amongst|parties(?: to this (?:agreement|contract|lease|deed|transaction))?(?: are)?:?|entered into (?:by|with)|undersigned:|made by|executed by|(?:19|20)\d\d,? by(?! and\b))\b[: \n]{0,4}/gi;
/** Where the words for the parties end and the recitals or terms begin. */
export const END =
  /\b(?:WHEREAS|Whereas|WITNESSETH|W I T N E S S E T H|RECITALS?|Recitals?|BACKGROUND|Background|NOW,? THEREFORE|Now,? therefore|PRELIMINARY|INTRODUCTION|TERMS AND CONDITIONS|in consideration of)\b|(?<![;:-](?: and)?)\n(?:1|I|ARTICLE|Section 1|A)[.: ]/;
/** 'Between the date of this Agreement and delivery': no parties stand there. */
const BETWEEN_TIMES = openingWords(
  'the {date,dates,time,times,day,period,price,prices,amount,amounts,start,end,beginning,signing}, #1-2(:#2) {am,pm}, #1-2:#2',
);
/** A heading over the list of parties. */
const PARTIES = onlyWords('(#1-2 )(#1-2. )(the )parties(:)');
const ONLY_BETWEEN = onlyWords('(this )({agreement,contract} )(is )(made )(by and ){between,among}(:)');
/** 'And 1.2 Ann Borel': the next party of a numbered list. */
const NUMBERED = /(?<=[;:-](?: and)?\n)\d{1,2}(?:\.\d{1,2}){1,2}\.? /g;
/** How far a list of parties may stand from the first word, where no paragraph opens the contract. */
const HEAD = 2500;
/** 'Acme, Inc. ("Acme") and Borel LLC ("Borel") hereby enter into this Agreement': the parties stand before the verb. */
const PARTIES_FIRST =
  /^[^;]{20,900}\bhereby (?:enter|agree|confirm|contract|covenant|assign|sell|lease|appoint|engage)|^[^;:]{4,300}["')],? (?:both [^;:]{3,60}, )?(?:agree(?: (?:on|as follows|that|to the following)\b|:)|(?:hires|engages|retains|employs) [A-Z])/;
/** What only a party to a contract is called. */
const TAKES_PART = onlyWords([
  'you, we, i, employ{ee,er}, executive, consultant, contractor, client, customer, supplier, provider, seller, buyer',
  'purchaser, landlord, tenant, less{or,ee}, licens{or,ee}, lender, borrower, council, agency',
]);
/** How much of a contract, from its opening on, names its parties. */
export const LONGEST = 3500;
/** A line this long without a full stop at its end goes on in the next. */
const WRAPPED = 60;
/** The rest of a company's name. */
const FORM_FOLLOWS = new RegExp(`^(?:[\\w&'-]+,? ){0,3}${LEGAL_FORM}`, 'i');
const ENOUGH = 2;
/** In characters: so soon behind a heading words lead to the list under it. */
const LEAD = 80;
const NEXT_LINE = 4;

/** Plain text with the line breaks that part the parties of a list; one within a long line's sentence stays a space. */
function withLineBreaks({ plain, contract }: Source, from: number, to: number): string {
  let text = plain.slice(from, to);
  for (let at = contract.text.indexOf('\n', from); at >= 0 && at < to; at = contract.text.indexOf('\n', at + 1)) {
    const line = contract.text.slice(contract.text.lastIndexOf('\n', at - 1) + 1, at);
    const next = contract.text.slice(at + 1, at + 60);
    const wraps =
      (line.length > WRAPPED &&
        (hasLetterOrDigit(line.slice(-1)) || endsWithSign(line, '&,')) &&
        !/^\(?[\dA-Za-z]{1,3}[.)]/.test(next)) ||
      (/\b(?:between|among|and) \p{Lu}[\p{L}\d&'-]*$/u.test(line) && opensWithCapital(next) && FORM_FOLLOWS.test(next));
    if (!wraps) text = `${text.slice(0, at - from)}\n${text.slice(at - from + 1)}`;
  }
  // A tab between words parts two columns; after a number or label it is but a space.
  for (const { index } of contract.text.slice(from, to).matchAll(/(?<=[\p{L}.])\t(?=\p{Lu})/gu))
    text = `${text.slice(0, index)}\n${text.slice(index + 1)}`;
  return text;
}

function region(source: Source, from: number): { text: string; at: number } {
  const text = withLineBreaks(source, from, from + LONGEST).replace(NUMBERED, (number) => ' '.repeat(number.length));
  // '1. ' right behind the words that lead to a list is the first of it, where it tells somebody; '1. Review Material' begins the terms.
  const [line = ''] = text.trimStart().split('\n', 1);
  const first = TELLS_PARTY.test(line) ? text.length - text.trimStart().length : 0;
  const end = END.exec(text.slice(first));
  return { text: end ? text.slice(0, first + end.index) : text, at: from };
}

const TELLS_PARTY = new RegExp(`\\("|\\([^()"]{1,60}"|\\b${LEGAL_FORM}|\\b[Hh]ere(?:in)?after\\b|, of `);

/** The mentions of a stretch of text, as the whole counts them. */
export function shifted(mentions: PartyMention[], by: number): PartyMention[] {
  return mentions.map((mention) => ({ ...mention, start: mention.start + by, end: mention.end + by }));
}

/** Where no paragraph opens the contract, only what is certainly an organisation counts. */
function isSure({ name, confidence }: PartyMention): boolean {
  return confidence >= 0.75 && endsLikeOrganisation(name);
}

/** '1. PARTIES. This Lease is made between ...': a heading that is no list leads to no parties; the words after it do. */
function headingLast<Lead extends { 0: string; index: number }>(leads: readonly Lead[], openingEnd: number): Lead[] {
  const isHeading = (lead: Lead): boolean => lead[0].toLowerCase().startsWith('part') && !lead[0].includes(':');
  const said = leads.some((lead) => !isHeading(lead) && lead.index < openingEnd);
  return said ? [...leads.filter((lead) => !isHeading(lead)), ...leads.filter(isHeading)] : [...leads];
}

/** Whether the two paragraphs behind a heading are the first of a numbered list. */
function beginsList({ plain, contract: { paragraphs } }: Source, at: number): boolean {
  return [1, 2].every((number) => {
    const paragraph = paragraphs[at + number];
    return (
      paragraph && openingWords(`{\\(${number}\\),${number}.}( )+`).test(plain.slice(paragraph.start, paragraph.end))
    );
  });
}

/** Whether words lead to parties: not 'between the date of this Agreement and delivery', nor 'the parties will first try mediation'. */
function leadsToParties(lead: string, after: string): boolean {
  return !BETWEEN_TIMES.test(after) && !(lead.toLowerCase().startsWith('part') && opensWithSmallLetter(after));
}

/** The parties that the opening paragraph names after 'between', 'among' or 'Parties:'. */
export function fromOpening(source: Source): PartyMention[] {
  const opening = openingOf(source);
  // 'between' on a line of its own opens the contract, whatever later sentence reads like an opening.
  const alone = source.contract.paragraphs.find(
    ({ start, end }) => start < HEAD / 2 && ONLY_BETWEEN.test(source.plain.slice(start, end).trim()),
  );
  const from = Math.min(opening?.start ?? 0, alone?.start ?? Number.POSITIVE_INFINITY);
  const window = source.plain.slice(from, from + 5000);
  // Behind a cover that says 'between', a numbered list under its own heading tells them with what they are called.
  const listed = source.contract.paragraphs.find(
    ({ start, end }, at) =>
      PARTIES.test(source.plain.slice(start, end)) &&
      (start < (opening ? from : HEAD) || (start < LONGEST && beginsList(source, at))),
  );
  const leads = [...window.matchAll(BETWEEN)]
    .filter(({ index, 0: lead }) => leadsToParties(lead, window.slice(index + lead.length, index + lead.length + LEAD)))
    .slice(0, 4);
  const starts = headingLast(leads, (opening?.end ?? 0) - from).map(({ index, 0: lead }) => from + index + lead.length);
  const first = source.contract.paragraphs.find(
    ({ start, end }) => start < 4000 && PARTIES_FIRST.test(source.plain.slice(start, Math.min(end, start + 1000))),
  );
  if (first && first.start < from) starts.unshift(first.start);
  else if (first) starts.push(first.start);
  let best: PartyMention[] = [];
  // 'Parties' over 'The parties to this agreement are Ann Borel and': the words that lead to the list begin it.
  const led = listed ? starts.filter((start) => start > listed.end + NEXT_LINE && start < listed.end + LEAD) : [];
  const isLed = led.length > 0;
  for (const start of listed && !isLed ? [listed.end, ...starts] : [...led, ...starts]) {
    const { text, at } = region(source, start);
    const mentions = shifted(partyMentionsIn(text), at).filter(
      (mention) =>
        opening ||
        isSure(mention) ||
        (mention.confidence >= 0.85 && (TAKES_PART.test(mention.role ?? '') || namesRole(mention.role ?? ''))) ||
        (start === first?.start && mention.confidence >= 0.9) ||
        ((isHead(source, start) || (listed && (isLed || start === listed.end))) && isPerson(mention.name)),
    );
    if (mentions.length > best.length) best = mentions;
    if (best.length >= ENOUGH) break;
  }
  return withSharedRoles(withoutForm(source, best)).map((mention) => withTitle(source.plain, mention));
}

/** What two of a list are called together, where another side is called something else. */
function withSharedRoles(mentions: readonly PartyMention[]): readonly PartyMention[] {
  const called = withRolesOfList(mentions);
  return new Set(called.map(({ role }) => role)).size < ENOUGH ? mentions : called;
}

/** Of those whom an opening names before the rows of a form, not what the rows tell of besides: 'Products | Acme Core and Acme Pay'. */
function withoutForm({ document }: Source, mentions: readonly PartyMention[]): readonly PartyMention[] {
  const [first] = mentions;
  const row = document.labelValues.find(({ form, label }) => form === 'row' && first && label.start > first.start);
  const before = mentions.filter(({ start, role }) => role && row && start < row.label.start);
  return before.length >= ENOUGH
    ? mentions.filter(({ start, role }) => role || !row || start < row.label.start)
    : mentions;
}

/** Whether the words that lead to the parties begin a line near the top: 'between Ann Lee, Bo Kim and Cy Roe, who carry on business as ...'. */
function isHead({ contract }: Source, at: number): boolean {
  const line = contract.text.slice(0, at).trimEnd().split('\n').at(-1) ?? '';
  return at < HEAD / 2 && onlyWords('({agreement ,contract })(is )(made )(by and ){between,among}(:)').test(line);
}
