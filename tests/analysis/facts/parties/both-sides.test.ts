import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../../src/analysis/document/document';
import { withCompanions } from '../../../../src/analysis/facts/parties/companions';
import { namesAlone } from '../../../../src/analysis/facts/parties/names-alone';
import { namesInCell } from '../../../../src/analysis/facts/parties/names-in-cell';
import { withRanked } from '../../../../src/analysis/facts/parties/ranking/party-ranker';
import weights from '../../../../src/analysis/facts/parties/ranking/weights.json';
import { signedWithDay } from '../../../../src/analysis/facts/parties/signatures';
import { withoutSubject } from '../../../../src/analysis/facts/parties/winnow';
import { sourceOf } from '../../../../src/analysis/facts/source';
import { KINDS } from '../../../../src/analysis/kinds/declarations/registry';
import { contractTextFromPlain } from '../../../support/contract-text';
import { readFacts } from '../../../support/read-facts';

const told = (text: string) => readFacts(text).parties.map(({ value, role }) => [value, role]);
const names = (text: string) => readFacts(text).parties.map(({ value }) => value);
const sourceFrom = (text: string) => {
  const contract = contractTextFromPlain(text);
  return sourceOf(contract, documentOf(contract));
};

test('two who write to each other are both told, whatever the ranker thinks of one', () => {
  const source = sourceFrom('From: Ines Vance\nTo: Graham Petrel\nSubject: the book\nHi Graham, the fee is £900.');
  const at = (name: string, start: number) => ({
    ...{ name, start, end: start + name.length },
    ...{ role: null, details: '', confidence: 0.85 },
  });
  const both = [at('Ines Vance', 6), at('Graham Petrel', 21)];
  const nobody = Object.fromEntries(Object.keys(weights).map((cue) => [cue, -50]));
  expect(withRanked(source, both, nobody).map(({ name }) => name)).toEqual(['Ines Vance', 'Graham Petrel']);
  expect(withRanked(source, [at('Ines and Bo at Low Tide', 6), at('Graham Petrel', 21)], nobody)).toEqual([]);
});

describe('rows that a form calls us and you', () => {
  const form = (rows: string) => `KIOSK AGREEMENT\n${rows}\nSite\tForecourt, Mount Bay\n1. You may run one kiosk.`;

  test('are the two parties', () => {
    expect(told(form('Us\tTide Coffee Holdings Limited, Tauranga\nYou\tAnn Borel, 3 Mill Lane'))).toEqual([
      ['Tide Coffee Holdings Limited', 'us'],
      ['Ann Borel', 'you'],
    ]);
  });

  test('and one of them alone is none', () => {
    expect(names(form('You\tWarm Blanket\nBring\tSun Cream'))).not.toContain('Warm Blanket');
  });
});

describe('a cell of names', () => {
  test.each([
    [
      'The trustee for the Quill Family Trust trading as Quillback Systems ("Quillback")',
      ['The trustee for the Quill Family Trust trading as Quillback Systems'],
    ],
    ['Ben and Mara Lee as trustees of the Lee Family Trust', ['Ben and Mara Lee as trustees of the Lee Family Trust']],
    ['Wirrin Holdings Pty Ltd as trustee for the Dray Family Trust', ['Wirrin Holdings Pty Ltd']],
    ['Tamika Rollins, Devon Rollins', ['Tamika Rollins', 'Devon Rollins']],
    ['Tamika Rollins, Bath Road', ['Tamika Rollins']],
    ['Rollins Farms Ltd, Devon Rollins Farms Ltd', ['Rollins Farms Ltd']],
  ])('%s', (cell, expected) => {
    expect(namesInCell(cell).map(({ name }) => name)).toEqual(expected);
  });
});

describe('who signs below one of a family', () => {
  const contract = (signed: string) =>
    `HOME IMPROVEMENT CONTRACT
Contractor: Amos Shoop, 88 Mill Hill Road, Lititz
Job address: 1217 Orchard Court, Lancaster
The price is fixed at $68,400 and is paid in three parts as the work goes on.
${'The Contractor leaves the house clean every Friday and takes the waste away. '.repeat(8)}
CONTRACTOR: Amos Shoop 8/18/2025
OWNERS: Dennis Yoder 8/18/2025
${signed}`;

  test('is told with him', () => {
    expect(told(contract('Carmela Yoder 8/18/2025'))).toContainEqual(['Carmela Yoder', 'OWNERS']);
  });

  test.each(['Carmela Reed 8/18/2025', 'Carmela Yoder picks the tiles by then', 'Carmela Yoder'])(
    'is not told: %s',
    (signed) => {
      expect(names(contract(signed))).not.toContain('Carmela Yoder');
      expect(names(contract(signed))).not.toContain('Carmela Reed');
    },
  );
});

