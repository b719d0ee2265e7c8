import { contractWith } from './reading';

/** What a paper repeats: a line, or what the nth line says. */
type Piece = string | ((nth: number) => string);

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const letter = (nth: number) => LETTERS.charAt(nth % 26);
const name = (nth: number) => [nth, Math.floor(nth / 26), Math.floor(nth / 676)].map(letter).join('');

const capital = (nth: number) => `${name(nth).charAt(0).toUpperCase()}${name(nth).slice(1)}son`;

/**
 * Papers that say one thing again and again, each of which a reader with a loop inside of a loop would take for hours: by line ('lines')
 * or without any break ('endless').
 */
const LINES: Record<string, Piece> = {
  'a number alone': '1.',
  'a number and words': '1. words',
  'numbers that count': (nth) => `${nth % 999}. The Provider shall deliver.`,
  'a number within a number': (nth) => `${(nth % 9) + 1}.${(nth % 7) + 1}.${(nth % 5) + 1} Scope`,
  'ever deeper numbers': (nth) => ['1.', '1.1', '(a)', '(i)', '(1)'][nth % 5] ?? '',
  'letters in parentheses': (nth) => `(${letter(nth)}) the Software;`,
  'letters alone': (nth) => `${letter(nth).toUpperCase()}. Licence`,
  articles: (nth) => `ARTICLE ${nth % 900}`,
  'sections that name sections': (nth) =>
    `Section ${nth % 900}. Subject to Section ${(nth * 7) % 900} and Exhibit ${letter(nth).toUpperCase()}, words.`,
  'headings in capitals': 'LIMITATION OF LIABILITY',
  'headings that differ': (nth) => `${name(nth).toUpperCase()} TERMS`,
  schedules: (nth) => `SCHEDULE ${nth % 99}`,
  exhibits: 'Exhibit A',
  definitions: (nth) => `"Term ${name(nth)}" means the Term ${name(nth + 1)}.`,
  'one definition': '"Services" means the services.',
  'definitions in parentheses': (nth) => `Acme ${name(nth)}, Inc. (the "${name(nth).toUpperCase()}") agrees.`,
  'a glossary by tabs': (nth) => `Term ${name(nth)}\tthe meaning of ${name(nth)}`,
  parties: 'by and between Acme Cloud, Inc. ("Provider") and Borel LLC ("Customer")',
  'parties that differ': (nth) =>
    `between ${name(nth)} Holdings, Inc., a Delaware corporation ("${name(nth)}"), and ${name(nth)} LLC`,
  'names of companies': (nth) => `Acme ${name(nth)} Corporation`,
  addresses: (nth) => `${nth} Oak Street, Springfield, Illinois 62701`,
  dates: 'March 1, 2026',
  'sentences with dates': 'This Agreement is effective as of March 1, 2026 and ends on March 1, 2027.',
  'dates that differ': (nth) => `The term begins on May ${(nth % 28) + 1}, ${1990 + (nth % 60)}.`,
  'lengths of time': 'for a period of three (3) years',
  terms:
    'The term of this Agreement is three (3) years and renews automatically unless notice is given 30 days before.',
  money: '$1,000.00',
  'sums that differ': (nth) => `Customer shall pay USD ${nth},000 per month.`,
  'money in words': 'one thousand two hundred dollars ($1,200)',
  'numbers in words': 'one hundred twenty',
  percentages: 'interest of 1.5% per month',
  'tick boxes': '☐ yes ☒ no',
  'tick boxes of brackets': '[ ] yes [x] no',
  'tick boxes on lines': '___ Landlord _X_ Tenant',
  'labels with values': (nth) => `Label ${name(nth)}: value ${nth}`,
  'one label': 'Name: Acme',
  'labels without values': 'Name:',
  'labels by tabs': 'Rent\t$1,000\tDeposit\t$500',
  'quotation marks': '“a” "b" ‘c’',
  'openings of quotes': '“',
  'openings of brackets': '([{',
  'brackets in brackets': '((a) (b [c]))',
  'blanks to fill in': '____________',
  signatures: 'By: ____________',
  'blocks of signatures': (nth) =>
    ['ACME CLOUD, INC.', 'By: ____________', `Name: ${name(nth)}`, 'Title: Director', 'Date: March 1, 2026'][nth % 5] ??
    '',
  recitals: 'WHEREAS, the parties wish to agree;',
  'now therefore': 'NOW, THEREFORE, the parties agree as follows:',
  'in witness whereof': 'IN WITNESS WHEREOF, the parties have executed this Agreement.',
  duties: 'Provider shall deliver the Software to Customer.',
  rights: 'Customer may terminate this Agreement at any time.',
  'limits of liability': 'The total liability of Provider shall not exceed $100.',
  indemnities: 'Provider shall indemnify, defend and hold harmless Customer.',
  'governing law': 'This Agreement is governed by the laws of the State of New York.',
  courts: 'The courts of England and Wales have exclusive jurisdiction.',
  conditions: 'if and unless and provided that',
  'terms without a definition': (nth) =>
    `The Undefined ${name(nth)} Thing shall apply to each undefined ${name(nth)} thing.`,
  insurance: 'Customer shall maintain commercial general liability insurance of not less than $1,000,000.',
  notices: 'Notices shall be sent to legal@acme.example and deemed received after three days.',
  assignments: 'Neither party may assign this Agreement without the prior written consent of the other party.',
  'one word': 'agreement',
  'short words': 'a',
  'words that differ': (nth) => name(nth),
  commas: 'one, two, three, and',
  semicolons: 'the licence; the software; and',
  'full stops': '...',
  dashes: '- - -',
  bullets: '• item',
  slashes: 'and/or',
  'e-mail addresses': 'a@b.example',
  links: 'https://example.com/terms',
  questions: 'Who pays?',
  'page numbers': (nth) => `Page ${nth} of 1500`,
  tables: 'one\ttwo\tthree\tfour',
  'leaders of a table of contents': (nth) => `${nth}. Scope ........ ${nth}`,
  'you and we': 'You agree that we may change these terms.',
  'a short sentence': 'It ends.',
  abbreviations: 'Inc. Ltd. Co. No.',
  capitals: 'THE PROVIDER SHALL NOT BE LIABLE',
  'letters with accents': 'Société Générale',
  'signs of no alphabet': '※ ※ ※',
  'limits without an end': 'liability shall not exceed and',
  'a firm between others': 'between A, Inc., and',
  'rows of names': (nth) => `Ann ${capital(nth)} Tom ${capital(nth + 1)}`,
  'one row of names': 'Ann Reed Tom Lee',
  'firms in capitals': (nth) => `${name(nth % 50).toUpperCase()} FOODS is Acme ${capital(nth % 50)} Foods Limited`,
  'marks of signatures': (nth) => `[signed] Ann ${capital(nth)}, 3 May 2025`,
  'signed for sides': (nth) => `For Acme ${capital(nth)}: Ann ${capital(nth)}, director`,
  'names in columns': (nth) => `Name\tAnn ${capital(nth)}\tTom ${capital(nth)}`,
  'people at addresses': (nth) => `Ann ${capital(nth)}, ${nth} High Street, Leeds (the Tenant)`,
  'mails one under another': (nth) =>
    ['From: Ann Lee <ann@acme.example>', 'Sent: 3 May 2025', 'To: Tom Reed', `We agree to pay $${nth}.`][nth % 4] ?? '',
  'words set anew': (nth) => `Section ${nth % 900} is replaced by: the fee is $${nth} per month.`,
  'words struck': (nth) => `Clause ${nth % 900} is deleted.`,
  'talks before courts': 'The parties shall first try to settle any dispute by mediation before they go to court.',
  'disputes of one kind': (nth) => `Disputes about ${name(nth)} are decided by the courts of Leeds.`,
  renewals: 'The licence renews for a year unless either party gives 30 days notice before it ends.',
  'lengths at least': (nth) => `The term is at least ${(nth % 30) + 1} months and at most ${(nth % 30) + 31} months.`,
  'prices that rise': 'The fee of $100 a month may be raised each year by up to 5%.',
  'ends on events': 'The term ends when the works are finished.',
  'trading names': (nth) => `Acme ${capital(nth)} Ltd trades as ${capital(nth)}.`,
};

