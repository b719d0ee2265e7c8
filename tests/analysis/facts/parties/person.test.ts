import { describe, expect, test } from 'bun:test';
import { isPerson } from '../../../../src/analysis/facts/parties/mention';
import { partyKey } from '../../../../src/analysis/facts/parties/party-key';
import { hasShapeOfPerson, withoutTitles } from '../../../../src/analysis/facts/parties/person';

test.each([
  'Ann Lee',
  'Mr Tobias Okonjo-Hale',
  'Beatrix van Aalst',
  'Samuel T. Okonkwo, Jr.',
  'MARY LOU JONES',
  'Dr. Ian O’Neil',
])('%s has the shape of a person’s name', (name) => expect(hasShapeOfPerson(name)).toBe(true));

test.each(['Ann', 'ann lee', 'the Tenant', 'Level 2', 'A very Long Name Of Some Seven Words Here', 'van Dyke'])(
  '%s has not',
  (name) => expect(hasShapeOfPerson(name)).toBe(false),
);

test.each([
  ['Mr and Mrs T Hale', 'T Hale'],
  ['Dr. Ian O’Neil', 'Ian O’Neil'],
  ['Hale and Mrs Lund', 'Hale and Mrs Lund'],
  ['Mrs', ''],
])('%s without titles is %s', (name, rest) => expect(withoutTitles(name.split(' ')).join(' ')).toBe(rest));

test.each(['Mdm Tan Hui Lian', 'Madam Tan Hui Lian', 'Prof. Tan Hui Lian', 'Smt. Tan Hui Lian', 'Puan Tan Hui Lian'])(
  '%s is who is named without the title elsewhere',
  (name) => expect(partyKey(name)).toBe(partyKey('Tan Hui Lian')),
);

test('the first word of a firm is no title', () => {
  expect(partyKey('Ing Bank N.V.')).toStartWith('ing bank');
  expect(partyKey('Madame Oak Ltd')).toBe('madame oak');
});

describe('terms that papers define are nobody', () => {
  test.each(['Review Material', 'Restrictive Covenants', 'Evaluation Materials'])('%s', (name) =>
    expect(isPerson(name)).toBe(false),
  );
  test('as names of people are', () => expect(isPerson('Ann Covener')).toBe(true));
});
