import { describe, expect, test } from 'bun:test';
import { completenessOf } from '../../src/analysis/completeness';
import type { ContractText } from '../../src/analysis/pdf/contract-text';
import { riskOf } from '../../src/analysis/risks/assess';
import { unsigned } from '../../src/analysis/risks/rules/unsigned';
import { contractWith, readingOf } from '../support/reading';

const SIGNED = 'By: /s/ Ada Lovelace\nName: Ada Lovelace';
const of = (plain: string, override: Partial<ContractText> = {}) => completenessOf(readingOf(plain, override));

describe('a contract that is whole', () => {
  test('is complete in every respect', () => {
    const whole = of(`${contractWith('1. Fees. Customer shall pay $100 each month.')}\n${SIGNED}`);
    expect(whole.complete).toBe(true);
    expect(whole.pages).toEqual({ status: 'complete', note: 'The only page was read.', items: [] });
  });
});

describe('what is open', () => {
  test('a blank, with the words around it', () => {
    const { complete, blanks } = of(
      contractWith('1. Fees. Customer shall pay $______ on the first day of each month.'),
    );
    expect(complete).toBe(false);
    expect(blanks.status).toBe('incomplete');
    expect(blanks.items).toMatchObject([{ label: 'Blank', page: 1 }]);
    expect(blanks.items[0]?.evidence[0]?.quote).toContain('$______');
  });

  test('a blank of an option that nobody ticked is none', () => {
    const form = (own: string, ours: string) =>
      contractWith(
        `1. Insurance. Customer chooses one:\n${ours} cover by Provider at $9 a month\n${own} own insurance, policy no. ________`,
      );
    expect(of(form('[ ]', '[x]')).blanks.status).toBe('complete');
    expect(of(form('[x]', '[ ]')).blanks.status).toBe('incomplete');
  });

  test('terms that were taken out', () => {
    const { blanks } = of(
      contractWith('1. Fees. Customer shall pay [***] each month.\n2. Cap. It is limited to [***].'),
    );
    expect(blanks.items.map(({ label }) => label)).toEqual(['Redacted', 'Redacted']);
  });

  test('an exhibit that is referred to but not there', () => {
    const { exhibits } = of(
      contractWith('1. Services. Provider shall perform the services described in Exhibit B hereto.'),
    );
    expect(exhibits.status).toBe('incomplete');
    expect(exhibits.items).toMatchObject([{ label: 'Exhibit B', page: 1 }]);
  });

  test.each([
    '1. Scope. This letter and the attached Standard Terms are the whole of it.',
    '1. Prices. The list of prices (attached) applies.',
    '1. Works. The Technical Appendix is an integral part of this contract.',
    '1. Shares. The award is made under the Plan.\nEnclosures: Plan; form of election',
    '1. Licence. Licensee may use the pictures listed in the annex.',
    '1. Recipes. What the cook brings with her on the list attached stays her own.',
    '1. Whole. This paper with Tabs 1 to 4 is the whole agreement.',
    '1. Line. The line runs as surveyed, a print whereof is hereto annexed.',
    '1. Notices. Our Privacy Notice and our Cookie Notice are part of these terms.',
  ])('papers without a letter or number make it unknown whether one is missing: %s', (text) => {
    expect(of(contractWith(text)).exhibits.status).toBe('unknown');
  });

  test.each([
    ['1. Letting. The house is let with the furniture listed in the inventory.', 'the inventory'],
    ['1. Whole. This lease and the move-in condition form are the entire agreement.', 'the move-in condition form'],
    ['1. Warranties. They are true except as fairly disclosed in the disclosure letter.', 'the disclosure letter'],
    ['1. Letting. The Landlord lets the workshop shown edged red on the plan.', 'the plan'],
    ['1. Land. The field is hatched in blue on the map of 2024.', 'the map'],
    ['1. Repair. No better than is shown by the schedule of condition annexed.', 'the schedule of condition'],
  ])('papers that it rests on by name: %s', (text, name) => {
    const { exhibits } = of(contractWith(text));
    expect(exhibits.status).toBe('unknown');
    expect(exhibits.note).toContain(name);
  });

  test.each([
    '1. Letting. The house is let with the furniture listed in the inventory.\nINVENTORY\nTwo chairs and a table of oak, in good order.',
    '1. Stock. Supplier keeps an inventory of parts at its own cost.',
    '1. Lien. A lien may attach to the goods.',
    '1. Services. Provider works as Exhibit B says.\nEXHIBIT B\nProvider cleans the offices of Customer every Monday and Friday.',
    '1. Entire agreement. This contract and its exhibits are the whole agreement.',
    '1. Letting. The Landlord lets the workshop shown edged red on the plan.\nPLAN\nThe workshop is the shed beside the yard, forty feet long.',
    '1. Visits. They are marked in the calendar, and the plan costs $9 a month.',
    'Attached to confirmation of order 25/E of 6 March 2025.\n1. Goods. Seller delivers tiles.',
    'These terms are attached to the order of Customer.\n1. Goods. Seller delivers tiles.',
    '1. Advice. Guarantor says that:\n[x] he had time to ask a solicitor\n[ ] he asked a solicitor, whose certificate is annexed',
  ])('nothing is missed: %s', (text) => {
    expect(of(contractWith(text)).exhibits.status).toBe('complete');
  });

  test('enclosures by number and name are looked for by their names', () => {
    const list = '1. Fees. Customer pays $5.\nEnclosures: 1 List of house customers, 2 Present brands of Agent';
    expect(of(contractWith(list)).exhibits).toMatchObject({
      status: 'unknown',
      note: 'It lists “List of house customers” and “Present brands of Agent” as what goes with it; in this copy they do not stand.',
    });
    const there = of(contractWith(`${list}\nList of house customers\nAcme Mills\n2 Present brands of Agent\nNone`));
    expect(there.exhibits.note).not.toContain('It lists');
  });

  test('what is attached to the paper itself is not known to be there', () => {
    expect(of(contractWith('Attached to this contract is a price list.')).exhibits.status).toBe('unknown');
  });

  test('an attachment of which only an extract is there', () => {
    const goods = '1. Goods. They are listed in Annexure A.\nANNEXURE A';
    expect(of(contractWith(`${goods} (extract)\nTwelve pumps.`)).exhibits).toMatchObject({
      status: 'unknown',
      note: 'Annexure A stands here as an extract only; what it leaves out cannot be told.',
    });
    expect(of(contractWith(`${goods} (vanilla extraction pumps)\nTwelve pumps.`)).exhibits.status).toBe('complete');
  });

  test('lines to sign on', () => {
    const { signatures } = of(`${contractWith('1. Fees. Customer pays $5.')}\nBy: ____________\nName:`);
    expect(signatures).toMatchObject({ status: 'incomplete', items: [{ label: 'Signature line', page: 1 }] });
  });

  test('pages without text; what depends on them is unknown', () => {
    const plain = `${contractWith('1. Fees. Customer pays $5.')}\n${SIGNED}`;
    const { pages } = readingOf(plain).contract;
    const scan = { number: 2, start: 0, end: 0, width: 612, height: 792, source: 'unreadable' as const };
    const found = of(plain, { pages: [...pages, scan] });
    expect(found.pages).toMatchObject({ status: 'incomplete', note: 'No text could be read on page 2 of 2.' });
    expect(found.pages.items).toEqual([{ label: 'Page 2', page: 2, evidence: [] }]);
    expect([found.exhibits.status, found.blanks.status]).toEqual(['unknown', 'unknown']);
    expect(found.complete).toBe(false);
  });

  test('pages that wait to be read are called so', () => {
    const { pages } = readingOf(contractWith('1. Fees. Customer pays $5.')).contract;
    const scan = { number: 2, start: 0, end: 0, width: 612, height: 792, source: 'unreadable' as const };
    const waiting = [...pages, scan, { ...scan, number: 3, pending: true as const }];
    const both = of(contractWith('1. Fees. Customer pays $5.'), { pages: waiting });
    expect(both.pages).toMatchObject({
      status: 'incomplete',
      note: 'No text could be read on page 2 of 3. Not read yet: page 3 of 3.',
    });
    const [first, , last] = waiting;
    const one = of(contractWith('1. Fees.'), { pages: [first, { ...last, number: 2 }] as typeof pages });
    expect(one.pages).toMatchObject({ status: 'unknown', note: 'Not read yet: page 2 of 2.' });
    expect(one.exhibits.note).toStartWith('Not every page has been read yet');
  });

  test('a document that was cut off', () => {
    expect(of(contractWith('1. Fees.'), { truncated: true }).pages.note).toBe(
      'The document was too large to be read to its end.',
    );
  });
});

