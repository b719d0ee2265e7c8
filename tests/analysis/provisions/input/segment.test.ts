import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { outlineOf } from '../../../../src/analysis/provisions/input/segment';
import { splitSentences } from '../../../../src/analysis/provisions/input/sentences';
import { contractTextFromPlain } from '../../../support/contract-text';

const CONTRACT = [
  'SUPPLY AGREEMENT',
  'This Agreement is made between Acme, Inc. ("Supplier") and Borel LLC ("Buyer").',
  'RECITALS',
  'WHEREAS, Buyer needs goods; and',
  'WHEREAS, Supplier makes them.',
  'ARTICLE I',
  'DEFINITIONS',
  '1.1 Goods. "Goods" means the items of Exhibit A.',
  '1.2 "Delivery Date" shall mean the day of delivery.',
  'ARTICLE II',
  'SUPPLY',
  '2.1 Orders. Buyer may order.',
  '(a) by letter; or',
  '(i) by registered letter;',
  '(ii) by courier;',
  '(b) by e-mail.',
  '2.2 Price. The price is $5.',
  'IN WITNESS WHEREOF, the parties have executed this Agreement.',
  'EXHIBIT A',
  'The items are listed here.',
].join('\n');

describe('sections', () => {
  const contract = contractTextFromPlain(CONTRACT);
  const { sections } = outlineOf(contract);
  const section = (number: string) => sections.find((candidate) => candidate.number === number);
  const parentOf = (number: string) => sections[section(number)?.parent ?? -1];

  test('kinds', () => {
    expect(sections.map(({ kind }) => kind).filter((kind) => kind !== 'section')).toEqual([
      'preamble',
      'recitals',
      'signatures',
      'schedule',
    ]);
  });

  test('titles run in or on the next line', () => {
    expect(section('2.1')?.title).toBe('Orders');
    expect(section('ARTICLE II')?.title).toBe('SUPPLY');
  });

  test('subsections hang under their parents and end before the next', () => {
    expect(parentOf('1.1')?.number).toBe('ARTICLE I');
    expect(parentOf('(a)')?.number).toBe('2.1');
    expect(parentOf('(i)')?.number).toBe('(a)');
    expect(parentOf('(b)')?.number).toBe('2.1');
    expect(parentOf('2.2')?.number).toBe('ARTICLE II');
    expect(section('2.1')?.end).toBe(section('2.2')?.start);
  });

  test('recitals and preamble hold none of the sections that follow', () => {
    const insideRecitals = (index: number | null): boolean =>
      index !== null &&
      (sections[index]?.kind === 'recitals' ||
        sections[index]?.kind === 'preamble' ||
        insideRecitals(sections[index]?.parent ?? null));
    for (const { parent } of sections) expect(insideRecitals(parent)).toBe(false);
  });

  test('recitals end where the parties agree', () => {
    const text =
      'WHEREAS, Buyer needs goods;\nA. Supplier makes them.\nNOW, THEREFORE, the parties agree as follows:\nSupplier shall sell.\n1. Price. It is $5.';
    const outline = outlineOf(contractTextFromPlain(text));
    const kindOf = (words: string) => {
      const sentence = outline.sentences.find((candidate) => candidate.text.startsWith(words));
      const section = outline.sections[sentence?.section ?? -1];
      return outline.sections[section?.parent ?? -1]?.kind ?? section?.kind;
    };
    expect(kindOf('A. Supplier')).toBe('recitals');
    expect(kindOf('Supplier shall')).toBe('section');
    expect(kindOf('1. Price')).toBe('section');
  });

  test('the mark of a filing is no schedule', () => {
    const outline = outlineOf(contractTextFromPlain(`Filed today\nExhibit 10.1\n${CONTRACT}`));
    expect(outline.sections.filter(({ kind }) => kind === 'schedule').map(({ number }) => number)).toEqual([
      'EXHIBIT A',
    ]);
  });
});

describe('sentences', () => {
  test.each([
    ['Acme Inc. shall pay. Borel pays too.', 2],
    ['See Sec. 5 and No. 7 of the Act.', 1],
    ['It was signed by J. P. Morgan & Co. and Mr. Smith.', 1],
    ['The fee is $1.50 per unit. It rises by 2.5 percent.', 2],
    ['Acme sells to Borel Corp. The price is fixed.', 2],
    ['11.2 Term. This lasts one year.', 2],
    ['"Goods" means goods. "Services" means services.', 2],
    ['Notice is due (see above.) Then it ends.', 2],
    ['no end at all', 1],
  ])('%s', (text, count) => expect(splitSentences(text).length).toBe(count));

  test('running headers and footers are left out, offsets reproduce the text', () => {
    const contract = contractTextFromPlain('One sentence. Another one.\nPage 1 of 2');
    const last = contract.paragraphs[1];
    if (last) last.kind = 'footer';
    const { sentences } = outlineOf(contract);
    expect(sentences.map(({ text }) => text)).toEqual(['One sentence.', 'Another one.']);
  });

  test('for any text, sentences are in order, apart, and stand where they say', () => {
    const piece = fc.constantFrom(
      'Inc.',
      'a',
      'The',
      '.',
      ' ',
      '\n',
      '(a)',
      '1.1',
      '"X"',
      'means',
      '\f',
      'No.',
      'é',
      '“',
      '😀',
      ';',
      'WHEREAS',
      'ARTICLE I',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const contract = contractTextFromPlain(pieces.join(' '));
        const { sentences, sections } = outlineOf(contract);
        let end = 0;
        for (const sentence of sentences) {
          expect(contract.text.slice(sentence.start, sentence.end)).toBe(sentence.text);
          expect(sentence.start).toBeGreaterThanOrEqual(end);
          end = sentence.end;
        }
        sections.forEach((section, index) => {
          expect(section.end).toBeGreaterThanOrEqual(section.start);
          expect(section.parent ?? -1).toBeLessThan(index);
        });
      }),
    );
  });
});
