import { legalFormOf } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { isPerson, type PartyMention } from './mention';
import { readName } from './name';

const SALUTATION = /^(?:dear |ladies and gentlemen|gentlemen\b)/i;

/** To whom a letter is written: the organisation above the address that comes before 'Dear' or 'Gentlemen', or who is greeted. */
export function addressees({ plain, contract }: Source): PartyMention[] {
  const salutation = contract.paragraphs.findIndex(
    ({ start, end }) => start < 4000 && SALUTATION.test(plain.slice(start, end)),
  );
  const dear = contract.paragraphs[salutation];
  const greeting = dear ? plain.slice(dear.start, Math.min(dear.end, dear.start + 60)) : '';
  const called = /^dear (?:M(?:r|s|rs)\.? |Dr\.? )?(\p{Lu}[\p{L}'-]+)/iu.exec(greeting)?.[1];
  const greeted = called ? new RegExp(`(?:^|[ ])${called}(?:$|[ ])`) : /$^/;
  return contract.paragraphs
    .slice(Math.max(0, salutation - 9), Math.max(0, salutation))
    .map(({ start, end }) => {
      const line = contract.text.slice(start, end).split('\n', 1)[0] ?? '';
      return { start, name: line.length < 120 ? readName(plain.slice(start, start + line.length)) : null };
    })
    .flatMap(({ start, name }) => {
      if (!name || (name.start > 0 && !greeted.test(name.name))) return [];
      if (legalFormOf(name.name) === null && !(greeted.test(name.name) && isPerson(name.name))) return [];
      return [{ ...name, start: start + name.start, end: start + name.end, role: null, details: '', confidence: 0.7 }];
    })
    .slice(-1);
}
