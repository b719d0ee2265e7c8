import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../../support/read-facts';

const names = (text: string) => readFacts(text).parties.map(({ value }) => value);

test('the rest of a group in brackets', () => {
  expect(
    names(
      'EMPLOYMENT AGREEMENT\nThis Agreement is by and between Castell Holdings, Inc., a Delaware corporation (together with its subsidiaries, including Castell Labs, LLC and CTX Europe B.V., the "Company"), and Ingrid M. Hall ("Executive").\n1. Executive shall serve as Chief Medical Officer.',
    ),
  ).toEqual(['Castell Holdings, Inc.', 'Ingrid M. Hall']);
});

describe('the landlord above a sublease', () => {
  test('is none', () => {
    expect(
      names(
        'SUBLEASE\n1. Basic terms. Sublandlord: Pember Group, LLC. Subtenant: Kindling Nonprofit Corporation. Master Landlord: Two Liberty Owner LLC. Term: October 1, 2023 to March 30, 2026. Brokers: Cassidy Roe (for Sublandlord), none for Subtenant.\n2. Sublandlord subleases the premises to Subtenant.\n3. Subtenant shall pay rent.',
      ),
    ).toEqual(['Pember Group, LLC', 'Kindling Nonprofit Corporation']);
  });
});

describe('who is said to be no party', () => {
  const pledge = (said: string) =>
    names(
      `PLEDGE AGREEMENT\nThis pledge is given by Orson Hale ("Pledgor") in favor of Riverbend Credit, Inc. ("Secured Party") on June 24, 2022.\nA. Secured Party has lent $1,100,000 to Hale Tool & Die, Inc. (the "Borrower") under a note. ${said}\n1. Pledgor grants Secured Party a security interest in the shares.`,
    );

  test('is told as none, and a letter makes no name of a role', () => {
    expect(pledge('The Borrower is not party to this Agreement.')).toEqual(['Orson Hale', 'Riverbend Credit, Inc.']);
  });

  test('who is no party in default stays', () => {
    const lease = names(
      'LEASE\nLandlord: Acme Halls LLC\nTenant: Borel Pots LLC\n1. The Tenant shall pay rent while the Landlord is not a party in default.',
    );
    expect(lease).toEqual(['Acme Halls LLC', 'Borel Pots LLC']);
  });
});

describe('who serves the two', () => {
  const event = (terms: string) =>
    names(
      `EVENT AGREEMENT\nCouple: Hannah Fitz and Daniel Okoro\nPlanner: Everly Events\nThis agreement is between Rosehill Manor Events, LLC ("Rosehill," "we") and the couple named above ("you").\n1. ${terms}\n2. You will bring us a policy.`,
    );

  test('is none, where the terms never speak of him', () => {
    const told = event('We set the tables.');
    expect(told).toContain('Rosehill Manor Events, LLC');
    expect(told).not.toContain('Everly Events');
  });

  test('a broker whom the terms bind is a party', () => {
    expect(
      names(
        'FREIGHT BROKERAGE AGREEMENT\nBroker: Fastline Freight Brokers, LLC\nCarrier: Dusty Roads Trucking, Inc.\n1. The Broker shall tender loads to the Carrier.\n2. The Carrier shall carry them.',
      ),
    ).toEqual(['Fastline Freight Brokers, LLC', 'Dusty Roads Trucking, Inc.']);
  });
});

test('lettered persons under one numbered item', () => {
  expect(
    names(
      'RESIDENTIAL TENANCY AGREEMENT\nItem 1. Landlord: Cool Nominees Pty Ltd\nItem 2. Tenants: (a) Jarrod Keith Simms (b) Thi Lan Nguyen (c) Amelia Rose White\nItem 3. Term: 52 weeks\n1. The landlord lets the flat to the tenants.',
    ),
  ).toEqual(['Cool Nominees Pty Ltd', 'Jarrod Keith Simms', 'Thi Lan Nguyen', 'Amelia Rose White']);
});

test('a council in a list of three, and a firm of kin', () => {
  expect(
    names(
      'SECONDMENT AGREEMENT\nThis agreement is made between:\nThornbury Water plc (the "Employer"), whose registered office is at Reservoir House, Thornbury;\nMendip District Council (the "Host"), of Council Offices, Shepton Mallet; and\nMs Farah Lund of 14 Wells Road, Radstock (the "Secondee").\n1. The Employer makes the Secondee available to the Host.',
    ),
  ).toEqual(['Thornbury Water plc', 'Mendip District Council', 'Ms Farah Lund']);
});
