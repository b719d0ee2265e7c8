import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readContract } from '../../../src/analysis/analyse';
import { partyKey } from '../../../src/analysis/facts/parties/party-key';
import { KINDS } from '../../../src/analysis/kinds/declarations/registry';
import type { KindDeclaration } from '../../../src/analysis/kinds/define-kind';
import { sideOf } from '../../../src/analysis/kinds/paper-kind';
import type { Reading } from '../../../src/analysis/reading';
import { readLawyersPapers } from '../lawyers-papers';

/** A paper of our own, read, and the side of its kind on which each party that the engine tells stands: its place, or null where that is not known. */
export interface ToldSides {
  hand: string;
  kind: KindDeclaration;
  reading: Reading;
  places: readonly (number | null)[];
}

interface Labels {
  kinds?: readonly string[];
  facts?: { parties?: readonly { name?: string; role?: string | null }[] | null };
}

interface Sides {
  paper: string;
  sides: Record<string, number | null>;
}

const KIND_OF = new Map(KINDS.map((kind) => [kind.id, kind]));
const LEAST_SHARED = 6;

/** Sides that a reader of ours told where the lawyer's word for a party is none of its kind's: by hand and paper. */
function readSides(): ReadonlyMap<string, Sides['sides']> {
  const lines = readFileSync(join(import.meta.dir, 'labels.jsonl'), 'utf8')
    .trim()
    .split('\n');
  return new Map(
    lines.map((line) => {
      const { paper, sides }: Sides = JSON.parse(line);
      return [paper.split('/').slice(-2).join('/'), sides] as const;
    }),
  );
}

/** Whether two names are one party's: 'Mr Jo Hale' and 'Jo Hale', 'Acme Ltd' and 'ACME Ltd'. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [partyKey(one), partyKey(other)];
  const shorter = Math.min(first.length, second.length);
  return first === second || (shorter > LEAST_SHARED && (first.includes(second) || second.includes(first)));
}

/** The papers of which a lawyer wrote down the parties, with their sides. */
export async function readToldSides(): Promise<ToldSides[]> {
  const told = readSides();
  const papers = await readLawyersPapers<Labels>(({ kinds, facts }) => Boolean(kinds && facts?.parties), 'judged');
  return papers.flatMap(({ hand, name, labels: { kinds = [], facts }, text }) => {
    const kind = kinds.flatMap((id) => KIND_OF.get(id) ?? [])[0];
    if (!kind) return [];
    const own = (facts?.parties ?? []).flatMap(({ name: called, role = null }) =>
      called ? [{ called, place: sideOf(kind.sides, role) }] : [],
    );
    const sides = told.get(`${hand}/${basename(name, '.json')}`) ?? completed(own);
    const reading = readContract(text);
    const places = reading.facts.parties.map(({ value }) => {
      const known = Object.entries(sides).find(([called]) => isSame(called, value ?? ''));
      return known?.[1] ?? null;
    });
    return [{ hand, kind, reading, places }];
  });
}

/** Of two parties the one whose role says nothing stands across from the other. */
function completed(own: readonly { called: string; place: number | null }[]): Sides['sides'] {
  const [one, other] = own;
  return Object.fromEntries(
    own.map((party) => {
      const across = own.length === 2 ? (party === one ? other : one) : undefined;
      return [party.called, party.place ?? (across?.place == null ? null : 1 - across.place)];
    }),
  );
}
