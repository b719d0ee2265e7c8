import { describe, expect, test } from 'bun:test';
import { findPlaces, placeCalled } from '../../../src/analysis/mentions/places';

const names = (text: string) => findPlaces(text).map(({ name }) => name);

describe('places whose law contracts choose', () => {
  test.each([
    ['the laws of Québec and the federal laws of Canada', ['Quebec, Canada', 'Canada']],
    ['the courts of México and of Türkiye', ['Mexico', 'Türkiye']],
    ['the law of Mozambique', ['Mozambique']],
    ['the laws of Bosnia and Herzegovina', ['Bosnia and Herzegovina']],
    ['Luxembourgish law and the law of the Northwest Territories', ['Luxembourg', 'Northwest Territories, Canada']],
  ])('%s', (text, found) => {
    expect(names(text)).toEqual(found);
  });

  test('stand where the text has them, accents or not', () => {
    const text = 'the market is made in Türkiye, Québec and Perú';
    expect(findPlaces(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Türkiye', 'Québec', 'Perú']);
  });

  test.each(['québec', 'the town of Lebanon', 'a Moroccan carpet', 'Quebecer'])('near miss: %s', (text) => {
    expect(names(text)).toEqual([]);
  });

  test('an adjective alone names the place of its law', () => {
    expect(placeCalled('Lebanese')).toBe('Lebanon');
    expect(placeCalled('Québec')).toBe('Quebec, Canada');
    expect(placeCalled('Québec City')).toBeNull();
  });
});
