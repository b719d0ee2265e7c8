import { closingWords, onlyWords } from '../../lexicon/words';
import { legalFormOf } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { isNatural, type PartyMention } from './mention';

/** How much before a name is looked at, in characters. */
const BEFORE = 60;
/** 'Juniper Lane LLC, a Georgia limited liability company owned by ' before a name: a firm is described by whose it is. */
const WHOSE = closingWords('{owned,run,operated,managed,controlled}( and {operated,run,managed,controlled}) by ');
/** 'For the studio: ' before a name: he signs for the firm that speaks. */
const FOR_FIRM = closingWords(
  'for( {the,our}) {studio,club,gym,company,firm,business,school,nursery,centre,center,yard,salon,clinic,shop}(:) ',
);
/** What somebody is in a firm, and nobody across from it. */
const OFFICE = onlyWords(
  '(the )({general,assistant,deputy,managing,studio,club,office,branch} ){manager,director,owner,principal,secretary,proprietor}',
);

/**
 * Those told, without the persons who only stand behind a firm that is told: whose it is by its description (a firm with a legal form in the
 * same role), and who signs for it in an office. Where no firm is told, a person may himself be the one who contracts, and stays.
 */
export function withoutThoseBehind({ plain }: Source, told: readonly PartyMention[]): PartyMention[] {
  const firms = told.filter(({ name }) => legalFormOf(name) !== null);
  return told.filter(({ name, role, start }) => {
    if (!isNatural(name)) return true;
    const before = plain.slice(Math.max(0, start - BEFORE), start);
    const isOwner = WHOSE.test(before) && firms.some((firm) => firm.role === role && firm.start < start);
    const isOfficer = firms.length > 0 && OFFICE.test(role ?? '') && FOR_FIRM.test(before);
    return !isOwner && !isOfficer;
  });
}