test('who stands below one of a family in the first half of a paper is not told with him', () => {
  const early = `HOME IMPROVEMENT CONTRACT
OWNERS: Dennis Yoder 8/18/2025
Carmela Yoder 8/18/2025
Contractor: Amos Shoop, 88 Mill Hill Road, Lititz
${'The Contractor leaves the house clean every Friday and takes the waste away. '.repeat(12)}
CONTRACTOR: Amos Shoop 8/18/2025`;
  const source = sourceFrom(early);
  const start = source.plain.indexOf('Dennis Yoder');
  const dennis = { name: 'Dennis Yoder', start, end: start + 12, role: 'OWNERS', details: '', confidence: 0.8 };
  expect(withCompanions(source, [dennis]).map(({ name }) => name)).toEqual(['Dennis Yoder']);
});

describe('somebody called by his first name', () => {
  const fullOf = (more: string, name = 'Gareth') => {
    const source = sourceFrom(`From: ${name}, The Lanterns\nTo: Ffion Mostyn\n${more}\nThe fee is £900.`);
    const mention = { name, start: 6, end: 6 + name.length, role: null, details: '', confidence: 0.85 };
    return namesAlone(source, [mention]).map((told) => told.name);
  };

  test('is told by the name that the paper gives him in full', () => {
    expect(fullOf('The Lanterns are led by Gareth Pugh alone.')).toEqual(['Gareth Pugh']);
  });

  test.each([
    [
      'two who are called so',
      'The Lanterns are led by Gareth Pugh alone.\nThe drums are played by Gareth Rees alone.',
      'Gareth',
    ],
    ['nobody', 'The Lanterns are led by Bo Pugh.', 'Gareth'],
    ['one who is told in full', 'The Lanterns are led by Gareth Pugh Rees.', 'Gareth Pugh'],
  ])('but not where it names %s', (_, more, name) => {
    expect(fullOf(more, name)).toEqual([name]);
  });
});

describe('who signs in his own name, with the day', () => {
  const lines = (signed: string) =>
    `CLUB FORM\nThe club is run by Larch Education Services Ltd.\n${'We look after your child until six. '.repeat(9)}\n${signed}`;
  const signing = (signed: string) => signedWithDay(sourceFrom(lines(signed))).map(({ name }) => name);

  test('is told', () => {
    expect(signing('Soraya Rahmani 24 June 2025\nBenedict Cole 24 June 2025')).toEqual([
      'Soraya Rahmani',
      'Benedict Cole',
    ]);
  });

  test.each([
    'Campo Largo, 24 June 2025',
    'For Larch Education Services Ltd: Bo Reed 24 June 2025',
    'Bo Reed, Director 24 June 2025',
    'Soraya Rahmani 24',
    'Soraya Rahmani',
  ])('is not told: %s', (signed) => {
    expect(signing(signed)).toEqual([]);
  });

  test('nor who signs in the first half', () => {
    const early = `Soraya Rahmani 24 June 2025\n${'We look after your child until six. '.repeat(9)}`;
    expect(signedWithDay(sourceFrom(early))).toEqual([]);
  });
});

test.each([
  ['Who employs you\tRohan Desai and Sarah Thorn, the partners of Mill Dental', 'Rohan Desai'],
  ['Your landlord\tRohan Desai', 'Rohan Desai'],
  ['Adult signing (1)\tRohan Desai', 'Rohan Desai'],
])('%s', (row, name) => {
  expect(names(`HOW WE WORK\n${row}\n1. You are paid each month and we keep to the rota.`)).toContain(name);
});

test('the company of a shareholders’ agreement is no side of it', () => {
  const { shareholders } = Object.fromEntries(KINDS.map((kind) => [kind.id, kind]));
  expect(shareholders?.sides.flatMap(({ roles }) => roles)).not.toContain('company');
});

