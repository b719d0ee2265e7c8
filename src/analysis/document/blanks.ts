import type { Evidence } from '../../shared/analysis';
import { evidenceAt } from '../evidence';
import {
  COLON,
  hasSign,
  NO_WORD,
  opensWithCapital,
  WHITE_SPACE,
  withoutEnd,
  withoutSigns,
} from '../lexicon/characters';
import { anyWording, closingWords, openingWords, perhaps, upTo, wording } from '../lexicon/words';
import { lowerBound } from '../lower-bound';
import { endsLikeOrganisation } from '../mentions/legal-forms';
import { type ContractText, isBesideBody } from '../pdf/contract-text';
import { emptyCells } from './column-blanks';
import { isForSignatories } from './drawn-lines';
import type { LabelValue } from './label-values';
import { isInLaterForm } from './later-forms';
import { asksForLater, isOptionLeft } from './left-for-later';
import { isOpenTerm } from './open-terms';
import { initialsLeftOpen, isSignedThroughout, leftUndated } from './open-when-signed';
import type { OperativeText } from './operative';
import type { Section } from './outline';
import { sentenceEvidence } from './sentence-evidence';
import { signatureLines } from './signature-lines';
import { tickMarksIn } from './tick-marks';

/** What a template asks for in words, between brackets or angle brackets. */
const ASKED_FOR = [
  ...['insert\\b[^\\]>]{0,60}', 'enter\\b[^\\]>]{0,60}', 'fill in\\b[^\\]>]{0,60}'],
  'to be (?:determined|completed|confirmed|inserted|agreed|advised)[^\\]>]{0,40}',
  '(?:note to draft(?:er)?|drafting note|ntd)\\b[^\\]>]{0,120}',
  '(?:(?:full |legal |registered |company |party |client |customer |your )?name|name of [^\\]>]{0,30}|company|counterparty|party [ab12]|client|customer)',
  '(?:address|state|country|city|jurisdiction|date|amount|sum|price|fee|number|no\\.|number of [^\\]>]{0,30}|percentage|rate|currency|fax number|phone number|e-?mail(?: address)?)',
].join('|');
const SIGNS = '●|•|○|■|_+|\\s{2,}|x{2,}|tb[dca]';
const BRACKETED = `\\[\\s?(?:${ASKED_FOR}|${SIGNS})\\s?\\]|<(?:${ASKED_FOR})>`;
/** '[ ], 2024', 'as of [ ]': empty brackets are boxes to tick elsewhere. */
const EMPTY = '\\[\\s?\\](?=,?\\s(?:day of|(?:19|20)\\d\\d)\\b)|(?<=\\b(?:as of|dated|on|day of|the)\\s)\\[\\s?\\]';
/** '$XX', 'XX%', 'XX days', 'XX/XX/2024'. */
const CROSSES =
  '(?<=[$€£] ?)x{2,}(?![a-z])|\\bx{2,}(?= ?%| (?:business |calendar )?(?:days?|weeks?|months?|years?)\\b)|\\bx{2}[/.-]x{2}[/.-](?:x{2,4}|\\d{2,4})\\b';
/** 'Mobile 04__ ___ ___', 'Pune 411 0__', and groups alone: '___ ___ ____'. */
const IN_PART =
  '(?<=(?:^|[\\s(+-])[a-z]{0,3}\\d[\\d-]{0,12}|\\d{3,5} \\d{3} )_{2,3}(?:[ -]_{2,4})*(?![\\w])|(?<![\\w$€£])_{2,3}(?:[ /.-]{1,3}_{2,4})+(?!\\w)';
/** '___ months', '___%', and 'Perth PH1 ___ ("the Tenant")', in the run of a sentence. */
const SHORT =
  '(?<=[a-z\\d,] )_{3}(?=[.,;)]? ?[("]|,? (?:and|or|of|in|at|to|from|the|which|by)\\b)|(?<![_\\w])_{3}(?=\\s?%|\\s(?:business |calendar )?(?:days?|weeks?|months?|years?|hours?)\\b)';
const BLANK = new RegExp(
  [IN_PART, SHORT, BRACKETED, EMPTY, CROSSES, '_{4,}', '\\bTBD\\b', '[$€£]\\s?_{2,}'].join('|'),
  'gi',
);
/** What somebody typed on the lines of a form: '$ __6,800__'. */
const FILLED = /_{2,}(?=[\p{L}\d$€£])[^_\n]{1,60}_{2,}/gu;
/** 'Existing work in this field (if blank, there is none)': a blank says something. */
const MEANS_NONE = wording('if {blank,left blank,empty,left empty,nothing is written,not filled in}');

