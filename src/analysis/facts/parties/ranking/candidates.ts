import { opensWithCapital, wordsIn } from '../../../lexicon/characters';
import { openingWords, wording } from '../../../lexicon/words';
import { legalFormOf } from '../../../mentions/legal-forms';
import type { Source } from '../../source';
import { dealers } from '../dealers';
import { labelledParties } from '../labelled';
import type { PartyMention } from '../mention';
import { partyKey } from '../party-key';
import { withoutTitles } from '../person';
import { namesRole } from '../role-words';
import { partiesInRows } from '../rows';
import { signatoriesOf, signedOnBehalfOf } from '../signatures';
import { whoWeAre } from '../who-we-are';
import { cuesOf, cuesWithin, labelOf, roleBehind, type View, viewOf } from './contexts';
import { linesOf, type NameKind, namesInText, type PlacedName } from './names-in-text';

/** A name that may be a party's, with all that tells whether it is: see `cuesOf`. */
export interface PartyCandidate {
  key: string;
  kind: NameKind;
  mention: PartyMention;
  /** Whether the readers tell it as a party. */
  isRead: boolean;
  /** What the ranker knows of it, each once. */
  cues: string[];
}

/** Without one of these around it a name is somebody who is spoken of. */
const LEADS: ReadonlySet<string> = new Set(
  'b.between b.first b.run-by b.for b.for-signing b.for-members b.deals b.kin b.listed b.office b.made-by b.favour p.opens a.you-or-we b.numbered a.called-near a.called a.told a.formed a.home a.trades a.trustee a.office a.by a.email a.seal a.speaks a.role a.defined l.role l.from l.to l.who l.run-by l.name l.signed l.signed-for p.first p.alone p.addressed p.greeted p.signed-off'.split(
    ' ',
  ),
);
const SPOKEN_OF = ['b.third', 'l.third', 'l.witness', 'b.represents', 'a.office'] as const;
/** What only a party has. */
const OWN = [
  'a.role',
  'a.defined',
  'l.role',
  'b.first',
  'b.between',
  'a.called-near',
  'a.trades',
  'a.trustee',
] as const;
const ACTS = wording(' {shall,will,must,may,agrees,pays,is,has,can}');
const CONFIDENCE = 0.6;
/** Ranks and counts above these are alike. */
const LAST_RANK = 5;
const MOST_READ = 3;
const MANY = 4;
/** How much of a paper's end tells who signs it. */
const SIGNED_END = 1200;

interface Group {
  places: { name: PlacedName; cues: string[] }[];
  read: PartyMention | null;
}

/** All names that may be parties, in the order of their first places. `read`: what the readers tell. */
export function partyCandidates(source: Source, read: readonly PartyMention[]): PartyCandidate[] {
  const lines = linesOf(source);
  const view = viewOf(source, lines);
  const groups = new Map<string, Group>();
  for (const mention of read) groups.set(partyKey(mention.name), { places: [], read: mention });
  for (const name of namesInText(source, lines)) {
    const key = partyKey(name.name);
    if (key.length < 3) continue;
    const group = groups.get(key) ?? { places: [], read: null };
    group.places.push({ name, cues: cuesOf(view, name) });
    groups.set(key, group);
  }
  mergeAliases(groups);
  const sure = new Map<string, string[]>();
  const note = (mentions: readonly PartyMention[], cue: string) => {
    for (const { name } of mentions) sure.set(partyKey(name), [...(sure.get(partyKey(name)) ?? []), cue]);
  };
  note(partiesInRows(source), 'r.row');
  note(signatoriesOf(source), 'r.signatory');
  note(signedOnBehalfOf(source), 'r.behalf');
  note(dealers(source), 'r.dealer');
  note(labelledParties(source), 'r.labelled');
  note(whoWeAre(source), 'r.we');
  const text = ` ${partyKey(source.plain)} `;
  const mails = mailDomains(source.plain);
  const found = [...groups].flatMap(([key, group]) => {
    const cues = new Set(group.places.flatMap(({ cues }) => cues));
    if (!group.read && isSpokenOf(cues)) return [];
    const isCompany = cues.has('a.acts') && group.places.some(({ name }) => legalFormOf(name.name) !== null);
    if (!group.read && !isCompany && ![...cues].some((cue) => LEADS.has(cue))) return [];
    return [{ key, group, cues: [...cues, ...(sure.get(key) ?? [])] }];
  });
  const readers = found.filter(({ group }) => group.read).length;
  const all = new Set(found.map(({ key }) => key));
  const inside = new Set([...all].flatMap(spansWithin));
  return found.map(({ key, group, cues }, at) => {
    const mention = group.read ?? mentionOf(view, group);
    const kind = group.places[0]?.name.kind ?? (legalFormOf(mention.name) ? 'organisation' : 'other');
    const told = [...cues, ...cuesWithin(mention.name), ...wholeCues(view, { key, text, mails, all, inside }, mention)];
    const readBy = group.read ? 'i.read' : 'i.unread';
    const among = [`i.rank-${Math.min(at, LAST_RANK)}`, readBy, `${readBy}-of-${Math.min(readers, MOST_READ)}`];
    return {
      key,
      kind,
      mention,
      isRead: group.read !== null,
      cues: [...new Set([...told, ...told.map((cue) => `${kind}:${cue}`), `k.${kind}`, ...among])],
    };
  });
}

