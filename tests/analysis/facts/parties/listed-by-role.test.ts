import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../../support/read-facts';

const told = (text: string) => readFacts(text).parties.map(({ value, role }) => `${value}: ${role}`);

const SHARES =
  '1. The Investor shall subscribe for 250 shares for £500,000.\n2. No Founder shall transfer shares without the consent of the Investor.\n3. The Company shall send monthly accounts to the shareholders.';

describe('a list of parties that each have a number', () => {
  test.each([
    [
      'with a dash',
      "SHAREHOLDERS' AGREEMENT\nDated 4 March 2025 among:\n1. Investor - Larch Quay Ventures Pty Ltd (ACN 600 118 204), registered office 4 Quay Street, Perth\n2. Founder - Tobias Venn, software engineer, 19 Elm Road, Perth\n3. Founder - Ingrid Muir, designer, 7 Vale Close, Perth\n4. Company - Bent Robotics Pty Ltd (ACN 611 223 344), registered office 2 Mill Yard, Perth",
    ],
    [
      'with a letter and a colon',
      "SHAREHOLDERS' AGREEMENT\nDated 4 March 2025\nParties:\nA. Investor: Larch Quay Ventures Pty Ltd, whose registered office is at 4 Quay Street, Perth;\nB. Founder: Tobias Venn, chief executive, of 12 Links Place, Perth;\nC. Founder: Ingrid Muir, of 3 Dock Street, Perth;\nD. Company: Bent Robotics Pty Ltd, with its registered office at 9 Ocean Drive, Perth.",
    ],
  ])('%s', (_, head) => {
    expect(told(`${head}\n${SHARES}`)).toEqual([
      'Larch Quay Ventures Pty Ltd: Investor',
      'Tobias Venn: Founder',
      'Ingrid Muir: Founder',
      'Bent Robotics Pty Ltd: Company',
    ]);
  });

  test('clauses that begin with a role are no list', () => {
    expect(
      told(
        `SALE OF A VAN\nThis agreement is made on 4 May 2025 between Larch Vans Ltd (the "Seller") and Ines Muir (the "Buyer").\n1. Buyer - Tobias Venn may collect for her.\n2. The price is £4,000.`,
      ),
    ).toEqual(['Larch Vans Ltd: Seller', 'Ines Muir: Buyer']);
  });
});

const TERMS =
  '1. The venue lets the barn to the couple for the date above.\n2. The couple pays £1,200 on signing and the rest 30 days before the date.';

describe('rows whose tabs were lost', () => {
  test('a label before a name is no part of it', () => {
    expect(
      told(`VENUE HIRE\nVenue Larch Barn Weddings Ltd\nCouple Ailsa Venn and Struan Muir\nDate 14 June 2026\n${TERMS}`),
    ).toEqual(['Larch Barn Weddings Ltd: Venue', 'Ailsa Venn: Couple', 'Struan Muir: Couple']);
  });

  test('lettered rows', () => {
    expect(
      told(
        "STORAGE LICENCE\nA Store Bent Self Storage (Leith) Limited\nB Customer Mr Tobias Venn\nC Unit 14\n1. The Store licenses the unit to the Customer.\n2. The Customer pays £62 on the first of each month.\n3. Either may end this licence on 14 days' notice.",
      ),
    ).toEqual(['Bent Self Storage (Leith) Limited: Store', 'Mr Tobias Venn: Customer']);
  });

  test('a label within a line, and one that ends like a firm', () => {
    expect(
      told(
        'PLANT HIRE\nHire company Larch Plant Limited\nHirer\tBent Homes Limited\n1. The owner hires the excavator to the hirer for 12 weeks.\n2. The hirer pays £600 a week.',
      ),
    ).toEqual(['Larch Plant Limited: Hire company', 'Bent Homes Limited: Hirer']);
    expect(
      told(
        'STUDIO MEMBERSHIP\nStudio: Bent Pilates Ltd, 3 Fore Street, Truro Member: Jenna Venn\n1. The Studio gives two classes a week.\n2. The Member pays £60 a month.',
      ),
    ).toEqual(['Bent Pilates Ltd: Studio', 'Jenna Venn: Member']);
  });

  test('the name of a firm that begins with such a word stays whole', () => {
    expect(
      told(
        'This agreement is made between Venue Larch Systems Ltd ("Provider") and Store Bent Limited ("Customer").\n1. Provider hosts the software.\n2. Customer pays £90 a month.',
      ),
    ).toEqual(['Venue Larch Systems Ltd: Provider', 'Store Bent Limited: Customer']);
  });

  test('whose yard it is', () => {
    expect(
      told(
        'LIVERY\nYard\tLarch Stables, owned by Ines Muir, Mayo\nOwner\tDeclan Venn, 5 Abbey Crescent\n1. The yard keeps the horse.\n2. The owner pays €115 a week.',
      ),
    ).toEqual(['Ines Muir: Yard', 'Declan Venn: Owner']);
  });

  test('a row that was read as one name', () => {
    expect(
      told(
        'A Store\tBent Self Storage (Leith) Limited ("the Store")\nB Customer\tMr Tobias Venn, 41 Mill Lane\n1. The Store licenses the unit to the Customer.\n2. The Customer pays £62 on the first of each month.',
      ),
    ).toEqual(['Bent Self Storage (Leith) Limited: Store', 'Mr Tobias Venn: Customer']);
  });
});