/** Lines to sign on are blank in every unsigned copy; they are no gaps in the terms. */
const LABEL_BELOW = openingWords(
  perhaps('\\('),
  'print(ed) name, name, address, title, signature, date, witness, city',
);
/** The number of somebody: of who signs nothing but a name is asked. */
const OF_NUMBER = closingWords(
  '{EIN,SSN,TIN,ABN,ACN,VAT,GST,tax,company,registration,identity,ID,Social Security} {no.,no,number,nos.}( of (the )+)(:) ',
);
/** In characters. */
const NUMBER_AHEAD = 70;
/** A line across the page parts sections; nothing is to be filled in there. */
const RULE_ACROSS = 60;
const TO_SIGN = anyWording(
  wording('/s/'),
  closingWords('signature', upTo(30, '_:.;,$'), perhaps(COLON)),
  closingWords(
    'by, name, title, date, dated, signature, signed, sign, sign here, print, its, witness, attest, address, phone, fax, e(-)mail, attention, attn, officer, director, secretary, signatory, manager, president, representative, attorney, trustee, seal, per, initial(s)',
    perhaps(COLON),
  ),
);
/** The specimen of a paper that is made later is blank on purpose. */
const SPECIMEN = wording('form of');
/** How much of a paragraph is looked at, and of a schedule's beginning for its title. */
const LONGEST = 4_000;
const TITLE = 160;
/** A paragraph that is no longer and has a place to sign has no terms to be filled in. */
const SIGNING = 240;

/** 'Acme Pte. Ltd.: ____': where a company signs. */
function isAfterCompany(before: string): boolean {
  const named = before.trimEnd();
  return named.endsWith(':') && endsLikeOrganisation(named.slice(0, -1));
}

/** What a form leaves open until it is signed, or for the other side's own notes. */
const LEFT_FOR_LATER = wording(
  'sign*, date(d), day, initial(s), witness*, seal, stamp, print*, office use, reference, received, checked by, order no., if, optional, leave blank, second, other, none',
);
/** For somebody of whom nobody knows whether the paper concerns one: 'Parent or guardian (if under 18): ______'. */
const FOR_SOME = closingWords('if ', upTo(40, '()_:'), perhaps('\\)'), perhaps('{:,.}'));
/** Drawn to write on. */
const LINES = ['____', '....', '……'];
/** In characters: rows so near to a place to sign are of who signs. */
const BESIDE_SIGNATURE = 300;

/** The first of places in order that is not before another. */
const firstFrom = (places: readonly number[], at: number): number | undefined =>
  places[lowerBound(places.length, (index) => (places[index] ?? 0) < at)];

const isSignedNear = (signed: readonly number[], at: number): boolean =>
  (firstFrom(signed, at - BESIDE_SIGNATURE + 1) ?? Infinity) < at + BESIDE_SIGNATURE;

/** Rows of a form that somebody filled in, but for these: 'Phone | ________' below 'Name | Ann Lee'. */
function emptyRows(
  { contract, document: { labelValues } }: OperativeText,
  signed: readonly number[],
  isSigned: boolean,
): LabelValue[] {
  const rows = labelValues.filter(({ form }) => form === 'row' || form === 'run-in');
  return rows.filter(({ form, label, value, state, section, paragraph }) => {
    // A dash says that there is none, and an empty box is one to tick.
    if (state !== 'blank' || !LINES.some((line) => value.text.includes(line))) return false;
    // A line to sign on asks for the day as well: 'ANN BOREL: ______ Date: ______'.
    const line = contract.paragraphs[paragraph];
    const asked = form === 'run-in' && line ? contract.text.slice(line.start, line.end) : label.text;
    if (LEFT_FOR_LATER.test(asked) || asksForLater(asked.split('_', 1)[0] ?? '')) return false;
    // A second line for who signs, which nobody needs: 'RESIDENT | ________' below 'RESIDENT | Ann Lee'.
    if (isForSignatories(`${label.text} ____`)) return false;
    if (isSignedNear(signed, value.start) && !(isSigned && form === 'row' && ASKS_REACHED.test(label.text)))
      return false;
    return rows.some((row) => row.state === 'filled' && row.section === section);
  });
}

