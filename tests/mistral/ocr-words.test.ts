import { expect, test } from 'bun:test';
import { wordsOfMarkdown } from '../../src/mistral/ocr-words';

const textOf = (markdown: string) => wordsOfMarkdown(markdown).map(({ text }) => text);

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: it is Markdown with formulas
test.each<[string, string]>([
  ['# SERVICES AGREEMENT', 'SERVICES AGREEMENT'],
  ['The **Company** and *Birch* agree', 'The Company and Birch agree'],
  ['| Fee | Amount |\n| :--: | --- |\n| Setup | $5,000 |', 'Fee Amount Setup $5,000'],
  ['![img-0.jpeg](img-0.jpeg)\n\nSigned', 'Signed'],
  ['costs \\$5,000 \\& more', 'costs $5,000 & more'],
  ['a fee of $10 \\%$ under $\\S$ 5 ${ }^{1}$', 'a fee of 10% under § 5 1'],
  ['Tom<br>Sawyer &amp; Sons', 'Tom Sawyer & Sons'],
  ['see [our site](https://example.com/a) now', 'see our site now'],
  // What is printed so stays: signature lines, placeholders, prices, clause numbers, a star for a note.
  ['By: ____________ [Name] <Title>', 'By: ____________ [Name] <Title>'],
  ['2.1 $1,000 to $2,000 * see note', '2.1 $1,000 to $2,000 * see note'],
  ['- first\n- second', 'first second'],
])('%j', (markdown, text) => expect(textOf(markdown).join(' ')).toBe(text));

// biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above

test('words keep their place and their line', () => {
  const markdown = '## One **two**\n\nthree';
  expect(wordsOfMarkdown(markdown).map(({ start, end, line }) => [markdown.slice(start, end), line])).toEqual([
    ['One', 0],
    ['**two**', 0],
    ['three', 2],
  ]);
});
