import { endsLikeOrganisation, soundsLikeOrganisation } from './legal-forms';
import { isPerson, type PartyMention } from './party-mention';
import { readName } from './party-name';
import type { Source } from './source';

const ROLE =
  'part(?:y|ies) [A-Z0-9]|(?:first|second|third) party|buyer|seller|purchaser|lessor|lessee|landlord|tenant|licensor|licensee|supplier|customer|client|employer|employee|company|contractor|consultant|(?:service )?provider|vendor|distributor|reseller|borrower|lender|franchisor|franchisee|manufacturer|covenanter|principal|agent|carrier|shipper|owner|developer|sponsor|advertiser|publisher|disclosing party|receiving party';
/** 'Party A (Shipper): ', 'The buyer/End-User: ', 'Supplier Name:', 'Reseller Full Legal Name'. Colons are left out where a tab stands. */
const LABELLED = new RegExp(
  `^(?:\\(?\\d\\)? ?)?(?:the )?(?:(${ROLE})(?:'s)?(?: ?\\/ ?[\\w-]{2,20})?(?: ?\\([^)]{1,40}\\))? ?(?:(?:full )?(?:legal )?name(?: of company)?)? ?(?:[:：]\\t?|\\t) {0,3}|(?:customer|supplier|company|reseller|client|licensee|vendor) (?:full )?(?:legal )?name[:\\t ]{1,3})`,
  'i',
);
const SEARCHED = 6000;

/** Parties that a form or the head of a contract names beside a label: 'Party A: Acme Co., Ltd.', 'Supplier Name: ...'. */
export function labelledParties({ contract, plain }: Source): PartyMention[] {
  const mentions: PartyMention[] = [];
  for (const paragraph of contract.paragraphs) {
    if (paragraph.start > SEARCHED) break;
    for (const at of starts(contract.text, paragraph.start, paragraph.end)) {
      const label = LABELLED.exec(contract.text.slice(at, at + 120));
      if (!label) continue;
      const from = at + label[0].length;
      const line = contract.text.slice(from, Math.min(paragraph.end, from + 160)).split(/[\t\n]/, 1)[0] ?? '';
      const name = readName(plain.slice(from, from + line.length));
      if (!name || name.start > 6 || !isName(name.name, label[0])) continue;
      const details = plain.slice(from + name.end, Math.min(paragraph.end, from + name.end + 500));
      mentions.push({
        name: name.name,
        start: from + name.start,
        end: from + name.end,
        role: label[1] && !/\bcompany (?:full )?(?:legal )?name/i.test(label[0]) ? roleOf(label[1]) : null,
        details,
        confidence: 0.8,
      });
    }
  }
  return mentions;
}

/** Where a label may stand: at the start of a paragraph, and after the breaks and tabs within it. */
function starts(text: string, from: number, to: number): number[] {
  const found = [from];
  for (let at = from; at < to; at++) if (/[\t\n]/.test(text.charAt(at))) found.push(at + 1);
  for (const match of text.slice(from, to).matchAll(/(?:\band |, )(?=the [a-z]+: )/gi))
    found.push(from + match.index + match[0].length);
  // 'Licensor: Tensor Tools Inc., a Delaware corporation. Licensee: Metro Bank N.A.'
  for (const match of text.slice(from, to).matchAll(/(?<=[.;] )(?=[A-Z][a-z]{2,15}: [A-Z])/g))
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
