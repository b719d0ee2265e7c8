import { describe, expect, test } from 'bun:test';
import { plainText } from '../../../src/analysis/document/plain-text';
import { lawsAlone } from '../../../src/analysis/facts/law-alone';
import { placeCalled } from '../../../src/analysis/mentions/places';
import { readPaper } from '../../support/papers';

const alone = (clauses: string) => {
  const { outline, contract } = readPaper(clauses, 'services');
  const plain = plainText(contract.text);
  return lawsAlone({ outline, plain }).map(({ name, start, end }) => [name, plain.slice(start, end)]);
};

describe('a law that is chosen by no more than its name', () => {
  test.each([
    ['11. NZ law.', 'New Zealand', 'NZ'],
    ['p) Alberta law. Courts at Edmonton and no others.', 'Alberta, Canada', 'Alberta'],
    ['19. Small print. NSW law. The tribunal if it is small enough.', 'New South Wales', 'NSW'],
    ["12. Squabbles. Ontario's laws. Small claims in Owen Sound.", 'Ontario, Canada', "Ontario's"],
    ['WHERE WE GO -- Arizona law. One arbitrator in Phoenix.', 'Arizona', 'Arizona'],
    ['- English law, English courts', 'England and Wales', 'English'],
    ['11. Irish law and the Irish courts.', 'Ireland', 'Irish'],
    ['11. B.C. law.', 'British Columbia, Canada', 'B.C.'],
    ['11. Law: English.', 'England and Wales', 'English'],
    ['11. Governing law - Scots; courts - Perth.', 'Scotland', 'Scots'],
    ['11. Law & courts: NZ', 'New Zealand', 'NZ'],
    ["12. The law that applies is Michigan's.", 'Michigan', "Michigan's"],
  ])('%s', (clause, name, words) => expect(alone(clause)).toEqual([[name, words]]));

  test.each([
    '6. The goods comply with English law.',
    '6. Provider teaches two subjects.\nEnglish law.\nFrench law.',
    '6. Topic of the course: English law.',
    '6. Topics - Scots law.',
    '6. Language: English.',
    '6. Law: see the terms.',
    '6. NZ law students come free.',
    '6. English law, and its history since 1900, is taught.',
    '6. Family law. Tax law.',
  ])('near miss: %s', (clause) => expect(alone(clause)).toEqual([]));
});

test.each([
  ['Scots', 'Scotland'],
  ['nz', 'New Zealand'],
  ['England & Wales', 'England and Wales'],
  ['Ohio', 'Ohio'],
  ['Ohio Steel', null],
  ['The Dutch', null],
  ['Family', null],
])('the place called %s', (words, name) => expect(placeCalled(words)).toBe(name));
