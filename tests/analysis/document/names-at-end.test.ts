import { describe, expect, test } from 'bun:test';
import { namesAtEnd } from '../../../src/analysis/document/names-at-end';
import { contractTextFromPlain } from '../../support/contract-text';

const PAPER = 'LETTING OF A PLOT\nLet to: Ann Borel\n1. The rent is £38 a year.\n2. English law governs.';
const quotes = (...lines: string[]) =>
  namesAtEnd(contractTextFromPlain([PAPER, ...lines].join('\n'))).map(({ quote }) => quote);

describe('names where a paper is signed', () => {
  test.each([
    'A. Borel, tenant            T. Reed, trustee, for the three',
    'Accepted: Ann Borel, 9 June 2025',
    'Acme Mills LLC, by Tom Reed, manager',
    'For the Association: Tom Reed, kennel manager, 20 June 2025',
    'Antwerp, 21 November 2024 – G. Peeters and L. Maes, jointly, for Acme N.V.',
    'Ann Borel          May 10, 2024',
    'Tenant: A. Borel',
    'Ann Borel – Tom Reed – Lê Văn Thuận',
  ])('%s', (line) => {
    expect(quotes(line)).toEqual([line]);
  });

  test.each([
    'Aberdeen Sheriff Court decides what the two of us cannot settle between ourselves in good faith.',
    'Acme Food Safety, 2 Brewery Steps, Cork',
    'SMALL PRINT, SUCH AS IT IS',
    'Rules last revised at the meeting of 16 February 2024.',
    'Subject: RE: Catering agreement, Harvest Supper',
    '7 The Guarantor',
    'Signed: ______________________',
    'Preliminary design gates 2 and 3 15 April 2025',
    'Either of us may instead use the Special Civil Part, Small Claims Division.',
    'Owner/Agent address for service: 9 Liberty St, Salem',
    'Signed Parent/Guardian 2',
  ])('near miss: %s', (line) => {
    expect(quotes(line)).toEqual([]);
  });

  const HANDED = 'Ann Borel, head barista, 11 March 2018';
  const WITH = 'Tom Reed, director, 2 May 2022';
  test.each(['Signatures', 'Signed as an agreement', 'EXECUTION PAGE:', 'Executed by the parties'])(
    'none of a schedule above the head %s',
    (head) => {
      expect(quotes(HANDED, head, WITH)).toEqual([WITH]);
    },
  );

  test.each([
    ['a sentence', 'Signed at Lyon in two copies.'],
    ['a row of a table', 'Signed\tAnn Borel'],
    ['who signs', 'Signed for Ann Borel'],
    ['a line to sign on', 'Signature: ____'],
    ['a long line', 'Signature cards and samples of all who act for us'],
    ['other words', 'The signatures'],
  ])('near miss: %s is no such head', (_, line) => {
    expect(quotes(HANDED, line, WITH)[0]).toBe(HANDED);
  });

  test('near miss: the heads of mails', () => {
    const mails = [
      'Ann Borel Fri 14 Mar 2025 07:44',
      'To: Tom',
      'Fine by us.',
      'Tom Reed Fri 14 Mar 2025 07:46',
      'Good.',
    ];
    expect(quotes(...mails)).toEqual([]);
    expect(quotes('Ann Borel, 14 March 2025')).toEqual(['Ann Borel, 14 March 2025']);
  });

  test.each(['SCHEDULE B - HOUSE ACCOUNTS', 'Exhibit 1: Customers', 'Annex'])('firms below the title %s', (title) => {
    const firms = 'Kincaid Seating (all plants); Old Dominion Furniture, Galax';
    expect(quotes(WITH, title, firms)).toEqual([WITH]);
    expect(quotes(WITH, firms)).toEqual([WITH, firms]);
    expect(quotes(title, 'Signed by Ann Borel, 3 May 2022')).toEqual(['Signed by Ann Borel, 3 May 2022']);
  });

  test.each(['Schedule B is attached.', 'Schedule\tB', 'Scheduled works'])(
    'near miss: %s is no title of a part',
    (line) => {
      const row = 'Ann Borel – Tom Reed';
      expect(quotes(line, row)).toContain(row);
    },
  );

  test('an office behind its label is nobody who signs', () => {
    expect(quotes('Title:\tVice President - Sales')).toEqual([]);
    expect(quotes('Title\tSenior Account Manager\tPractice Director')).toEqual([]);
    expect(quotes('Ann Borel, Title: Vice President')).toEqual(['Ann Borel, Title: Vice President']);
  });
});
