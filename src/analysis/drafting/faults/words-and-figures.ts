import { operativeSentences } from '../../document/operative';
import { sentenceEvidence } from '../../document/sentence-evidence';
import { findSpelledNumbers, type SpelledNumber } from '../../mentions/spelled-numbers';
import { defineFault } from '../fault';

const SCALES: readonly number[] = [1, 1e3, 1e6, 1e9];

/** 'Five (5) million' repeats the number before its scale, 'five million ($5)' leaves it out: neither is at odds with itself. */
function isSame({ words, figures }: SpelledNumber): boolean {
  return SCALES.some((scale) => words.value === figures.value * scale || words.value * scale === figures.value);
}

export const wordsAndFigures = defineFault({
  id: 'words-and-figures',
  label: 'Words and figures differ',
  about:
    'A number that is given in words and in figures, which say different things: a period, a sum, a share, a day of the month. Courts mostly follow the words, the parties mostly the figures. Fractions, years and enumerations are passed over.',
  find(reading) {
    const { contract, outline } = reading;
    return operativeSentences(reading).flatMap(({ text, start }) =>
      findSpelledNumbers(text)
        .filter((number) => !isSame(number) && !isEnumeration(text, number))
        .map((number) => ({
          description: `The words say “${number.words.text}”, the figures “${number.figures.text}”.`,
          evidence: [sentenceEvidence(contract, outline, start + number.start, start + number.end)],
        })),
    );
  },
  examples: {
    paper: 'services',
    hits: [
      ['4. Customer shall pay each invoice within thirty (60) days of its receipt.', 'thirty'],
      ['4. The deposit is five thousand dollars ($50,000), due on signing.', 'five thousand'],
      ['4. Provider may raise the fees by at most three percent (5%) a year.', 'three'],
      ['4. The rent falls due on the fifteenth (5th) day of each month.', 'fifteenth'],
      ['4. Either party may end this Agreement on 90 (sixty) days’ written notice.', 'sixty'],
      ['4. Lender lends 130 000 (one hundred and twenty thousand) euro.', '130 000'],
      ['4. Customer shall pay one million two hundred thousand dollars (US$1,250,000).', '1,250,000'],
    ],
    misses: [
      ['4. Customer shall pay each invoice within sixty (60) days of its receipt.', 'the same'],
      ['4. Interest runs at one-half of one percent (0.5%) a month.', 'a fraction'],
      ['4. Customer shall pay between five and ten (10) percent more.', 'the end of a range'],
      ['4. The fee is one hundred and five thousand and no/100 dollars ($105,000.00).', 'the same, with cents'],
      ['4. Provider shall pick one of two (1) the first, or (2) the second place.', 'an enumeration'],
      ['4. Lender lends 120 000 (one hundred and twenty thousand) euro.', 'a blank between the thousands'],
      [
        '4. The price is five (5) million dollars, and that of the second lot five million ($5 million).',
        'a scale beside it',
      ],
    ],
  },
});

/** '(1)' of '(1) ..., (2) ...' counts what follows. */
function isEnumeration(text: string, { figures, end }: SpelledNumber): boolean {
  return figures.value < 10 && text.includes(`(${figures.value + 1})`, end) && !text.includes(`${figures.value}) day`);
}
