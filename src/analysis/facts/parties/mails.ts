import { maybeMails } from '../../document/mail-chain';
import { wordsIn } from '../../lexicon/characters';
import { anyWording, closingWords, ifNext, onlyWords, openingWords, perhaps, upTo, wording } from '../../lexicon/words';
import { isFirm } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { isNatural, type PartyMention } from './mention';
import { type NameMention, readName } from './name';
import { partyKey } from './party-key';
import { withoutTitles } from './person';
import { linesOf, namesInText, type PlacedName } from './ranking/names-in-text';

/** How far from the first word a chain of mails says who writes. */
const HEAD = 600;
const WRITER = /(?:^|\n)[^\n:]{0,20}\bFrom: ?([^\n]{2,90})/g;
/** An address for mails: '<ann@acme.example>', '(ann@acme.example)'. */
const ADDRESS = /[<(]?[\w.+-]+@([\w.-]+)[>)]?/;
const LONGEST = 120;
/** What stands between a person and the firm, beside signs. */
const OFFICE = openingWords(
  'director, managing, president, vice president, secretary, treasurer, manager, chair*, chief, CEO, owner, partner, principal, founder, executive, marketing, accounts, sales, operations, buyer, office',
);
/** Words before a firm's name with which somebody says for whom he writes, or another for whom he takes him. */
const FOR = closingWords(
  [
    'behalf of, I work {for,at,with}, I am {with,at,from}, name under which, {program(me),part,department,division} of',
    '{agreed,accepted,confirmed,approved,accept,agree,confirm,writing,acting,signing,yes}(\\,) {for,by}',
    '{buying,selling,ordering,booking,contracting,invoicing,going,dealing} {through,via}',
  ],
  perhaps(' the'),
);
const FOR_YOU = anyWording(
  closingWords(
    "{you're,you are,your} ",
    20,
    '{for,at,practice,company,firm,business,club}',
    perhaps('\\,'),
    perhaps(' the'),
  ),
  // 'So the contract would be between me and Acme Ltd, not you personally'.
  closingWords('between {me,us,myself,ourselves} and', perhaps(' the')),
);
const WEEKDAY = wording('{Mon,Tue,Tues,Wed,Wednes,Thu,Thur,Thurs,Fri,Sat,Satur,Sun}(day)(\\,) ', ifNext('#*'));
const ALONE = onlyWords('for (the )');

const bare = (name: string) => withoutTitles(name.split(' ')).join(' ');

/** What one wrote in a chain of mails: from where to where, and the line that names him. */
interface Letter {
  writer: string;
  start: number;
  end: number;
}

function lettersIn(source: Source): Letter[] {
  const { text } = source.contract;
  const named = [...text.matchAll(WRITER)].map(({ index, 1: writer = '' }) => ({ writer, start: index }));
  const heads = named.length > 0 ? named : datedHeads(source);
  if ((heads[0]?.start ?? HEAD) >= HEAD) return [];
  return heads.map((head, at) => ({ ...head, end: heads[at + 1]?.start ?? text.length }));
}

/** Who wrote, where the head of a mail says it beside the day: 'Derek Maltby, Acme Ltd | Mon 10 Mar 2025 07:12'. One such line heads no chain. */
function datedHeads({ contract }: Source): { writer: string; start: number }[] {
  const heads = maybeMails(contract).flatMap(({ start, dated }) => {
    const head = contract.text.slice(start, dated.end);
    const writer = head.slice(0, WEEKDAY.exec(head)?.index ?? dated.start - start).trimEnd();
    return isNatural(readName(writer)?.name ?? '') ? [{ writer, start }] : [];
  });
  return heads.length > 1 ? heads : [];
}

/** Those who write to each other, where the heads of their mails say no more than who wrote when. */
export function writersOfMails(source: Source): PartyMention[] {
  return datedHeads(source).flatMap(({ writer, start }) => {
    const read = readName(writer);
    if (!read) return [];
    return [
      { name: read.name, start: start + read.start, end: start + read.end, role: null, details: '', confidence: 0.7 },
    ];
  });
}

