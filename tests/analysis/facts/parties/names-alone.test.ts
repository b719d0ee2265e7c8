import { describe, expect, test } from 'bun:test';
import { readingOf } from '../../../support/reading';

const told = (plain: string) => readingOf(plain).facts.parties.map(({ value, role }) => [value, role]);

describe('names alone', () => {
  const cases: [what: string, plain: string, parties: [string, string | null][]][] = [
    [
      'the label of the next name is no part of one',
      'BILL OF SALE\nThis bill is made on 6 October 2025 between Marcel Gaudreault (the "Seller") and Harpreet Singh Dhaliwal (the "Buyer").\n1. The Seller sells his truck for $9,400.\nSeller: M. Gaudreault Buyer: Harpreet S. Dhaliwal Witness: Lise Gaudreault',
      [
        ['Marcel Gaudreault', 'Seller'],
        ['Harpreet Singh Dhaliwal', 'Buyer'],
      ],
    ],
    [
      'a street is nobody',
      'GUARANTEE\nTo: Lisnagor Slate Supplies Limited (the "Supplier")\nBy: Cathal Mulgrew of 27 Ballynorthland Park, Dungannon, a director (the "Guarantor")\n1. The Guarantor guarantees to the Supplier the payment of all that is due.\nSigned as a deed by Cathal Mulgrew',
      [
        ['Lisnagor Slate Supplies Limited', 'Supplier'],
        ['Cathal Mulgrew', 'Guarantor'],
      ],
    ],
    [
      'roles that a sentence in capitals gives',
      'AGREEMENT for the sale of a shop made on 12 May 2025\nTHE SELLER is Woolbasket Tas Pty Ltd, which has kept a yarn shop at Huonville. THE BUYER is Sunniva Knit Supplies Pty Ltd of Kingston.\n1. The Seller agrees to sell and the Buyer agrees to buy the business for $86,000.',
      [
        ['Woolbasket Tas Pty Ltd', 'Seller'],
        ['Sunniva Knit Supplies Pty Ltd', 'Buyer'],
      ],
    ],
    [
      'the role of a firm that its letterhead names without one',
      'AUCHTERLONIE GRANT ADVISORY LLP\n4 Rose Street, Edinburgh\n14 January 2025\nDear Ms Solberg\nWe confirm the basis on which Auchterlonie Grant Advisory LLP ("the Firm") will act for Fjellvik AS ("the Client").\n1. The Firm will identify smokehouses. The Client pays £1,200 a month.',
      [
        ['AUCHTERLONIE GRANT ADVISORY LLP', 'Firm'],
        ['Fjellvik AS', 'Client'],
      ],
    ],
  ];
  test.each(cases)('%s', (_, plain, parties) => expect(told(plain)).toEqual(parties));

  test('the title of a paper is nobody', () => {
    const deed = told(
      'ARTICLES OF PARTNERSHIP\nTHIS DEED OF PARTNERSHIP is made the sixth day of May 2025 BETWEEN EZRA PENWARDEN of Lostwithiel (hereinafter called "Mr Penwarden") of the one part and LOWENNA TREGASKIS of Bodmin (hereinafter called "Miss Tregaskis") of the other part\n1. The parties shall become partners.',
    );
    expect(deed.map(([name]) => name)).not.toContain('ARTICLES OF PARTNERSHIP');
  });
});
