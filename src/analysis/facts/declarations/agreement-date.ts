import { datesOfPaper } from '../../document/dates-of-paper';
import { sentenceEvidence } from '../../document/sentence-evidence';
import { evidenceAt } from '../../evidence';
import { recogniseKind } from '../../kinds/recognise';
import { ON_THE, opensWithCapital } from '../../lexicon/characters';
import { anyWording, closingWords, onlyWords, openingWords, wording } from '../../lexicon/words';
import { addDays } from '../../mentions/calendar';
import { type DateMention, findDates } from '../../mentions/dates';
import { agreedInMail, lastMessage } from '../accepted-in-mail';
import { type Day, printDay } from '../day';
import { isLabelOfHappening, isUnderLabel } from '../days-under-labels';
import { isDeadline } from '../deadline';
import { defineFact } from '../define-fact';
import { asEdition, isOfEdition } from '../edition';
import { type Fact, found, missing, stated } from '../fact';
import { labelledWords } from '../labelled';
import { labelledSpan } from '../labelled-span';
import { rankedDay } from '../ranked-fact';
import { acceptedDays, type SignedDay, signedDays } from '../signed-days';
import type { Source } from '../source';
import { NOT_SILENT } from '../stated';

/** What a form dates beside itself: 'Wedding date | 20 June 2026'. */
const OWN = wording(
  'agreement, contract, lease, sign*, form, order, booking, application, issue{,d}, effective, execut*, today*, complet*, made, document, quot*, invoice, letter, licen{c,s}e, accept*, agreed, this, the, dated, deed, commenc*, start*',
);
const DATE_LABEL = closingWords('date( of ~3 +), day');

