import { anyOf } from '../../lexicon/phrases';
import { listOf } from '../../lexicon/words';
import { endsLikeOrganisation } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { isPerson, type PartyMention } from './mention';
import { namesInCell } from './names-in-cell';

/** What somebody does for or with another, and what the two are then called; null where the verb does not say. */
interface Deal {
  does: string;
  roles: readonly [one: string | null, other: string | null];
  /** Words that lead to the other, where he does not stand at once behind the verb. */
  to?: string;
}

const DEALS: readonly Deal[] = [
  { does: 'lend(s), {am,is,are} lending, lent', roles: ['Lender', 'Borrower'], to: 'to' },
  { does: 'borrow(s), borrowed', roles: ['Borrower', 'Lender'], to: 'from' },
  { does: 'promise(s) to {pay,repay}, owe(s), {pay,repay}(s) back', roles: ['Borrower', 'Lender'], to: 'to' },
  { does: 'sell(s), {am,is,are} selling, sold', roles: ['Seller', 'Buyer'], to: 'to' },
  { does: 'buy(s), {am,is,are} buying, bought, purchase(s)', roles: ['Buyer', 'Seller'], to: 'from' },
  { does: 'let(s), lease(s), rent(s) out, {am,is,are} letting', roles: ['Landlord', 'Tenant'], to: 'to' },
  { does: 'rent(s), {take,takes}', roles: ['Tenant', 'Landlord'], to: 'from' },
  { does: 'employ(s), {takes,take} on', roles: ['Employer', 'Employee'] },
  { does: 'hire(s), engage(s), appoint(s), commission(s), book(s), instruct(s)', roles: [null, null] },
  { does: '(enter(s) into ){a,this} {agreement,contract}, agree(s)', roles: [null, null], to: 'with' },
];

/** How far from its first word a paper without an opening says who deals with whom. */
const SEARCHED = 2_500;
const LONGEST = 600;
/** A paragraph's number, and who speaks: '1. ', 'I, ', 'We, '. */
const LEAD = /^\s*(?:\(?[\dA-Za-z]{1,3}[.)]\s+)?(?:(?:I|We|The undersigned),? )?/;
/** What is said of those who deal, up to their verb: ', a married couple, of 4 Mill Road,'. */
const TOLD = '^(?: ?\\([^()]{0,80}\\))?(?:(?:,| of| at) [^.;:()]{0,140}?)?,? ';
const HELPS = '(?:hereby |jointly |(?:will|shall|has|have|agrees? to) ){0,2}';
/** 'my brother ', 'our friend ': who the other is to him. */
const KIN = '(?:(?:my|our|his|her|their|the) (?:[a-z-]{2,14} ){1,3})?';

const READ = DEALS.map(({ does, roles, to }) => ({
  roles,
  verb: new RegExp(`${TOLD}${HELPS}${anyOf(listOf([does]))} `, 'iu'),
  leads: new RegExp(`^${KIN}${to ? '' : '(?=\\p{Lu})'}|\\b${to ?? 'with'} ${KIN}(?=\\p{Lu})`, 'gu'),
}));

/**
 * Those whom the first sentences let deal with each other, in papers without an opening: 'I, Ann Lee, lend my brother Bo Lee $500',
 * 'Ann Lee and Bo Lee, a married couple, hire Cy Roe'. Both are named, or nobody is told.
 */
export function dealers({ contract, plain }: Source): PartyMention[] {
  for (const { start, end, kind } of contract.paragraphs) {
    if (start > SEARCHED) break;
    if (kind === 'heading') continue;
    const found = dealersIn(plain.slice(start, Math.min(end, start + LONGEST)));
    if (found.length > 0)
      return found.map((mention) => ({ ...mention, start: mention.start + start, end: mention.end + start }));
  }
  return [];
}

function dealersIn(text: string): PartyMention[] {
  const at = LEAD.exec(text)?.[0].length ?? 0;
  const sentence = text.slice(at).split(/(?<=\p{Ll}{2}|\d)\.\s/u)[0] ?? '';
  const one = namesIn(sentence);
  const last = one.at(-1);
  if (!last) return [];
  const rest = sentence.slice(last.end);
  for (const { verb, leads, roles } of READ) {
    const said = verb.exec(rest);
    if (!said) continue;
    const from = last.end + said[0].length;
    for (const lead of sentence.slice(from).matchAll(leads)) {
      const place = from + lead.index + lead[0].length;
      const other = namesIn(sentence.slice(place)).map((name) => ({
        ...name,
        start: name.start + place,
        end: name.end + place,
      }));
      if (other.length === 0) continue;
      const mentioned = (names: typeof one, role: string | null): PartyMention[] =>
        names.map((name) => ({
          ...name,
          start: name.start + at,
          end: name.end + at,
          role,
          details: '',
          confidence: 0.8,
        }));
      return [...mentioned(one, roles[0]), ...mentioned(other, roles[1])];
    }
  }
  return [];
}

/** The names of persons and firms with which words begin. */
function namesIn(words: string) {
  const names = namesInCell(words).filter(({ name }) => isPerson(name) || endsLikeOrganisation(name));
  return names[0]?.start === 0 ? names : [];
}
