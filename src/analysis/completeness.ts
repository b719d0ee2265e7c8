import type { Completeness, CompletenessCheck, Evidence } from '../shared/analysis';
import type { AnnotationKind } from '../shared/coverage';
import { listed } from '../shared/phrases';
import { annotationsOf, annotationsTold } from './document/annotations';
import { extractsOf, misnamedAttachments, missingAttachments, namesUnmarkedAttachments } from './document/attachments';
import { isFullyRead, pendingPages, unreadPages } from './document/coverage';
import { nameOpening } from './document/drawn-lines';
import { readsAsEnglish } from './document/language';
import { enclosuresElsewhere, tickedElsewhere } from './document/listed-enclosures';
import { mailsOf } from './document/mail-chain';
import { namedPapersElsewhere } from './document/named-papers';
import { namesAtEnd } from './document/names-at-end';
import { pagesStated } from './document/pages-stated';
import { plainText } from './document/plain-text';
import { quotedFew } from './document/quoted-few';
import { sentenceEvidence } from './document/sentence-evidence';
import type { SignatureLine } from './document/signature-lines';
import { hasOtherPlace, isStamped, type SigningPlace, signingPlaces } from './document/signing-places';
import { OTHER } from './kinds/family';
import { wording } from './lexicon/words';
import type { Reading } from './reading';
import { riskOf } from './risks/assess';
import type { RiskRule } from './risks/rule';
import { blanks } from './risks/rules/blanks';
import { missingExhibits } from './risks/rules/missing-exhibits';
import { redactions } from './risks/rules/redactions';
import { unsigned } from './risks/rules/unsigned';

type Item = CompletenessCheck['items'][number];

const NOT_A_CONTRACT = 'The document does not read as a contract, so this was not looked for.';
const UNMARKED =
  'Papers are called attached or enclosed without a letter or number, so it cannot be said whether one is missing.';
const FOREIGN = 'The document is not in English, so it cannot be said whether exhibits are missing.';
const OTHER_KIND = 'No line to sign on was found; papers of this kind are agreed to in many ways.';
const OF_MAILS =
  'It is made of mails, and no line to sign on was found; whether each side agreed is to be read in the mails.';

/**
 * Whether the document is whole: every page read, filled in, with its exhibits, signed. What the risk rules say of it is taken
 * over, so that the two never disagree; 'unknown' where they may not speak.
 */
export function completenessOf(reading: Reading): Completeness {
  const checks = {
    pages: pagesOf(reading),
    blanks: blanksOf(reading),
    exhibits: exhibitsOf(reading),
    signatures: signaturesOf(reading),
  };
  return { complete: Object.values(checks).every(({ status }) => status === 'complete'), ...checks };
}

function complete(note: string): CompletenessCheck {
  return { status: 'complete', note, items: [] };
}

function unknown(note: string): CompletenessCheck {
  return { status: 'unknown', note, items: [] };
}

function applies(rule: RiskRule, reading: Reading): boolean {
  return rule.kinds.includes(reading.kind.family);
}

function itemOf(label: string, evidence: Evidence): Item {
  return { label, page: evidence.page, evidence: [evidence] };
}

/** Whether all of the document was read. What readers put on its pages makes it a draft, or says more than its text. */
function pagesOf(reading: Reading): CompletenessCheck {
  const { status, note, items } = textOf(reading);
  const annotations = annotationsOf(reading.contract);
  const told = annotationsTold(annotations);
  if (!told) return { status, note, items };
  const isOpen = annotations.some(({ kind }) => MAKE_OPEN.has(kind));
  const on = [...new Set(annotations.flatMap(({ pages }) => pages))].toSorted((one, other) => one - other);
  return {
    status: isOpen ? 'incomplete' : status === 'complete' ? 'unknown' : status,
    note: `${note} ${told}`,
    items: [...items, ...on.map((page): Item => ({ label: `Annotations on page ${page}`, page, evidence: [] }))],
  };
}

/** Remarks, deletions and files that the parties may mean as part of it; a stamp or a signature by hand ends a document rather. */
const MAKE_OPEN: ReadonlySet<AnnotationKind> = new Set(['comment', 'deleted', 'attachment']);

