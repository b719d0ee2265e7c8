import { labelWords } from '../../document/labels';
import { CELL_OR_LINE_END } from '../../lexicon/characters';
import { everywhere, ifNext, onlyWords, openingWords, wording } from '../../lexicon/words';
import { endsLikeOrganisation, soundsLikeOrganisation } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { isPerson, type PartyMention } from './mention';
import { readName, withoutStop } from './name';
import { namesRole } from './role-words';

const ROLE =
  'part(?:y|ies) [A-Z0-9]|(?:first|second|third) party|buyer|seller|purchaser|lessor|lessee|landlord|tenant|licensor|licensee|supplier|customer|client|employer|employee|company|contractor|consultant|(?:service )?provider|vendor|distributor|reseller|borrower|lender|franchisor|franchisee|manufacturer|covenanter|principal|agent|carrier|shipper|owner|developer|sponsor|advertiser|publisher|disclosing party|receiving party|sitter|artist|promoter|hirer|renter|lodger|member|venue|performer|photographer|caterer|organi[sz]er|host|designer|employee|guarantor|nursery|school|parents?|breeder|trainer|tutor|pupil';
/** 'Party A (Shipper): ', 'The buyer/End-User: ', 'Supplier Name:', 'Reseller Full Legal Name'. Colons are left out where a tab stands. */
const LABELLED = new RegExp(
  `^(?:\\(?\\d\\)? ?)?(?:the )?(?:(${ROLE})(?:'s)?(?: ?(?:\\/| or) ?[\\w-]{2,20})?(?: (?:one|two|1|2))?(?: ?\\([^)]{1,40}\\))? ?(?:(?:full )?(?:legal )?name(?: of company)?)? ?(?:[:：]\\t?|\\t) {0,3}|(?:customer|supplier|company|reseller|client|licensee|vendor) (?:full )?(?:legal )?name[:\\t ]{1,3})`,
  'i',
);
/** Where the next label begins: 'Customer: Ms Orla Tighe. Unit: B214'. */
const NEXT_LABEL = /[\t\n]|\.\s(?=[A-Z][\w ]{1,20}:\s)/;
/** A form's label on a line of its own, above the name: '17a. CONTRACTOR/OFFEROR', 'Name of Tenant'. */
const NUMBERED = /^\d{1,2}[a-z]?[.)] {0,2}/;
/** What a line below it may begin with. */
const NAME_LABEL = openingWords('(full )name(:) ');
/** 'and the Seller: '. */
const BEFORE_LABEL = everywhere(wording('and , \\, ', ifNext('the +: ')));
const LONGEST_LABEL = 40;
const SEARCHED = 6000;
/** To whom a letter to a firm is addressed. */
const IS_OFFICE = onlyWords(
  'the {directors,director,secretary,company secretary,partners,manager,managers,administrator}',
);

/** Parties that a form or the head of a contract names beside a label: 'Party A: Acme Co., Ltd.', 'Supplier Name: ...'. */
export function labelledParties({ contract, plain }: Source): PartyMention[] {
  const mentions: PartyMention[] = [];
  for (const [index, paragraph] of contract.paragraphs.entries()) {
    if (paragraph.start > SEARCHED) break;
    const below = contract.paragraphs[index + 1];
    const heads = cellsOf(contract.text, paragraph);
    const isOverColumns = heads.length > 1 && below !== undefined && areHeads(heads, cellsOf(contract.text, below));
    const label = isOverColumns ? (heads[0] ?? '').length : paragraph.end - paragraph.start;
    const above = plain.slice(paragraph.start, paragraph.start + Math.min(label, 60)).replace(NUMBERED, '');
    const isLabel = above.length <= LONGEST_LABEL && namesRole(above) && !IS_OFFICE.test(above.trim());
    const cell = below && {
      start: below.start,
      end: isOverColumns ? below.start + (cellsOf(contract.text, below)[0] ?? '').length : below.end,
    };
    const named = isLabel && cell ? nameBelow(plain, cell, labelWords(above.split('/', 1)[0] ?? '')) : null;
    if (named) mentions.push(named);
    for (const at of starts(contract.text, paragraph.start, paragraph.end)) {
      const label = LABELLED.exec(contract.text.slice(at, at + 120));
      if (!label) continue;
      const from = at + label[0].length;
      const line = contract.text.slice(from, Math.min(paragraph.end, from + 160)).split(NEXT_LABEL, 1)[0] ?? '';
      const read = readName(plain.slice(from, from + line.length));
      const name = read && withoutStop(read);
      if (!name || name.start > 6 || !isName(name.name, label[0])) continue;
      const details = plain.slice(from + name.end, Math.min(paragraph.end, from + name.end + 500));
      mentions.push({
        name: name.name,
        start: from + name.start,
        end: from + name.end,
        role: label[1] && !wording('company (full )(legal )name*').test(label[0]) ? roleOf(label[1]) : null,
        details,
        confidence: 0.8,
      });
    }
  }
  return mentions;
}

const cellsOf = (text: string, { start, end }: { start: number; end: number }) => text.slice(start, end).split('\t');

/** Whether the cells of a line stand over those of the next: 'Supplier | Ship to' over 'Acme Ltd | Plant 4', not 'Tenant | Ann Lee' over another row. */
function areHeads(heads: readonly string[], below: readonly string[]): boolean {
  const isHead = (cell: string) => !endsLikeOrganisation(cell) && (namesRole(cell) || !isPerson(cell));
  return heads.length === below.length && heads.every(isHead) && !IS_FIELD.test((below[0] ?? '').trim());
}
const IS_FIELD = onlyWords(
  '({print,printed,full,legal,company} )name(s)(:), title(:), signature(:), address(:), date(:), by(:)',
);

/** The name with which the line below a label begins. */
function nameBelow(plain: string, { start, end }: { start: number; end: number }, label: string): PartyMention | null {
  const from = start + (NAME_LABEL.exec(plain.slice(start, Math.min(end, start + 20)))?.[0].length ?? 0);
  const name = readName(plain.slice(from, Math.min(end, from + 160)));
  if (!name || name.start > 0 || !isName(name.name, label)) return null;
  const role = roleOf(label.toLowerCase());
  const details = plain.slice(from + name.end, Math.min(end, from + name.end + 300));
  return { name: name.name, start: from, end: from + name.end, role, details, confidence: 0.75 };
}

/** Where a label may stand: at the start of a paragraph, and after the breaks and tabs within it. */
function starts(text: string, from: number, to: number): number[] {
  const found = [from];
  for (let at = from; at < to; at++) if (CELL_OR_LINE_END.test(text.charAt(at))) found.push(at + 1);
  for (const match of text.slice(from, to).matchAll(BEFORE_LABEL)) found.push(from + match.index + match[0].length);
  // 'Licensor: Tensor Tools Inc., a Delaware corporation. Licensee: Metro Bank N.A.'
  for (const match of text.slice(from, to).matchAll(/(?<=[.;] )(?=[A-Z][a-z]{2,15}(?: [a-z]{2,8}){0,3}: [A-Z])/g))
    found.push(from + match.index);
  return found;
}

function isName(name: string, label: string): boolean {
  return (
    /^\W*(?:\d\W*)?party|\blegal name/i.test(label) ||
    endsLikeOrganisation(name) ||
    soundsLikeOrganisation(name) ||
    isPerson(name)
  );
}

function roleOf(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}