/** Names of one body or person become one: 'F. Aird' and 'Fergus Aird', 'Kettle Ridge' and 'Kettle Ridge Garden Center, LLC'; names that ran together become those that they hold. */
function mergeAliases(groups: Map<string, Group>): void {
  const keys = [...groups.keys()].toSorted((one, other) => other.length - one.length);
  for (const key of keys) {
    const group = groups.get(key);
    if (!group) continue;
    const within = spansWithin(key).filter((other) => groups.has(other));
    if (holdsOthers(key, within, groups)) {
      if (!group.read) groups.delete(key);
      continue;
    }
    for (const other of within) {
      const short = groups.get(other);
      if (!short || short.read || !key.startsWith(`${other} `) || isWhole(short)) continue;
      group.places.push(...short.places);
      groups.delete(other);
    }
  }
  for (const [key, group] of [...groups]) {
    const full = spelledOut(key, group, groups);
    if (!full) continue;
    full.places.push(...group.places);
    if (group.read) full.read ??= mentionAt(full, group.read);
    groups.delete(key);
  }
}

/** All whole words of a name that follow each other and are not all of it. */
function spansWithin(key: string): string[] {
  const words = key.split(' ');
  return words.flatMap((_, from) =>
    words.slice(from).flatMap((_, more) => {
      const span = words.slice(from, from + more + 1);
      return span.length < words.length ? [span.join(' ')] : [];
    }),
  );
}

/** What is read of a name with initials, told by the full name. */
function mentionAt({ places }: Group, read: PartyMention): PartyMention {
  const [place] = places;
  if (!place) return read;
  const { name, start, end } = place.name;
  return { ...read, name, start, end };
}

/** Whether a name is but two others that ran together, as two who sign on one line do. */
function holdsOthers(key: string, within: readonly string[], groups: ReadonlyMap<string, Group>): boolean {
  const first = within.find((other) => key.startsWith(`${other} `) && isWhole(groups.get(other)));
  if (first === undefined) return false;
  const rest = key.slice(first.length).trim().replace(openingWords('and '), '');
  return within.some((other) => rest === other || rest.startsWith(`${other} `)) || isOrganisation(groups.get(first));
}

const isOrganisation = (group: Group | undefined) =>
  group?.places.some(({ name }) => legalFormOf(name.name) !== null) ?? false;

/** Whether a name is somebody's for itself: a person's, or one with a legal form. */
const isWhole = (group: Group | undefined) =>
  group !== undefined && (isOrganisation(group) || group.places.some(({ name }) => name.kind === 'person'));

/** The one person whom a name with initials means: 'F. Aird' or 'F Aird' is Fergus Aird. */
function spelledOut(key: string, { places }: Group, groups: ReadonlyMap<string, Group>): Group | null {
  const words = key.split(' ');
  const [initial = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2 || initial.length !== 1 || places.some(({ name }) => name.kind === 'organisation')) return null;
  const full = [...groups].filter(([other]) => {
    const all = other.split(' ');
    return all.length > 1 && all[0] !== initial && other.startsWith(initial) && all.at(-1) === last;
  });
  return full.length === 1 ? (full[0]?.[1] ?? null) : null;
}

