import { describe, expect, test } from 'bun:test';
import { sideOfActor } from '../../../src/analysis/kinds/sides';
import { readingOf } from '../../support/reading';

/** A services agreement whose parties are called so, and the side of whoever a word of it means. */
const sidesIn = (opening: string) => {
  const reading = readingOf(`SERVICES AGREEMENT\n${opening}\n1. The services are cleaning and repairs.`);
  expect(reading.kind.id).toBe('services-agreement');
  return (words: string, joint = false) => sideOfActor(reading, { name: words.toLowerCase(), words, joint });
};

describe('the side of whom a sentence speaks', () => {
  test('is that of the party that the paper calls so, whatever papers of its kind mostly mean by the word', () => {
    const side = sidesIn(
      'This Services Agreement is made on May 1, 2025 by and between Tide Cleaning, Inc. ("Company") and Larch Clinic, LLC ("Customer").',
    );
    expect(side('Company')).toBe('supplier');
    expect(side('Customer')).toBe('customer');
  });

  test('is that of the party whose name the paper shortens', () => {
    const side = sidesIn(
      'This Services Agreement is made on May 1, 2025 by and between Titrix Cleaning, Inc. ("Provider") and Larch Clinic, LLC ("Customer").',
    );
    expect(side('Titrix')).toBe('supplier');
  });

  test('is by the initials of what its kind calls it, and no guarantor is the side across', () => {
    const reading = readingOf(`BUSINESS ASSOCIATE AGREEMENT
This Business Associate Agreement is made on May 1, 2025 between Maumee Health, Inc. ("Covered Entity") and Quillhand, LLC ("Business Associate").
1. CE may inspect the books of BA.`);
    const side = (words: string) => sideOfActor(reading, { name: words, words, joint: false });
    expect(side('CE')).toBe('covered');
    expect(side('BA')).toBe('associate');
    expect(side('WE')).not.toBe('covered');
    expect(side('IT')).toBeNull();
  });

  test('is by the words of the kind where no party is called so', () => {
    const side = sidesIn(
      'This Services Agreement is made on May 1, 2025 by and between Tide Cleaning, Inc. ("Provider") and Larch Clinic, LLC ("Client").',
    );
    expect(side('Company')).toBe('customer');
    expect(side('Provider')).toBe('supplier');
    expect(side('Neighbor')).toBeNull();
    expect(side('Provider', true)).toBeNull();
  });
});