/** What begins or ends, is reviewed or was printed on the day, by its label; a contract is made before or after. */
const OTHER_DAY = onlyWords([
  'start, starts, start date, starting, starting date, begins, first day, last day, {first,last} lesson, first {day,night,session,class}',
  '{break,review,expiry,end,due,delivery,completion,arrival,departure,moving,hire,event,handover,renewal} date, version, issue(d) no',
]);
/** 'Date: Saturday 30 August 2025, guests from 12.30 pm' is the day of what takes place then. */
const TAKES_PLACE = wording('guest(s), lunch, dinner, ceremony, reception, doors, kick-off, from, until, arrival');
const HOUR = wording(/\b\d{1,2}(?:[.:]\d\d)? ?(?:am|pm|noon|o'clock)\b/);

/** 'Appointed on 3 May 2019 as its director': what happened to who signs. */
const OF_SIGNATORY = closingWords(
  'appointed, elected, registered, admitted, licensed, qualified, born, {chair,director,trustee,manager,member,partner} since',
  ON_THE,
);

/** Whether the day stands under a label that names something else which happens on it, is told of a person, or is the last one for something. */
function isOfEvent(source: Source, day: Fact<Day>): boolean {
  const isOfPerson = day.evidence.some(({ quote }) => {
    const at = quote.indexOf(day.value?.written ?? '-');
    const before = quote.slice(0, Math.max(0, at));
    return at > 0 && (OF_SIGNATORY.test(before) || isDeadline(before));
  });
  return isOfPerson || isUnderLabel(source, day, isLabelOfEvent);
}

const takesPlace = (words: string) => TAKES_PLACE.test(words) && HOUR.test(words);

function isLabelOfEvent(name: string, words: string): boolean {
  if (OTHER_DAY.test(name) || isLabelOfHappening(name) || takesPlace(words)) return true;
  return DATE_LABEL.test(name) && name.includes(' ') && !OWN.test(name) && !isOwnLabel(name);
}

/** What a paper calls the day on which it is made, where it is a form or stands alone above its title: 'Date of sale', 'DATED 23 June 2025'. */
const OWN_LABELS: ReadonlySet<string> = new Set([
  ...['date of agreement', 'date of this agreement', 'agreement date', 'contract date', 'date of contract'],
  ...['date of sale', 'date of order', 'order date', 'date of lease', 'form completed', 'completed', 'filled in'],
  ...['date of issuance', 'issuance date', 'date written', 'date of issue', 'date of note', 'date of loan'],
  ...['p.o. date', 'po date', 'purchase order date', 'sow date', 'statement of work date', 'date of this form'],
  ...['place and date', 'date and place', 'place, date', 'docket date', 'date of docket', 'ticket date', 'form date'],
  ...['form filled in', 'sheet filled in', 'form completed on', 'completed on', 'agreed on', 'made on', 'drawn up on'],
]);
const OWN_NAME =
  '{term sheet,heads of terms,memorandum,memorandum of understanding,mou,letter,offer letter,letter of engagement,engagement letter,note,loan,deed,bond,policy,licence,license,tenancy,schedule,statement of work,sow,order form,purchase order,booking form,paper,sheet}';
/** 'Date of Term Sheet', 'Letter date': the same by whatever name. */
const OWN_LABEL = onlyWords(`date of ({this,the} )${OWN_NAME}, ${OWN_NAME} {date,dated}`);
const isOwnLabel = (name: string) => OWN_LABELS.has(name) || OWN_LABEL.test(name);
const UNDER_LABEL = 0.7;
const BY_MAIL = 0.6;
/** In characters: the head of a paper. */
const HEAD = 2_000;
const DATED_LINE = openingWords('dated( this)( the)', '{:, }');
/** 'This sheet is dated 8 March 2026 and becomes a booking when the deposit is paid'. */
const ITSELF_DATED = wording('{this,these} ~3 {is,are,was,were} {dated,made,signed,agreed}( on)( this)( the) ');

/** The one day that the paper's own label or head names, where nothing else says when it was made. */
function underLabel(source: Source): Fact<Day> | null {
  const own = new Set(source.document.labelValues.flatMap((pair) => pair.names.filter(isOwnLabel)));
  const days = labelledWords(source, own).flatMap(({ pair, words, evidence }) =>
    isLabelOfEvent(pair.names[0] ?? '', words)
      ? []
      : daysIn(datesOfPaper(source.contract, words), words).map((day) => ({ day, evidence })),
  );
  const heads = source.outline.sentences.flatMap(({ start, end }) => {
    const words = source.plain.slice(start, end);
    if (start > HEAD || takesPlace(words)) return [];
    const itself = ITSELF_DATED.exec(words);
    const leads = (at: number) => itself !== null && at === itself.index + itself[0].length;
    const said = daysIn(findDates(words), words);
    const days = DATED_LINE.test(words) ? said : said.filter(({ at }) => leads(at));
    return days.map((day) => ({ day, evidence: evidenceAt(source.contract, start, end) }));
  });
  const [first, ...others] = [...heads, ...days];
  if (!first || others.some(({ day }) => day.iso !== first.day.iso)) return null;
  const { iso, written } = first.day;
  return found({ value: { iso, written }, confidence: UNDER_LABEL, evidence: [first.evidence] });
}

/** The day of some words that have but one. */
function daysIn(days: readonly DateMention[], words: string): (Day & { at: number })[] {
  return days.flatMap(({ iso, kind, start, end }) =>
    kind === 'day' && iso && days.length === 1 ? [{ iso, written: words.slice(start, end), at: start }] : [],
  );
}

/** The ranker's likeliest day that is no other thing's; each that is gives way to the next one. */
function likeliestOwn(source: Source): Fact<Day> {
  const not = [recogniseKind(source).under?.date ?? []].flat();
  let day = rankedDay(source, 'agreement', not);
  for (let tries = 0; day.value && isOfEvent(source, day) && tries < MOST_TRIES; tries++) {
    not.push(day.value.iso);
    day = rankedDay(source, 'agreement', not);
  }
  return day.value && isOfEvent(source, day) ? missing(source.contract) : day;
}

const MOST_TRIES = 4;

/** Lines on which the sides sign, each with its day. */
const SIGNS = anyWording(
  openingWords('signed, signature, {sign,executed,agreed,accepted} {by,for}'),
  wording('signature:, by:, /s/'),
  openingWords('date(d)( ):'),
);
/** How far apart, in characters and in days, those are who sign one paper. */
const NEAR = 1_500;
const LATEST = 120;

/** Whether a line says that somebody signs, or has days side by side and nothing beside them but names: 'Ann Lee | 1/9/02 | Tom Reed | 1/14/02'. */
function isSigned(line: string): boolean {
  if (SIGNS.test(line)) return true;
  const days = findDates(line).filter(({ kind }) => kind === 'day');
  if (days.length < 2) return false;
  const rest = days.toReversed().reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), line);
  return rest.split(BETWEEN_WORDS).every((word) => word === '' || opensWithCapital(word));
}

