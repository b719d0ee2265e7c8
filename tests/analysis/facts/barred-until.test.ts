import { describe, expect, test } from 'bun:test';
import { settledBy } from '../../support/told-disputes';

const MEDIATION = '13.1 If they do not agree, either may refer a dispute to mediation.';
const COURTS = '13.9 The courts of Ohio have exclusive jurisdiction.';
const settled = (bar: string) => settledBy(`${MEDIATION}\n13.2 ${bar}\n${COURTS}`);

describe('a step without which nobody may sue is no choice', () => {
  test.each([
    'A party may not start court proceedings until those steps are done.',
    'Neither party shall sue until the mediation has ended.',
    'No suit may be brought unless the procedure of this clause has been followed.',
    'Neither of us goes to court before that has been tried.',
  ])('%s', (bar) => expect(settled(bar)).toStartWith('Mediation, then courts'));

  test.each([
    'A party may start court proceedings whenever it likes, though those steps are not done.',
    'The Customer may not sue a supplier of the Provider.',
    'A party may not start work until those steps are done.',
    'A party may not start court proceedings before the end of May.',
  ])('near miss: %s', (bar) => expect(settled(bar)).toContain('with mediation by choice'));

  test('far behind it bars nothing', () =>
    expect(
      settledBy(
        `${MEDIATION}\n13.2 It is held in Ohio.\n13.3 It lasts a day.\n13.4 Its fee is shared.\n13.5 A party may not start court proceedings until those steps are done.\n${COURTS}`,
      ),
    ).toContain('with mediation by choice'));

  test('the bar is quoted, so that what it leaves free is told', () =>
    expect(
      settled('A party may not start court proceedings until those steps are done, other than for urgent relief.'),
    ).toBe('Mediation, then courts, with conditions that the clause names'));
});
