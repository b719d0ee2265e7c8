import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../../support/read-facts';

const parties = (text: string) => readFacts(`SERVICES AGREEMENT\n${text}`).parties;

describe('parties of the opening', () => {
  test('names, roles, forms, places and addresses', () => {
    const found = parties(
      'This Agreement is entered into as of May 1, 2020 by and between Acme Cloud Services, Inc., a Delaware corporation with its principal place of business at 100 Main Street, Suite 5, Boston, Massachusetts 02110 ("Provider"), and Borel & Sons Ltd., a company incorporated under the laws of England and Wales (the "Customer").',
    );
    expect(found.map((party) => party.value)).toEqual(['Acme Cloud Services, Inc.', 'Borel & Sons Ltd.']);
    expect(found[0]).toMatchObject({ role: 'Provider', legalForm: 'Inc.', incorporatedIn: 'Delaware' });
    expect(found[0]?.address).toContain('100 Main Street');
    expect(found[1]).toMatchObject({ role: 'Customer', legalForm: 'Ltd.', incorporatedIn: 'England and Wales' });
  });

  test.each([
    [
      'This Agreement is between Sears, Roebuck and Co., a New York corporation ("Sears"), and Jane A. Doe ("Executive").',
      ['Sears, Roebuck and Co.', 'Jane A. Doe'],
    ],
    [
      'This Agreement is made by and among A One LLC ("A"), B Two, L.P. ("B") and C Three GmbH ("C").',
      ['A One LLC', 'B Two, L.P.', 'C Three GmbH'],
    ],
    [
      'This Agreement is by and between Bunker One (USA) Inc. ("Bunker") and salesforce.com, inc., a Delaware corporation ("SFDC").',
      ['Bunker One (USA) Inc.', 'salesforce.com, inc.'],
    ],
    [
      'This Agreement is made between Widget Corp., having offices at 5 Elm Road, Springfield, Illinois 62701 and Gadget N.V., having offices at Amsterdam, the Netherlands.',
      ['Widget Corp.', 'Gadget N.V.'],
    ],
    [
      'This Agreement is made between\n(1) ALPHA LIMITED, a company registered in England (the "Seller"); and\n(2) BETA PLC, a company registered in Scotland (the "Buyer").',
      ['ALPHA LIMITED', 'BETA PLC'],
    ],
  ])('%s', (text, names) => {
    expect(parties(text).map((party) => party.value)).toEqual(names);
  });

  test('towns, streets and roles are no parties', () => {
    const names = parties(
      'This Agreement is between Acme, Inc., located at St. Thomas Street, Deerfield Beach, Florida 33442 ("Licensor"), and Borel LLC, of New York, New York 10017 ("Licensee"). Licensor and Licensee are each a "Party".',
    ).map((party) => party.value);
    expect(names).toEqual(['Acme, Inc.', 'Borel LLC']);
  });
});

describe('parties that no opening names', () => {
  test('an undertaking by an employee, signed by himself', () => {
    const found = parties(
      'As a condition of my employment with Clover Oncology, Inc., its subsidiaries and affiliates (together, the "Company"), I agree to the following:\n1. Confidential information. I shall keep it secret.\n2. Term. It lasts.\n3. Law. New York.\n/s/ John Q. Mahaney',
    );
    expect(found.map((party) => party.value)).toEqual(['Clover Oncology, Inc.', 'John Q. Mahaney']);
    expect(found[0]?.role).toBe('Company');
  });

  test('the signature blocks of a letter', () => {
    const found = parties(
      'Ladies and Gentlemen:\nYou have asked for information.\n1. Secrecy. Keep it.\n2. Return. Return it.\nVery truly yours,\nOAK PARTNERS, INC.\nBy: ________\nName: Ann Lee\nELM CAPITAL LLC\nBy: ________\nName: Bo Wu',
    );
    expect(found.map((party) => party.value)).toEqual(['OAK PARTNERS, INC.', 'ELM CAPITAL LLC']);
  });

  test('a party who also signs is proved twice', () => {
    const found = parties(
      'This Agreement is between Acme, Inc., a Delaware corporation ("Provider"), and Borel LLC, a Texas company ("Customer").\n1. Services. Provider provides services.\n2. Term. It lasts one year.\n3. Law. New York law governs.\nIN WITNESS WHEREOF, the parties have executed this Agreement.\nACME, INC.\nBy: ________',
    );
    expect(found[0]?.evidence.map((evidence) => evidence.quote)).toContain('ACME, INC.');
  });
});
