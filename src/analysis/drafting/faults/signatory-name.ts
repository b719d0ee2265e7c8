import { evidenceAt } from '../../evidence';
import type { Party } from '../../facts/facts';
import type { PartyMention } from '../../facts/parties/mention';
import { partyKey } from '../../facts/parties/party-key';
import { signatoriesOf, signsForAnother } from '../../facts/parties/signatures';
import { sourceOf } from '../../facts/source';
import { wordsIn } from '../../lexicon/characters';
import { withoutCapacity } from '../../mentions/capacities';
import { legalFormOf } from '../../mentions/legal-forms';
import { defineFault } from '../fault';

/** Shorter names are too alike by chance. */
const FEWEST_LETTERS = 6;

export const signatoryName = defineFault({
  id: 'signatory-name',
  label: 'Party named otherwise where it signs',
  about:
    'A company that the paper names as its party and that signs under another name: of another legal form, spelled otherwise, or with words too few or too many. Who is bound may be in doubt. Who signs for another company, as its general partner or agent, and differences of case, points and abbreviation are passed over.',
  find(reading) {
    const { contract, document, facts, provisions } = reading;
    const source = sourceOf(contract, document, { provisions });
    const signatories = signatoriesOf(source);
    // A name that only the signature block has was taken from there.
    const parties = facts.parties.flatMap((party) => {
      if (party.status !== 'found' || party.value === null) return [];
      const [first] = party.evidence;
      const isSigned = signatories.some(({ start }) => first && first.start <= start && start < first.end);
      return isSigned ? [] : [{ ...party, value: withoutCapacity(party.value) }];
    });
    const open = parties.filter((party) => !signatories.some(({ name }) => isSame(name, party.value ?? '')));
    const told = new Set<string>();
    return signatories.flatMap((signatory) => {
      const { name, start, end } = signatory;
      if (parties.some((party) => isSame(name, party.value ?? '')) || signsForAnother(source, signatory)) return [];
      const party = open.find((one) => isNear(name, one.value ?? '') && !namesAnother(name, one, parties));
      if (!party || told.has(party.value ?? '') || isNamedBefore(contract.text, signatory, party)) return [];
      told.add(party.value ?? '');
      const signed = evidenceAt(contract, start, end);
      return [
        {
          description: `The party “${party.value}” signs as “${signed.quote}”.`,
          evidence: [...party.evidence.slice(0, 1), signed],
        },
      ];
    });
  },
  examples: {
    paper: 'whole',
    hits: [
      [paper('Borel LLC', 'Borel Inc.'), 'signs as “Borel Inc.”'],
      [paper('Harbour Watley, Inc.', 'HARBOUR WATELY, INC.'), 'HARBOUR WATELY'],
      [paper('Lindqvist Marine Limited', 'Lindqvist Marine LLP'), 'LLP'],
      [paper('Northgate Packaging Technologies, Inc.', 'Northgate Packaging, Inc.'), 'Northgate Packaging, Inc.'],
    ],
    misses: [
      [paper('Borel LLC', 'BOREL L.L.C.'), 'the same with points'],
      [paper('Borel Corporation', 'Borel Corp.'), 'the same, abbreviated'],
      [paper('Borel Partners, L.P.', 'Borel GP LLC, its general partner'), 'signs for it'],
      [paper('Harbour Watley, Inc.', 'Dunmore Freight, Inc.'), 'quite another company, which may sign beside it'],
    ],
  },
});

/** A paper between Acme Cloud, Inc. and another company, signed by Acme and `signs`. */
function paper(party: string, signs: string): string {
  return `SERVICES AGREEMENT
This Services Agreement is made as of March 1, 2026 by and between Acme Cloud, Inc., a Delaware corporation (“Provider”), and ${party} (“Customer”).
1. Services. Provider shall host the site of Customer.
2. Fees. Customer shall pay one hundred dollars a month.
3. Term. This Agreement ends on May 1, 2029 and may be renewed by agreement of both parties in writing.
IN WITNESS WHEREOF, the parties have executed this Agreement.
Acme Cloud, Inc.
By: ____________
${signs}
By: ____________`;
}

const FORMS: readonly (readonly string[])[] = [
  ['inc', 'incorporated'],
  ['corp', 'corporation'],
  ['co', 'company'],
  ['ltd', 'limited'],
  ['llc', 'limitedliabilitycompany'],
  ['llp'],
  ['lp', 'limitedpartnership'],
  ['plc'],
  ['gmbh'],
  ['ag'],
  ['sa'],
  ['bv'],
  ['nv'],
];

/** The legal form whatever its abbreviation; null where the name has none that is known. */
function formOf(name: string): string | null {
  const form = wordsIn((legalFormOf(name) ?? '').toLowerCase()).join('');
  return FORMS.find((alike) => alike.includes(form))?.[0] ?? null;
}

const compact = (name: string): string =>
  partyKey(name)
    .split(' ')
    .filter((word) => word !== 'and')
    .join('');

/** The same company: a form that one of the two leaves out makes no other name. */
function isSame(one: string, other: string): boolean {
  if (compact(one) !== compact(other)) return false;
  const [first, second] = [formOf(one), formOf(other)];
  return first === null || second === null || first === second;
}

/** The same company under another name: its form, a letter, or its last words differ. */
function isNear(one: string, other: string): boolean {
  const [first, second] = [compact(one), compact(other)];
  if (Math.min(first.length, second.length) < FEWEST_LETTERS && first !== second) return false;
  if (first === second) return true;
  const [shorter = '', longer = ''] = [partyKey(one), partyKey(other)].toSorted((a, b) => a.length - b.length);
  if (longer.startsWith(`${shorter} and `)) return false;
  if (longer.startsWith(`${shorter} `)) return formOf(one) === formOf(other) && shorter.includes(' ');
  return first.charAt(0) === second.charAt(0) && distance(first, second) === 1 && first.length >= 8;
}

/** Two who sign side by side may be read as one name. */
function namesAnother(name: string, party: Party, parties: readonly Party[]): boolean {
  const longer = `${compact(name)} ${compact(party.value ?? '')}`;
  return parties.some((other) => other !== party && longer.includes(compact(other.value ?? '')));
}

/** How many letters have to be changed, left out, added or swapped with the next to make one word of the other. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = (last[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        change,
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = row;
  }
  return last[other.length] ?? 0;
}

/** A company that the paper speaks of before its signatures, and not only as part of the party's name, is another one. */
function isNamedBefore(text: string, { name, start }: PartyMention, { value }: Party): boolean {
  const before = text
    .slice(0, start)
    .toLowerCase()
    .replaceAll((value ?? '').toLowerCase(), ' ');
  return before.includes(name.toLowerCase());
}
