import type { ProvisionId } from '../provisions/heads/provision-ids';
import type { Reading } from '../reading';
import { questionsOf } from './questions-of';

/** A provision that a sentence is taken for, and by how much, in log-odds, it lies above the threshold of its head. */
export interface ProvisionOfRow {
  id: ProvisionId;
  margin: number;
}

const memo = new WeakMap<Reading, Map<number, ProvisionOfRow[]>>();

/** For which provisions of the questions that are asked of the paper each sentence is taken, by its place in the outline. */
export function provisionsOfRows(reading: Reading): ReadonlyMap<number, ProvisionOfRow[]> {
  const known = memo.get(reading);
  if (known) return known;
  const { kind, provisions } = reading;
  const rows = new Map<number, ProvisionOfRow[]>();
  const ids = new Set(
    questionsOf(kind.id).flatMap(({ yes, no }) => [...(yes.provisions ?? []), ...(no?.provisions ?? [])]),
  );
  for (const id of ids) {
    for (const { sentence, margin } of provisions.passages(id)) {
      rows.set(sentence, [...(rows.get(sentence) ?? []), { id, margin }]);
    }
  }
  memo.set(reading, rows);
  return rows;
}
