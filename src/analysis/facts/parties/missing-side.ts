import { sideOf } from '../../kinds/paper-kind';
import { recogniseKind } from '../../kinds/recognise';
import { CELL_OR_LINE_END } from '../../lexicon/characters';
import { anyOf } from '../../lexicon/phrases';
import { openingWords } from '../../lexicon/words';
import { isFirm, legalFormOf, soundsLikeOrganisation } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { organisationAtTop } from './addressees';
import { isBeside } from './beside-parties';
import { isNatural, type PartyMention } from './mention';
import { readName } from './name';
import { isAmong } from './winnow';

const CONFIDENCE = 0.7;
const HEAD = 1_500;
/** 'A MANAGER-MANAGED TEXAS LIMITED LIABILITY COMPANY' below a title says what somebody is. */
const SAYS_KIND = openingWords('{a,an} ');
/** Names of persons seldom have more words. */
const PERSON_WORDS = 3;
/** In characters. */
const LONGEST = 120;

/**
 * Those told and, where all whose role says their side stand on one, whoever a line, a cell or a definition calls by a role of the other: 'ACCEPTED BY
 * LESSOR: Acme Finance', 'WE and US mean the Lessor, Acme Finance'. A form printed by one side has rows for the other alone, and where one is told alone, whoever stands over the paper is the other.
 */
export function withMissingSide(source: Source, told: PartyMention[]): PartyMention[] {
  if (told.length === 1) {
    const [top] = organisationAtTop(source, HEAD).filter(
      ({ name }) => legalFormOf(name) !== null && !SAYS_KIND.test(name) && !isAmong(name, told),
    );
    if (top) return [top, ...told];
  }
  const kind = told.length > 0 ? recogniseKind(source).kind : null;
  if (!kind) return told;
  const taken = new Set(told.flatMap(({ role }) => sideOf(kind.sides, role) ?? []));
  const isFirmWithoutSide = told.some(
    ({ name, role }) => legalFormOf(name) !== null && sideOf(kind.sides, role) === null,
  );
  const other = kind.sides.find((_, place) => !taken.has(place));
  if (taken.size !== 1 || isFirmWithoutSide || !other) return told;
  const roles = other.roles.filter((role) => !isBeside(role));
  const called = calledBy(source, roles).find(({ name }) => !isAmong(name, told));
  return called ? [...told, called] : told;
}

/** Whom a paper calls by one of these roles right before the name. */
function calledBy({ plain, contract }: Source, roles: readonly string[]): PartyMention[] {
  const role = `(?:the )?(?<role>${anyOf(roles)})`;
  const labels = new RegExp(
    `(?<=^|[\\n\\t]|\\| )(?:(?:accepted|signed|agreed|executed|approved) by |for (?:and on behalf of )?)?${role} ?: ?|\\bmeans? ${role}, `,
    'gi',
  );
  return [...contract.text.matchAll(labels)].flatMap((match) => {
    const start = match.index + match[0].length;
    const rest = plain.slice(start, start + LONGEST);
    const stop = contract.text.slice(start, start + LONGEST).search(CELL_OR_LINE_END);
    const cell = stop < 0 ? rest : rest.slice(0, stop);
    const name = readName(cell);
    if (!name || name.start > 0) return [];
    // Who signs for a side is a person; what fills a cell and is none, or has more words than persons have names, is a firm, whatever its last word.
    const isLong = name.name.split(' ').length > PERSON_WORDS;
    const isAlone = (isLong || !isNatural(name.name)) && name.end === cell.trimEnd().length;
    if (!isFirm(name.name) && !soundsLikeOrganisation(name.name) && !isAlone) return [];
    const at = { start: start + name.start, end: start + name.end };
    return [{ ...name, ...at, role: match.groups?.role ?? null, details: '', confidence: CONFIDENCE }];
  });
}
