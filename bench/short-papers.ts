/**
 * Measures what is told of 240 short papers of our own that each turn on one matter: disputes, money, completeness or parties.
 *
 *   bun bench/short-papers.ts [disputes|money|completeness|parties]... [--list]
 *
 * Papers and answers are in `bench/short-papers` ([README](short-papers/README.md)): those with even numbers may be read (A), those with odd numbers are held
 * out (B), and only their figures are printed. --list names the papers of A by what was told of them. It counts words and statuses, so it knows that a court is
 * named rightly, and not that a sentence misleads.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { paperTexts } from '../scripts/training/findings/paper-text';
import { readContract } from '../src/analysis/analyse';
import { tell } from '../src/analysis/tell';
import type { Analysis } from '../src/shared/analysis';

const FOLDER = join(import.meta.dir, 'short-papers');

interface Gold {
  /** Of disputes. */
  steps: string[];
  limits: string | null;
  choice: string | null;
  courts: string | null;
  seat: string | null;
  placeWords: string[] | null;
  law: string | null;
  /** Of money. */
  price: string | null;
  sums: string[] | null;
  not: string[] | null;
  notice: string | null;
  renewal: string | null;
  /** Of completeness. */
  signatures: string;
  missing: string[] | null;
  blanks: unknown[] | null;
  /** Of parties. */
  parties: { name: string; role: string }[];
  notParties: string[] | null;
}

/** What a paper comes to: classes, each counted once. */
type Judge = (gold: Gold, analysis: Analysis) => string[];

const plain = (text: string | null | undefined) =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const STEPS: readonly (readonly [string, RegExp])[] = [
  ['talks', /\btalks|negotiat/],
  ['complaint', /complaint|claim procedure/],
  ['mediation', /mediat/],
  ['expert', /expert/],
  ['arbitration', /arbitrat/],
  ['courts', /\bcourts?\b/],
];

function stepsIn(value: string): string[] {
  const text = value.toLowerCase();
  return STEPS.flatMap(([step, pattern]) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [{ step, at }];
  })
    .toSorted((one, other) => one.at - other.at)
    .map(({ step }) => step);
}

function stepsTold({ steps }: Gold, fact: Analysis['facts']['disputeResolution']): string {
  const { status, value } = fact ?? { status: 'absent', value: null };
  if (status !== 'found')
    return steps.length > 0 ? status : status === 'absent' ? 'rightly absent' : 'stated, none there';
  const told = stepsIn(value ?? '');
  if (steps.length === 0) return 'invented';
  if (told.join() === steps.join()) return 'exact';
  if (told.every((step) => steps.includes(step))) return 'some of them';
  return steps.every((step) => told.includes(step)) ? 'more than they are' : 'others';
}

function courtTold({ courts, seat, placeWords }: Gold, { status, value }: Analysis['facts']['jurisdiction']): string {
  if (!courts && !seat)
    return status === 'found' ? 'invented' : status === 'absent' ? 'rightly absent' : 'stated, none there';
  if (status !== 'found') return status;
  const words = placeWords ?? [];
  const told = words.filter((word) => plain(value).includes(plain(word)));
  return told.length === words.length ? 'all words of the place' : told.length > 0 ? 'some words' : 'no word';
}

const NUMBER = /\d[\d.,]*\d|\d/g;
const figures = (text: string) => (text.match(NUMBER) ?? []).map((one) => Number(one.replaceAll(',', '')));

function priceTold({ price, sums, not }: Gold, { status, value }: Analysis['facts']['contractValue']): string {
  if (!price) return status === 'found' ? 'invented' : status === 'absent' ? 'rightly absent' : 'stated, none there';
  if (status !== 'found') return status;
  const told = figures(value ?? '');
  const wanted = (sums ?? []).flatMap(figures);
  const found = wanted.filter((sum) => told.includes(sum));
  if (found.length === 0) return (not ?? []).flatMap(figures).some((sum) => told.includes(sum)) ? 'wrong' : 'another';
  return found.length === wanted.length ? 'all its figures' : 'some of its figures';
}