const NAME_ALONE = /^(?:\p{Lu}[\p{L}.'’-]*,? ?){1,4}:?$/u;

/** Whether a line has nothing but lines to write on and names or roles beside them: 'Anjali Desrochers ______ Mark Desrochers ______', 'LICENSOR ____ LICENSEE ____'. */
function isNamesToSign(text: string): boolean {
  const cells = text.split('_').map((cell) => cell.trim());
  const named = cells.filter((cell) => cell !== '');
  return named.length > 1 && named.every((cell) => NAME_ALONE.test(cell));
}

/** Small words beside a line at a paper's end: 'Owner: Acme Saddles Ltd., by Ann Lee', '(stamp) Second Party:'. */
const BESIDE_NAMES = new Set(['by', 'of', 'for', 'and', 'the', 'its', '&', 'stamp', 'seal']);
const ASKS_NUMBER = wording('no., number, phone, mobile, account');
/** How somebody is reached: asked of who signs, and left open by one who did. */
const ASKS_REACHED = wording('phone, mobile, telephone, e-mail, email, address');
/** What is asked of somebody in few words, and is neither signed nor dated. */
const ASKS_SHORT = wording('mobile, phone, {card,account} ending');
/** How a line opens that is filled in by signing: 'Signed in the presence of: ______ and ______', 'Made at ______ on ______'. */
const OPENS_SIGNING = openingWords(
  NO_WORD,
  '({thus,so,as,done} ){signed,subscribed,sworn,executed,sealed,made,done,given,attested,witness,witnesses,taken note,acknowledged,read and}, in the presence of, in presence of, before me, in witness, my commission, with marital consent',
);
/** In shares of a paper: signatures stand behind. */
const SIGNED_FROM = 0.6;

/** Whether a line near a paper's end names who signs on it, and asks for nothing else. */
function isLineToSign(text: string): boolean {
  if (text.length <= SIGNING && isForSignatories(text)) return true;
  if (text.length <= SIGNING && OPENS_SIGNING.test(text)) return !ASKS_NUMBER.test(text) && !hasSign(text, '$€£%');
  const words = text
    .replaceAll('_', ' ')
    .split(WHITE_SPACE)
    .map((word) => withoutSigns(word, '().,:;'))
    .filter(Boolean);
  const areNames = words.every((word) => opensWithCapital(word) || BESIDE_NAMES.has(word));
  return words.length > 0 && areNames && !ASKS_NUMBER.test(text);
}

const NUMBER = '{no,nos,number}';
/** What is asked of who signs and is neither signed nor dated: it says who they are. */
const DETAIL = wording([
  `{home,residential,registered,postal,mailing,billing} address, {licence,license,permit,passport,policy,account,registration,reg.,membership} ${NUMBER}`,
  `{ID,identity,identification,identity card,national ID,company,tax,VAT,UEN,NRIC,ABN,ACN,CNIC,EIN,TIN,social security,SSN} ${NUMBER}`,
  '{privacy,security,data protection,compliance} officer, contact person, {address,e-mail,email} for notices',
  'emergency contact, next of kin, NRIC, passport, UEN, IBAN, Aadhaar, driver(s) {licence,license}, {home,next of kin} phone',
]);
const DETAIL_BLANK = new RegExp(
  `(?:${DETAIL.source})\\.?\\s{0,2}(?:\\([^()]{1,30}\\))?\\s?:?\\s{0,3}(?:_{4,}|\\.{6,}|…{2,})`,
  'gi',
);
/** A witness writes these on the day. */
const OF_WITNESS = wording('witness*, notary, in the presence of, before me');
/** In lines: a witness is named above the lines on which they write. */
const BLOCK = 3;

/** 'Home address: ______', 'Passport no.: ______' among the lines on which the parties sign. */
function detailsLeftOut({ contract, outline }: OperativeText, signed: readonly number[]): Evidence[] {
  const blocks = outline.sections.filter(({ kind }) => kind === 'signatures');
  const specimens = outline.sections.filter((section) => isSpecimen(contract, section));
  const isOfSpecimen = ({ start }: { start: number }) => specimens.some((one) => one.start <= start && start < one.end);
  const lines = contract.paragraphs.filter((paragraph) => !isBesideBody(paragraph) && !isOfSpecimen(paragraph));
  return lines.flatMap((line, at) => {
    const isBeside =
      blocks.some(({ start, end }) => start <= line.start && line.start < end) || isSignedNear(signed, line.start);
    const text = contract.text.slice(line.start, Math.min(line.end, line.start + LONGEST));
    const block = contract.text.slice(lines[Math.max(0, at - BLOCK)]?.start ?? 0, line.end);
    if (!isBeside || OF_WITNESS.test(block) || isOptionNotTaken(text)) return [];
    return [...text.matchAll(DETAIL_BLANK)]
      .filter(({ index, 0: blank }) => !LEFT_ASIDE.test(text.slice(0, index + blank.length)))
      .map(({ index, 0: blank }) => evidenceAt(contract, line.start + index, line.start + index + blank.length));
  });
}
/** 'Guarantor (if any): licence no. ______'. */
const LEFT_ASIDE = wording('if, optional, leave blank, office use');

/** Whether a section is the form of a paper that is made later. */
function isSpecimen({ text }: ContractText, { kind, start }: Section): boolean {
  return kind === 'schedule' && SPECIMEN.test(text.slice(start, start + TITLE));
}

/** Whether a paragraph is one option of several, with an empty box before it. */
function isOptionNotTaken(text: string): boolean {
  const [first] = tickMarksIn(text.trimStart());
  return first?.start === 0 && !first.isTicked && first.kind !== 'line';
}

/** Where something is still to be filled in, each with the sentence around it, in order. Lines to sign on, options that nobody ticked and specimen forms are left out. */
export function openBlanks(source: OperativeText): Evidence[] {
  const { contract, outline, document } = source;
  const beside = outline.sections.filter((section) => section.kind === 'signatures' || isSpecimen(contract, section));
  const lines = signatureLines(contract);
  const isSigned = isSignedThroughout(contract, lines);
  const signed = lines.map(({ evidence }) => evidence.start).toSorted((one, other) => one - other);
  const isToSign = (p: { start: number; end: number }) =>
    p.end - p.start <= SIGNING && (firstFrom(signed, p.start) ?? p.end) < p.end;
  const inText = contract.paragraphs
    .filter(
      (p) =>
        !isBesideBody(p) &&
        !isToSign(p) &&
        !isInLaterForm(contract, p.start) &&
        !beside.some((s) => p.start >= s.start && p.start < s.end),
    )
    .flatMap((p) => {
      const text = contract.text
        .slice(p.start, Math.min(p.end, p.start + LONGEST))
        .replace(FILLED, (filled) => ' '.repeat(filled.length));
      if (isOpenTerm(text)) return [evidenceAt(contract, p.start, p.end)];
      if (isOptionNotTaken(text) || MEANS_NONE.test(text) || isNamesToSign(text)) return [];
      if (p.start > SIGNED_FROM * contract.text.length && text.includes('____') && isLineToSign(text)) return [];
      if (openingWords('( )initial*').test(text)) return [];
      // A line is short where it is signed or dated; a number that is asked for is to be filled in.
      const isShort = text.replaceAll('_', '').replace(WHITE_SPACE, '').length <= 20;
      if (isShort && !ASKS_SHORT.test(text)) return [];
      return [...text.matchAll(BLANK)]
        .filter(
          ({ index, 0: blank }) =>
            !(index === 0 && blank.length >= RULE_ACROSS) &&
            !document.unticked.some(({ start, end }) => start <= p.start + index && p.start + index < end) &&
            !LABEL_BELOW.test(text.slice(index + blank.length).trimStart()) &&
            // Nobody signs on '$____'.
            (hasSign(blank, '$€£') ||
              // 'EIN or Social Security No. of Representative: ____' asks for a number.
              OF_NUMBER.test(text.slice(Math.max(0, index - NUMBER_AHEAD), index)) ||
              !TO_SIGN.test(withoutEnd(text.slice(Math.max(0, index - 40), index), '_/'))) &&
            !asksForLater(text.slice(0, index)) &&
            !isOptionLeft(text, index) &&
            !FOR_SOME.test(text.slice(Math.max(0, index - 60), index).trimEnd()) &&
            !isAfterCompany(text.slice(0, index)),
        )
        .map(({ index, 0: blank }) =>
          sentenceEvidence(contract, outline, p.start + index, p.start + index + blank.length),
        );
    });
  const inForms = emptyRows(source, signed, isSigned)
    .filter(
      ({ value, label }) =>
        !isInLaterForm(contract, value.start) &&
        ((isSigned && ASKS_REACHED.test(label.text)) ||
          !beside.some(({ start, end }) => value.start >= start && value.start < end)),
    )
    .map(({ label, value }) => evidenceAt(contract, label.start, value.end))
    .filter((row) => !inText.some(({ start, end }) => start < row.end && row.start < end));
  const inTables = emptyCells(contract)
    .filter(({ start, end }) => !isInLaterForm(contract, start) && (firstFrom(signed, start) ?? end) >= end)
    .filter(({ start }) => !beside.some((section) => section.start <= start && start < section.end))
    .filter((row) => ![...inText, ...inForms].some(({ start, end }) => start < row.end && row.start < end));
  const told = [...inText, ...inForms, ...inTables];
  const details = detailsLeftOut(source, signed).filter(
    (one) => !told.some(({ start, end }) => start < one.end && one.start < end),
  );
  const forgotten = [...leftUndated(contract, lines), ...initialsLeftOpen(contract, lines)].filter(
    (one) => ![...told, ...details].some(({ start, end }) => start < one.end && one.start < end),
  );
  return [...told, ...details, ...forgotten].toSorted((one, other) => one.start - other.start);
}