/** The firm behind a person's name: ', Acme Ltd', ' <ann@acme.example>, director, Acme Ltd', '(secretary, Acme Club Inc.)'. */
function firmBehind(text: string, from: number): NameMention | null {
  const line = text.slice(from, from + LONGEST).split(/\n\n|\n(?=\p{Lu}\p{Ll}+:)/u, 1)[0] ?? '';
  const address = ADDRESS.exec(line.slice(0, 60))?.[0];
  let at = address && onlySigns(line.slice(0, line.indexOf(address))) ? line.indexOf(address) + address.length : 0;
  for (let parts = 0; parts < 4; parts++) {
    const sign = /^(?:[,(\n]|, | \(| (?:of|at|for) ){1,2} ?(?:the )?/.exec(line.slice(at))?.[0];
    if (!sign) return null;
    at += sign.length;
    const rest = line.slice(at).split('\n', 1)[0] ?? '';
    const read = readName(rest.slice(0, WEEKDAY.exec(rest)?.index));
    if (read?.start === 0 && isFirm(read.name)) return { name: read.name, start: from + at, end: from + at + read.end };
    if (!OFFICE.test(line.slice(at))) return null;
    at += openingWords(upTo(40, ',(\n')).exec(line.slice(at))?.[0].length ?? 0;
  }
  return null;
}

const onlySigns = (words: string) => wordsIn(words).length === 0;

/** For which firm a person of a chain of mails writes or is written to; null for himself. */
function firmOf(
  source: Source,
  person: string,
  letters: readonly Letter[],
  firms: readonly PlacedName[],
): NameMention | null {
  const { text } = source.contract;
  const name = bare(person);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const behind = firmBehind(text, at + name.length);
    if (behind) return behind;
  }
  const domain = domainOf(text, name);
  const letterOf = (start: number) => letters.find((letter) => start >= letter.start && start < letter.end);
  return (
    firms.find((firm) => {
      if (partyKey(firm.name) === partyKey(person)) return false;
      const own = letterOf(firm.start)?.writer.includes(name) ?? false;
      const before = text.slice(Math.max(0, firm.start - 60), firm.start);
      const said = own
        ? FOR.test(before.trimEnd()) || ALONE.test(before.split('\n').at(-1) ?? '')
        : FOR_YOU.test(before.trimEnd());
      return said || isDomainOf(domain, firm.name);
    }) ?? null
  );
}

/** The domain of a person's address, letters and figures only: 'acmebooks' of 'Ann Lee <ann@acmebooks.example>'; '' where none is told. */
function domainOf(text: string, name: string): string {
  const address = new RegExp(`${RegExp.escape(name)} ${ADDRESS.source}`).exec(text)?.[1] ?? '';
  const domain = address.slice(0, Math.max(0, address.indexOf('.')));
  return domain.length > 4 ? wordsIn(domain).join('').toLowerCase() : '';
}

/** 'and' of the languages in which firms have it in their domain. */
const ANDS = ['', 'and', 'og', 'och', 'und', 'et', 'en', 'y', 'e'];
/** Shorter domains are parts of many names. */
const SHORTEST_PART = 8;

/** Whether a domain is a firm's name, or some words of it that follow each other: 'birkogdatter' of 'Forlaget Birk & Datter ApS'. */
function isDomainOf(domain: string, firm: string): boolean {
  if (domain === '') return false;
  if (partyKey(firm).replaceAll(' ', '') === domain) return true;
  if (domain.length < SHORTEST_PART) return false;
  return ANDS.some((and) => {
    const words = partyKey(firm.replaceAll('&', ` ${and} `)).split(' ');
    return words.some((_, from) => words.some((__, to) => words.slice(from, to + 1).join('') === domain));
  });
}

/** Those told of a chain of mails, with firms instead of the persons who write for them: 'From: Ann Lee, Acme Ltd', 'Agreed, for Acme Ltd'. */
export function withFirmsOfMails(source: Source, told: readonly PartyMention[]): PartyMention[] {
  const letters = lettersIn(source);
  const persons = told.filter(({ name }) => isNatural(name));
  if (letters.length === 0 || persons.length === 0) return [...told];
  // 'Accepted on behalf of Corrigan Lenihan Dental': one who is told as well needs no legal form.
  const others = (name: string) => told.some((other) => partyKey(other.name) === partyKey(name));
  const firms = namesInText(source, linesOf(source)).filter(({ name }) => isFirm(name) || others(name));
  const written = `${letters.map(({ writer }) => writer).join('\n')}\n${source.contract.text.slice(0, HEAD)}`;
  return told.map((mention) => {
    const firm =
      persons.includes(mention) && written.includes(bare(mention.name))
        ? firmOf(source, mention.name, letters, firms)
        : null;
    return firm ? { ...mention, name: firm.name, start: firm.start, end: firm.end, details: '' } : mention;
  });
}