function textOf({ contract }: Reading): CompletenessCheck {
  const lost = unreadPages(contract);
  const pending = pendingPages(contract);
  const count = contract.pages.length;
  const items = [...lost, ...pending].map((page): Item => ({ label: `Page ${page}`, page, evidence: [] }));
  if (contract.truncated) {
    const note = 'The document was too large to be read to its end.';
    return { status: 'incomplete', note, items };
  }
  const waiting = pending.length > 0 ? `Not read yet: ${pagesNamed(pending)} of ${count}.` : null;
  if (lost.length > 0) {
    const note = [`No text could be read on ${pagesNamed(lost)} of ${count}.`, waiting].filter(Boolean).join(' ');
    return { status: 'incomplete', note, items };
  }
  if (waiting) return { status: 'unknown', note: waiting, items };
  const read = count === 1 ? 'The only page was read' : `All ${count} pages were read`;
  const stated = pagesStated(contract);
  if (stated && stated.count > count)
    return unknown(`${read}; the paper itself speaks of ${stated.count} pages (“${plainText(stated.words)}”).`);
  return complete(`${read}.`);
}

/** 'page 3', 'pages 3 and 4'; too many to be of use are counted. */
function pagesNamed(pages: readonly number[]): string {
  return pages.length > 12
    ? `${pages.length} pages`
    : `page${pages.length === 1 ? '' : 's'} ${listed(pages.map(String))}`;
}

/** Blanks that were left open, and terms that were taken out of this copy. */
function blanksOf(reading: Reading): CompletenessCheck {
  if (!applies(blanks, reading)) return unknown(NOT_A_CONTRACT);
  const open = riskOf(blanks, reading);
  const redacted = riskOf(redactions, reading);
  if (!open && !redacted) {
    if (isFullyRead(reading.contract)) return complete('No blanks or placeholders were found beside lines to sign on.');
    return unknown('No blanks or placeholders were found in the text that was read, beside lines to sign on.');
  }
  return {
    status: 'incomplete',
    note: [open?.description, redacted?.description].filter(Boolean).join(' '),
    items: [
      ...(open?.evidence ?? []).map((evidence) => itemOf('Blank', evidence)),
      ...(redacted?.evidence ?? []).map((evidence) => itemOf('Redacted', evidence)),
    ],
  };
}

function exhibitsOf(reading: Reading): CompletenessCheck {
  if (!applies(missingExhibits, reading)) return unknown(NOT_A_CONTRACT);
  if (!readsAsEnglish(reading.contract)) return unknown(FOREIGN);
  if (!isFullyRead(reading.contract)) {
    const read = pendingPages(reading.contract).length > 0 ? 'has been read yet' : 'was read';
    return unknown(`Not every page ${read}, so it cannot be said whether exhibits are missing.`);
  }
  const missing = riskOf(missingExhibits, reading);
  const misnamed = missing || reading.kind.family === 'amendment' ? [] : misnamedAttachments(reading);
  if (misnamed.length > 0)
    return {
      ...unknown(
        `It refers to ${listed(misnamed.map(({ name }) => name))}; here ${listed(misnamed.map(({ meant }) => meant))} ${misnamed.length === 1 ? 'stands' : 'stand'}, which may be meant.`,
      ),
      items: misnamed.map(({ name, start, end }) =>
        itemOf(name, sentenceEvidence(reading.contract, reading.outline, start, end)),
      ),
    };
  const numbered = missing ? [] : [...enclosuresElsewhere(reading.contract), ...tickedElsewhere(reading)];
  if (numbered.length > 0)
    return unknown(
      `It lists ${listed(numbered.map((name) => `“${name}”`))} as what goes with it; in this copy ${numbered.length === 1 ? 'it does' : 'they do'} not stand.`,
    );
  if (!missing && namesUnmarkedAttachments(reading)) return unknown(UNMARKED);
  const [extract] = missing ? [] : extractsOf(reading);
  if (extract) return unknown(`${extract} stands here as an extract only; what it leaves out cannot be told.`);
  const named = missing ? [] : namedPapersElsewhere(reading);
  if (named.length > 0)
    return unknown(
      `It rests on ${listed(named.map((name) => `the ${name}`))}; whether it goes with this copy cannot be said here.`,
    );
  if (!missing)
    return complete(
      'No exhibit, schedule or annex was found to be missing; other papers that it names were not looked for.',
    );
  const { contract, outline } = reading;
  const items = missingAttachments(reading, { isAmendment: reading.kind.family === 'amendment' }).map(
    ({ name, start, end }) => itemOf(name, sentenceEvidence(contract, outline, start, end)),
  );
  return { status: 'incomplete', note: missing.description, items };
}

/** In characters: a name is printed so near to its own signature. */
const BESIDE = 200;

/** Whether a name in letters is printed beside its own signature, and is no other's; words say of the one signed whom they name, and of nobody else. */
function isBesideMark({ evidence }: SignatureLine, lines: readonly SignatureLine[]): boolean {
  const last = lastNameIn(evidence.quote);
  return lines.some(
    ({ state, isInWords, evidence: mark }) =>
      state === 'marked' &&
      !isInWords &&
      mark.start - BESIDE < evidence.end &&
      evidence.start < mark.end + BESIDE &&
      (last === null || mark.quote.toLowerCase().includes(last)),
  );
}
/** The last word of the name that stands in a line, behind its label where it has one. */
function lastNameIn(quote: string): string | null {
  const name = nameOpening(quote.slice(quote.indexOf(':') + 1).trim()) ?? nameOpening(quote.trim());
  return name?.split(' ').at(-1)?.toLowerCase() ?? null;
}