const BETWEEN_WORDS = /[\s|,.:()]+/;

/** Of several days on which the sides signed the last one, by which the contract is made. */
function lastSigned(source: Source, day: Fact<Day>): Fact<Day> {
  const [place] = day.evidence;
  const isAtEnd = (start: number) => start > source.plain.length / 2;
  if (day.status !== 'found' || !place || !isSigned(place.quote) || !isAtEnd(place.start)) return day;
  const isNear = ({ start }: { start: number }) => isAtEnd(start) && Math.abs(start - place.start) < NEAR;
  const inSentences = source.outline.sentences
    .filter((sentence) => isNear(sentence) && isSigned(sentence.text))
    .flatMap(({ start, end }) =>
      findDates(source.plain.slice(start, end)).flatMap(({ iso, kind, ...at }): SignedDay[] => {
        if (kind !== 'day' || !iso) return [];
        const [from, to] = [start + at.start, start + at.end];
        const evidence = sentenceEvidence(source.contract, source.outline, from, to);
        return [{ iso, written: source.contract.text.slice(from, to), evidence }];
      }),
    );
  // 'For Acme Mills Ltd: Ann Lee, manager | Date: 14/05/2025' is such a line by where it stands and how it begins.
  const last = [...inSentences, ...signedDays(source).filter(({ evidence }) => isNear(evidence))]
    .filter(({ iso }) => iso > day.value.iso && iso <= addDays(day.value.iso, LATEST))
    .toSorted((one, other) => one.iso.localeCompare(other.iso))
    .at(-1);
  return last ? { ...day, ...signedOn(last), confidence: day.confidence } : day;
}

/** Labels of the day on which a contract starts to hold: it is made before. */
const STARTS_THEN = onlyWords('{commencement,effective,start} date, date of commencement, commences, commencement');

/** The last day on which the sides signed, where nothing dates the paper but the label of its start, or nothing at all. */
function signedAtEnd(source: Source, day: Fact<Day>): Fact<Day> {
  const isOfStart = day.status === 'found' && isUnderLabel(source, day, (name) => STARTS_THEN.test(name));
  if (!isOfStart && day.status !== 'absent') return day;
  const last = signedDays(source)
    .toSorted((one, other) => one.iso.localeCompare(other.iso))
    .at(-1);
  return last ? signedOn(last) : day;
}

/** By these words a paper says itself when it was made, whenever it is signed. */
const BY_ITS_WORDS = wording(
  'dated, made, entered, as of, executed, this, {agreement,contract,lease,effective,order,form,sow} date, date of',
);
/** What is only offered on a day. */
const OFFERED = wording(
  'quot{e,ation,ed}(s), estimate{,s,d}, offer(ed), proposal, proposed, draft, prepared, tender, issued',
);
/** In characters: what is said of a day stands so near before it. */
const NEAR_DAY = 80;
/** In shares of a paper: an offer is dated at its head. */
const AT_HEAD = 0.4;

/** The day on which an offer was taken, where what was read is that of the offer: the head of a letter, of a quotation or of the first of several messages. */
function agreedLater(source: Source, day: Fact<Day>): Fact<Day> {
  const isOwn = day.evidence.some(({ quote }) => {
    const before = quote.slice(0, quote.indexOf(day.value?.written ?? quote)).slice(-NEAR_DAY);
    return BY_ITS_WORDS.test(before) && !OFFERED.test(before);
  });
  const inMail = agreedInMail(source);
  if (inMail && !(day.status === 'found' && isOwn)) return signedOn(inMail);
  const isHead = day.evidence.every(({ start }) => start < AT_HEAD * source.plain.length);
  if (day.status !== 'found' || isOwn || !isHead) return day;
  const { iso } = day.value;
  const last = acceptedDays(source)
    .filter((one) => one.iso > iso && one.iso <= addDays(iso, LATEST))
    .toSorted((one, other) => one.iso.localeCompare(other.iso))
    .at(-1);
  return last ? signedOn(last) : day;
}