describe('the company whose shares are sold', () => {
  const sale = (title: string, end = 'Signed by GERALD BOREL\nSigned for ACME GRAPHICS LIMITED') => `${title}
Dated 30 May 2025
Between (1) GERALD BOREL of 4 Mill Lane, Deal ("the Seller") and (2) ACME GRAPHICS LIMITED ("the Buyer")
Borel Signs Limited ("the Company") makes signs.
1. The Seller sells the Buyer all the shares of the Company.
${'2. The Seller warrants to the Buyer that the accounts of the Company are true and that it owes no tax. '.repeat(20)}
${end}`;

  const withCompany = (text: string) => {
    const source = sourceFrom(text);
    const at = (name: string, role: string) => ({ ...{ name, start: 0, end: 9, role }, details: '', confidence: 0.8 });
    const told = [
      at('GERALD BOREL', 'Seller'),
      at('ACME GRAPHICS LIMITED', 'Buyer'),
      at('Borel Signs Limited', 'Company'),
    ];
    return withoutSubject(source, told).map(({ name }) => name);
  };

  test('is no party', () => {
    expect(withCompany(sale('SHARE PURCHASE AGREEMENT'))).toEqual(['GERALD BOREL', 'ACME GRAPHICS LIMITED']);
  });

  test('but is one where it signs', () => {
    const signed = 'Signed by GERALD BOREL\nSigned for ACME GRAPHICS LIMITED\nSigned for Borel Signs Limited';
    expect(withCompany(sale('SHARE PURCHASE AGREEMENT', signed))).toHaveLength(3);
  });

  test('and in papers of other kinds', () => {
    expect(withCompany(sale('ASSET PURCHASE AGREEMENT'))).toHaveLength(3);
  });
});

describe('who runs the trade that stands over a form of parents', () => {
  const form = (head: string) =>
    names(
      `${head}\nCONTRACT OF CARE\nParent/Guardian 1: Ana Lopez\nParent/Guardian 2: Luis Lopez\nChild: Mia Lopez\nWe will care for your child from 8 to 5. You pay fees of €900 a month. You must give us a month's notice.`,
    );

  test.each([
    [
      'Little Larch Crèche, Oranmore, Co. Galway. Early years service operated by Larch Early Years Ltd, CRO 641208',
      'Larch Early Years Ltd',
    ],
    ['Larch Preschool, owned and operated by Larch Learning, Inc., 14 Oak Street, Fresno', 'Larch Learning, Inc.'],
    ['Larch Kennels\nOwned and operated by Teresa Lott', 'Teresa Lott'],
  ])('%s', (head, name) => {
    expect(form(head)).toEqual([name, 'Ana Lopez', 'Luis Lopez']);
  });

  test.each([
    'Larch Preschool\nWebsite operated by the state of Ohio',
    'Larch Preschool\nForm drawn up by Bent Forms Inc., an Ohio company',
  ])('nobody: %s', (head) => {
    expect(form(head)).toEqual(['Ana Lopez', 'Luis Lopez']);
  });
});

describe('letters of a firm to a company', () => {
  const letter = (firm: string, end: string) =>
    names(
      `${firm}\nCertified Public Accountants\n1204 Main Street, Stevens Point, Wisconsin 54481\nDecember 18, 2023\nMs. Tess Vane\nVane Cabinet & Millwork, LLC\nN2270 County Road J\nPlover, WI 54467\nDear Tess:\nWe appreciate the opportunity to be of service to Vane Cabinet & Millwork LLC (the "Company"). We will keep its books for $685 per month.\nVery truly yours,\n${end}\nRESPONSE\nThis letter sets forth the understanding of Vane Cabinet & Millwork, LLC.\nSignature\tTess Vane\nTitle\tOwner/member`,
    );

  test.each([
    ['KOLBECK & SUND, S.C.', 'KOLBECK & SUND SC\nJan Kolbeck, CPA'],
    ['HALVERSEN & PRICE, LLP', 'HALVERSEN & PRICE, LLP'],
  ])('%s and the company, not who reads it', (firm, end) => {
    const read = letter(firm, end).map((name) => name?.replaceAll(/[.,]/g, ''));
    expect(read).toHaveLength(2);
    expect(read).toContain('Vane Cabinet & Millwork LLC');
    expect(read).toContain(firm.replaceAll(/[.,]/g, ''));
  });

  test('nor does he who reads it come in where the firm is not told', () => {
    expect(letter('Kolbeck', 'Jan Kolbeck')).not.toContain('Tess Vane');
  });

  test('a person to whom a firm writes at home is one', () => {
    expect(
      names(
        'HALVERSEN & PRICE, LLP\n88 Main Street, Duluth\nMarch 4, 2024\nMs. Tess Vane\n14 Harbor Road\nDuluth, MN 55802\nDear Tess:\nWe will prepare your tax returns. Our fee is $400.\nHALVERSEN & PRICE, LLP\nAgreed: Tess Vane ________',
      ).map((name) => name?.replace('Ms. ', '')),
    ).toEqual(['HALVERSEN & PRICE, LLP', 'Tess Vane']);
  });
});
