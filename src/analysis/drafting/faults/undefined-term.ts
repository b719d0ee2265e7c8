import { type CapitalisedTerm, capitalisedTerms, termKey } from '../../document/capitalised-terms';
import { isFullyRead } from '../../document/coverage';
import { plainText } from '../../document/plain-text';
import { sentenceEvidence } from '../../document/sentence-evidence';
import { BETWEEN_WORDS, WHITE_SPACE, wordsIn } from '../../lexicon/characters';
import { asWritten, openingWords, wording } from '../../lexicon/words';
import { enumeratorOf } from '../../pdf/enumerator';
import type { Reading } from '../../reading';
import { eachOnce } from '../../risks/rule';
import { partyNames } from '../../statements/parties';
import { defineFault } from '../fault';
import { NO_TERMS } from '../no-terms';

/** A paper that defines fewer does not write its terms with capitals only. */
const FEWEST_DEFINITIONS = 6;
/** A single word stands with a capital for many reasons. */
const FEWEST_USES = { oneWord: 5, moreWords: 4 };
const SHOWN = 2;
/** 'Capitalized terms not defined herein have the meanings of the Master Agreement': they may be defined there. */
const DEFINED_ELSEWHERE = wording(
  '{not,without being} ~2 defined, undefined (capitali{s,z}ed )terms, without definition',
);

/** Terms of a website name its pages and services with capitals. */
const NAMES_ITS_PAGES = 'website-terms';

/** The definitions of an example's paper, which use the words of its terms in small letters too. */
const DEFINITIONS = `1. Definitions. “Service Level” means the share of a month in which the site is up. “Fees” means what Customer pays. “Site” means the pages that Provider hosts, and “Content” means what Customer puts there. “Users” means those who visit it.
2. Planned maintenance takes place in a window at night. An approved vendor may take part, a fee for escalation is possible, and there is a recovery plan for a disaster at another site.
`;

/** Four uses of a term. */
function used(term: string): string {
  return `3. Provider shall give notice of ${term} to Customer in writing.
4. Customer shall keep its staff informed of ${term} at all times.
5. Provider shall report on ${term} once a month.
6. Neither party may change ${term} without consent.`;
}

export const undefinedTerm = defineFault({
  id: 'undefined-term',
  label: 'Term used and never defined',
  about:
    'Words that the paper writes with capitals like its defined terms, several times and within sentences, and that nothing in it defines. Told only of papers that define their terms and were read whole. Names, titles, headings, statutes, parts of a defined term and words that the paper writes small as often are passed over.',
  find(reading) {
    const { contract, document, outline, kind } = reading;
    if (!isFullyRead(contract) || kind.family === 'amendment' || kind.under !== null || kind.id === NAMES_ITS_PAGES)
      return [];
    const terms = new Set(document.definitions.map(({ term }) => termKey(term)));
    const plain = plainText(contract.text);
    if (terms.size < FEWEST_DEFINITIONS || DEFINED_ELSEWHERE.test(plain)) return [];
    const known = knownWords(reading, plain);
    return [...capitalisedTerms(reading)]
      .filter(([key]) => !terms.has(key))
      .map(([, term]) => term)
      .filter(
        ({ term, uses }) =>
          uses.length >= (term.split(BETWEEN_WORDS).length > 1 ? FEWEST_USES.moreWords : FEWEST_USES.oneWord),
      )
      .filter((term) => known.isWordOfEnglish(term) && !known.isKnown(term))
      .toSorted((one, other) => other.uses.length - one.uses.length)
      .map(({ term, uses }) => ({
        description: `“${term}” is written like a defined term ${uses.length} times, and nothing defines it.`,
        evidence: eachOnce(uses.map(({ start, end }) => sentenceEvidence(contract, outline, start, end))).slice(
          0,
          SHOWN,
        ),
      }));
  },
  examples: {
    paper: 'services',
    hits: [
      [`${DEFINITIONS}${used('the Maintenance Window')}`, 'Maintenance Window'],
      [`${DEFINITIONS}${used('each Approved Vendor')}`, 'Approved Vendor'],
      [`${DEFINITIONS}${used('any Escalation Fee')}`, 'Escalation Fee'],
      [`${DEFINITIONS}${used('the Disaster Recovery Site')}`, '4 times'],
    ],
    misses: [
      [`${DEFINITIONS}${used('the Service Level')}`, 'it is defined'],
      [
        `${DEFINITIONS}${used('the Maintenance Window')}\n9. The “Maintenance Window” is Sunday night.`,
        'it is told what it means',
      ],
      [`${DEFINITIONS}${used('the Federal Reserve Board')}`, 'a name'],
      [`${DEFINITIONS}${used('the Chief Technology Officer')}`, 'an office'],
      [`${DEFINITIONS}${used('the maintenance window')}`, 'small letters'],
      [
        `${DEFINITIONS}${used('the Maintenance Window')}\n9. Terms that are not defined in this Agreement have the meaning of the Master Agreement.`,
        'it may be defined in another paper',
      ],
      [used('the Maintenance Window'), 'the paper defines no terms'],
    ],
  },
});

