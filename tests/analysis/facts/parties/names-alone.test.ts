import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../../src/analysis/document/document';
import { namesAlone } from '../../../../src/analysis/facts/parties/names-alone';
import { sourceOf } from '../../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../../support/contract-text';
import { readingOf } from '../../../support/reading';

const told = (plain: string) => readingOf(plain).facts.parties.map(({ value, role }) => [value, role]);

describe('names alone', () => {
  const cases: [what: string, plain: string, parties: [string, string | null][]][] = [
    [
      'the label of the next name is no part of one',
      "BILL OF SALE – PRIVATE SALE OF A USED TRUCK\nDate: October 6, 2025\nSeller: Marcel Gaudreault, 412 Coteau Crescent, Moose Jaw\nBuyer: Harpreet Singh Dhaliwal, 27 Wascana Bend, Regina\nThe Seller sells the truck to the Buyer for $9,400.\nAnything else we agreed\nSeller leaves a half tank of gas. Buyer may leave his old car in Seller's yard for up to two weeks at no charge, at Buyer's own risk.\nThere are no other promises, spoken or in the ad.\nSeller: M. Gaudreault Buyer: Harpreet S. Dhaliwal Witness: Lise Gaudreault",
      [
        ['Marcel Gaudreault', 'Seller'],
        ['Harpreet Singh Dhaliwal', 'Buyer'],
      ],
    ],
    [
      'nobody in a form',
      'TENANCY AGREEMENT\nLandlord\tMr Imran Reed, 40 Wellington Road, Stockport\nTenant\tMiss Chloe Lee\nGuarantor\tNONE REQUIRED\nRent\t£975 a month\n1. The Landlord lets the flat to the Tenant.',
      [
        ['Mr Imran Reed', 'Landlord'],
        ['Miss Chloe Lee', 'Tenant'],
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

  describe('of what was read as names', () => {
    const LETTER =
      'He lives at 27 Ballynorthland Park, and works for 3 Mills Ltd of 4 Rose Ltd. Seller: M. Borel Buyer: A. Reed. For the Mill Institute: A. Reed';
    const contract = contractTextFromPlain(LETTER);
    const source = sourceOf(contract, documentOf(contract));
    const left = (name: string, role: string | null) => {
      const start = LETTER.indexOf(name);
      const mention = { name, start, end: start + name.length, role, details: '', confidence: 0.7 };
      return namesAlone(source, [mention]).map((one) => one.name);
    };
    const read: [name: string, role: string | null, left: string[]][] = [
      ['Ballynorthland Park', 'Guarantor', []],
      ['Mills Ltd', null, ['Mills Ltd']],
      ['Rose Ltd', null, ['Rose Ltd']],
      ['M. Borel Buyer', 'Seller', ['M. Borel']],
      ['Mill Institute', null, ['Mill Institute']],
    ];
    test.each(read)('%s (%p)', (name, role, names) => expect(left(name, role)).toEqual(names));
  });

  test('the title of a paper is nobody', () => {
    const deed = told(
      'ARTICLES OF PARTNERSHIP\nTHIS DEED OF PARTNERSHIP is made the sixth day of May Two thousand and twenty-five BETWEEN EZRA PENWARDEN of Coldharbour Farm near Lostwithiel in the County of Cornwall Stonemason (hereinafter called "Mr Penwarden") of the one part and LOWENNA TREGASKIS of 2 Chapel Row Bodmin aforesaid Slater (hereinafter called "Miss Tregaskis") of the other part\nWHEREAS the parties are minded to carry on business together NOW THIS DEED WITNESSETH as follows that is to say:\n1. THE parties shall become and remain partners in the trade of stonemasons from the first day of June 2025.',
    );
    expect(deed.map(([name]) => name)).not.toContain('ARTICLES OF PARTNERSHIP');
  });
});
