import { describe, expect, test } from 'bun:test';
import { KINDS } from '../../../src/analysis/kinds/declarations/registry';
import { sidesByPaying } from '../../../src/analysis/sides/who-pays';
import type { Party } from '../../../src/shared/analysis';
import { readingOf } from '../../support/reading';

type Called = Pick<Party, 'status' | 'value' | 'role'>;
const called = (value: string, role: string | null = null): Called => ({ status: 'found', value, role });

/** Who stands on the first and who on the second side, by who pays; null where the text does not say so. */
function paying(id: string, text: string, parties: readonly Called[]) {
  const kind = KINDS.find((one) => one.id === id);
  if (!kind) throw new Error(`There is no kind ${id}.`);
  const { contract, outline } = readingOf(text);
  const found = [...parties.keys()];
  return sidesByPaying({ contract, outline }, kind, parties, found);
}

const sides = (id: string, text: string, parties: readonly Called[]) =>
  paying(id, text, parties)?.sides.map((at) => parties[at]?.value) ?? null;

const TWO = [called('Larch Masonry Ltd', 'Larch'), called('Bent Estates Limited', 'Bent')];

describe('who pays', () => {
  test.each([
    ['settlement', 'Bent will pay Larch £18,500 within 14 days in full and final settlement.'],
    ['settlement', 'Bent Estates Limited agrees to pay to Larch Masonry Ltd the sum of £18,500.'],
    ['consulting', 'Bent shall pay Larch £900 for each day of advice.'],
    ['settlement', 'Settlement amount: £18,500, paid by Bent to Larch.'],
    ['settlement', 'The sum of £18,500 is payable by the Bent Estates Limited to Larch within 14 days.'],
  ])('the first side of %s: %s', (id, text) => {
    expect(sides(id, text, TWO)).toEqual(['Bent Estates Limited', 'Larch Masonry Ltd']);
  });

  test.each([
    ['services-agreement', 'Bent shall pay Larch £900 a month.'],
    ['sale-of-goods', 'Larch sells to Bent the saw described below.'],
    ['sale-of-goods', 'Larch is selling the saw. Bent will pay the price on collection.'],
    ['services-agreement', 'Bent shall pay each invoice within 30 days. Bent shall pay a deposit of £90.'],
  ])('the second side of %s: %s', (id, text) => {
    expect(sides(id, text, TWO)).toEqual(['Larch Masonry Ltd', 'Bent Estates Limited']);
  });

  test.each([
    ['both pay', 'settlement', 'Bent will pay Larch £900. Larch shall pay Bent £400.'],
    ['a tax is no price', 'services-agreement', 'Bent shall pay its own taxes. Bent will pay interest.'],
    ['nobody pays', 'settlement', 'Bent shall not pay Larch anything.'],
    ['a kind of which both pay', 'distribution', 'Bent shall pay Larch £900 for each machine.'],
    ['money of others', 'services-agreement', 'The insurer of the site will pay Larch £900.'],
  ])('says nothing: %s', (_, id, text) => {
    expect(sides(id, text, TWO)).toBeNull();
  });

  test('a couple is one side', () => {
    const couple = [called('Huw Venn'), called('Delyth Venn')];
    expect(sides('construction', 'Huw Venn will pay Delyth Venn £900.', couple)).toBeNull();
    expect(
      sides('construction', 'Huw Venn will pay Ines Muir £900.', [couple[0] as Called, called('Ines Muir')]),
    ).toEqual(['Ines Muir', 'Huw Venn']);
  });

  test('by those who speak in mails', () => {
    const mails =
      'From: Nadia Venn\nTo: Colm Muir\nDate: Sat 3 May 2025, 10:00\nSubject: Re: the baler\n\nHi Colm,\nYes, I will take the baler. I will pay you 1,000 now and the rest when I collect it.\nNadia\n\nFrom: Colm Muir\nTo: Nadia Venn\nDate: Fri 2 May 2025, 09:00\nSubject: the baler\n\nHi Nadia,\nI am selling my baler for 4,200 euros, as seen.\nColm';
    expect(sides('sale-of-goods', mails, [called('Nadia Venn'), called('Colm Muir')])).toEqual([
      'Colm Muir',
      'Nadia Venn',
    ]);
  });
});

describe('how surely it is said', () => {
  test('once from the payer’s side it gives way to surer words, from the money’s side or twice it does not', () => {
    expect(paying('settlement', 'Bent will pay Larch £900.', TWO)?.isSure).toBe(false);
    expect(paying('settlement', 'Settlement amount: £900, paid by Bent to Larch.', TWO)?.isSure).toBe(true);
    expect(paying('settlement', 'Bent will pay Larch £900. Bent shall pay to Larch its costs.', TWO)?.isSure).toBe(
      true,
    );
  });

  test('that somebody pays a bill, or something is paid by somebody, is too little', () => {
    expect(sides('settlement', 'Bent shall pay the fee of the mediator.', TWO)).toBeNull();
    expect(sides('settlement', 'The £900 were paid by Bent last year.', TWO)).toBeNull();
  });
});