/** Whether a paper is an exchange of mails from its beginning, and no form with mails behind it. */
function isOfMails({ contract }: Reading): boolean {
  const [first] = mailsOf(contract);
  return first !== undefined && first.start < FROM_BEGINNING * contract.text.length;
}
const FROM_BEGINNING = 0.1;

function signaturesOf(reading: Reading): CompletenessCheck {
  if (reading.kind.family === 'not-a-contract') return unknown(NOT_A_CONTRACT);
  const { contract } = reading;
  const places = signingPlaces(contract);
  const own = places.filter(({ capacity }) => capacity === 'party');
  const signed = own.filter(({ state }) => state === 'signed');
  const empty = own.filter(({ state }) => state === 'empty').map(({ line }) => line.evidence);
  const typed = typedPlaces(reading, places);
  const items = signed.map(({ by, line }) => itemOf(by === 'mark' ? SAID : NAMED, line.evidence));
  const named = typed.map((evidence) => itemOf(NAMED, evidence));
  const isWhole = signed.length > 0 && empty.length + typed.length === 0 && !hasOtherPlace(contract, places);
  const isUnwitnessed = places.some(({ capacity, state }) => capacity === 'witness' && state === 'empty');
  if (isWhole && !(isUnwitnessed && IS_DEED.test(contract.text)))
    return { status: 'complete', note: 'The text shows that it was signed.', items };
  if (signed.some(({ by }) => by === 'mark')) {
    const beside = empty.length > 0 ? empty : typed;
    const shown = quotedFew(signed.map(({ line }) => line.evidence));
    const others =
      empty.length > 0 ? ', and empty lines for others' : typed.length > 0 ? ', and names in letters for others' : '';
    return {
      status: empty.length > 0 && !signed.every(isStamped) ? 'incomplete' : 'unknown',
      note: `The text shows a signature${shown}${others}${quotedFew(beside)}; whether all signed cannot be seen here.`,
      items: [...items, ...named, ...empty.map((evidence) => itemOf('Signature line', evidence))],
    };
  }
  const open = riskOf(unsigned, reading);
  if (open) {
    const lines = open.evidence.map((evidence) => itemOf('Signature line', evidence));
    // 'Signed by Ann Lee in the presence of:' names who signs on the line beside it.
    const isNamedAlone = places.some(({ state, line }) => state !== 'empty' && !line.isWitnessed);
    return {
      status: 'incomplete',
      note: open.description,
      items: [...lines, ...(isNamedAlone ? [...items, ...named] : [])],
    };
  }
  // A name below a mail is how it ends; what it says may bind without more.
  if (places.every(({ state, line }) => state !== 'empty' && !line.isWitnessed) && isOfMails(reading))
    return unknown(OF_MAILS);
  if (typed.length + signed.length > 0 && empty.length === 0) {
    const note = 'Names are typed where the parties sign; whether they signed cannot be seen here.';
    return { status: 'unknown', note, items: [...items, ...named] };
  }
  if (OTHER.includes(reading.kind.family)) return unknown(OTHER_KIND);
  return unknown('Whether it was signed, and by whom, cannot be told from its text.');
}
const SAID = 'Signed, as the text says';
const NAMED = 'Name where it is signed';
/** A deed that nobody witnessed may bind nobody, whoever signed it. */
const IS_DEED = wording('as a deed, this deed, deed of');
/** Where names stand in letters and may be of nobody who signed: not those printed beside their own signatures, nor of others than parties. */
function typedPlaces({ contract }: Reading, places: readonly SigningPlace[]): Evidence[] {
  const lines = places.map(({ line }) => line);
  const typed = places
    .filter(({ capacity, state, line }) => capacity === 'party' && state === 'named' && !isBesideMark(line, lines))
    .map(({ line }) => line.evidence);
  const isDrawn = places.some(({ state, line }) => state === 'empty' || (line.state === 'marked' && !line.isInWords));
  // Two who sign say enough of whether it is signed; names beside them may be of anybody.
  const known = places.filter(({ capacity, state }) => capacity === 'party' && state !== 'empty');
  const more = isDrawn || known.length > 1 ? [] : namesAtEnd(contract);
  const beside = more.filter(
    ({ start, end }) => !lines.some(({ evidence }) => evidence.start < end && start < evidence.end),
  );
  return [...typed, ...beside].toSorted((one, other) => one.start - other.start);
}
