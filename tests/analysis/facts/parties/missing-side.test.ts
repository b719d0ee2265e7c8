import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../../src/analysis/document/document';
import { withMissingSide } from '../../../../src/analysis/facts/parties/missing-side';
import { sourceOf } from '../../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../../support/contract-text';
import { readFacts } from '../../../support/read-facts';

const partiesOf = (text: string) => readFacts(text).parties.map(({ value, role }) => [value, role]);

const LEASE = (foot: string, rows = '') => `EQUIPMENT FINANCE LEASE AGREEMENT

LESSEE (FULL LEGAL NAME)\tBorel Print LLC
SUPPLIER\tLumen Imaging Systems, Inc.
EQUIPMENT\tOne digital press
${rows}
1. LEASE. You (the "Lessee") agree to lease the Equipment from us (the "Lessor"). You shall pay 60 monthly payments of $2,418.00.
2. NO CANCELLATION. This Lease cannot be cancelled. The Lessee bears the risk of loss of the Equipment.

${foot}
`;

describe('a side of which no row asks is told by whom the paper calls so', () => {
  test('in a cell at its foot, and the supplier is none', () => {
    const told = partiesOf(LEASE('LESSEE: Borel Print LLC\tACCEPTED BY LESSOR: Acme Capital Corp.'));
    expect(told.map(([value]) => value)).toEqual(['Borel Print LLC', 'Acme Capital Corp.']);
  });

  test('a firm whose name has no form', () => {
    const told = partiesOf(LEASE('LESSEE: Borel Print LLC\tLESSOR: North Lake Equipment Finance'));
    expect(told).toContainEqual(['North Lake Equipment Finance', 'LESSOR']);
  });

  test('near miss: a supplier is no lessor', () => {
    const told = partiesOf(LEASE('LESSEE: Borel Print LLC\tSUPPLIER: Lumen Imaging Systems, Inc.'));
    expect(told.map(([value]) => value)).toEqual(['Borel Print LLC']);
  });
});

test('a list that counts in words', () => {
  const text = `LICENCE TO OCCUPY

Marlow Hay LLP, Solicitors, 41 Ingram Court, Glasgow. Ref: AMH/0031.00114

IT IS CONTRACTED AND AGREED between:

(One) ACME ARCADE (GLASGOW) LIMITED, incorporated under the Companies Acts (Company Number SC487216) and having its Registered Office at 3 Arcade, Glasgow (the "Licensor"); and

(Two) ANN JEAN BOREL, residing at 58 Onslow Gardens, Glasgow (the "Licensee")

1. The Licensor permits the Licensee to occupy Unit 9 of the arcade from 1 March 2026 for a fee of £900 a month.
`;
  expect(partiesOf(text)).toEqual([
    ['ACME ARCADE (GLASGOW) LIMITED', 'Licensor'],
    ['ANN JEAN BOREL', 'Licensee'],
  ]);
});

test('the mark at which one signs is no part of a name', () => {
  const text = LEASE(
    'LESSOR: Acme Capital Corp.',
    'The undersigned ("Guarantor") guarantees all payments of the Lessee.\n\nX Dale R. Borel, INDIVIDUALLY DATE: 4/22/2026\n',
  );
  expect(partiesOf(text).map(([value]) => value)).not.toContain('X Dale R. Borel');
});

describe('who stands over a paper of one alone', () => {
  const withHead = (head: string, told = ['Borel Joinery Limited']) => {
    const text = `${head}\n\nThe Directors, Borel Joinery Limited, Unit 6, Bridgwater\n\n1. We prepare the accounts of the company for Ann Lee.\n`;
    const mentions = told.map((name) => {
      const start = text.indexOf(name);
      return { name, role: null, start, end: start + name.length, details: '', confidence: 0.8 };
    });
    const contract = contractTextFromPlain(text);
    return withMissingSide(sourceOf(contract, documentOf(contract)), mentions).map(({ name }) => name);
  };

  test('is the other', () => {
    expect(withHead('MARLOW PRYLE LLP')).toEqual(['MARLOW PRYLE LLP', 'Borel Joinery Limited']);
  });

  test('near miss: what somebody is, a place, and a paper of two', () => {
    expect(withHead('A TEXAS LIMITED LIABILITY COMPANY')).toEqual(['Borel Joinery Limited']);
    expect(withHead('TAUNTON')).toEqual(['Borel Joinery Limited']);
    expect(withHead('MARLOW PRYLE LLP', ['Borel Joinery Limited', 'Ann Lee'])).toHaveLength(2);
  });
});