/** Whom a paper names to reach somebody else, or as a witness: 'for the attention of', 'represented by'. */
function isSpokenOf(cues: ReadonlySet<string>): boolean {
  return SPOKEN_OF.some((cue) => cues.has(cue)) && !OWN.some((cue) => cues.has(cue));
}

interface Whole {
  key: string;
  text: string;
  mails: string;
  /** The names of all candidates, and all that stands within one of them. */
  all: ReadonlySet<string>;
  inside: ReadonlySet<string>;
}

/** What the whole contract says of a name: how often, by which role, beside which others. */
function wholeCues(view: View, { key, text, mails, all, inside }: Whole, mention: PartyMention): string[] {
  const { plain } = view.source;
  const cues: string[] = [];
  const say = (cue: string, isSo: boolean) => {
    if (isSo) cues.push(cue);
  };
  const count = text.split(` ${key} `).length - 1;
  const words = key.split(' ');
  const short = words.find((word) => word.length > 2) ?? key;
  const shorts = text.split(` ${short} `).length - 1;
  say('w.once', count < 2);
  say('w.often', count >= MANY);
  say('w.short-often', shorts - count >= MANY);
  say('w.form', legalFormOf(mention.name) !== null);
  say('w.mail', mails.includes(words.slice(0, 2).join('')) && words.length > 1);
  say('w.within', inside.has(key));
  say(
    'w.holds',
    spansWithin(key).some((other) => all.has(other)),
  );
  say('w.long', words.length > 5);
  say('w.common', words.filter((word) => word.length > 3 && plain.includes(` ${word} `)).length > words.length / 2);
  const end = plain.slice(Math.max(plain.length / 2, plain.length - SIGNED_END));
  say('s.hand', signsWithInitial(end, mention.name));
  say('s.for', endsForName(partyKey(end), key));
  say('s.end', ` ${partyKey(end)} `.includes(` ${key} `));
  const role = mention.role;
  if (role) {
    say('w.role', namesRole(role));
    const acts = new RegExp(`\\b${RegExp.escape(role)}${ACTS.source}`, 'iu');
    say('w.role-acts', acts.test(plain));
  }
  return cues;
}

/** 'F. Aird' or 'F Aird' at the end of a paper is the hand of Fergus Aird; 'A. Achterberg' that of one of Mr and Mrs Achterberg. */
function signsWithInitial(end: string, name: string): boolean {
  const words = withoutTitles(name.split(' '));
  const last = words.at(-1) ?? '';
  if (last.length < 3 || !opensWithCapital(last)) return false;
  const initial = words.length > 1 ? (words[0] ?? '').charAt(0) : '';
  const at = end.search(
    new RegExp(`(?<!\\p{L})${initial || '\\p{Lu}'}\\.? (?:\\p{Lu}\\.? )?${RegExp.escape(last)}(?!\\p{L})`, 'u'),
  );
  return at >= 0;
}

/** 'For the trustees', 'on behalf of Tideline Hotels'. */
function endsForName(end: string, key: string): boolean {
  return [' for ', ' for the ', ' behalf of ', ' behalf of the '].some((lead) => ` ${end} `.includes(`${lead}${key}`));
}

/** The domains of the e-mail addresses, letters only: 'harrowgatefoodsexample'. */
function mailDomains(plain: string): string {
  return [...plain.matchAll(/@([\w.-]+)/g)].map(([, domain = '']) => wordsIn(domain).join('').toLowerCase()).join(' ');
}

/** The place that says most of a party, and what it is called there. */
function mentionOf(view: View, { places }: Group): PartyMention {
  const withRole = places.find(({ cues }) => cues.includes('l.role') || cues.includes('a.role'));
  const called =
    withRole ??
    places.find(({ cues }) => cues.includes('a.defined')) ??
    places.find(({ cues }) => LEADS.has(cues[0] ?? '')) ??
    places[0];
  const { name } = called as { name: PlacedName };
  const label = labelOf(view, name);
  const details = view.source.plain.slice(name.end, Math.min(name.line.end, name.end + 500));
  const role = label && namesRole(label) ? label : roleBehind(view, name);
  return { name: name.name, start: name.start, end: name.end, role, details, confidence: CONFIDENCE };
}