const ENDLESS = [
  'a number alone',
  'a number and words',
  'a number within a number',
  'letters in parentheses',
  'definitions',
  'definitions in parentheses',
  'parties',
  'parties that differ',
  'names of companies',
  'dates',
  'money',
  'sums that differ',
  'numbers in words',
  'tick boxes',
  'tick boxes of brackets',
  'labels with values',
  'labels by tabs',
  'quotation marks',
  'brackets in brackets',
  'openings of quotes',
  'openings of brackets',
  'blanks to fill in',
  'conditions',
  'commas',
  'semicolons',
  'one word',
  'short words',
  'words that differ',
  'e-mail addresses',
  'links',
  'and/or',
  'capitals',
  'terms without a definition',
  'duties',
  'addresses',
  'abbreviations',
  'limits without an end',
  'a firm between others',
  'rows of names',
  'firms in capitals',
  'signed for sides',
  'words set anew',
  'disputes of one kind',
  'prices that rise',
];

function repeated(piece: Piece, bytes: number, joint: string): string {
  const pieces: string[] = [];
  for (let length = 0, nth = 0; length < bytes; nth++) {
    const said = typeof piece === 'string' ? piece : piece(nth);
    pieces.push(said);
    length += said.length + 1;
  }
  return pieces.join(joint);
}

export interface RepetitivePaper {
  name: string;
  /** Plain text of so many characters: a contract whose clauses repeat one thing; form feeds part its pages. */
  of: (characters: number) => string;
}

/** 1,500 pages, the most that are read, hold a megabyte. */
const PAGE = 667;

/** Begins a new page wherever the one before is full. */
function paged(text: string): string {
  let page = 0;
  return text.replace(/\n/g, (line, at: number) => {
    const number = Math.floor(at / PAGE);
    const joint = number > page ? '\f' : line;
    page = number;
    return joint;
  });
}

export const REPETITIVE_PAPERS: readonly RepetitivePaper[] = [
  ...Object.entries(LINES).map(([name, piece]) => ({
    name: `${name}, line by line`,
    of: (characters: number) => paged(contractWith(repeated(piece, characters, '\n'))),
  })),
  ...ENDLESS.filter((name) => name in LINES).map((name) => ({
    name: `${name}, without a break`,
    of: (characters: number) => contractWith(`1. ${repeated(LINES[name] ?? '', characters, ' ')}`),
  })),
];