const isSame = (one: string, other: string) =>
  one === other || (one.length > 5 && other.includes(one)) || (other.length > 5 && one.includes(other));

const JUDGES: Readonly<Record<string, Judge>> = {
  disputes: (gold, { facts }) => [
    `steps: ${stepsTold(gold, facts.disputeResolution)}`,
    `court: ${courtTold(gold, facts.jurisdiction)}`,
  ],
  money: (gold, { facts }) => [
    `price: ${priceTold(gold, facts.contractValue)}`,
    `notice, ${gold.notice ? 'there' : 'none'}: ${facts.noticePeriod.status}`,
    `renewal, ${gold.renewal ? 'there' : 'none'}: ${facts.renewalTerm.status}`,
  ],
  completeness: ({ signatures, missing, blanks }, { completeness }) => {
    const told = plain(completeness?.exhibits.note);
    const named = (missing ?? []).filter((one) => told.includes(plain(one.split('(')[0])));
    const all = !missing?.length
      ? ''
      : named.length === missing.length
        ? ', all named'
        : `, ${named.length > 0 ? 'some' : 'none'} named`;
    return [
      `signatures, ${signatures}: ${completeness?.signatures.status}`,
      `exhibits, ${missing?.length ? 'some missing' : 'none missing'}: ${completeness?.exhibits.status}${all}`,
      `blanks, ${blanks?.length ? 'some' : 'none'}: ${completeness?.blanks.status}`,
    ];
  },
  parties: ({ parties, notParties }, { facts }) => {
    const told = facts.parties.flatMap(({ status, value }) => (status === 'found' && value ? [plain(value)] : []));
    const wanted = parties.map(({ name }) => plain(name));
    const found = wanted.filter((one) => told.some((other) => isSame(one, other)));
    const others = told.filter((one) => !wanted.some((other) => isSame(one, other)));
    const barred = (notParties ?? []).map(plain);
    return [
      `paper: ${found.length === wanted.length && others.length === 0 ? 'exactly its parties' : 'other parties'}`,
      ...found.map(() => 'party: found'),
      ...wanted.slice(found.length).map(() => 'party: missed'),
      ...others.map((one) => (barred.includes(one) ? 'no party: told as one' : 'name: told, of nobody')),
    ];
  },
};

const { values, positionals } = parseArgs({
  args: Bun.argv.slice(2),
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false } },
});
const sets = positionals.length > 0 ? positionals : Object.keys(JUDGES);
for (const set of sets) {
  const judge = JUDGES[set];
  if (!judge) throw new Error(`There is no set '${set}'; these are: ${Object.keys(JUDGES).join(', ')}.`);
  const names = (await Array.fromAsync(new Bun.Glob('*.txt').scan(join(FOLDER, set)))).sort();
  const texts = await paperTexts(names.map((name) => join(FOLDER, set, name)));
  const counts = { A: new Map<string, string[]>(), B: new Map<string, string[]>() };
  for (const [at, name] of names.entries()) {
    const text = texts[at];
    if (!text) continue;
    const gold: Gold = await Bun.file(join(FOLDER, set, name.replace('.txt', '.json'))).json();
    const half = counts[Number.parseInt(name, 10) % 2 === 0 ? 'A' : 'B'];
    for (const one of judge(gold, tell(readContract(text)))) half.set(one, [...(half.get(one) ?? []), name]);
  }
  console.log(`\n${set}\n\n| | B | A |\n|---|--:|--:|`);
  for (const one of [...new Set([...counts.A.keys(), ...counts.B.keys()])].sort())
    console.log(`| ${one} | ${counts.B.get(one)?.length ?? 0} | ${counts.A.get(one)?.length ?? 0} |`);
  if (!values.list) continue;
  console.log('\nA:');
  for (const [one, papers] of [...counts.A].sort()) console.log(`- ${one}: ${[...new Set(papers)].join(', ')}`);
}
process.exit(0);