test('what is no contract is not said to lack anything', () => {
  const { blanks, exhibits, signatures } = of(
    'Annual Report 2026\nThe weather was fine. Revenue rose by 5%. See Exhibit B hereto: ____________',
  );
  expect([blanks.status, exhibits.status, signatures.status]).toEqual(['unknown', 'unknown', 'unknown']);
});

test('without a signature and without a line for one nothing is known', () => {
  expect(of(contractWith('1. Fees. Customer pays $5.')).signatures.status).toBe('unknown');
});

test('names at the end are told with their lines, and as no signature', () => {
  const { signatures } = of(
    `${contractWith('1. Fees. Customer pays $5.')}\nA. Borel, tenant            T. Reed, trustee`,
  );
  expect(signatures).toMatchObject({
    status: 'unknown',
    note: 'Names are typed where the parties sign; whether they signed cannot be seen here.',
    items: [{ label: 'Name where it is signed' }],
  });
});

test('names beside the table in which two sign are of nobody who signs', () => {
  const table = 'Name\tAcme Tourism Fund\tBorel Paper Works\nSigned by\tAnn Lee, director\tBo Kim, director';
  const { signatures } = of(`${contractWith('1. Fees. Customer pays $5.')}\n${table}\nDate\t23-01-2025\t27-01-2025`);
  expect(signatures.items.flatMap(({ evidence }) => evidence.map(({ quote }) => quote))).toEqual([
    'Ann Lee, director',
    'Bo Kim, director',
  ]);
});

