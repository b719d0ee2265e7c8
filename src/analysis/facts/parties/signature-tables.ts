import { labelWords } from '../../document/labels';
import { cellsOfLine, type Line, linesOf } from '../../document/lines';
import { plainText } from '../../document/plain-text';
import { opensWithCapital, wordsIn } from '../../lexicon/characters';
import { anyWording, closingWords, onlyWords, openingWords, perhaps, wording } from '../../lexicon/words';
import { legalFormOf } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { isNatural, type PartyMention } from './mention';
import { namesInCell } from './names-in-cell';
import { namesRole } from './role-words';

/** Tables in which the parties sign, or that say what each of them has, stand behind the terms. */
const BEHIND_TERMS = 0.4;
const CONFIDENCE = 0.8;
const ENOUGH = 2;
/** How often a paper speaks of whom it has a word for, at least. */
const SPOKEN_OF = 3;
const LONGEST_ROLE = 40;

/** 'For the Landlord', 'SIGNED BY THE TENANT:'. */
const BEFORE_ROLE = openingWords(
  '({signed,executed,accepted,agreed} )({for,by,on behalf of,for and on behalf of} )(the )',
);
/** Who signs so does it for somebody else. */
const SIGNS_FOR = openingWords('{signed,executed,accepted,agreed} for, for, on behalf of');
const IN_OFFICE = wording(
  'director, manager, president, secretary, partner, officer, trustee, chair*, per, by, authori{s,z}ed',
);
/** Under such heads stand holders of what the table counts. */
const HOLDS = onlyWords(
  '{shareholder,member,partner,founder,investor,owner,co-owner,buyer,purchaser,seller,vendor,tenant,borrower,lender,guarantor,subscriber}(s)( name), name of {shareholder,member,partner,founder,investor,owner,tenant}',
);
const NAME_OF = anyWording(openingWords('name of '), closingWords(' name'));
/** What stands before a row of names. */
const OF_NAMES = onlyWords(
  '{full,legal,company,registered} name(s), name(s), party, parties, company, organi{s,z}ation, firm, entity',
  perhaps(':'),
);
/** A column in which they sign. */
const SIGNED = onlyWords('signature(s), signed( by)');

/** The role in the head of a column, as it is written; null where the head says something else. */
function roleOver({ text }: Line): string | null {
  const words = labelWords(plainText(text));
  const role = words.replace(BEFORE_ROLE, '').trim();
  return role.length < LONGEST_ROLE && namesRole(role) ? role : null;
}

/** A word in the head of a column by which the paper calls somebody again and again: 'the Brewery'. */
function termOver({ plain }: Source, cell: Line | undefined): string | null {
  const term = plainText(cell?.text ?? '').trim();
  const isWord = opensWithCapital(term) && wordsIn(term).length === 1 && term.length > 3;
  const spokenOf = plain.toLowerCase().split(`the ${term.toLowerCase()} `).length - 1;
  return isWord && spokenOf >= SPOKEN_OF ? term : null;
}

/** The names with which a cell begins, of firms with their legal form and persons. */
function partiesIn(cell: Line, role: string): PartyMention[] {
  const text = plainText(cell.text);
  const names = namesInCell(text);
  const areSound = names[0]?.start === 0 && names.every(({ name }) => legalFormOf(name) !== null || isNatural(name));
  return !areSound
    ? []
    : names.map(({ name, start, end }) => ({
        name,
        start: cell.start + start,
        end: cell.start + end,
        role,
        details: text.slice(end),
        confidence: CONFIDENCE,
      }));
}

/** Rows behind the terms, each as its cells; a line without tabs is a row of one. */
function rowsBehindTerms({ contract }: Source): Line[][] {
  const from = contract.text.length * BEHIND_TERMS;
  return linesOf(contract.text)
    .filter(({ start }) => start > from)
    .map(cellsOfLine);
}

/**
 * The two who sign beside each other, under what each of them is called: 'Brewery | Distributor' over 'Acme Brewing Ltd., Leduc | Borel Inc., Calgary'. Empty where the columns are not of
 * different roles or a name is missing; under 'For the Landlord' only a firm stands itself.
 */
export function signedInColumns(source: Source): PartyMention[] {
  const rows = rowsBehindTerms(source);
  for (const [index, heads] of rows.entries()) {
    const [label, ...named] = rows[index + 1] ?? [];
    // 'Name | Acme Ltd | Borel Inc.' under 'Controller | Processor', which stand over the second column and the third.
    const isLabelled = label !== undefined && OF_NAMES.test(label.text.trim());
    const over = isLabelled && heads.length > named.length ? heads.slice(1) : heads;
    const names = isLabelled ? named : (rows[index + 1] ?? []);
    const said = over.map(roleOver);
    // Beside a role, 'Brewery' is one as well where the paper speaks of it so.
    const roles = said.some((role) => role) ? said.map((role, at) => role ?? termOver(source, over[at])) : said;
    if (names.length !== over.length) continue;
    if (roles.includes(null) || new Set(roles.map((role) => role?.toLowerCase())).size < ENOUGH) continue;
    const parties = names.map((cell, at) => {
      const isOther = SIGNS_FOR.test(over[at]?.text ?? '') || IN_OFFICE.test(cell.text);
      const told = partiesIn(cell, roles[at] ?? '');
      return isOther ? told.filter(({ name }) => legalFormOf(name) !== null) : told;
    });
    if (parties.every((told) => told.length > 0)) return parties.flat();
  }
  return [];
}

/**
 * Those who are listed one in a row under what they are called, and sign: 'Shareholder | Shares' over 'Ann Lee | 550' and 'Bo Kim | 450', whom the execution names again, or 'Owner |
 * Signature | Date'. A schedule of tenants or staff who sign nothing has none.
 */
export function listedUnderRole(source: Source): PartyMention[] {
  const rows = rowsBehindTerms(source);
  for (const [index, heads] of rows.entries()) {
    const [head] = heads;
    if (!head || heads.length < ENOUGH || !HOLDS.test(plainText(head.text).trim())) continue;
    const isSigned = heads.some(({ text }) => SIGNED.test(text.trim()));
    const role = plainText(head.text).trim().replace(NAME_OF, '');
    const listed: PartyMention[] = [];
    let last = index;
    for (const cells of rows.slice(index + 1)) {
      const [first] = cells;
      const told = first && cells.length === heads.length ? partiesIn(first, role) : [];
      if (told.length === 0) break;
      listed.push(...told);
      last++;
    }
    const behind = source.plain.slice(rows[last + 1]?.[0]?.start ?? source.plain.length);
    if (listed.length >= ENOUGH && (isSigned || listed.every(({ name }) => behind.includes(name)))) return listed;
  }
  return [];
}
