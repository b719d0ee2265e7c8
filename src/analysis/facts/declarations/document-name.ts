import { isTitleCase } from '../../document/headings';
import { evidenceAt } from '../../evidence';
import {
  endsWithSign,
  hasDigit,
  hasSign,
  isInCapitals,
  opensWithCapital,
  opensWithDigit,
  WHITE_SPACE,
  wordsIn,
} from '../../lexicon/characters';
import { asWritten, closingWords, openingWords, wording } from '../../lexicon/words';
import { endsLikeOrganisation } from '../../mentions/legal-forms';
import { isBesideBody } from '../../pdf/contract-text';
import { defineFact } from '../define-fact';
import { type Fact, found, missing, withValue } from '../fact';
import { GREETS, subjectAhead, subjectOf } from '../letter-subject';
import { rankedTitle } from '../naming/title-ranker';
import { openingOf } from '../opening';
import type { Source } from '../source';
import { SUBJECTS } from '../spoken-of';
import { breaksOff, standingTitle } from '../standing-title';
import { titleAtHead } from '../title-at-head';

const KIND = wording([
  'agreement(s), contract, amendment, addendum, lease, licen{c,s}e, letter, memorandum, deed, indenture, note, order',
  'plan, undertaking, warrant, joint filing statement, power of attorney, certificate, endorsement, statement of work',
  'terms {and,&} conditions, terms of {service,use,sale,business}, schedule, covenant(s), release, bond, guaranty',
  '{subscription,service,customer,user,general,standard,membership} terms, guarantee, mou, nda, safe, bill of sale',
  'conditions of {purchase,sale,hire,use,carriage,business,supply}, retainer, tenancy, quotation',
  '{enrolment,enrollment,registration,application,booking,hire,rental,membership,consent} {form,conditions}',
]);
/** Lines of a table of contents, page marks, file numbers and logos. */
const NOT_A_NAME =
  /\t.*\d{1,3}$|\.{4}|\bpage \d|\bno\.? ?:|\bcontract no\b|\bagreement number\b|\bpolicy number\b|\bp\.?o\.? box\b|^\[.*\]$|^(?:abn|acn|arbn|nzbn|uen|cin)\b|^\d{1,2}\.\d|^\d{1,2}\.\s/i;
const DATED = /,? {0,3}\b(?:dated|effective|made) (?:as of |as at |the )?.{4,40}$|,? {0,3}\bdated$|\s+[-–—:]+$/i;
/** What stands above a title and was read with it: 'Last Updated: April 6, 2007', 'Subscription Price: $10.00 Per Share'. */
const ABOVE_TITLE =
  /^(?:last updated|updated|revised|date|version|(?:subscription|offering|purchase) price(?=:? \$[\d.]+ Per Share)):? .{3,40}?(?:Per Share)?(?=\s(?:[A-Z]{2,}\s){1,8}(?:AGREEMENT|CONTRACT|LEASE)\b)|^[A-Z][\w .]{2,30}, [A-Z][a-z]+ \d{5}\s(?=[A-Z])/i;
/** 'Content License Agreement between', above the names of the parties. */
const LEADS_ON = closingWords('(,) by and {between,among}, (,) between, (,) among, (,) with');
const NOT_A_TITLE = openingWords([
  'exhibit, schedule, annex, appendix, page, table of contents, execution {copy,version}, confidential treatment',
  'draft, attachment, section, article, ex-, attached, enclosed, enclosure(s), encl',
  'without prejudice, subject to contract, private {and,&} confidential, strictly {private,confidential}',
]);
const REDACTION = wording([
  'certain (identified )information, confidential treatment, has been {omitted,excluded,redacted}, pursuant to',
  'portion(s) of this, filed {with,separately}',
]);
/** What the SEC's filing system puts before a paper's first line: 'EX-99.(D)(2) 9 d907418dex99d2.htm '. */
const FILED =
  /^EX-\S{1,20} \d{1,3} \S{3,40}\.(?:htm|txt)l? |^(?:exhibit|annex|appendix) [A-Z\d.()-]{1,8}[ :.-]{1,3}(?=[A-Z][\w -]{6,60}\bagreement\b)/i;
