import { type NamedSection, partsOf } from '../../document/section-path';
import { evidenceAt } from '../../evidence';
import { isWholeNumber, wordsIn } from '../../lexicon/characters';
import { openingWords } from '../../lexicon/words';
import { romanValue } from '../../mentions/roman-numerals';
import type { ContractText } from '../../pdf/contract-text';
import { defineFault } from '../fault';

/** Title and first words of a part: enough to find it by. */
const LONGEST_OPENING = 160;

const LAST_COUNT = /([a-z]+|\d+)\W*$/i;

/** The last count of a number: 4 of '2.4', of '(d)' and of 'ARTICLE IV'; null where it is none. */
function countOf(number: string): number | null {
  const last = LAST_COUNT.exec(number)?.[1] ?? '';
  if (isWholeNumber(last)) return Number(last);
  if (openingWords('article*, section*, clause*').test(number)) return romanValue(last) || null;
  return last.length === 1 ? last.toLowerCase().charCodeAt(0) - 96 : null;
}

/** What comes before the last count: '2.' of '2.4'. */
const stemOf = (number: string): string => number.replace(LAST_COUNT, '').toLowerCase();

/** The words of a part after its number, until the next part begins. */
function wordsOf({ text }: ContractText, part: NamedSection, next: NamedSection | undefined): string {
  return text.slice(part.start + (part.number?.length ?? 0), Math.min(part.end, next?.start ?? part.end)).trim();
}

export const sectionNumberTwice = defineFault({
  id: 'section-number-twice',
  label: 'Section number used twice',
  about:
    'Two sections in a row that bear the same number, where the count goes on after them: a reference to that number leads to either. Lists that begin anew, entries of a table of contents and the sections of exhibits are passed over.',
  find({ contract, outline }) {
    const parts = partsOf(contract, outline);
    const indices = new Map(parts.map((part, index) => [part, index]));
    const byParent = Map.groupBy(
      parts.filter((part) => isNumbered(contract, part)),
      ({ parent }) => parent,
    );
    const found = [...byParent.values()].flatMap((siblings) => {
      const numbered = siblings.flatMap((part) => [
        part,
        ...twinInside(part, byParent.get(indices.get(part) ?? -1) ?? []),
      ]);
      return numbered.flatMap((part, at) => {
        const again = numbered[at + 1];
        return again && isTwice(contract, numbered, at, parts, indices) ? [[part, again] as const] : [];
      });
    });
    return found.map(([part, again]) => ({
      description: `Two sections have the number ${part.number}.`,
      evidence: [part, again].map((one) => openingOf(contract, one)),
    }));
  },
  examples: {
    paper: 'services',
    hits: [
      [
        '1. Services. Provider shall host the site.\n2. Fees. Customer shall pay monthly.\n2. Taxes. Customer shall bear all taxes.\n3. Term. This Agreement ends in May.',
        'number 2',
      ],
      [
        '1. Services\n1.1 Provider shall host the site.\n1.2 Customer shall pay monthly.\n1.2 Provider shall make copies.\n1.3 Customer shall name an administrator.\n2. Term\n2.1 This Agreement ends in May.',
        'number 1.2',
      ],
      [
        'ARTICLE I\nServices\nProvider shall host the site.\nARTICLE II\nFees\nCustomer shall pay monthly.\nARTICLE II\nTaxes\nCustomer shall bear all taxes.\nARTICLE III\nTerm\nThis Agreement ends in May.',
        'ARTICLE II',
      ],
      [
        '1. Duties. Provider shall:\n(a) host the site;\n(b) make copies;\n(b) answer requests; and\n(c) report each month.\n2. Fees. Customer shall pay monthly.',
        '(b)',
      ],
    ],
    misses: [
      [
        '1. Services. Provider shall:\n1. host the site;\n2. make copies.\n2. Fees. Customer shall pay:\n1. monthly;\n2. by transfer.\n3. Term. This Agreement ends in May.',
        'lists that begin anew',
      ],
      [
        '1. Services. Provider shall host the site.\n2. Fees. Customer shall pay monthly.\nExhibit A\n1. Hosting. One server.\n2. Copies. Each night.',
        'the sections of an exhibit',
      ],
      [
        'TABLE OF CONTENTS\n1. Services 2\n2. Fees 3\n1. Services. Provider shall host the site.\n2. Fees. Customer shall pay monthly.',
        'a table of contents',
      ],
      [
        '1. Services. Provider shall host the site.\n2. Fees. Customer shall pay monthly.\n2. Fees (continued). Customer shall pay monthly.',
        'the count does not go on',
      ],
      [
        '1. Services. Provider shall host the site.\n2. FEES.\n2.A. MONTHLY FEES. Customer shall pay monthly.\n2.B. TAXES. Customer shall bear them.\n3. Term. This Agreement ends in May.',
        'a number with a letter',
      ],
    ],
  },
});

/** '13.A.' and '13.l', which the reader of sections takes for '13.', are no numbers here. */
function isNumbered({ text }: ContractText, { kind, number, start }: NamedSection): boolean {
  return (
    kind === 'section' && number !== null && !/^\.\w/.test(text.slice(start + number.length, start + number.length + 2))
  );
}

/** A second '2.' is read as the beginning of a list inside the first one; but a list begins with 1. */
function twinInside({ number }: NamedSection, inner: readonly NamedSection[]): NamedSection[] {
  const twin = inner.find((part) => part.number === number);
  return twin && twin === inner.find((part) => stemOf(part.number ?? '') === stemOf(number ?? '')) ? [twin] : [];
}

function isTwice(
  contract: ContractText,
  numbered: readonly NamedSection[],
  at: number,
  parts: readonly NamedSection[],
  indices: ReadonlyMap<NamedSection, number>,
): boolean {
  const [before, part, again, after] = [numbered[at - 1], numbered[at], numbered[at + 1], numbered[at + 2]];
  if (!part?.number || part.number !== again?.number) return false;
  const count = countOf(part.number);
  const stem = stemOf(part.number);
  // Where a list of one item ends and another begins, two stand in a row with the first number.
  if (count === null || count < 2) return false;
  const goesOn = (one: NamedSection | undefined, by: number): boolean =>
    typeof one?.number === 'string' && stemOf(one.number) === stem && countOf(one.number) === count + by;
  if (!goesOn(before, -1) || !goesOn(after, 1)) return false;
  // Nothing else is counted in the same way from the one before to the one after: no list begins anew between them.
  const indexOf = (one: NamedSection | undefined): number => (one && indices.get(one)) ?? -1;
  const between = parts
    .slice(indexOf(before), indexOf(after) + 1)
    .filter(({ number }) => number !== null && stemOf(number) === stem);
  if (between.length !== 4) return false;
  const words = [part, again].map((one) => wordsOf(contract, one, parts[indexOf(one) + 1]));
  const [first = '', second = ''] = words.map((one) => wordsIn(one).join(' ').toLowerCase());
  // A heading that is printed again on the next page begins like the first.
  return (
    first.length > 3 &&
    second.length > 3 &&
    !first.startsWith(second.slice(0, 20)) &&
    !second.startsWith(first.slice(0, 20))
  );
}

function openingOf(contract: ContractText, { start, end }: NamedSection) {
  const line = contract.text.indexOf('\n', start);
  const until = Math.min(end, line > start + 12 ? line : end);
  if (until - start <= LONGEST_OPENING) return evidenceAt(contract, start, until);
  const space = contract.text.lastIndexOf(' ', start + LONGEST_OPENING);
  return evidenceAt(contract, start, space > start ? space : start + LONGEST_OPENING);
}
