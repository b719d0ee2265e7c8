import { describe, expect, test } from 'bun:test';
import { mendLigatures } from '../../../src/analysis/pdf/ligatures';
import type { Line } from '../../../src/analysis/pdf/lines';
import { extractContract } from '../../../src/analysis/pdf/pdf';
import { rectanglesOf } from '../../../src/analysis/pdf/rectangles';
import { LOSSY, lossyPdf } from '../../support/lossy-pdf';

const LETTER = 5;

/** A line whose parts are its words, each letter 5 points wide. */
function lineOf(text: string): Line {
  const parts = [...text.matchAll(/\S+/g)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    x: index * LETTER,
    width: word.length * LETTER,
    baseline: 100,
    size: 10,
  }));
  return { text, parts, left: 0, right: text.length * LETTER, baseline: 100, size: 10, turn: 0 };
}

function mended(lines: readonly string[]): string[] | null {
  const given = lines.map(lineOf);
  const found = mendLigatures(given);
  return found && given.map((line) => found.get(line)?.text ?? line.text);
}

describe('words that a font broke', () => {
  test.each([
    [
      'cut after a ligature',
      ['The noti ce of terminati on', 'for secti on 4'],
      ['The notice of termination', 'for section 4'],
    ],
    [
      'cut around it',
      ['The no ti ce of termina ti on', 'for sec ti on 4'],
      ['The notice of termination', 'for section 4'],
    ],
    [
      'cut inside of it',
      ['The noti ce of terminat ion', 'for sect ion 4', 'in act ion and obligat ion'],
      ['The noti ce of termination', 'for section 4', 'in action and obligation'],
    ],
    [
      'lost, with a gap',
      ['The o ce of the a liate', 'is con dential and e ective'],
      ['The office of the affiliate', 'is confidential and effective'],
    ],
    [
      'lost, without a gap',
      ['The oce of the aliate', 'is condential and eective'],
      ['The office of the affiliate', 'is confidential and effective'],
    ],
    [
      'two in a word',
      ['Each no ca on and modi ca on', 'of the obliga on in sec on 4'],
      ['Each notification and modification', 'of the obligation in section 4'],
    ],
    [
      'replaced by a sign',
      ['Speci\ufffdc and con\ufffddential', 'of the bene\ufffdt'],
      ['Specific and confidential', 'of the benefit'],
    ],
    [
      'replaced by letters of another system',
      ['SpeciÞc and conÞdential', 'of the beneÞt in conßict'],
      ['Specific and confidential', 'of the benefit in conflict'],
    ],
    [
      'at either end of a word',
      ['The  rst o er of the sta', 'is e ective and con dential'],
      ['The  first offer of the staff', 'is effective and confidential'],
    ],
    [
      'capitals at the beginning',
      ['Noti ce of Terminati on', 'in Secti on 4'],
      ['Notice of Termination', 'in Section 4'],
    ],
  ])('%s', (_, lines, whole) => expect(mended(lines)).toEqual(whole));

  test.each([
    ['A noce is given by mail.', 'A notice is given by mail.'],
    ['A noti ce is given by mail.', 'A notice is given by mail.'],
    ['It is e ective at once.', 'It is effective at once.'],
    ['The o ce is closed.', 'The office is closed.'],
  ])('one of the commonest words alone, where it can be nothing else: %j', (line, whole) =>
    expect(mended([line, 'All other words stand as they were.'])?.[0]).toBe(whole),
  );

  test('words of the document itself are known by where they stand whole', () => {
    const lines = [
      'Calafiore sells, and Calafiore pays',
      'the noce of terminaon in secon 4',
      'Cala ore signs in the o ce',
      'a con dential bene t',
    ];
    expect(mended(lines)?.slice(1)).toEqual([
      'the notice of termination in section 4',
      'Calafiore signs in the office',
      'a confidential benefit',
    ]);
  });
});

describe('near misses', () => {
  test.each([
    [
      'names and words beside each other',
      ['The media on which it is kept', 'Shi Farms and Trac, by Rao Cheng', 'Ft. Madison'],
    ],
    ['one word that may be another', ['Integra on a quarterly basis', 'no on and be er']],
    ['French and capitals', ['Les parts des Ming et RMS sont les', 'RMS, LES, Ming, Trac']],
    [
      'words of their own',
      [
        'Dues owing at noon have no adverse effect',
        'The beer led the boom on the plains',
        'No on and the arm of the armed',
      ],
    ],
    ['words that most contracts do without', ['a paral acvity in an aucon of baeries']],
    ['a law of another alphabet', ['Noti çe de la terminati oné', 'secti öon']],
    ['numbers and signs between', ['noti - ce, terminati (on), secti/on']],
  ])('%s', (_, lines) => expect(mended(lines)).toBeNull());

  test('in a document with the fault, words that stand as they are meant stay', () => {
    const lines = [
      'The noce of terminaon in secon 4 of the acon',
      'Dues owing at noon are paid in beer, and the arm is not armed.',
    ];
    expect(mended(lines)?.[1]).toBe(lines[1]);
  });
});

describe('parts', () => {
  const lines = ['Every o ce of each a liate is e ective', 'and con dential'].map(lineOf);
  const line = (lines[0] && mendLigatures(lines)?.get(lines[0])) ?? lineOf('');

  test('stand on the words that they stood on', () => {
    const words = line.parts.map(({ start, end }) => line.text.slice(start, end));
    expect(words).toEqual(['Every', 'offi', 'ce', 'of', 'each', 'affi', 'liate', 'is', 'eff', 'ective']);
  });

  test('reach over the letters that were lost', () => {
    const [, office, rest] = line.parts;
    expect((office?.x ?? 0) + (office?.width ?? 0)).toBe(rest?.x ?? Number.NaN);
  });
});

describe('a PDF whose font tells something else of its ligatures', () => {
  const LINES = [
    'The o~ce of the a~liate keeps it con~dential.',
    'A speci~ed bene~t is e~ective on the ~rst day.',
    'It is su~cient that an o~cer has certi~ed it.',
    'No rule hangs upon how such words are drawn, and all that is said here can be read by anybody who likes to.',
  ];
  const WHOLE =
    'The office of the affiliate keeps it confidential. A specified benefit is effective on the first day. It is sufficient that an officer has certified it. No rule hangs upon how such words are drawn, and all that is said here can be read by anybody who likes to.';

  test.each([
    ['a blank', ' '],
    ['a control', '\u0002'],
    ['a letter of private use', '\ue00c'],
  ])('%s', async (_, told) => {
    const contract = await extractContract(lossyPdf(LINES, told));
    expect(contract.text.replace(/\s+/g, ' ')).toBe(WHOLE);
    const start = contract.text.indexOf('office');
    const [place] = rectanglesOf(contract, start, start + 'office'.length);
    const [rectangle] = place?.rectangles ?? [];
    // 'o~ce' is drawn with four letters after the four of 'The '.
    expect(place?.rectangles).toHaveLength(1);
    expect(Math.abs((rectangle?.x ?? 0) - (LOSSY.left + 4 * LETTER))).toBeLessThan(4);
    expect(Math.abs((rectangle?.width ?? 0) - 4 * LETTER)).toBeLessThan(7);
  });

  test('without the fault the text stays', async () => {
    const whole = [
      'The office of the affiliate keeps it confidential.',
      'The beer led the boom on the plains of les Ming.',
    ];
    const contract = await extractContract(lossyPdf(whole, ' '));
    expect(contract.text.replace(/\s+/g, ' ')).toBe(whole.join(' '));
  });
});
