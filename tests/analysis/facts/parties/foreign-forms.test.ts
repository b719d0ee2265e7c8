import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../../support/read-facts';

const named = (text: string) => readFacts(text).parties.map(({ value }) => value);

describe('legal forms of other languages', () => {
  test.each([
    'Bracia Lipka spółka jawna',
    'Zbożowiec spółka z ograniczoną odpowiedzialnością',
    'Roeivereniging Dender vzw',
    'Drechslerei Anton Huber e.U.',
    'Moravské Lisy a.s.',
    'Tanakawa Kabushiki Kaisha',
    'Panificadora Misti S.A.C.',
    'Vermeulen & Zonen, commanditaire vennootschap',
    'Otter Valley SCIO',
    'Karoo Reading Buses NPC',
    'Vaal Pump & Valve CC',
    'Barrowdale Co-operative Society Limited',
  ])('%s', (name) => {
    const text = `CONTRACT OF SUPPLY\nSupplier: ${name}, with its seat in Harbour Road\nCustomer: Borel Mills LLP\n1. The Supplier delivers the goods each month.`;
    expect(named(text)).toEqual([name, 'Borel Mills LLP']);
  });

  test.each([
    ['letters of a copy', 'Customer: Ann Borel cc Jo Roe', 'Ann Borel'],
    ['words that a form begins', 'Customer: Borel Mills Co-ordination Unit', 'Borel Mills Co-ordination Unit'],
  ])('no form: %s', (_, line, name) => {
    const text = `CONTRACT OF SUPPLY\nSupplier: Larch Supplies Ltd\n${line}\n1. The Supplier delivers the goods each month.`;
    expect(named(text)).toEqual(['Larch Supplies Ltd', name]);
  });
});
