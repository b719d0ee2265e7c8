import { describe, expect, test } from 'bun:test';
import fc from 'fast-check';
import { evidenceAt, verifyQuote } from '../../src/analysis/evidence';
import { contractTextFromPlain } from '../support/contract-text';

const SOURCE = [
  'Either party may terminate this Agreement on ninety (90) days’ written notice.',
  'The Supplier shall not be liable for indirect damages; its liability is limited to $1,500,000.50 or 12.5% of the fees.',
  'The non-exclusive licence is granted “as is”.',
];
const contract = contractTextFromPlain(SOURCE.join('\n'));

describe('quotes that the contract has', () => {
  test.each([
    ['word for word', 'Either party may terminate this Agreement'],
    ['with other white space and case', 'either  party\nMAY terminate   this agreement'],
    ['with other quotation marks', "ninety (90) days' written notice"],
    ['without punctuation', 'granted as is'],
    ['with other punctuation', 'indirect damages, its liability is limited to $1,500,000.50'],
    ['over a paragraph', '12.5% of the fees. The non-exclusive licence'],
  ])('%s', (_, quote) => {
    const evidence = verifyQuote(contract, quote);
    expect(evidence).not.toBeNull();
    expect(contract.text.slice(evidence?.start, evidence?.end)).toBe(evidence?.quote ?? '');
  });

  test('come back in the words of the contract', () => {
    expect(verifyQuote(contract, "NINETY (90) DAYS' WRITTEN")?.quote).toBe('ninety (90) days’ written');
  });

  test('any stretch of whole words is found', () => {
    const words = [...contract.text.matchAll(/\S+/g)];
    fc.assert(
      fc.property(fc.nat(words.length - 1), fc.nat(12), (first, more) => {
        const [from, to] = [words[first], words[Math.min(first + more, words.length - 1)]];
        const quote = contract.text.slice(from?.index, (to?.index ?? 0) + (to?.[0].length ?? 0));
        fc.pre(/[\p{L}\p{N}]/u.test(quote));
        fc.pre(
          !/\bnot $/.test(contract.text.slice(0, from?.index)) &&
            !/^ not\b/.test(contract.text.slice((to?.index ?? 0) + (to?.[0].length ?? 0))),
        );
        expect(verifyQuote(contract, quote.toUpperCase().toLowerCase())?.quote).toBeDefined();
      }),
    );
  });
});

describe('quotes that it does not have', () => {
  test.each([
    ['another number', 'terminate this Agreement on ninety (30) days’ written notice'],
    ['a number cut from a longer one', '0) days’ written notice'],
    ['an amount cut at its thousands', 'limited to $1'],
    ['an amount cut at its cents', 'liability is limited to $1,500,000'],
    ['an amount without its currency mark moved', 'limited to 1,500,000.50'],
    ['a percentage without its sign', '12.5 of the fees'],
    ['a percentage cut at its sign', '$1,500,000.50 or 12.5'],
    ['a dropped not', 'The Supplier shall be liable for indirect damages'],
    ['an added not', 'Either party may not terminate this Agreement'],
    ['a word cut in two', 'exclusive lic'],
    ['words left out', 'Either party may terminate on ninety'],
    ['words with an ellipsis', 'Either party may terminate ... written notice'],
    ['another negation', 'The nonexclusive licence'],
    ['a stretch that ends before its not', 'The Supplier shall'],
    ['a stretch that begins behind its not', 'be liable for indirect damages'],
    ['no words at all', ' — … '],
    ['nothing', ''],
  ])('%s', (_, quote) => {
    expect(verifyQuote(contract, quote)).toBeNull();
  });
});

describe('titles, pages and broken words', () => {
  const plain = [
    '9. Governing Law',
    'Delaware law governs this Agreement.',
    '10. Assignment. Neither party may assign it.',
  ];
  const paged = contractTextFromPlain(`${plain.join('\n')}\fNotices are sent by post.\fNotices are sent by post.`);

  test.each(['9. Governing Law', 'Governing Law', '10. Assignment.'])('%s alone proves nothing', (title) => {
    expect(verifyQuote(paged, title)).toBeNull();
  });
  test('a title proves a name', () => {
    expect(verifyQuote(paged, 'Governing Law', { headings: true })?.quote).toBe('Governing Law');
  });
  test('the claimed page is taken where the quote stands there, and mended where it does not', () => {
    expect(verifyQuote(paged, 'Notices are sent by post.', { page: 3 })?.page).toBe(3);
    expect(verifyQuote(paged, 'Notices are sent by post.', { page: 9 })?.page).toBe(2);
    expect(verifyQuote(paged, 'Delaware law governs', { page: 3 })?.page).toBe(1);
  });
  test('words broken by a hyphen or set with ligatures are found', () => {
    expect(verifyQuote(paged, 'Dela-\nware law gov-\nerns this Agree\u00adment')?.quote).toBe(
      'Delaware law governs this Agreement',
    );
    const set = contractTextFromPlain('The o\ufb03ce of the \ufb01rst party is in Den- mark.');
    expect(verifyQuote(set, 'The office of the first party is in Denmark')?.quote).toBe(set.text.slice(0, -1));
  });
  test('a broken word never loses its negation', () => {
    const source = contractTextFromPlain('A non-exclusive licence.');
    expect(verifyQuote(source, 'A non-\nexclusive licence')).not.toBeNull();
    expect(verifyQuote(source, 'An exclusive licence')).toBeNull();
    expect(verifyQuote(source, 'A nonexclusive licence')).toBeNull();
  });
});

describe('evidence at offsets', () => {
  const contract = contractTextFromPlain('Supplier keeps 36 months of records.');
  const at = (words: string, before = 0, after = 0) => {
    const start = contract.text.indexOf(words);
    return evidenceAt(contract, start - before, start + words.length + after).quote;
  };

  test('leaves out the white space around it', () => expect(at('keeps', 1, 1)).toBe('keeps'));
  test('never cuts a word or number in two', () => {
    expect(at('pplier kee')).toBe('Supplier keeps');
    expect(at('6 month')).toBe('36 months');
  });
  test('keeps the edges that are whole', () => expect(at('keeps 36')).toBe('keeps 36'));
});
