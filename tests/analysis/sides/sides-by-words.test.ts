import { describe, expect, test } from 'bun:test';
import { KINDS } from '../../../src/analysis/kinds/declarations/registry';
import type { PaperKind } from '../../../src/analysis/kinds/paper-kind';
import { evidenceOf } from '../../../src/analysis/sides/evidence';
import { decodeSidesModel, leaningsOf, withSidesByWords } from '../../../src/analysis/sides/sides-by-words';
import type { Party } from '../../../src/shared/analysis';
import { readingOf } from '../../support/reading';

type Called = Pick<Party, 'status' | 'value' | 'role'>;

const called = (value: string, role: string | null = null): Called => ({ status: 'found', value, role });

/** Who stands on the two sides of a paper of a kind, by what it says alone. */
function sidesOf(
  id: string,
  text: string,
  parties: readonly Called[],
  known: readonly [number | null, number | null] = [null, null],
) {
  const declared = KINDS.find((kind) => kind.id === id);
  if (!declared) throw new Error(`There is no kind ${id}.`);
  const { label, family, sides } = declared;
  const kind: PaperKind = {
    ...{ id, label, family, confidence: 1, under: null, isContract: 'yes' },
    sides: sides.map((side, place) => ({ id: side.id, label: side.label, party: known[place] ?? null })),
  };
  const { contract, outline } = readingOf(text);
  return withSidesByWords({ contract, outline }, kind, parties).sides.map(({ party }) =>
    party === null ? null : (parties[party]?.value ?? null),
  );
}

const LETTER = `Quarrel Roofing Ltd
4 Mill Lane, Ludlow
3 March 2026
Mrs Ines Okoro
9 Hill Street, Ludlow
Dear Mrs Okoro,
New roof at 9 Hill Street
We will strip the old slates, repair the battens and lay new slate over the whole roof. We will start on 4 May 2026 and expect to be done in three weeks.
Our price is £14,200. You pay us a third when the scaffold is up and the rest within fourteen days of our invoice.
We guarantee our work for ten years. If you find a leak, tell us and we will put it right at our own cost.
You must give us access to the house and let us use your water and power.
Yours sincerely,
D. Quarrel`;

const ROOFER = called('Quarrel Roofing Ltd');
const OWNER = called('Mrs Ines Okoro');

const LOAN = `LOAN
Marta Blum lends Oskar Vane 9,000 euro for a van. Vane repays Blum 300 euro on the first of each month. If Vane pays late he owes Blum interest of 6 percent.
Blum may call the loan if Vane misses two instalments. Vane may repay early. Vane gives Blum the papers of the van as security and Blum returns them when Vane has repaid.`;