test('the signature of one side is not that of both', () => {
  const signed = `Signed for the Provider: /s/ Ada Lovelace\n${'9. Notices go by post to the address above.\n'.repeat(6)}`;
  const { signatures } = of(
    `${contractWith('1. Fees. Customer pays $5.')}\n${signed}Signed for the Customer: Tom Reed`,
  );
  expect(signatures).toMatchObject({ status: 'unknown', note: expect.stringContaining('names in letters for others') });
});

test('who signed by the words of the paper is told, and who is only named', () => {
  const terms = contractWith('1. Fees. Customer pays $5.');
  const { signatures } = of(`${terms}\nCustomer: Tom Reed (signed) For the Provider: Ada Lovelace, manager`);
  expect(signatures).toMatchObject({
    status: 'unknown',
    note: 'The text shows a signature (“Customer: Tom Reed (signed)”), and names in letters for others (“For the Provider: Ada Lovelace, manager”); whether all signed cannot be seen here.',
    items: [{ label: 'Signed, as the text says' }, { label: 'Name where it is signed' }],
  });
  const both = of(`${terms}\nFor the Customer: Tom Reed (signed). For the Provider: Ada Lovelace (signed).`).signatures;
  expect(both).toMatchObject({ status: 'complete', items: [{}, {}] });
  const open = of(`${terms}\nCustomer: Tom Reed (signed)\nProvider: ______________`).signatures;
  expect(open).toMatchObject({
    status: 'incomplete',
    note: expect.stringContaining('empty lines for others (“Provider: ____”)'),
  });
});

test('a paper with a witness beside its names is no exchange of mails', () => {
  const mail = `From: Ann Lee\nTo: Tom Reed\nDate: 4 May 2025, 09:12\n`;
  const named = 'Provider: Ann Lee\nCustomer: Tom Reed\nWitness: Ida Holm';
  const { signatures } = of(
    `${mail}${contractWith('1. Fees. Customer pays $5.')}\n${named}\nFrom: Tom Reed\nTo: Ann Lee\nDate: 5 May 2025, 10:30\nThanks.`,
  );
  expect(signatures.note).toStartWith('Names are typed');
});

test('the agreement of people who write mails is to be read in them', () => {
  const MAILS = `From: Ann Lee\nTo: Tom Reed\nDate: 4 May 2025, 09:12\n${contractWith('1. Fees. Customer pays $5.')}\nFrom: Tom Reed\nTo: Ann Lee\nDate: 5 May 2025, 10:30\nAgreed.\nTom Reed, Director`;
  expect(of(MAILS).signatures).toMatchObject({ status: 'unknown', note: expect.stringContaining('made of mails') });
  const open = of(`${MAILS}\nSigned: ____________`);
  expect(open.signatures.status).toBe('incomplete');
  const behind = of(`${contractWith('1. Fees. Customer pays $5.')}\n${MAILS}`);
  expect(behind.signatures.note).not.toContain('made of mails');
});

test('a paper of a kind that is agreed to in many ways is unsigned where its lines are empty', () => {
  const GYM = `MEMBERSHIP TERMS\nThese terms are between Acme Gym Ltd and you, the member and consumer.\n${'1. The member pays £9 a month for the use of the gym.\n'.repeat(4)}`;
  const signed = (line: string) => of(`${GYM}${line}`).signatures;
  expect(signed('Signed by the Member: ____________').status).toBe('incomplete');
  expect(signed('').note).toStartWith('No line to sign on was found');
});

