import { linesOf } from '../../document/lines';
import { closingWords, everywhere, ifNext, onlyWords, openingWords, wording } from '../../lexicon/words';
import { endsLikeOrganisation, legalFormOf, soundsLikeOrganisation } from '../../mentions/legal-forms';
import type { Source } from '../source';
import { haveBothSides } from './head-of-paper';
import { isNatural, isPerson, type PartyMention } from './mention';
import { readName } from './name';
import { namesInCell } from './names-in-cell';

const SALUTATION = openingWords('dear, ladies and gentlemen, gentlemen');

const ARTICLE = onlyWords('the');
/** The end of the line, an address, or the trade: 'T. Reed & Sons, Roofers'. */
const AFTER_NAME = /^(?:,? ?(?:$|\d)|,? \p{Lu}[\p{L} &]{3,40}$)/u;
/** Behind the name of a company, its address or trade: 'ACME LTD — Unit 14, Telford', 'Acme CIC, The Old Maltings'. */
const AFTER_COMPANY = /^(?:,| [–—|·•-]) /;
const FAMILY_FIRM = closingWords('son(s), daughter(s), brothers, sisters, partners');
/** How far from the first word the name over a form stands. */
const FORM_HEAD = 300;
/** Who acts in a form beside its customer. */
const ACTS_ITSELF = wording(
  'the {school,academy,club,studio,nursery,gym,centre,center,conservatory,college,camp,salon,clinic,gallery,company}, we',
  ' ',
  'may, will, must, shall, has, can, cannot, provides, offers, keeps, undertakes, are, do',
);
/** What the first line of a form is as often: the paper's own name. */
const IS_A_PAPER = wording(
  'agreement, contract, form, terms, conditions, quotation, estimate, order, invoice, lease, note, deed, letter, policy',
);
const FIRST_WORDS = 1_500;
const SPEAKS_FOR = everywhere(
  wording('{employee,employment,officer,director,engagement,position} ', 40, '{of,by,with,at} ', ifNext('+')),
);
/** How many lines of a letter may be its head, and how long each. */
const HEAD_LINES = 3;
const LONGEST_LINE = 160;

/** Who writes a letter: the organisation at its very top, above date and addressee. Empty for what is no letter. */
export function letterhead(source: Source): PartyMention[] {
  const { plain, contract } = source;
  const salutation = contract.paragraphs.find(
    ({ start, end }) => start < 4000 && SALUTATION.test(plain.slice(start, end)),
  );
  return salutation ? organisationAtTop(source, salutation.start) : [];
}

/** The organisation that one of the first lines names, alone or before its address. `from`: where the paper itself begins. */
export function organisationAtTop({ plain, contract }: Source, from: number): PartyMention[] {
  for (const { start, end } of contract.paragraphs.slice(0, HEAD_LINES)) {
    if (start >= from) break;
    const line = contract.text.slice(start, Math.min(end, start + LONGEST_LINE)).split('\n', 1)[0] ?? '';
    const name = readName(plain.slice(start, start + line.length));
    const after = name && plain.slice(start + name.end, start + line.length);
    if (
      !name ||
      (name.start > 0 && !ARTICLE.test(plain.slice(start, start + name.start).trim())) ||
      !(AFTER_NAME.test(after ?? '') || (legalFormOf(name.name) !== null && AFTER_COMPANY.test(after ?? '')))
    )
      continue;
    const isKnown = isOrganisation(name.name) || FAMILY_FIRM.test(name.name) || isNamedAgain(plain, name.name, from);
    if (!isKnown || !name.name.includes(' ') || (isPerson(name.name) && !isOrganisation(name.name))) continue;
    return [{ ...name, start, end: start + name.end, role: null, details: after ?? '', confidence: 0.7 }];
  }
  return [];
}

/** 'ELMHURST HOUSE' over a form is 'Elmhurst House' in its sentences. */
function isNamedAgain(plain: string, name: string, from: number): boolean {
  const at = plain.toLowerCase().indexOf(name.toLowerCase(), from);
  return (
    at >= 0 &&
    plain
      .slice(at, at + name.length)
      .split(' ')
      .every((word) => /^(?:[\p{Lu}\d&]|of$|and$|the$)/u.test(word))
  );
}

