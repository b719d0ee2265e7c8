import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const HEAD = 'ACME PACKAGING, INC.\n14 Mill Lane, Peoria, Illinois\nJune 23, 2025\nMs. Ann Borel, 8 Dwyer Avenue';
const LETTER = 'Your last day of employment will be June 27, 2025. This letter sets out what the Company will provide.';
const RELEASE = 'Release\n\nIn exchange, you release Acme Packaging, Inc. from all claims.';
const name = (text: string) => readFacts(text).documentName.value;

describe('what a letter is on', () => {
  test('stands before the heading of one of its sections', () =>
    expect(name(`${HEAD}\nRe: Your separation from employment\nDear Ann:\n${LETTER}\n\n${RELEASE}`)).toBe(
      'Your separation from employment',
    ));

  test('a heading of a letter without subject is told as before', () =>
    expect(name(`${HEAD}\nDear Ann:\n${LETTER}\n\n${RELEASE}`)).toBe('Release'));

  test('a paper that goes with a letter keeps its own name', () =>
    expect(
      name(
        `${HEAD}\nRe: Our call\nDear Ann:\n${LETTER}\n\nSERVICES AGREEMENT\n\nThis Services Agreement is made between Acme Packaging, Inc. and Ann Borel.`,
      ),
    ).toBe('SERVICES AGREEMENT'));

  test('a title above the greeting stays', () =>
    expect(name(`MUTUAL RELEASE\n${HEAD}\nRe: Your separation from employment\nDear Ann:\n${LETTER}`)).toBe(
      'MUTUAL RELEASE',
    ));
});
