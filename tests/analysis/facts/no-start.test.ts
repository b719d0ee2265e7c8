import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { found } from '../../../src/analysis/facts/fact';
import { isDateAtHead } from '../../../src/analysis/facts/no-start';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';

describe('a date that stands alone at the head of a paper', () => {
  const isAtHead = (line: string) => {
    const rest = 'The parties agree on what follows and keep to it. '.repeat(8);
    const contract = contractTextFromPlain(`LETTER\n${line}\n${rest}`);
    const start = contract.text.indexOf(line);
    const evidence = [{ quote: line, page: 1, start, end: start + line.length }];
    const day = found({ value: { iso: '2024-09-09' }, confidence: 0.9, evidence });
    return isDateAtHead(sourceOf(contract, documentOf(contract)), day);
  };
  test.each(['9 September 2024', 'Leeds, 9 September 2024'])('%s', (line) => expect(isAtHead(line)).toBe(true));
  test.each([
    'Start\t9 September 2024',
    'Begins 9 September 2024',
    'Commencement\t9 September 2024',
    'Effective 9 September 2024',
    'From 9 September 2024',
    '2. Starting 9 September 2024.',
    'Date: 9 September 2024',
  ])('near miss, a day under its label: %s', (line) => expect(isAtHead(line)).toBe(false));
});