const isOrganisation = (name: string) => endsLikeOrganisation(name) || soundsLikeOrganisation(name);

/** Who stands over a form or an offer that names its customers alone and speaks of 'the School' or 'we'. */
export function headOfForm(source: Source, others: readonly PartyMention[]): PartyMention[] {
  // Who runs 'Tansy School' is told by her own name.
  if (others.some(({ role }) => role === 'we')) return [];
  if (
    others.length === 0 ||
    haveBothSides(others) ||
    !others.every(({ name }) => isNatural(name)) ||
    !ACTS_ITSELF.test(source.plain)
  )
    return [];
  return organisationAtTop(source, FORM_HEAD).filter(({ name }) => !IS_A_PAPER.test(name));
}

/** In whose name a letter to one person speaks that has no other head: 'an employee of Ember Electric Co.' */
export function senderInText({ plain, contract }: Source, others: readonly PartyMention[]): PartyMention[] {
  const dear = contract.paragraphs.find(({ start, end }) => start < 4000 && SALUTATION.test(plain.slice(start, end)));
  if (!dear || others.length !== 1 || !others.every(({ name }) => isNatural(name))) return [];
  const text = plain.slice(dear.start, dear.start + FIRST_WORDS);
  for (const lead of text.matchAll(SPEAKS_FOR)) {
    const at = dear.start + lead.index + lead[0].length;
    const name = readName(plain.slice(at, at + LONGEST_LINE));
    if (!name || name.start > 4 || legalFormOf(name.name) === null || !plain.includes(name.name, at + name.end))
      continue;
    return [{ ...name, start: at + name.start, end: at + name.end, role: null, details: '', confidence: 0.65 }];
  }
  return [];
}

