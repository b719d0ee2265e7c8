import type { Source } from '../source';
import { isPerson, type PartyMention } from './mention';
import { shifted } from './opening-list';

/** How far from the first word somebody may speak. */
const HEAD = 2500;
/** 'I, Mary Hill, in consideration of ...': who releases or promises in the first person. */
const IN_FIRST_PERSON = /(?:^|[.;] {1,2})(I), (?=((?:\p{Lu}[\p{L}'.-]{0,20} ){1,3}\p{Lu}[\p{L}'-]{1,20}),)/gu;

function speakersIn(text: string): PartyMention[] {
  return [...text.matchAll(IN_FIRST_PERSON)].flatMap((match) => {
    const name = match[2] ?? '';
    const start = match.index + match[0].length;
    return isPerson(name) ? [{ name, start, end: start + name.length, role: 'I', details: '', confidence: 0.8 }] : [];
  });
}

/** Who speaks in the first person on the first page. */
export function speakers({ contract, plain }: Source): PartyMention[] {
  const first = contract.paragraphs.filter(({ start }) => start < HEAD);
  return first.flatMap(({ start, end }) => shifted(speakersIn(plain.slice(start, Math.min(end, start + 300))), start));
}
