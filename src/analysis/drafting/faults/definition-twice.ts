import type { Definition } from '../../document/definitions';
import { partsAt } from '../../document/section-path';
import { evidenceAt } from '../../evidence';
import { hasSign, wordsIn } from '../../lexicon/characters';
import { wording } from '../../lexicon/words';
import type { ContractText } from '../../pdf/contract-text';
import type { Reading } from '../../reading';
import { endOfPaper } from '../../risks/at-odds/own-text';
import { defineFault } from '../fault';

/** With more terms that are defined twice the file holds two papers. */
const MOST = 4;
/** Two definitions of fewer words each cannot be said to differ. */
const FEWEST_WORDS = 4;
/** A definition that begins like the other is its fragment. */
const SAME_BEGINNING = 6;
/** Of a term that is defined ever again no more wordings are compared. */
const MOST_WORDINGS = 24;
const LONGEST_QUOTE = 300;

export const definitionTwice = defineFault({
  id: 'definition-twice',
  label: 'Term defined twice',
  about:
    'One term with two definitions that say different things: other words after “means”. Which of them holds is open. Definitions for one section or one party only, what a term “includes” besides, and what comes after the signatures are passed over.',
  find(reading) {
    const { contract, document } = reading;
    const until = endOfPaper(reading);
    const own = document.definitions.filter((definition) => definition.start < until && isInBody(reading, definition));
    const twice = [...Map.groupBy(own, ({ term }) => term).values()].flatMap((alike) => {
      const meant = wordings(alike.filter((definition) => means(contract, definition)));
      for (const [at, first] of meant.entries()) {
        const second = meant.slice(at + 1).find((other) => differ(first, other));
        if (second) return [[first.definition, second.definition] as const];
      }
      return [];
    });
    if (twice.length > MOST) return [];
    return twice.map((pair) => ({
      description: `“${pair[0].term}” is defined twice, and not in the same way.`,
      evidence: pair.map((definition) => evidenceOf(contract, definition)),
    }));
  },
  examples: {
    paper: 'services',
    hits: [
      [
        '1. “Business Day” means a day on which banks in New York are open.\n2. “Business Day” means any day but Saturday, Sunday and a public holiday in Texas.',
        'Business Day',
      ],
      [
        '1. As used in this Agreement, “Net Sales” means all amounts invoiced less returns.\n2. “Net Sales” shall mean cash that was received from end users in a quarter.',
        'Net Sales',
      ],
      [
        '1. The term “Site” means the pages that Provider hosts.\n2. The expression “Site” means the plot of land in Travis County.',
        'Site',
      ],
      [
        '1. In this Agreement, “Year” means the twelve months from January on.\n2. “Year” means a period of fifty-two weeks.',
        'Year',
      ],
    ],
    misses: [
      [
        '1. “Confidential Information” means all that a party marks as secret.\n2. “Confidential Information” includes drawings, prices and the names of customers.',
        'what it includes besides',
      ],
      [
        '1. “Person” means an individual or a company of any kind.\n2. For purposes of this Section 2, “Person” means a group that files jointly with others.',
        'for one section',
      ],
      [
        '1. “Detail” means a visit at which a product is presented.\n2. When used as a verb, “Detail” means to carry out such a visit.',
        'another part of speech',
      ],
      [
        '1. “Fees” means the sums that Customer pays each month.\n2. Provider shall host the site.\n3. This Agreement ends in May.\nEXHIBIT A\nPRICE LIST\n1. “Fees” means the sums that each user pays for a seat.',
        'in an exhibit',
      ],
    ],
  },
});

function isInBody({ contract, outline }: Reading, { start }: Definition): boolean {
  return partsAt(contract, outline, start).every(({ kind }) => kind !== 'schedule');
}

/** The words of a definition, small. */
interface Wording {
  definition: Definition;
  words: readonly string[];
  said: string;
}

/** The first definition in each wording, of the first few wordings. */
function wordings(definitions: readonly Definition[]): Wording[] {
  const found = new Map<string, Wording>();
  for (const definition of definitions) {
    const words = wordsIn(definition.text.text.toLowerCase());
    const said = words.join(' ');
    if (words.length >= FEWEST_WORDS && !found.has(said)) found.set(said, { definition, words, said });
    if (found.size === MOST_WORDINGS) break;
  }
  return [...found.values()];
}

function differ(first: Wording, second: Wording): boolean {
  if (first.definition.start === second.definition.start) return false;
  const begins = ({ words }: Wording) => words.slice(0, SAME_BEGINNING).join(' ');
  const [shorter, longer] = first.said.length <= second.said.length ? [first, second] : [second, first];
  return !longer.said.includes(shorter.said) && begins(first) !== begins(second);
}

/** What stands before a term that is defined for all of the paper. */
const LEAD =
  /^(?:\W|\d|\b(?:[a-z]|[ivx]{2,}|an|the|terms?|expression|word|herein|hereunder|as used|used|in|for|purposes?|of|this|agreement|contract|lease|deed)\b)*$/i;

/** Whether a definition says all that its term means, everywhere in the paper. */
function means({ text }: ContractText, { kind, start, place, text: words }: Definition): boolean {
  if (kind !== 'means' || !hasSign(text.charAt(place.start - 1), '"“”\'')) return false;
  const verb = text.slice(place.end, words.start);
  if (!wording('mean(s)').test(verb) || wording('{in,with} re{lation,spect,gard}, as to').test(words.text.slice(0, 30)))
    return false;
  return LEAD.test(text.slice(start, place.start)) && !wording('verb').test(text.slice(start, place.start));
}

function evidenceOf(contract: ContractText, { start, end, place }: Definition) {
  if (end - start <= LONGEST_QUOTE) return evidenceAt(contract, start, end);
  const from =
    place.start - start < LONGEST_QUOTE / 2 ? start : contract.text.indexOf(' ', place.start - LONGEST_QUOTE / 2);
  return evidenceAt(contract, from, Math.min(end, contract.text.lastIndexOf(' ', from + LONGEST_QUOTE)));
}