/** To whom a letter is written: the organisation above the address that comes before 'Dear' or 'Gentlemen', or who is greeted. */
export function addressees({ plain, contract }: Source): PartyMention[] {
  const salutation = contract.paragraphs.findIndex(
    ({ start, end }) => start < 4000 && SALUTATION.test(plain.slice(start, end)),
  );
  const dear = contract.paragraphs[salutation];
  const greeting = dear ? plain.slice(dear.start, Math.min(dear.end, dear.start + 60)) : '';
  const called = /^dear (?:M(?:r|s|rs)\.? |Dr\.? )?(\p{Lu}[\p{L}'-]+)/iu.exec(greeting)?.[1];
  // 'Mr T. Wainwright' is greeted 'Dear Tom'.
  const greeted = called ? new RegExp(`(?:^|[ ])(?:${called}|${called.charAt(0)}\\.?)(?:$|[ ])`) : null;
  return contract.paragraphs
    .slice(Math.max(0, salutation - 9), Math.max(0, salutation))
    .map(({ start, end }) => {
      const line = contract.text.slice(start, end).split('\n', 1)[0] ?? '';
      const text = line.length < 120 ? plain.slice(start, start + line.length) : '';
      // 'Ana Lee & Bo Kim' are both written to, whichever of them is greeted.
      const names = namesInCell(text);
      const areTwo = names.length > 1 && names.every(({ name }) => isNatural(name));
      return { start, name: areTwo && names.some(({ name }) => greeted?.test(name)) ? names : readName(text) };
    })
    .flatMap(({ start, name }) => {
      if (Array.isArray(name))
        return [
          name.map((one) => ({
            ...one,
            start: start + one.start,
            end: start + one.end,
            role: null,
            details: '',
            confidence: 0.7,
          })),
        ];
      if (!name || (name.start > 0 && !greeted?.test(name.name))) return [];
      if (legalFormOf(name.name) === null && !(greeted?.test(name.name) && isPerson(name.name))) return [];
      return [
        [{ ...name, start: start + name.start, end: start + name.end, role: null, details: '', confidence: 0.7 }],
      ];
    })
    .slice(-1)
    .flat();
}

/** 'To', 'To,' above the lines of an address, as letters of India have it. */
const TO_ALONE = onlyWords('to(,)(:)');
/** What a block under 'To' ends with. */
const UNDER_BLOCK = openingWords('{dear,respected,sub,subject,ref,re,sir,madam,kind attn,attn}');
const BLOCK_LINES = 6;

/** The person to whom a letter goes by the first line under 'To', where none of the lines below names the firm for which he reads it. */
export function personUnderTo({ plain, contract }: Source): PartyMention[] {
  const lines = linesOf(contract.text.slice(0, LETTER_HEAD));
  const to = lines.findIndex(({ text }) => TO_ALONE.test(text.trim()));
  const rest = to < 0 ? [] : lines.slice(to + 1, to + 1 + BLOCK_LINES);
  const end = rest.findIndex(({ text }) => UNDER_BLOCK.test(text.trim()));
  const [first, ...below] = end < 0 ? [] : rest.slice(0, end);
  if (!first || below.some(({ text }) => isOrganisation(readName(text)?.name ?? ''))) return [];
  const [name] = namesInCell(plain.slice(first.start, first.start + first.text.length));
  if (name?.start !== 0 || !isNatural(name.name)) return [];
  const last = first.start + name.end;
  return [{ name: name.name, start: first.start, end: last, role: null, details: '', confidence: 0.7 }];
}
const LETTER_HEAD = 2_500;

const CLOSES = openingWords(
  '{yours,best,kind,kindest,warm,warmest,many,with,thanks,regards,sincerely,respectfully,cheers,all the best}',
);
/** So many lines behind the words that close a letter its writer signs. */
const SIGNS_WITHIN = 3;

/** Whether all of those told stand in the address of a letter, between its head and 'Dear'. */
export function areWrittenTo({ plain, contract }: Source, told: readonly PartyMention[]): boolean {
  const { paragraphs } = contract;
  const dear = paragraphs.findIndex(({ start, end }) => start < 4000 && SALUTATION.test(plain.slice(start, end)));
  const [from, to] = [paragraphs[Math.max(1, dear - ADDRESS_LINES)], paragraphs[dear]];
  return (
    !!from &&
    !!to &&
    told.every(({ start, name }) => start >= from.start && start < to.start && !plain.startsWith(name))
  );
}

const ADDRESS_LINES = 6;

/** Who writes a letter under his own name, which begins the first line and stands behind the words that close it: 'Ann Lee Photography ... Yours, Ann Lee'. */
export function writerOfLetter({ plain, contract }: Source): PartyMention[] {
  const { paragraphs } = contract;
  const isLetter = paragraphs.some(({ start, end }) => start < 4000 && SALUTATION.test(plain.slice(start, end)));
  const closing = paragraphs.findLastIndex(
    ({ start, end }) => end - start < 60 && CLOSES.test(plain.slice(start, end)),
  );
  if (!isLetter) return [];
  const heads = paragraphs.slice(0, HEAD_LINES).map(({ start, end }) => plain.slice(start, end));
  for (const { start, end } of paragraphs.slice(closing, closing + SIGNS_WITHIN)) {
    const line = plain.slice(start, end);
    // 'Yours, Ann Lee', and 'Ann Lee, landlord'.
    for (const lead of [line.lastIndexOf(', ') + 1, 0]) {
      const name = readName(line.slice(lead));
      if (!name || !isNatural(name.name) || !heads.some((head) => isOfHead(head, name.name))) continue;
      const at = start + lead + name.start;
      return [{ name: name.name, start: at, end: at + name.name.length, role: null, details: '', confidence: 0.65 }];
    }
  }
  return [];
}

/** Whether a line of a letter's head begins with a name, or is the same person's with her other initials: 'Moira A. Galbraith' of 'Moira Galbraith'. */
function isOfHead(head: string, name: string): boolean {
  if ([' ', ', '].some((next) => head.startsWith(`${name}${next}`))) return true;
  const whole = readName(head);
  const outer = (words: string) => [words.split(' ').at(0), words.split(' ').at(-1)].join(' ');
  return whole?.start === 0 && whole.end >= head.trimEnd().length && outer(whole.name) === outer(name);
}
