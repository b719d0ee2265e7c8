import type { Evidence } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import {
  COLON,
  endsWithSign,
  hasDigit,
  hasSign,
  isInCapitals,
  LABEL_END,
  opensWithSmallLetter,
  WHITE_SPACE,
} from '../lexicon/characters';
import { ROLES } from '../lexicon/en/roles';
import { anyWording, asWritten, everywhere, openingWords, upTo, wording } from '../lexicon/words';
import { findDates } from '../mentions/dates';
import { type ContractText, isBesideBody } from '../pdf/contract-text';
import { mailsOf } from './mail-chain';

/** How many of a paper's last lines hold the names of who signs. */
const LAST_LINES = 10;
const LONGEST = 240;
/** 'I. Dunning', 'M. E. Corrigan', 'Lê Văn Thuận', 'Ing. Radovan Štika', 'Dr. S. Kolbeck'. */
const NAME =
  /(?<![\p{L}.])(?:\p{Lu}\.[ -]?){0,3}\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\.|(?:(?:de|da|van|von|der|del|al|la)(?!\p{L})|Mc)|\p{Lu}[\p{L}'’-]+)){0,4}/gu;
/** Words of a name's shape: of places and papers. */
const NO_NAME = wording([
  'court(s), street, road, lane, avenue, house, county, law(s), act, rules, schedule, annex, appendix, clause, section, article',
  'page, form, version, printed, revised, copy, terms, conditions, notice, tel, phone, email, insurance, association of',
  'from, to, sent, subject, cc, re, open, opening, prices, deposit',
]);
/** What stands beside a name where somebody signs. */
const SIGNS = anyWording(
  wording([
    'signed, accepted, agreed, acknowledged, countersigned, executed, authori{s,z}ed, approved, witness*, seal, stamp, signature',
    'on behalf of, director, secretary, treasurer, chair*, president, manager, partner, trustee, owner, member, officer',
    'administrator, principal, proprietor, agent, guarantor, surety, executive, himself, herself, themselves, for the',
  ]),
  openingWords(/[-\s]*/, 'for, by, x '),
);
const ROLE_LABEL = new RegExp(`^(?:the )?(?:${ROLES.map((role) => RegExp.escape(role)).join('|')})s?\\s?:`, 'i');
/** A clause, the head of a message or of a list, an act of somebody else. */
const NO_LINE = anyWording(
  /^[\s>*-]*\d+[.)]?\d* /,
  openingWords('cc, from, to, sent, subject, date, list, attachment, annex, on', ' '),
  openingWords('cc, from, to, sent, subject, list', COLON),
  wording('before me, notary, wrote, issued with, address(es) for {service,notices,notice}'),
);
/** A sentence that lets or binds somebody ends no paper by naming him. */
const BINDS = asWritten(wording('may, shall, must, cannot, will not'));
/** What somebody is, behind its label: 'Title: Vice President'. */
const OFFICE = everywhere(wording('title, position, capacity, its', /\s?[:\t]\s?/, upTo(40, ':\t,;')));
/** A row of nothing else. */
const OPENS_OFFICE = openingWords('title(s), position, capacity, office', LABEL_END);
/** Small words of such lines; a sentence has many others. */
const SMALL: ReadonlySet<string> = new Set(
  'for and on behalf of the by at in to its as not each presence per day this above all us both read de van von der da del la a'.split(
    ' ',
  ),
);
/** 'Signed Parent': no name begins so. */
const ACT_FIRST = asWritten(openingWords('{Signed,SIGNED,Accepted,ACCEPTED,Agreed,AGREED,Executed,EXECUTED} '));
/** So many other small words may stand in such a line: 'kennel manager'. */
const MOST_OTHERS = 4;

interface Line {
  text: string;
  start: number;
}

function lastLines({ text, paragraphs }: ContractText): Line[] {
  const body = paragraphs.filter((paragraph) => !isBesideBody(paragraph)).slice(-LAST_LINES);
  const lines = body.flatMap(({ start, end }) => {
    let at = start;
    return text
      .slice(start, end)
      .split('\n')
      .map((words) => {
        const line = { text: words, start: at };
        at += words.length + 1;
        return line;
      });
  });
  const last = lines.filter(({ text: words }) => words.trim() !== '').slice(-LAST_LINES);
  // What stands above the head of the signatures is of a schedule, and so is what stands below the title of one.
  const below = last.slice(last.findLastIndex(({ text: words }) => isSigningHead(words.trim())) + 1);
  const title = below.findIndex(({ text: words }) => isPartTitle(words.trim()));
  return title < 0 ? below : below.filter(({ text: words }, at) => at < title || SIGNS.test(words));
}

/** 'SCHEDULE B - HOUSE ACCOUNTS'. */
const isPartTitle = (line: string): boolean =>
  line.length <= LONGEST_TITLE && PART_TITLE.test(line) && !hasSign(line, '\t_') && !endsWithSign(line, '.');
const PART_TITLE = openingWords('{schedule,exhibit,annex,annexure,appendix,attachment,addendum}( *1-4)');
const LONGEST_TITLE = 80;

/** 'Signatures', 'Signed as an agreement', 'EXECUTION PAGE:'. */
export function isSigningHead(line: string): boolean {
  return line.length <= LONGEST_HEAD && SIGNING_HEAD.test(line) && !hasSign(line, '\t_.') && namesIn(line).length === 0;
}
const SIGNING_HEAD = openingWords('signed, signature(s), executed, execution');
const LONGEST_HEAD = 40;

/** The names of people in a line that is made of little else; none in a sentence. */
function namesIn(line: string): string[] {
  const isHeading = isInCapitals(line) && !hasDigit(line) && !line.includes('(SEAL)');
  if (line.length > LONGEST || isHeading || NO_LINE.test(line) || BINDS.test(line) || OPENS_OFFICE.test(line))
    return [];
  const without = findDates(line).reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), line);
  const others = without
    .split(WHITE_SPACE)
    .filter((word) => (opensWithSmallLetter(word) || hasSign(word.charAt(0), "'’")) && !SMALL.has(word.toLowerCase()));
  if (others.length > MOST_OTHERS) return [];
  return [...without.replace(OFFICE, ' ').matchAll(NAME)]
    .map(([name]) => name.replace(ACT_FIRST, ''))
    .filter((name) => name.includes(' ') && !NO_NAME.test(name));
}

/**
 * The lines at a paper's end in which people are named as those who sign, with a role, a day or a word of signing beside them or side by side: what
 * stands there in letters, which is no signature.
 */
export function namesAtEnd(contract: ContractText): Evidence[] {
  const mails = mailsOf(contract);
  return lastLines(contract).flatMap(({ text, start }) => {
    // 'Jago Penhale, Fri 14 Mar 2025 07:44' is the head of a mail.
    if (mails.some((mail) => mail.start === start)) return [];
    const names = namesIn(text);
    if (names.length === 0) return [];
    const isSaid =
      SIGNS.test(text) || ROLE_LABEL.test(text.trim()) || findDates(text).some(({ kind }) => kind === 'day');
    // A house number stands in an address.
    const isRow = names.length > 1 && !hasDigit(text);
    return isSaid || isRow ? [evidenceAt(contract, start, start + text.length)] : [];
  });
}
