import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../../support/read-facts';

const told = (text: string) => readFacts(text).parties.map(({ value, role }) => `${value} (${role})`);

describe('whom the terms mean by a role', () => {
  const order = (means: string) =>
    told(
      `PURCHASE ORDER\nVendor: Prairie Salt Ltd.\n1. In these terms "Vendor" means the person named above and "the City" means ${means}.\n2. The Vendor shall deliver in lots of 40 tonnes.\n3. The City shall pay net 30 days after receipt of an invoice.`,
    );

  test('is a party, where the role is bound', () => {
    expect(order('The Corporation of the City of Ayr Junction')).toEqual([
      'Prairie Salt Ltd. (Vendor)',
      'The Corporation of the City of Ayr Junction (City)',
    ]);
  });

  test('is none, where it is a place', () => {
    expect(order('the built-up area on the map')).toEqual(['Prairie Salt Ltd. (Vendor)']);
  });
});

test('who “we” are by a first name, and “you” by a line at the end', () => {
  expect(
    told(
      `Website terms\nThese are the terms on which Finch Pixel (that's Ruth Lund, working as a sole trader) makes websites. "We" and "us" means Ruth; "you" means the business whose name is at the bottom.\nYou pay us £2,400. We design up to eight pages.\nBooked by: Grange Road Dental LLP\nName and position: Dr Anil Mehra, practice principal`,
    ),
  ).toEqual(['Ruth Lund (we)', 'Grange Road Dental LLP (you)']);
});

describe('who fills in a card', () => {
  const milk = (who: string) =>
    told(
      `MILK SUPPLY TERMS\n"Us", "we" and "the Creamery" mean Wensum Cheese Company Limited. ${who}\n1. The Producer sells us all milk. We pay 41 pence a litre.\nProducer's Card\nName: R. A. & S. Bull\nFarm: Hall Farm`,
    );

  test('is in the role of whoever signs it', () => {
    expect(milk('"The Producer" means whoever has signed the Card.')).toContain('R. A. & S. Bull (Producer)');
  });
});

test('who signs under a role in his own name, without who signs in an office', () => {
  const home = told(
    `HOME IMPROVEMENT CONTRACT\nContractor: Benny's Baths & Kitchens LLC\nHomeowner(s): ______________________\n1. Contractor will furnish labor and materials.\n2. Homeowner will pay $9,000.\nHomeowner: /s/ Prudence Bell     Date: 2/11/25\nHomeowner: /s/ Desmond Bell     Date: 2/11/25\nContractor: /s/ Benedetto Orsini, Manager`,
  );
  expect(home).toEqual([
    "Benny's Baths & Kitchens LLC (Contractor)",
    'Prudence Bell (Homeowner)',
    'Desmond Bell (Homeowner)',
  ]);
});

test('who are named on the line below their role, and the firm on the line above its', () => {
  expect(
    told(
      `MANAGEMENT AGREEMENT\nI/We, the owner(s) named here,\nName(s): Gloria Reis and Rui Reis\nof 90 Dundas Street East, Mississauga, Ontario\nappoint\nBeacon Rentals Limited, Brokerage\n("Manager") to look after our rental house, and the Manager accepts.\n1. The Manager will advertise the house and collect the rent.\n2. We keep the house insured.\nManager: Sandeep Gill, Broker of Record`,
    ),
  ).toEqual(['Gloria Reis (owner)', 'Rui Reis (owner)', 'Beacon Rentals Limited (Manager)']);
});

describe('the firm at the foot of a form', () => {
  const order = (foot: string) =>
    told(
      `ORDER FORM\nCustomer: Brightwater Housing Association\nAccount manager: Saskia Boon\n1. We give Customer's users access over the internet.\n2. Fees are payable to our account within 30 days.\nSigned for Customer: Eleri Vaughan, Director, 19 April 2024\nSigned for Vendor: S. Boon\n${foot}`,
    );

  test('is the one for whom somebody signs', () => {
    expect(order('Tide is a product of Carrow Systems Limited. Registered in England no. 09911426.')).toEqual([
      'Brightwater Housing Association (Customer)',
      'Carrow Systems Limited (Vendor)',
    ]);
  });

  test('is none, where it is not registered there', () => {
    expect(order('Printed by Carrow Systems Limited.')).not.toContain('Carrow Systems Limited (Vendor)');
  });
});