function signedOn({ evidence, ...value }: SignedDay): Fact<Day> {
  return found({ value, confidence: UNDER_LABEL, evidence: [evidence] });
}

/**
 * The date of the contract: that on which it is made, or last signed. A blank or redacted date is not guessed, and that of the paper which it
 * changes or stands under is not its own.
 */
export const agreementDate = defineFact({
  id: 'agreementDate',
  label: 'Agreement date',
  place: 50,
  kind: 'day',
  sureFrom: 0.75,
  silence: { provision: 'Agreement Date', until: NOT_SILENT, subjects: [] },
  speaksOf: ['dated', 'date', 'made', 'entered', 'executed', 'signed', 'as of', 'day of'],
  find(source): Fact<Day> {
    const day = agreedLater(source, lastSigned(source, likeliestOwn(source)));
    // 'Last lesson: 19 June 2026' says when it ends, not when it was made.
    const span = labelledSpan(source);
    const isOfSpan = [span?.first, span?.last].some(
      (labelled) =>
        labelled?.iso === day.value?.iso &&
        day.evidence.some(({ quote }) => quote.includes(labelled?.evidence.quote ?? '-')),
    );
    const own = day.value && isOfSpan ? missing(source.contract) : day;
    const signed = signedAtEnd(source, own.status === 'absent' ? (underLabel(source) ?? own) : own);
    // Whoever agrees to them does so on another day: it has to be checked.
    if (isOfEdition(signed)) return asEdition(signed);
    // Mails have their days, whether it can be told or not by which of them the parties agreed.
    const last = signed.status === 'absent' ? lastMessage(source) : null;
    return last ? stated(BY_MAIL, [last.evidence]) : signed;
  },
  print: printDay,
  examples: {
    paper: 'whole',
    hits: [
      [
        'ACME ROBOTICS, INC.\nNovember 12, 2026\nDear Ann Borel,\n1. We offer you the post of engineer, from January 4, 2027, at $90,000 a year.\n2. If this works for you, sign below and send it back by 5 p.m. Central on November 20, 2026, when the offer lapses.\nAnn Borel',
        '2026-11-12',
      ],
      [
        'From: Rosa Blum <rosa@blum.example>\nTo: Ken Watts\nDate: Mon, 2 June 2025 10:11\nSubject: translation\nHi Ken, I would translate the catalogue for €2,400, half up front. Delivery by 30 July.\nFrom: Ken Watts\nTo: Rosa Blum\nDate: Thu, 12 June 2025 09:00\nSubject: Re: translation\nYes, agreed on all of that. Please go ahead.\nKen',
        '2025-06-12',
      ],
      [
        "Acme Garage\nEstimate for works, 2 June 2025\nVehicle: Volvo V60\n1. New clutch, £900 with parts.\n2. We keep the car until the bill is paid.\nCustomer's go-ahead given by signature on 9 June 2025: Ann Borel",
        '2025-06-09',
      ],
      [
        'PROPOSAL FOR BOOKKEEPING\nPrepared for Acme Mills Ltd by Tom Reed on 2 June 2025\n1. I keep the books each month for $300.\n2. Either of us may stop with 30 days notice.\nAgreed for Acme Mills Ltd: Ann Borel, director, 9 June 2025',
        '2025-06-09',
      ],
      [
        'SERVICES AGREEMENT\nThis Agreement is dated 2 June 2025 and made between Acme Mills Ltd and Borel Ltd.\n1. The Contractor cleans the offices each night.\nSigned for Acme Mills Ltd: Ann Lee, 10 June 2025\nSigned for Borel Ltd: Tom Reed, 12 June 2025',
        '2025-06-02',
      ],
      [
        'STATEMENT OF WORK\nClient: Acme Mills Ltd\nSOW Date: March 10, 2025\n1. The surveyor maps the fen.\n2. The fee is $900.',
        '2025-03-10',
      ],
      [
        'USE OF THE VILLAGE GREEN\nUser: Ann Borel\nOwner: Acme Parish Council\nThis sheet is dated 8 March 2026 and is firm when the deposit is paid.\n1. The fair is on 4 May 2026.',
        '2026-03-08',
      ],
      [
        'PRIVATE SALE OF A CAR\nDate of sale: Saturday 14 June 2025\nSeller: Ann Borel\nBuyer: Tom Reed\nFirst registered: 11 April 2018\n1. Ann sells the car to Tom.',
        '2025-06-14',
      ],
      [
        'WINDOW CLEANING CONTRACT\nClient: Acme Mills LLP\nContractor: Borel Ltd\n1. Contractor cleans the windows.\nSigned for the Client: Ann Lee, partner\tDate: 22 October 2025\nSigned for the Contractor: Bo Reed, director\tDate: 24 October 2025',
        '2025-10-24',
      ],
      [
        'SUPPLY AGREEMENT\nThis Supply Agreement is made and entered into as of May 4, 2023 by and between Acme Mills, Inc. and Borel LLC. The parties agree as follows:\n1. Supplier shall supply the goods.',
        '2023-05-04',
      ],
      [
        'CONSULTANCY AGREEMENT\nDATED 3rd June 2021\nBETWEEN Acme Mills Limited and Ann Borel\n1. The Consultant shall advise the Client.',
        '2021-06-03',
      ],
      [
        'LEASE\nThis Lease is made this 12th day of October, 2019 between Ann Borel ("Landlord") and Tom Reed ("Tenant").\n1. Tenant shall pay rent of $900 a month.',
        '2019-10-12',
      ],
      [
        'NON-DISCLOSURE AGREEMENT\nThis agreement is dated 7 March 2022 and is between Acme Mills Ltd and Borel GmbH.\n1. Each party shall keep the information secret.',
        '2022-03-07',
      ],
    ],
    misses: [
      [
        'CATERING BOOKING\nClient: Ann Borel\nCaterer: Acme Food Ltd\nDate: Saturday 30 August 2025, guests from 12.30 pm\n1. The price is £38 a guest.',
        'the day of the party under a plain label',
      ],
      [
        'CONTRACT OF EMPLOYMENT\nEmployer: Acme Mills Ltd\nEmployee: Ann Borel\nStart date: 1 September 2025\n1. You work 35 hours a week.',
        'the first day of work',
      ],
      [
        'PHOTOGRAPHER FOR A PARTY\nClient: Ann Borel\nPhotographer: Acme Pictures Ltd\nParty date\tSaturday 20 June 2026\n1. The fee is $900.',
        'the day of the party',
      ],
      [
        'CELLO LESSONS\nPupil: Ann Borel\nFirst lesson: 9 September 2025\nLast lesson: 19 June 2026\n1. Fees are due at the first lesson.',
        'the last day of a form',
      ],
      [
        'SUPPLY AGREEMENT\nThis Supply Agreement is made as of ____________, 20__ by and between Acme Mills, Inc. and Borel LLC.\n1. Supplier shall supply the goods.',
        'the date is left blank',
      ],
      [
        'TERMS OF SERVICE\nThese terms are an agreement between you and Harbor Cycle Club LLC.\n1. You must be 18 to join.',
        'no date at all',
      ],
      [
        'SERVICES AGREEMENT\nThis Services Agreement is between Acme Mills, Inc. and Borel LLC.\n1. The Company was founded on May 4, 1978 in Ohio.\n2. Provider shall clean the offices.',
        'the date of something else',
      ],
      [
        'AMENDMENT NO. 1\nThis Amendment No. 1 amends the Supply Agreement dated May 4, 2020 between Acme Mills, Inc. ("Supplier") and Borel LLC ("Buyer").\n1. Supplier shall deliver 40 units a month.',
        'the date of the paper that it changes',
      ],
    ],
  },
});
