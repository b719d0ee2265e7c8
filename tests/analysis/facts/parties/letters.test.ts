import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../../support/read-facts';

const names = (text: string) => readFacts(text).parties.map(({ value }) => value);

describe('parties of a letter', () => {
  test('the organisation at its head and the person to whom it is written', () => {
    expect(
      names(
        'CORNCRAKE OFFICE SUPPLIES LIMITED\nBay House, Leith EH6 0ZZ · registered in Scotland no. 111222\nPRIVATE\nMr Jonah Field-Reyes\n3 Links Row\nLeith EH6 0ZX\n2 May 2024\nDear Jonah\nYour new post\nWe are pleased to offer you the post of buyer. The Company may move you.\nYours sincerely\n____________\nUna Pike\nDirector\nI accept. Signed ____________',
      ),
    ).toEqual(['CORNCRAKE OFFICE SUPPLIES LIMITED', 'Jonah Field-Reyes']);
  });

  const letter = (address: string) =>
    names(
      `BLUE HERON FILMS PVT. LTD.\n14 Lake Road, Kochi\n9 May 2025\nTo\n${address}\nSubject: Background score\nRespected Madam,\nWe are pleased to engage you to compose the background score of our film.\n1. Fee. We shall pay you Rs. 3,00,000.\n2. Delivery. You shall deliver by 1 August 2025.\nFor Blue Heron Films Pvt. Ltd.\nR. Menon, Director`,
    );

  test('the person under "To", who is greeted by no name', () => {
    expect(letter('Smt. Lalitha Raghavan Nair\nComposer\nThrissur')).toContain('Smt. Lalitha Raghavan Nair');
  });

  test('one who reads the letter for a firm is not written to', () => {
    expect(letter('Lalitha Nair\nAurora Music Academy\nThrissur').join()).not.toContain('Lalitha');
  });

  test('a mark above the letter is nobody', () => {
    expect(
      names(
        'STRICTLY CONFIDENTIAL\nTo the board\nDear Sirs\nWe set out our terms. You will keep them secret. Strictly confidential.',
      ),
    ).toEqual([]);
  });
});

describe('persons and bodies without a legal form', () => {
  test.each([
    [
      'This Agreement is made by and between Lode Payroll, Inc., a Delaware corporation (“Provider”), and Gallatin Valley Health District, a political subdivision of Montana (“Customer”).',
      ['Lode Payroll, Inc.', 'Gallatin Valley Health District'],
    ],
    [
      'This agreement is made between (1) Mr Gwil Rees-Pugh of High House, Ludlow (the “Landlord”) and (2) Ann Lee of 4 Mill Row, Ludlow (the “Tenant”).',
      ['Mr Gwil Rees-Pugh', 'Ann Lee'],
    ],
    [
      'AGREEMENT between Mzansi Hotel Group (Pty) Ltd, Registration Number 2009/654321/07 (“the Purchaser”) and Cape Fish (Proprietary) Limited (“the Supplier”).',
      ['Mzansi Hotel Group (Pty) Ltd', 'Cape Fish (Proprietary) Limited'],
    ],
    [
      'This agreement is made between (1) Ann Lee of The Mill, Ludlow (“Owner”) and (2) Maria Lopez d/b/a Lopez Gardens (“Gardener”).',
      ['Ann Lee', 'Maria Lopez'],
    ],
    [
      'I, Rosa Hume-Vane, of Glebe Farm, Oakham (“the seller”), agree to sell and I, Bert Oyelaran, of 2 The Green, Uppingham (“the buyer”), agree to buy the mare.',
      ['Rosa Hume-Vane', 'Bert Oyelaran'],
    ],
    ['In this agreement the Club is Marlow Rowing Club, and it wears the name of a cider.', ['Marlow Rowing Club']],
    [
      'between Ann Lee, Bo O’Hara and Cy Roe-Hill, who carry on business as the Copper Kettle',
      ['Ann Lee', 'Bo O’Hara', 'Cy Roe-Hill'],
    ],
  ])('%s', (text, wanted) => {
    expect(names(`AGREEMENT\n${text}`)).toEqual(wanted);
  });

  test.each([
    'This award is made under the 2019 Equity Incentive Plan (the “Plan”), between the company and its holders.',
    'This limited liability company is organized under the Act. It is made as of May 1, 2016.',
  ])('nobody in: %s', (text) => {
    expect(names(`AWARD\n${text}`)).toEqual([]);
  });
});

describe('lines to sign on', () => {
  const room =
    'ROOM\nThe back room of the house is let at $600 a month from August. The kitchen is shared.\nNo pets. Two weeks to leave.\n';

  test('names alone beside them are those of who agree', () => {
    expect(names(`${room}Estelle Vane ____________\n____________ Diego Lane-Marsh ____________ Cy Roe`)).toEqual([
      'Estelle Vane',
      'Diego Lane-Marsh',
      'Cy Roe',
    ]);
  });

  test('an officer or a witness is none', () => {
    expect(
      names(
        `${room}____________ Cy Roe, Director\nWitness: ____________ Bo Lind\nSigned for Acme: ____________ Jo Roe`,
      ),
    ).toEqual([]);
  });
});