test('lines that are empty beside others that are signed are named', () => {
  const terms = contractWith('1. Fees. Customer pays $5.');
  const lines = 'Signed for the Provider: Ada Lovelace\nSigned for the Customer: ______________';
  const reading = readingOf(`${terms}\n${lines}`);
  const note =
    'Some signature lines are empty in the text (“Signed for the Customer: ____”); a signature placed as a picture cannot be seen here. Names stand at others (“Signed for the Provider: Ada Lovelace”).';
  expect(completenessOf(reading).signatures).toMatchObject({ status: 'incomplete', note });
  expect(riskOf(unsigned, reading)).toMatchObject({ type: 'Empty signature lines', description: note });
  const none = readingOf(`${terms}\nSigned for the Customer: ______________`);
  expect(riskOf(unsigned, none)?.type).toBe('No signature seen');
});

test('an attachment that is there under another word is not told as missing', () => {
  const paper = (name: string) =>
    of(contractWith(`1. Fees. Customer pays as provided in ${name}.\nAttachment A\nThe fee is $5 a month.`)).exhibits;
  expect(paper('Exhibit A')).toMatchObject({
    status: 'unknown',
    note: 'It refers to Exhibit A; here Attachment A stands, which may be meant.',
    items: [{ label: 'Exhibit A', page: 1 }],
  });
  expect(paper('Exhibit B').status).toBe('incomplete');
  expect(paper('Attachment A').status).toBe('complete');
});

describe('a paper that states its number of pages', () => {
  const pagesOf = (clause: string) => of(contractWith(`1. Fees. Customer shall pay $100 each month.\n${clause}`)).pages;

  test.each([
    ['Executed on this and the eight preceding pages.', 9],
    ['These presents consisting of this and the two (2) preceding pages are executed.', 3],
    ['This deed consists of twelve pages.', 12],
    ['This Agreement comprises 4 numbered pages.', 4],
  ])('%s', (clause, count) => {
    const { status, note } = pagesOf(clause);
    expect(status).toBe('unknown');
    expect(note).toContain(`speaks of ${count} pages`);
  });

  test.each([
    'This deed consists of one pages.',
    'The brochure consists of twelve pages.',
    'The manual and the eight preceding pages of it are secret.',
  ])('near miss: %s', (clause) => {
    expect(pagesOf(clause)).toMatchObject({ status: 'complete', note: 'The only page was read.' });
  });
});

describe('addenda that are ticked', () => {
  const exhibitsOf = (list: string, more = '') =>
    of(contractWith(`1. Fees. Customer shall pay $100 each month.\n${list}${more}`)).exhibits;
  const LIST = 'ADDENDA: [x] house charter [x] smoking policy [ ] pet agreement';

  test('and are not there', () => {
    const { status, note } = exhibitsOf(LIST);
    expect(status).toBe('unknown');
    expect(note).toContain('“house charter” and “smoking policy”');
    expect(exhibitsOf('Attachments: [x] floor sketch [ ] none').note).toContain('“floor sketch”');
  });

  test('near miss: they are there, or something else is ticked', () => {
    expect(exhibitsOf(LIST, '\nHouse Charter\nNo noise.\nSmoking Policy\nNone.').status).toBe('complete');
    expect(exhibitsOf('UTILITIES: [x] electricity and water [ ] internet').status).toBe('complete');
    expect(exhibitsOf('ADDENDA: [x] not applicable [ ] pet agreement').status).toBe('complete');
  });
});

test('the one schedule without a number is there', () => {
  const clause =
    '1. Fees. Customer shall pay $100 each month, as said in this paper together with the Schedule annexed.';
  expect(of(contractWith(`${clause}\nSCHEDULE\nTwo carts.`)).exhibits.status).toBe('complete');
  expect(of(contractWith(clause)).exhibits.status).toBe('unknown');
});

test('a title whose paper is still to be attached is not the paper', () => {
  const paper = (title: string) =>
    of(contractWith(`1. Fees. You will receive the letter attached as Exhibit A.\n${title}`)).exhibits.status;
  expect(paper('Exhibit A: Reference Letter (to be attached)\nExhibit B: Prices\nThe fee is $5 a month.')).toBe(
    'incomplete',
  );
  expect(paper('Exhibit A: Reference Letter\nAnn Lee worked here for nine years.')).toBe('complete');
});