describe('the sides of those whom no word of the paper gives one', () => {
  test('a letter tells who works and who pays by what "we" and "you" do', () => {
    expect(sidesOf('construction', LETTER, [ROOFER, OWNER])).toEqual(['Quarrel Roofing Ltd', 'Mrs Ines Okoro']);
    // Whoever stands first in the list.
    expect(sidesOf('construction', LETTER, [OWNER, ROOFER])).toEqual(['Quarrel Roofing Ltd', 'Mrs Ines Okoro']);
  });

  test('sentences tell it by what those do whom they name', () => {
    expect(sidesOf('loan', LOAN, [called('Oskar Vane'), called('Marta Blum')])).toEqual(['Marta Blum', 'Oskar Vane']);
  });

  test('one who is known stays, and the other stands across', () => {
    expect(sidesOf('loan', LOAN, [called('Marta Blum', 'Lender'), called('Oskar Vane')], [0, null])).toEqual([
      'Marta Blum',
      'Oskar Vane',
    ]);
  });

  test('what they do goes before which of them is a company', () => {
    expect(sidesOf('construction', LETTER, [ROOFER, OWNER], [1, 0])).toEqual(['Quarrel Roofing Ltd', 'Mrs Ines Okoro']);
  });

  test('what the paper calls one goes before what it says that he does', () => {
    const parties = [called('Quarrel Roofing Ltd', 'Owner'), OWNER];
    expect(sidesOf('construction', LETTER, parties, [null, 0])).toEqual(['Mrs Ines Okoro', 'Quarrel Roofing Ltd']);
    const three = [...parties, called('Bo Ek')];
    expect(sidesOf('construction', LETTER, three, [null, 0])).toEqual([null, 'Quarrel Roofing Ltd']);
  });

  test('the word for a party counts where the paper says no more of it', () => {
    const { contract, outline } = readingOf(LOAN);
    const [loan] = KINDS.filter(({ id }) => id === 'loan');
    const [lender, borrower] = leaningsOf({ contract, outline }, loan as (typeof KINDS)[number], [
      called('Ida Frost', 'Lender'),
      called('Piet Abend', 'Borrower'),
    ]);
    expect(lender).toBeLessThan(borrower ?? 0);
  });

  test('of a paper that speaks of them on and on only so much is looked at', () => {
    const { contract, outline } = readingOf(`LOAN\n${'Vane repays Blum 300 euro. '.repeat(400)}`);
    const [loan] = KINDS.filter(({ id }) => id === 'loan');
    const parties = [called('Oskar Vane'), called('Marta Blum')];
    const found = evidenceOf({ contract, outline }, loan as (typeof KINDS)[number], parties);
    expect(found.length).toBeGreaterThan(100);
    expect(found.length).toBeLessThan(300);
  });

  test.each<[string, string, string, Called[]]>([
    [
      'the paper says too little of them',
      'loan',
      'LOAN\nMarta Blum and Oskar Vane agree as follows.\nDay: 4 May 2026.',
      [called('Oskar Vane'), called('Marta Blum')],
    ],
    ['both stand alike in papers of the kind', 'mutual-nda', LETTER, [ROOFER, OWNER]],
    ['there is but one', 'loan', LOAN, [called('Oskar Vane')]],
    ['the other answers for him', 'loan', LOAN, [called('Oskar Vane'), called('Marta Blum', 'Guarantor')]],
    ['nobody was found', 'loan', LOAN, [{ status: 'absent', value: null, role: null }, called('Marta Blum')]],
  ])('is left open where %s', (_, id, text, parties) => {
    expect(sidesOf(id, text, parties)).toEqual([null, null]);
  });

  test('a paper says nothing of those whom it does not name', () => {
    const { contract, outline } = readingOf(LOAN);
    const [loan] = KINDS.filter(({ id }) => id === 'loan');
    expect(leaningsOf({ contract, outline }, loan as (typeof KINDS)[number], [called('Ida Frost')])).toEqual([0]);
  });

  test('weights of another size are refused', () => {
    expect(() => decodeSidesModel({ scale: 1, weights: btoa('ab') })).toThrow('not of the size');
  });
});

describe('who pays', () => {
  const two = [called('Larch Advisory LLC'), called('Bent Foods, Inc.')];

  test('a letter whose writer renders the services', () => {
    const letter =
      'Larch Advisory LLC\n100 Harbor Blvd, Portland\nMarch 3, 2025\nBent Foods, Inc.\n22 Mill Street, Bangor\nDear Bent Foods:\nWe will provide advice on your cold chain. You agree to pay us $9,000 per month within 30 days of invoice.';
    expect(sidesOf('consulting', letter, two)).toEqual(['Bent Foods, Inc.', 'Larch Advisory LLC']);
  });

  test('two to whom a letter is written stand on one side', () => {
    const letter =
      'Garden design\n2 June 2025\nInes Venn & Tobias Roux\n14 Castle Drive, Falmouth\nDear Ines,\nI will prepare drawings. You will pay me £3,400, half on signing.';
    expect(sidesOf('services-agreement', letter, [called('Ines Venn'), called('Tobias Roux')])).toEqual([null, null]);
    // A heading names both sides.
    const headed = letter.replace('Ines Venn & Tobias Roux\n', 'Agreement of Ines Venn with Tobias Roux\n');
    expect(sidesOf('services-agreement', headed, [called('Ines Venn'), called('Tobias Roux')])).toEqual([
      'Tobias Roux',
      'Ines Venn',
    ]);
    expect(
      sidesOf('services-agreement', letter, [called('Ines Venn'), called('Tobias Roux'), called('Larch Muir')]),
    ).toEqual(['Larch Muir', 'Ines Venn']);
  });
});