/** The number of a form in a cell beside its title: 'Rental Agreement | No. 20771'. */
const NUMBER_CELL = /\t(?:no|nr|ref)\b[.:]? ?[\w/-]{1,15}\s*$/i;
/** A letterhead's address and numbers: 'Unit 6, Buxton SK17 6AQ', 'Easton, Maryland 21601', 'License No. 118822'. */
const LETTERHEAD =
  /\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}$|, [A-Z][A-Za-z. ]{1,20} \d{5}(?:-\d{4})?$|\b(?:licen[cs]e|registration|company) (?:no|number)\b|\bregist(?:ration|ered) [A-Z]{1,3} ?\d/i;
/** 'LEASE of ground floor shop at 61 Bank Street': what the paper is in capitals, and what of. */
const CAPITALS_OF = /^([A-Z][A-Z&' -]{2,60}) (?:of|for|relating to|in respect of|over) (?=\S)/;
/** What papers without a lawyer's name are called, at their head only: 'LOAN BETWEEN FRIENDS', 'Terms for Parents'. */
const EVERYDAY_KIND = wording([
  'terms, sale, loan, hire, rental, confirmation, booking, offer, subscription, membership, settlement',
  'placement, commission, licence',
  'quotation, proposal, rules, conditions, guarantee, indenture, particulars, understanding, arrangement, promise',
]);
const EVERYDAY_HEAD = 300;
const EVERYDAY_WORDS = 9;
const PLAIN_TITLE = closingWords(
  'agreement, contract, lease, licence, license, tenancy, terms and conditions, retainer',
);
const PLAIN_WORDS = 5;
const MAKES_SENTENCE = wording('this, an, we, you, our, your, is, are, reach*, under');
const AT_HEAD = 60;
const SEARCHED = 4000;
const LONGEST = 200;
const MOST_WORDS = 20;

interface Title {
  start: number;
  end: number;
}

/** A title may run over lines: 'COVENANT NOT TO COMPETE' and then 'AND NON-DISCLOSURE AGREEMENT'. */
function titleLines(source: Source): Title | null {
  let open: Title | null = null;
  for (const paragraph of source.contract.paragraphs) {
    if (paragraph.start > SEARCHED || isBesideBody(paragraph)) break;
    const line = source.contract.text.slice(paragraph.start, paragraph.end);
    const numbered = NUMBER_CELL.exec(line)?.[0].length ?? 0;
    const end = paragraph.end - numbered;
    const raw = line.slice(0, line.length - numbered);
    const filed = FILED.exec(source.plain.slice(paragraph.start, paragraph.end))?.[0].length ?? 0;
    const text = source.plain.slice(paragraph.start + filed, end).trim();
    const short =
      text.length > 2 &&
      text.length < LONGEST &&
      !NOT_A_TITLE.test(text) &&
      !isNumberedPart(text) &&
      !NOT_A_NAME.test(raw) &&
      !REDACTION.test(text) &&
      !LETTERHEAD.test(line);
    const titled: boolean =
      short && (isTitled(text) || isCapitalsOf(text) || (paragraph.start < AT_HEAD && isPlainTitle(text)));
    if (!titled) {
      if (open && KIND.test(source.plain.slice(open.start, open.end))) return open;
      open = null;
      continue;
    }
    if (
      open &&
      KIND.test(source.plain.slice(open.start, open.end)) &&
      !continues(source.plain.slice(open.start, open.end), text)
    )
      return open;
    open = {
      start: open && continues(source.plain.slice(open.start, open.end), text) ? open.start : paragraph.start + filed,
      end,
    };
  }
  return open && KIND.test(source.plain.slice(open.start, open.end)) ? open : null;
}

/** '1 Order', the heading of a part. */
const isNumberedPart = (line: string): boolean => opensWithDigit(line) && wordsIn(line).length <= MOST_OF_NUMBERED;
const MOST_OF_NUMBERED = 3;

/** 'To: Mr and Mrs Vane' is a row of its own. */
const TO_WHOM = openingWords('to, for, from, of', ':');
const JOINS_NEXT = closingWords('and, of, for, to, the, with, by( a(n)), &, -, /');
const JOINS_LAST = openingWords('and, of, for, to, &, -');

function continues(above: string, line: string): boolean {
  if (TO_WHOM.test(line) || isCapitalsOf(line)) return false;
  if (JOINS_NEXT.test(above.trim()) || JOINS_LAST.test(line)) return true;
  // 'AGREEMENT ON COMPETITION,' and then 'TRADE SECRETS AND CONFIDENTIALITY'.
  if (above.trim().endsWith(',') && wording('and').test(line)) return true;
  // 'Phil', with which a mail ends, is no part of 'PROMISSORY NOTE' below it.
  if (wordsIn(above).length === 1 && !isInCapitals(above) && isInCapitals(line)) return false;
  return !KIND.test(above) && KIND.test(line) && !wording('inc, llc, corp, ltd, company').test(above);
}

/** 'Freelance agreement', in small letters, is a title at the head of a paper. */
function isPlainTitle(text: string): boolean {
  return (
    text.split(WHITE_SPACE).length <= PLAIN_WORDS &&
    !MAKES_SENTENCE.test(text) &&
    opensWithCapital(text) &&
    PLAIN_TITLE.test(text)
  );
}

/** 'LEASE of ground floor shop', which goes on in small letters. */
function isCapitalsOf(text: string): boolean {
  return KIND.test(CAPITALS_OF.exec(text)?.[1] ?? '') && !endsWithSign(text, '.;:') && !MAKES_SENTENCE.test(text);
}

/** The line at the head of an everyday paper that says what it is, where no lawyer's word for a contract stands in a title. */
function everydayTitle({ contract, plain }: Source): Fact<string> | null {
  for (const paragraph of contract.paragraphs) {
    const { start, end } = paragraph;
    if (start > EVERYDAY_HEAD || isBesideBody(paragraph)) break;
    const line = plain.slice(start, end).trim();
    const isShort = line.length < LONGEST && line.split(WHITE_SPACE).length <= EVERYDAY_WORDS;
    if (!isShort || hasSign(line, ':\t') || hasDigit(line) || NOT_A_TITLE.test(line) || endsLikeOrganisation(line))
      continue;
    if (EVERYDAY_KIND.test(line) && isTitled(line) && !MAKES_SENTENCE.test(line))
      return found({ value: line, confidence: OF_EVERYDAY, evidence: [evidenceAt(contract, start, end)] });
  }
  return null;
}

/** 'Booking terms for self-catering stays', 'Membership licence - dedicated desks': a title in small letters, by the words before what it is of. */
function smallTitle({ contract, plain }: Source): Fact<string> | null {
  for (const paragraph of contract.paragraphs.slice(0, FIRST_LINES)) {
    const { start, end } = paragraph;
    if (start > EVERYDAY_HEAD || isBesideBody(paragraph)) break;
    const line = plain.slice(start, end).trim();
    const [head = ''] = line.split(OF_WHAT);
    const isShort = line.split(WHITE_SPACE).length <= SMALL_WORDS && head.split(WHITE_SPACE).length <= PLAIN_WORDS;
    if (
      !isShort ||
      !opensWithCapital(line) ||
      endsWithSign(line, '.:;,') ||
      line.includes(': ') ||
      NOT_A_TITLE.test(line)
    )
      continue;
    if (SMALL_KIND.test(head) && !MAKES_SENTENCE.test(line) && !endsLikeOrganisation(line))
      return found({ value: line, confidence: OF_EVERYDAY, evidence: [evidenceAt(contract, start, end)] });
  }
  return null;
}

const FIRST_LINES = 4;
const SMALL_WORDS = 12;
const OF_WHAT = asWritten(wording([' {-,–,—,for,of,on,with,between} ', ' \\(']));
const SMALL_KIND = closingWords([
  'agreement, contract, lease, licence, license, tenancy, terms, conditions, terms and conditions, order form',
  'enrolment form, booking form, loan note',
]);
const OF_EVERYDAY = 0.7;

function isTitled(text: string): boolean {
  if (endsWithSign(text, '.;:') && !closingWords('inc., no.').test(text)) return false;
  return isTitleCase(text, MOST_WORDS);
}

const NAMED =
  /\b[Tt](?:his|HIS) ((?:[A-Z][\w&/,'.()-]{0,30} {1,2}|(?:and|of|for|to|the|on|in|or|&) ){0,14}?(?:Agreement|AGREEMENT|Contract|CONTRACT|Amendment|AMENDMENT|Lease|LEASE|License|Addendum|ADDENDUM|Memorandum|Letter Agreement))\b/;

/** What the contract calls itself by its words: its title, or the name in 'This ... Agreement'. What kind of paper it is hangs on it. */
export function nameOf(source: Source): Fact<string> {
  const title = titleLines(source);
  const opening = openingOf(source);
  const from = opening?.start ?? 0;
  const named = NAMED.exec(source.plain.slice(from, from + 1500));
  const written = named?.[1]?.trim();
  if (title) return titled(source, title, written);
  if (!named || !written)
    return (
      everydayTitle(source) ?? smallTitle(source) ?? subjectOf(source) ?? namedOf(source) ?? missing(source.contract)
    );
  const start = from + named.index + named[0].indexOf(written);
  const evidence = evidenceAt(source.contract, start, start + written.length);
  return found({ value: written, confidence: 0.75, evidence: [evidence] });
}

/** 'THIS INDENTURE OF EXCLUSIVE DISTRIBUTORSHIP made this ...', 'This Deed of Gift'. */
const NAMED_OF =
  /\b[Tt](?:his|HIS) ((?:Deed|DEED|Indenture|INDENTURE|Memorandum|MEMORANDUM|Bill|BILL) (?:of|OF) [A-Z][\w-]{1,24}(?: [A-Z][\w-]{1,24}){0,3})/;

function namedOf({ plain, contract }: Source): Fact<string> | null {
  const match = NAMED_OF.exec(plain.slice(0, SEARCHED));
  const written = match?.[1];
  if (!match || !written) return null;
  const start = match.index + match[0].indexOf(written);
  return found({ value: written, confidence: 0.75, evidence: [evidenceAt(contract, start, start + written.length)] });
}

function titled(source: Source, title: Title, written: string | undefined): Fact<string> {
  const evidence = evidenceAt(source.contract, title.start, title.end);
  const value = evidence.quote
    .replace(WHITE_SPACE, ' ')
    .replace(DATED, '')
    .replace(ABOVE_TITLE, '')
    .replace(LEADS_ON, '')
    .trim();
  const agrees = written && value.toLowerCase().includes(written.toLowerCase());
  return found({ value, confidence: agrees ? 0.97 : 0.85, evidence: [evidence] });
}

/** Whether a title goes on where its first line breaks off: it is all of both lines. */
function isBroken({ evidence: [title] }: Fact<string>): boolean {
  const [first = '', next] = title?.quote.split('\n') ?? [];
  return next !== undefined && breaksOff(first);
}

/** 'KESTREL AXLE CORPORATION | PURCHASE ORDER': a title beside the firm whose letterhead it is. */
function withoutLetterhead(source: Source, title: Fact<string>): Fact<string> {
  const [place] = title.evidence;
  const [firm = '', ...rest] = place?.quote.split('\t') ?? [];
  const own = rest.join(' ').trim();
  if (!place || own === '' || !endsLikeOrganisation(firm.trim()) || !KIND.test(own) || !isTitled(own)) return title;
  const start = place.start + place.quote.indexOf(own);
  return withValue({ ...title, evidence: [evidenceAt(source.contract, start, start + own.length)] }, () => own);
}

export const documentName = defineFact({
  id: 'documentName',
  label: 'Document name',
  place: 20,
  kind: 'text',
  isTitle: true,
  silence: { provision: 'Document Name', until: 1, subjects: [SUBJECTS.paperName] },
  speaksOf: [],
  notOf: (_, words) => GREETS.test(words),
  find(source): Fact<string> {
    const name = nameOf(source);
    if (isBroken(name)) return name;
    const title = rankedTitle(source, name) ?? standingTitle(source) ?? titleAtHead(source) ?? missing(source.contract);
    return subjectAhead(source, title) ?? withoutLetterhead(source, title);
  },
  print: (value) => ({ value, normalized: null }),
  examples: {
    paper: 'whole',
    hits: [
      [
        'MASTER SERVICES AGREEMENT\nThis Master Services Agreement is made between Acme Mills, Inc. and Borel LLC.',
        'MASTER SERVICES AGREEMENT',
      ],
      ['EQUIPMENT LEASE\ndated May 4, 2021\nbetween Acme Mills, Inc. and Borel LLC.', 'EQUIPMENT LEASE'],
      [
        'Acme Mills, Inc. and Borel LLC enter into this Software Maintenance Agreement as of May 4, 2021 and agree as follows.',
        'Software Maintenance Agreement',
      ],
      ['LOAN AGREEMENT\nbetween\nAnn Borel and Tom Reed\nThe Lender lends the Borrower $4,000.', 'LOAN AGREEMENT'],
      ['Freelance agreement\nBetween\nAcme Mills Ltd and Ann Borel\n1. You draw six labels.', 'Freelance agreement'],
      [
        'Acme Mills, Inc.\nRe: Restricted Stock Award\nDear Ann:\nThe Board awarded you 400 shares.',
        'Restricted Stock Award',
      ],
      [
        'Acme Pte. Ltd.\nDear Ann\nEngagement letter - review of costs\nThank you for asking us.',
        'Engagement letter - review of costs',
      ],
      ['LOAN BETWEEN FRIENDS\nLender: Ann Borel\nBorrower: Tom Reed\n1. Ann lends Tom $4,000.', 'LOAN BETWEEN FRIENDS'],
      [
        'FIG & FENNEL\nKitchen 3, Leith, Edinburgh EH6 7DX\nEVENT CONFIRMATION AND TERMS\nClient: Ann Borel\n1. We cook.',
        'EVENT CONFIRMATION AND TERMS',
      ],
      [
        'DATED 23 June 2025\nLEASE of ground floor shop at 61 Bank Street, Bury\n1. The Landlord lets the shop.',
        'LEASE of ground floor shop at 61 Bank Street, Bury',
      ],
      [
        'ACME JOINERY LIMITED\nUnit 6, Station Yard, Buxton SK17 6AQ\nSTATEMENT OF MAIN TERMS AND CONTRACT OF EMPLOYMENT\nEmployee: Ann Borel\n1. You work here.',
        'STATEMENT OF MAIN TERMS AND CONTRACT OF EMPLOYMENT',
      ],
      [
        'PORCH & DECK CO.\n2280 Ocean Gateway, Easton, Maryland 21601\nMaryland Commission License No. 118822\nHOME IMPROVEMENT CONTRACT\nCustomer: Ann Borel\n1. We build.',
        'HOME IMPROVEMENT CONTRACT',
      ],
      [
        'THIS INDENTURE OF EXCLUSIVE DISTRIBUTORSHIP made this fourth day of May 2025 between Acme Mills Limited and Borel Limited.',
        'INDENTURE OF EXCLUSIVE DISTRIBUTORSHIP',
      ],
      ['Rental Agreement\tNo. 20771\nHIRER\tAnn Borel\n1. You bring the van back.', 'Rental Agreement'],
    ],
    misses: [
      ['Ann Borel and Tom Reed\n1 Order\nWe buy the chairs for $400 on 4 May 2025.', 'the heading of a part'],
      ['Acme Terms Ltd\n4 Peel House, Bury BL9 0EF\nWe clean your windows every week.', 'the name of a firm'],
      [
        'Dear Ann,\nour letter of 4 May came back to us.\nAttached: Standard Terms (June 2024)',
        'what goes with a letter',
      ],
      ['We reached an agreement\nwith Ann Borel yesterday, and she paints the fence.', 'a sentence'],
      ['Dear all,\nlunch is at noon on Monday in the garden.', 'a letter without a title'],
      ['Page 1 of 12\nAcme Mills, Inc.\nwe clean your windows every week.', 'a page mark and a logo'],
      ['Ann Borel and Tom Reed agree that Tom paints the fence and Ann pays $400.', 'no title and no name for itself'],
      ['Table of Contents\n1. Price ........ 3\n2. Delivery ........ 4', 'a table of contents'],
    ],
  },
});
