import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../../src/analysis/document/document';
import { partiesOfParts } from '../../../../src/analysis/facts/parties/of-parts';
import { sourceOf } from '../../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../../support/contract-text';

/** Whom a deed names as those between whom it is made. */
const told = (deed: string) => {
  const contract = contractTextFromPlain(deed);
  return partiesOfParts(sourceOf(contract, documentOf(contract))).map(({ name }) => name);
};
const ONE = 'BETWEEN Cy Pole of Kineton Surveyor of the first part';

describe('those between whom a deed is made, each of a part', () => {
  test.each([
    ['a person of a town', 'Jo Rees of Oban Mason', 'Jo Rees'],
    ['a person with a title', 'Mr Jo Rees of Oban Mason', 'Mr Jo Rees'],
    ['a firm', 'Acme Mills Limited', 'Acme Mills Limited'],
    ['a firm that is called by the name of a person', 'Jo Rees of Oban Limited', 'Jo Rees of Oban Limited'],
    ['a bank with its place', 'the Bank of Oban Limited', 'Bank of Oban Limited'],
    ['a university', 'the University of Oban', 'University of Oban'],
  ])('%s', (_, other, name) => {
    expect(told(`MADE this day ${ONE} and ${other} of the second part`)).toEqual(['Cy Pole', name]);
  });

  test('behind words on a part of something else', () => {
    const deed = `A copy of the first part of the plan is kept. MADE ${ONE} and Jo Rees of Oban of the second part`;
    expect(told(deed)).toEqual(['Cy Pole', 'Jo Rees']);
  });

  test('one alone is not enough', () => {
    expect(told(`MADE this day ${ONE} and all who live at Oban`)).toEqual([]);
  });

  test.each([
    ['what is no name', 'his neighbours'],
    ['who is told of by others', 'each of Jo Rees of Oban Mason'],
    ['a place', 'Oban'],
  ])('near miss: %s', (_, other) => {
    expect(told(`MADE this day ${ONE} and ${other} of the second part`)).toEqual([]);
  });
});
