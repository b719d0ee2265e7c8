import { expect, test } from 'bun:test';
import { readName } from '../../../../src/analysis/facts/parties/name';
import { hasShapeOfPerson, isTitle } from '../../../../src/analysis/facts/parties/person';

test.each([
  ['Ir. Rosnah binti Abd Hamid (NRIC 55)', 'Ir. Rosnah binti Abd Hamid'],
  ['Amir bin Yusof, of Ipoh', 'Amir bin Yusof'],
  ["Dato' Selvam a/l Muthu (the Seller)", "Dato' Selvam a/l Muthu"],
  ['Karim ibn Salah, Cairo', 'Karim ibn Salah'],
  ['Maria de los Santos, Madrid', 'Maria de los Santos'],
])('%j is read whole', (text, name) => {
  expect(readName(text)?.name).toBe(name);
});

test.each([
  ['Acme Mills Ltd al fresco', 'Acme Mills Ltd'],
  ['Amir bin', 'Amir'],
])('%j ends where its name does', (text, name) => {
  expect(readName(text)?.name).toBe(name);
});

test.each([
  'For Selvam Foods LLP: ______',
  'For Acme Mills PLC',
  'FOR Acme Mills Sdn Bhd',
  'For Borel Family Trust, by Ann Lee',
])('%j names who is signed for', (text) => {
  expect(readName(text)?.name).not.toMatch(/^for /i);
});

test('a name that begins with the word keeps it', () => {
  expect(readName('For Art Gallery')?.name).toBe('For Art Gallery');
});

test.each(['Ir.', 'Datuk', "Dato'", 'Puan', 'Adv.', 'Dipl.-Ing.', 'Engr.'])('%s is a title', (word) => {
  expect(isTitle(word)).toBe(true);
});

test('a title alone before a name makes no person of one word', () => {
  expect(hasShapeOfPerson('Datuk Selvam')).toBe(false);
  expect(hasShapeOfPerson('Datuk Selvam Muthu')).toBe(true);
});
