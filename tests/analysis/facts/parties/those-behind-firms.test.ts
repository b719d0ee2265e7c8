import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../../support/read-facts';

const names = (text: string) => readFacts(text).parties.map(({ value }) => value);

describe('who owns a firm', () => {
  const photos = (described: string) =>
    names(
      `WEDDING PHOTOGRAPHY CONTRACT\nThis Contract is made as of April 22, 2025 by and between ${described} ("Photographer"), and Ann Lee and Bo Lee ("Clients").\n1. The Photographer takes photographs of the wedding.\n2. The Clients pay $3,000.`,
    );

  test.each(['owned by Tessa Marsh', 'owned and operated by Tessa Marsh'])('%s', (words) => {
    expect(photos(`Juniper Lane LLC, a Georgia limited liability company ${words}`)).toEqual([
      'Juniper Lane LLC',
      'Ann Lee',
      'Bo Lee',
    ]);
  });

  test('is the party, where the firm has no form', () => {
    expect(photos('Tessa Marsh, who trades as Juniper Lane')).toContain('Tessa Marsh');
  });
});

describe('who signs for a firm', () => {
  const gym = (line: string) =>
    names(
      `MEMBERSHIP FORM\nWe are Mill Lane Fitness Limited. In these terms "we" and "us" means that company and "you" means the member.\nSigned: H Tranter Date: 28/08/25\n${line}\n1. You pay us £30 a month.\n2. We give you the use of the gym.`,
    );

  test.each(['For the studio: K. Adeyemi (Manager)', 'For the club: Kemi Adeyemi (General Manager)'])('%s', (line) => {
    expect(gym(line)).not.toContain('K. Adeyemi');
    expect(gym(line)).not.toContain('Kemi Adeyemi');
  });

  test('a manager across from an artist is a party', () => {
    expect(
      names(
        'MANAGEMENT AGREEMENT\nManager: Kemi Adeyemi\nArtist: Ann Lee\n1. The Manager advises the Artist.\n2. The Artist pays 20 per cent.',
      ),
    ).toEqual(['Kemi Adeyemi', 'Ann Lee']);
  });
});

test('what a company is, below its name, is no party', () => {
  const told = names(
    'OPERATING AGREEMENT OF BLUE SMOKE LLC\n\nA MANAGER-MANAGED TEXAS LIMITED LIABILITY COMPANY\n\nTHIS OPERATING AGREEMENT is made effective August 1, 2024, by and among the persons who have signed it (each a "Member").\n1. NAME. The name of the Company is: Blue Smoke LLC (the "Company").\n2. The Members share the profits.\nMEMBERS:\nAnn Lee\nBo Reed',
  );
  expect(told).not.toContain('A MANAGER-MANAGED TEXAS LIMITED LIABILITY COMPANY');
});

describe('a finance lease', () => {
  const lease = (terms: string) =>
    names(
      `NON-CANCELABLE EQUIPMENT LEASE\nLESSEE: Brandt Cabinet, Inc.\nSUPPLIER: Upper Tools Co.\n${terms}\n2. You lease the equipment for 60 months at $2,184 a month.`,
    );

  test('has no lessor in who supplies the equipment', () => {
    expect(lease('1. WE and US mean the Lessor. You selected the equipment and the supplier.')).not.toContain(
      'Upper Tools Co.',
    );
  });

  test('is made with the supplier, where nobody else is called the lessor', () => {
    expect(lease('1. The Supplier shall deliver the equipment.')).toContain('Upper Tools Co.');
  });
});