interface Known {
  /** Whether the term may be no term at all, or be told what it means. */
  isKnown(term: CapitalisedTerm): boolean;
  /** Whether all its words are written small somewhere, which those of names are not. */
  isWordOfEnglish(term: CapitalisedTerm): boolean;
}

/** What a word with a capital may be besides a term that nobody defined. */
function knownWords(reading: Reading, plain: string): Known {
  const { contract, document, outline, facts } = reading;
  const small = new Set(plain.match(/(?<![A-Za-z-])[a-z]{3,}/g)?.map(termKey));
  const definedWords = new Set(document.definitions.flatMap(({ term }) => term.split(BETWEEN_WORDS).map(termKey)));
  const names = new Set(
    partyNames(reading).flatMap((name) => [termKey(name), ...name.split(WHITE_SPACE).map(termKey)]),
  );
  const companies = new Set(facts.parties.flatMap(({ value }) => wordsIn(value ?? '').map(termKey)));
  const heads = outline.sections.map(({ title }) => (title ?? '').toLowerCase()).join('\n');
  const lines = contract.paragraphs.map(({ start, end }) => {
    const line = plain.slice(start, Math.min(end, start + 160));
    return line.slice(enumeratorOf(line).length);
  });
  const titles = new Set(
    [
      ...outline.sections.flatMap(({ title }) => title ?? []),
      ...document.labelValues.map(({ label }) => label.text),
      ...lines.flatMap((line) => openingsOf(line)),
    ].map(termKey),
  );
  const openings = contract.paragraphs.map(({ start }) =>
    contract.text.slice(start, start + 40).replaceAll('\t', ' ¦'),
  );
  return {
    isWordOfEnglish: ({ term }) => term.split(BETWEEN_WORDS).every((word) => small.has(termKey(word))),
    isKnown({ term, uses }) {
      const words = term.split(BETWEEN_WORDS).map(termKey);
      if (words.some((word) => NO_TERMS.has(word) || companies.has(word))) return true;
      if (words.every((word) => definedWords.has(word) || names.has(word))) return true;
      if (words.length === 1 && definedWords.has(words[0] ?? '')) return true;
      const low = term.toLowerCase();
      const writtenSmall = plain.split(` ${low}`).length - 1;
      if (words.length === 1 ? writtenSmall > uses.length / 3 : writtenSmall > uses.length) return true;
      const stem = term.replace(/(?:ies|y|s)$/, '');
      const [first = ''] = term.split(' ');
      // A table of two columns may be read across: 'Developed shall mean ... Property'.
      if (openings.some((line) => [' shall', ' mean', ' ¦'].some((mark) => line.startsWith(`${first}${mark}`))))
        return true;
      if (LEADS.some((lead) => plain.includes(`${lead}${stem}`))) return true;
      if (isTold(plain, stem)) return true;
      return titles.has(termKey(term)) || heads.includes(stem.toLowerCase()) || plain.includes(`${term})`);
    },
  };
}

/** What stands before a term where a paper tells what it means without quotation marks around it. */
const LEADS = ['"', "'", '(', '(the ', '(each a ', 'as the ', 'called ', 'called the ', 'collectively, the '];
/** 'The Remedies set forth in the Build Addendum', 'the Rate as defined in the Policy'. */
const TOLD_ELSEWHERE = asWritten(
  openingWords(
    '*3(,) (\\()({as such term is ,as herein* ,as ,is ,are ,shall be ,being }){defined,set forth,set out,described,specified,listed,identified,referred to,established,shall mean,mean(s)}',
  ),
);

/** Whether any place where the term stands goes on with what it means, or where that is told. */
function isTold(plain: string, stem: string): boolean {
  for (let at = plain.indexOf(stem); at >= 0; at = plain.indexOf(stem, at + 1)) {
    if (TOLD_ELSEWHERE.test(plain.slice(at + stem.length, at + stem.length + 60))) return true;
  }
  return false;
}

/** What a line may be called: all of a short one, its cell, or what stands before its colon, dash or full stop. */
function openingsOf(line: string): string[] {
  const [cell = ''] = line.split('\t');
  const head = /^[^.:;(-]{2,60}(?=[.:;(-])/.exec(line)?.[0] ?? '';
  return [cell, head].filter((text) => text.length < 60);
}
