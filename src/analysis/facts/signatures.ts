import { endsLikeOrganisation } from './legal-forms';
import type { PartyMention } from './party-mention';
import { readName } from './party-name';
import type { Source } from './source';

const SIGNS = /\b(?:By|BY|Signed|Signature|Name|Its)\s{0,3}:|\/s\/|_{6,}/;
const ANCHOR =
  /\b(?:in witness whereof|the parties have (?:executed|caused)|executed (?:this|as of)|agreed (?:and|&) accepted|accepted (?:and|&) agreed|very truly yours|sincerely)\b/gi;

/** Signature pages of many parties run on; schedules after them are other papers. */
const LONGEST_BLOCK = 8000;
/** A paper this short is signed all over. */
const LONGEST_WITHOUT_FORMULA = 12_000;

/** Where signing begins; the whole text where no formula says so, as in joint filings. */
function blockStart({ plain }: Source): number {
  for (const match of plain.matchAll(ANCHOR)) if (match.index > plain.length * 0.2) return match.index;
  return plain.length > LONGEST_WITHOUT_FORMULA ? plain.length : 0;
}

/** The organisations whose names stand above a line to sign on. */
export function signatoriesOf(source: Source): PartyMention[] {
  const from = blockStart(source);
  const lines = source.contract.paragraphs.filter(
    (paragraph) => paragraph.start >= from && paragraph.start < from + LONGEST_BLOCK,
  );
  const mentions: PartyMention[] = [];
  lines.forEach((line, index) => {
    const text = source.plain.slice(line.start, line.end);
    const follows = lines.slice(index, index + 5).some((next) => SIGNS.test(source.plain.slice(next.start, next.end)));
    const name = follows && text.length < 300 ? readName(text) : null;
    if (!name || !endsLikeOrganisation(name.name)) return;
    mentions.push({
      ...name,
      start: line.start + name.start,
      end: line.start + name.end,
      role: null,
      details: '',
      confidence: 0.7,
    });
  });
  return mentions;
}

const PERSONAL =
  /\b(?:employment|employee|executive|consultant|director|my |I agree|you agree|you will|resignation|undersigned)\b/i;
const SIGNED = /(?:^|[ (])\/s\/ {0,3}((?:[A-Z][A-Za-z.'-]{0,20} ){1,3}[A-Z][A-Za-z'-]{1,20})/;
const PRINTED =
  /^(?:(?:print(?:ed)? |employee |executive )?name|employee|executive|consultant)(?: \(?print(?:ed)?\)?)?: {1,3}((?:[A-Z][A-Za-z.'-]{0,20} ){1,3}[A-Z][A-Za-z'-]{1,20})$/i;

/** A person who signs for himself: not on a 'By:' line, which is an officer's, and not as a witness. */
export function signingPersons(source: Source): PartyMention[] {
  if (!PERSONAL.test(source.plain.slice(0, 3000))) return [];
  const lines = source.contract.paragraphs;
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index];
    if (!line || line.start < source.plain.length * 0.4) break;
    const text = source.plain.slice(line.start, line.end);
    const name = SIGNED.exec(text) ?? PRINTED.exec(text);
    const around = lines
      .slice(Math.max(0, index - 1), index + 1)
      .map((near) => source.plain.slice(near.start, near.end));
    if (!name?.[1] || around.some((near) => /\b(?:by|witness|its|title)\b ?:?/i.test(near))) continue;
    const start = line.start + name.index + name[0].indexOf(name[1]);
    return [{ name: name[1], start, end: start + name[1].length, role: null, details: '', confidence: 0.65 }];
  }
  return [];
}
