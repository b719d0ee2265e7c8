import { expect, test } from 'bun:test';
import { partyKey } from '../../../../src/analysis/facts/parties/party-key';
import { withoutCapacity } from '../../../../src/analysis/mentions/capacities';
import { readFacts } from '../../../support/read-facts';
import { ownPapers } from './marked-papers';

/** Papers of which exactly the marked parties are found; raise it when more are. */
const LEAST_RIGHT = 90;

/** A busy machine takes its time over so many papers. */
const SLOW_MS = 60_000;

/** Marked are the names alone. */
const keys = (names: readonly (string | null)[]) =>
  new Set(names.flatMap((name) => (name ? partyKey(withoutCapacity(name)) : [])));

test(
  'our own papers in many registers name exactly their parties',
  () => {
    const papers = ownPapers();
    const right = papers.filter(({ text, parties }) => {
      const found = keys(readFacts(text).parties.map(({ value }) => value));
      return found.symmetricDifference(keys(parties)).size === 0;
    });
    expect(papers.length).toBe(98);
    expect(right.length).toBeGreaterThanOrEqual(LEAST_RIGHT);
  },
  SLOW_MS,
);
