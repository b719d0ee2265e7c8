import { describe, expect, test } from 'bun:test';
import { readPaper } from '../../../support/papers';
import { readFacts } from '../../../support/read-facts';

const named = (text: string) => readFacts(text).parties.map(({ value }) => value);

describe('names with initials and ampersands', () => {
  test.each([
    ['D. & L. Ambrose, a partnership', 'D. & L. Ambrose'],
    ['A. & B. Reed Ltd', 'A. & B. Reed Ltd'],
    ['E. & J. Gallo Roofing Co.', 'E. & J. Gallo Roofing Co.'],
    ['C. Reed', 'C. Reed'],
    ['DELMARVA PORCH & DECK CO.', 'DELMARVA PORCH & DECK CO.'],
    ['Knuckle & Thyme Catering Co.', 'Knuckle & Thyme Catering Co.'],
    ['Hargreave & Sons (Pumps) Limited', 'Hargreave & Sons (Pumps) Limited'],
  ])('%s', (words, name) => {
    const text = `CLEANING CONTRACT\nContractor: ${words}\nCustomer: Borel Mills LLP\n1. The Contractor cleans the offices each week.`;
    expect(named(text)).toEqual([name, 'Borel Mills LLP']);
  });

  test('the head of a form is not cut at a line of its signature', () => {
    const text =
      'DELMARVA PORCH & DECK CO.\n2280 Ocean Gateway, Easton, Maryland 21601\nHOME IMPROVEMENT CONTRACT\nCustomer: Harold and Bernice Yoder\nContract price: $23,700.00\n1. We build the deck behind your house. You pay us in three stages.\n____________________________ ____________________________\nAmos Whitaker, for Delmarva Harold Yoder\nPorch & Deck Co.\n____________________________\nBernice Yoder';
    expect(named(text)).toEqual(['DELMARVA PORCH & DECK CO.', 'Harold Yoder', 'Bernice Yoder']);
  });
});

describe('who is told where', () => {
  test('a farmer whose county stands between his name and his role', () => {
    const text =
      'AGREEMENT FOR SALE\nTHIS AGREEMENT made this 2nd day of March 2027 BETWEEN PATRICK JOSEPH HANRATTY of Ballinagore, in the County of Westmeath, Farmer (hereinafter called "the Vendor") of the one part AND SLANEY AGRI-HIRE LIMITED having its registered office at Mill Road, Enniscorthy, in the County of Wexford (hereinafter called "the Purchaser") of the other part\n1. The Vendor shall sell the machine.';
    expect(named(text)).toEqual(['PATRICK JOSEPH HANRATTY', 'SLANEY AGRI-HIRE LIMITED']);
  });

  test('two who share a surname and a place in the list', () => {
    const text =
      "SHAREHOLDERS' AGREEMENT\nDate: 11 November 2026\nParties\n(1) Niamh Geraghty, holding 40 ordinary shares\n(2) Saoirse and Felix Lang, jointly holding 25 ordinary shares\n(3) Acme Cycles Limited, company number NI 668213 (the Company)\nBackground\nThe Company builds bicycles.";
    expect(named(text)).toEqual(['Niamh Geraghty', 'Saoirse and Felix Lang', 'Acme Cycles Limited']);
  });

  test.each([
    ['Between: Acme Catering Ltd, The Old Dairy, Ledbury HR8 ("Acme", "we")', 'Acme Catering Ltd'],
    ['Between: Acme Catering Ltd, Mill House, High Street, Ledbury ("Acme", "we")', 'Acme Catering Ltd'],
    ['Between: Acme Catering Ltd, Ann Borel and Jo Roe ("Acme", "we")', 'Acme Catering Ltd'],
  ])('an address is no party: %s', (line, first) => {
    const told = named(`CASUAL WORKER AGREEMENT\n${line}\nAnd: Shanice Adebayo ("you")\n1. We may offer you shifts.`);
    expect(told[0]).toBe(first);
    expect(told).toContain('Shanice Adebayo');
    expect(told).not.toContain('Old Dairy');
    expect(told).not.toContain('Mill House');
  });

  test.each([
    'Confirmed for Strand Cottages (Kerry) Limited: Gráinne Shields, 9 January 2027',
    'Accepted for Strand Cottages (Kerry) Limited: Gráinne Shields',
    'Signed on behalf of Strand Cottages (Kerry) Limited: ____________',
  ])('a line to sign on makes no party of its own: %s', (line) => {
    const text = `BOOKING TERMS\nOwner: Strand Cottages (Kerry) Limited\nLead guest: Ms Aoife Brannigan\nPrice: €2,480\n1. The booking is made when we e-mail you.\n${line}`;
    expect(named(text)).toEqual(['Strand Cottages (Kerry) Limited', 'Ms Aoife Brannigan']);
  });

  test('whose conditions of purchase they are', () => {
    const text =
      'ACME ENGINEERING LTD\nCONDITIONS OF PURCHASE\nThese Conditions apply to every order which Acme Engineering Ltd ("Acme") places with a supplier ("the Seller").\n1. Acme is bound only by orders bearing a number.\n2. The Seller shall deliver the goods.';
    expect(named(text)).toEqual(['Acme Engineering Ltd']);
  });

  test.each([
    [
      'The site is run by Acme Garden Tools, LLC, 410 Lime Street, Burlington, Vermont 05401.',
      ['Acme Garden Tools, LLC'],
    ],
    ['This website is owned by Acme Garden Tools Ltd, company number 0918273.', ['Acme Garden Tools Ltd']],
    ['Payments on the site are provided by Acme Pay, Inc., 1 Main Street.', []],
  ])('who runs a site: %s', (line, told) => {
    const text = `SEEDS - TERMS OF USE\nWho we are. ${line} You may list seeds.\n1. By making an account you agree to these terms.`;
    expect(named(text)).toEqual(told);
  });

  test.each(['LANDLORD', 'TENANT', 'LESSOR', 'CONTRACTOR'])('a role alone is no party: %s', (role) => {
    const text = `LEASE\nThis Lease is made between Ann Borel ("Landlord") and Tom Reed ("Tenant").\n1. Tenant shall pay rent.\n${role}\nBy: ______________\n${role}: ______________`;
    expect(named(text)).toEqual(['Ann Borel', 'Tom Reed']);
  });
});

test('the contractor of a sub-contractor is its customer', () => {
  const text =
    'SUB-CONTRACT FOR PLASTERING\nContractor: Acme Build Limited\nSub-Contractor: Borel Plasterers Ltd\n1. The Sub-Contractor shall carry out the building works. The Contractor shall provide scaffolding.\n2. The Sub-Contractor shall apply for payment each month and make good defects in the works.';
  const { kind } = readPaper(text, 'whole');
  expect(kind.sides.map(({ party }) => party)).toEqual([1, 0]);
});
