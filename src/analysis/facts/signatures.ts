import { endsLikeOrganisation } from './legal-forms';
import type { PartyMention } from './party-mention';
import { readName } from './party-name';
import type { Source } from './source';

const SIGNS = /\b(?:By|BY|Signed|Signature|Name|Its)\s{0,3}:|\/s\/|_{6,}/;
const ANCHOR =
  /\b(?:in witness whereof|the parties have (?:executed|caused)|executed (?:this|as of)|agreed (?:and|&) accepted|accepted (?:and|&) agreed|very truly yours|sincerely)\b/gi;

/** The last place where signing begins; schedules may follow it. */
function blockStart({ plain }: Source): number | null {
  let at: number | null = null;
  for (const match of plain.matchAll(ANCHOR)) if (match.index > plain.length * 0.2) at ??= match.index;
  return at;
}

/** The organisations whose names stand above a line to sign on. */
export function signatoriesOf(source: Source): PartyMention[] {
  const from = blockStart(source);
  if (from === null) return [];
  const lines = source.contract.paragraphs.filter(
    (paragraph) => paragraph.start >= from && paragraph.start < from + 4000,
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
