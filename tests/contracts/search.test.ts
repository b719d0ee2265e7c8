import { afterAll, afterEach, beforeAll, describe, expect, test } from 'bun:test';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { type ContractText, pageAt } from '../../src/analysis/pdf/contract-text';
import { analyseContract } from '../../src/contracts/analyse';
import { deleteContract } from '../../src/contracts/delete-contract';
import { packText, unpackText } from '../../src/contracts/packed-text';
import { getPassage } from '../../src/contracts/passage';
import { refreshIndex, refreshOldIndexes } from '../../src/contracts/refresh-index';
import { refreshListing } from '../../src/contracts/refresh-listing';
import { searchContracts } from '../../src/contracts/search';
import { insertAnalysis } from '../../src/db/contracts';
import { claimJob, type Lease } from '../../src/db/jobs';
import { getRunText } from '../../src/db/runs';
import { contracts, contractTexts, searchWords } from '../../src/db/schema';
import { startIndexing } from '../../src/jobs/indexing';
import { ownerKey, SEGMENT, segmentKey } from '../../src/search/lexemes';
import type { SearchQuery } from '../../src/shared/search';
import { quickExtract, smallAnalysis } from '../support/analysis';
import { contractTextFromPlain } from '../support/contract-text';
import { type ContractWorld, contractWorld, onFault } from '../support/contracts';
import { eventually } from '../support/eventually';
import { addContract } from '../support/lease-contract';

let world: ContractWorld;
beforeAll(async () => {
  world = await contractWorld();
});
afterEach(() => world.clear());
afterAll(() => world.close());

const PROOF = { pages: [], highlights: [], findings: [], contents: { parts: [], definitions: [], highlights: [] } };

/** Adds a run with this text to a contract, as the worker does. */
async function addRun(contractId: string, contract: ContractText): Promise<void> {
  await world.db.transaction(async (tx) => {
    await insertAnalysis(tx, contractId, { analysis: smallAnalysis(), text: packText(contract), proof: PROOF });
    await refreshListing(tx, contractId);
    await refreshIndex(tx, contractId);
  });
}

/** A user with contracts of these texts, named by their order. */
async function userWith(...texts: (string | ContractText)[]): Promise<{ userId: string; ids: string[] }> {
  const userId = await world.addUser();
  const ids: string[] = [];
  for (const [i, text] of texts.entries()) {
    const id = await addContract(world.db, userId, `${i}.pdf`);
    await addRun(id, typeof text === 'string' ? contractTextFromPlain(text) : text);
    ids.push(id);
  }
  return { userId, ids };
}

const search = (userId: string, q: string, more: Partial<SearchQuery> = {}) =>
  searchContracts(world, userId, { q, ...more });
const names = async (userId: string, q: string, more?: Partial<SearchQuery>) =>
  (await search(userId, q, more)).hits
    .map(({ filename }) => filename.replace('.pdf', ''))
    .sort()
    .join(' ');

const TEXTS = [
  'The Landlord may end this lease by written notice.\fThe rent is due monthly. Force majeure',
  'Notice shall be given in writing. Limitation of\fliability applies to Société Générale.',
  'Written or oral notice. The sub-contractor pays. See § 7.2 and $1,500,000.',
  'Any termination ends the indemnification.',
];

const FINDS: [q: string, found: string][] = [
  ['notice', '0 1 2'],
  ['NOTICES', '0 1 2'],
  ['notice rent', '0'],
  ['"written notice"', '0'],
  ['"notice written"', ''],
  ['"limitation of liability"', '1'],
  ['"limitation of liab*"', '1'],
  ['"liability applies to societe"', '1'],
  ['notice -rent', '1 2'],
  ['notice -"written notice"', '1 2'],
  ['notice -"written or oral notice"', '0 1'],
  ['rent OR liability', '0 1'],
  ['"force majeure" OR termination', '0 3'],
  ['terminat*', '3'],
  ['*ermina*', '3'],
  ['*ermina* OR *majeu*', '0 3'],
  ['subcontractor', '2'],
  ['sub-contractor', '2'],
  ['7.2', '2'],
  ['1,500,000', '2'],
  ['société', '1'],
  ['nowhere', ''],
  ['notice nowhere', ''],
  ['*zzz*', ''],
];

test('words, phrases, beginnings, parts, what is left out, and alternatives', async () => {
  const { userId } = await userWith(...TEXTS);
  for (const [q, found] of FINDS) expect([q, await names(userId, q)]).toEqual([q, found]);
});

test('words that no contract has are found as parts of words, and that is told', async () => {
  const { userId } = await userWith(...TEXTS);
  expect(await search(userId, 'emnif')).toMatchObject({ as: 'parts', total: 1, hits: [{ filename: '3.pdf' }] });
  expect(await search(userId, 'notice')).toMatchObject({ as: 'words', total: 3, more: false, about: false });
});

test('nobody finds the contracts of others, whatever is typed', async () => {
  const { userId } = await userWith(...TEXTS);
  const stranger = await userWith('Something else.');
  // Keys are shared where the beginnings of two ids are the same.
  await world.db.update(contractTexts).set({ segment: segmentKey(ownerKey(stranger.userId), 0) });
  for (const [q] of FINDS) expect([q, (await search(stranger.userId, q)).total]).toEqual([q, 0]);
  expect((await search(stranger.userId, 'emnif')).total).toBe(0);
  expect((await search(stranger.userId, 'something')).total).toBe(1);
  await world.db.update(contractTexts).set({ segment: segmentKey(ownerKey(userId), 0) });
  expect((await search(userId, 'notice')).total).toBe(3);
});

test('contracts of all segments are found; the last is filled before another is begun', async () => {
  const { userId, ids } = await userWith('The rent is due.');
  await world.db.execute(sql`insert into contracts (user_id, upload, filename, file_size, sha256, object_key, status)
    select ${userId}, 'ready', n || '.pdf', 1, '', 'key' || n, 'completed' from generate_series(1, ${SEGMENT - 1}) n`);
  await world.db.execute(sql`insert into contract_texts (contract_id, user_id, segment, uploaded_at, analysis_id, words, pairs, text, breaks)
    select c.id, ${userId}, t.segment, now(), c.id, 'deed', '', 'deed', '{0,1}' from contracts c, contract_texts t where c.id <> t.contract_id`);
  const next = await addContract(world.db, userId, 'next.pdf');
  await addRun(next, contractTextFromPlain('The rent is low.'));
  const segments = await world.db
    .select({ id: contractTexts.contractId, segment: contractTexts.segment })
    .from(contractTexts);
  const of = (id: string | undefined) => segments.find((row) => row.id === id)?.segment;
  expect([of(ids[0]), of(next)]).toEqual([0, 1].map((n) => segmentKey(ownerKey(userId), n)));
  expect(await names(userId, 'rent')).toBe('0 next');
  expect((await search(userId, 'deed')).total).toBe(SEGMENT - 1);
  await deleteContract(world, userId, next);
  expect([await names(userId, '*ren*'), await names(userId, 'low')]).toEqual(['0', '']);
});

test('a phrase of more than two words is proved by the text, and so is its absence', async () => {
  const apart = 'It is subject to the law. The notice of it is due. A part of termination is free.';
  const { userId } = await userWith(apart, 'A notice of termination is due.');
  expect(await names(userId, '"notice of termination"')).toBe('1');
  expect(await names(userId, 'due -"notice of termination"')).toBe('0');
});

test('what a contract is much about comes first, then what is newest', async () => {
  const rest = 'Nothing else is said here of anything at all. '.repeat(300);
  const heading = contractTextFromPlain(`Insurance\n${rest}`);
  const { userId } = await userWith(
    { ...heading, paragraphs: heading.paragraphs.map((one, i) => (i === 0 ? { ...one, kind: 'heading' } : one)) },
    `${rest} insurance`,
    `${'insurance '.repeat(40)} ${rest}`,
    `insurance ${rest}`,
  );
  expect((await search(userId, 'insurance')).hits.map(({ filename }) => filename)).toEqual([
    '0.pdf',
    '2.pdf',
    '3.pdf',
    '1.pdf',
  ]);
});

test('the hits come in pages of ten, each contract once', async () => {
  const { userId } = await userWith(...Array.from({ length: 23 }, (_, i) => `The rent of number ${i}.`));
  const pages = await Promise.all([1, 2, 3, 9].map((page) => search(userId, 'rent', { page })));
  expect(pages.map(({ page, pages: of, total, hits }) => [page, of, total, hits.length])).toEqual([
    [1, 3, 23, 10],
    [2, 3, 23, 10],
    [3, 3, 23, 3],
    [3, 3, 23, 3],
  ]);
  const first = pages.slice(0, 3).flatMap(({ hits }) => hits.map(({ id }) => id));
  expect(new Set(first).size).toBe(23);
});

test('hits can be narrowed by what the contracts are, and the facets count them', async () => {
  const { userId, ids } = await userWith('rent one', 'rent two', 'rent three');
  const cell = (id: string | undefined, column: string, value: string | null, state = 'found', part = 0) =>
    world.db.execute(sql`insert into contract_cells (contract_id, user_id, "column", part, state, value, sort)
      values (${id}, ${userId}, ${column}, ${part}, ${state}, ${value}, '') on conflict (contract_id, "column", part) do update set value = excluded.value, state = excluded.state`);
  for (const [i, id] of ids.entries()) {
    await cell(id, 'kind', i < 2 ? 'Lease' : 'Loan');
    await cell(id, 'party', 'Greenfield Homes LLC');
    await cell(id, 'party', `Tenant ${i}`, 'found', 1);
    await cell(id, 'fact.governingLaw', i === 0 ? 'Texas' : 'Ohio');
    await cell(id, 'rating', i === 0 ? 'pages were not read' : 'high', i === 0 ? 'not_assessed' : 'found');
    await cell(id, 'question.lease.entry-without-notice', null, i === 0 ? 'yes' : 'not_stated');
  }
  const { facets } = await search(userId, 'rent', { question: 'lease.entry-without-notice' });
  const counts = (values: { value: string; count: number }[]) => values.map(({ value, count }) => `${value} ${count}`);
  expect(counts(facets.kind)).toEqual(['Lease 2', 'Loan 1']);
  expect(counts(facets.party)[0]).toBe('Greenfield Homes LLC 3');
  expect(counts(facets.law)).toEqual(['Ohio 2', 'Texas 1']);
  expect(counts(facets.rating)).toEqual(['high 2', 'not_assessed 1']);
  expect(counts(facets.answers)).toEqual(['not_stated 2', 'yes 1']);
  expect(facets.questions.map(({ value }) => value)).toContain('lease.entry-without-notice');
  expect(await names(userId, 'rent', { kind: 'Lease' })).toBe('0 1');
  expect(await names(userId, 'rent', { kind: 'Lease', law: 'Ohio' })).toBe('1');
  expect(await names(userId, 'rent', { party: 'Tenant 2' })).toBe('2');
  expect(await names(userId, 'rent', { rating: 'not_assessed' })).toBe('0');
  expect(await names(userId, 'rent', { rating: 'low' })).toBe('');
  expect(await names(userId, 'rent', { question: 'lease.entry-without-notice', answer: 'yes' })).toBe('0');
});

describe('the index is true', () => {
  test('after a new run, which may read otherwise', async () => {
    const { userId, ids } = await userWith('The rent is due.');
    await addRun(ids[0] ?? '', contractTextFromPlain('The royalty is due.'));
    expect([await names(userId, 'rent'), await names(userId, 'royalty')]).toEqual(['', '0']);
  });

  test('after the same text was read again: offsets are those of the run that is shown', async () => {
    const { userId, ids } = await userWith('The rent is due.');
    await addRun(ids[0] ?? '', contractTextFromPlain('The rent is due.'));
    const [contract] = await world.db.select().from(contracts);
    expect((await search(userId, 'rent')).hits[0]?.run).toBe(contract?.analysisId ?? '');
    expect(contract?.indexedBy).toBeGreaterThan(0);
  });

  test('after a contract is deleted: neither it nor words that it alone had are left', async () => {
    const { userId, ids } = await userWith('The rent is due.', 'The royalty is due.');
    await deleteContract(world, userId, ids[1] ?? '');
    expect(await names(userId, 'royalty OR due')).toBe('0');
    const words = (await world.db.select().from(searchWords)).map(({ word }) => word);
    expect(words.sort()).toEqual(['due', 'is', 'rent', 'the']);
  });

  test('and that of another is left alone where a deletion is refused', async () => {
    const { userId, ids } = await userWith('The rent is due.');
    await expect(deleteContract(world, await world.addUser(), ids[0] ?? '')).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await names(userId, '*ren*')).toBe('0');
  });

  test('for contracts that an older version analysed, and those of a restored backup', async () => {
    const { userId } = await userWith(...TEXTS);
    await world.db.delete(contractTexts);
    await world.db.delete(searchWords);
    await world.db.update(contracts).set({ indexedBy: 0 });
    expect(await search(userId, 'notice')).toMatchObject({ total: 0, waiting: 4 });
    expect(await refreshOldIndexes(world, { limit: 3, onFault })).toBe(3);
    expect((await search(userId, 'notice')).waiting).toBe(1);
    const indexing = startIndexing(world);
    await eventually(async () => (await search(userId, 'notice')).waiting === 0);
    await indexing.stop();
    expect(await names(userId, '*ermina*')).toBe('3');
  });

  test('a run of a version that knows no index is put there later', async () => {
    const { userId, ids } = await userWith('The rent is due.');
    const contract = contractTextFromPlain('The royalty is due.');
    await insertAnalysis(world.db, ids[0] ?? '', { analysis: smallAnalysis(), text: packText(contract), proof: PROOF });
    expect(await search(userId, 'royalty')).toMatchObject({ total: 0, waiting: 1 });
    await refreshOldIndexes(world, { limit: 9, onFault });
    expect(await search(userId, 'royalty')).toMatchObject({ total: 1, waiting: 0 });
  });

  test('one that cannot be indexed is told and passed over', async () => {
    const { userId } = await userWith('The rent is due.');
    await world.db.execute(sql`alter table analyses disable trigger analyses_are_kept`);
    await world.db.execute(sql`update analyses set text = 'no gzip'`);
    await world.db.execute(sql`alter table analyses enable trigger analyses_are_kept`);
    await world.db.update(contracts).set({ indexedBy: 0 });
    const faults: string[] = [];
    await refreshOldIndexes(world, { limit: 9, onFault: (id) => faults.push(id) });
    expect(faults).toHaveLength(1);
    expect((await search(userId, 'rent')).waiting).toBe(0);
  });

  test('in the transaction of the worker that writes the run', async () => {
    const ada = await world.addUser();
    await world.submit(ada);
    const lease = (await claimJob(world.db, 60_000)) as Lease;
    await analyseContract({ ...world, extract: quickExtract, signal: new AbortController().signal }, lease);
    const [row] = await world.db.select().from(contractTexts);
    expect(row?.userId).toBe(ada);
    const [word] = row?.words.split(' ').filter((one) => /^[a-z]{4,}$/.test(one)) ?? [];
    expect((await search(ada, word ?? '')).total).toBe(1);
  });
});

test('a paper of 300 pages with more different codes than the index takes is found by phrases of its last page', async () => {
  const page = (n: number) => Array.from({ length: 420 }, (_, i) => `w${n * 420 + i}x${'y'.repeat(i % 30)}`).join(' ');
  const pages = Array.from(
    { length: 300 },
    (_, n) => `${page(n)} the ${n === 299 ? 'hidden treasure map' : 'end of it'}`,
  );
  const { userId } = await userWith(pages.join('\f'), 'The treasure map that is hidden');
  const { hits } = await search(userId, '"treasure map"');
  expect(hits.map(({ snippets }) => snippets[0]?.page).sort()).toEqual([1, 300]);
  expect(await names(userId, '"hidden treasure"')).toBe('0');
  expect(await names(userId, '"map treasure"')).toBe('');
}, 60_000);

test('every snippet stands in the stored text, at its page, and its marks are what was asked for', async () => {
  const words = [
    'notice',
    'rent',
    'Société',
    'liability',
    'sub-contractor',
    'of',
    'the',
    '§',
    '7.2',
    '“due”',
    'ﬁnal',
    '🏠',
    '\n',
    '\f',
  ];
  const text = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 400 }).map((all) => all.join(' '));
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { minLength: 1, maxLength: 3 }),
      fc.constantFrom('notice', 'rent OR liability', '"of the"', 'societe', 'subcontractor', 'final -rent', 'lia*'),
      async (texts, q) => {
        const { userId } = await userWith(...texts);
        for (const { id, run, snippets } of (await search(userId, q)).hits) {
          const stored = await unpackText(await getRunText(world.db, run));
          expect(snippets.length).toBeGreaterThan(0);
          for (const { start, page, text: piece, marks } of snippets) {
            expect(stored.text.slice(start, start + piece.length)).toBe(piece);
            const [from = 0, to = 0] = marks[0] ?? [];
            expect(pageAt(stored, start + from)).toBe(page);
            const passage = await getPassage(world, userId, id, { run, at: [[start + from, start + to]] });
            expect(passage.pieces[0]).toMatchObject({ quote: piece.slice(from, to), page });
          }
        }
      },
    ),
    { numRuns: 25 },
  );
});

test('a search that takes too long is ended with words for people', async () => {
  const { userId } = await userWith('The rent is due.');
  await world.db.transaction(async (tx) => {
    await tx.execute(sql`lock table contract_texts in access exclusive mode`);
    await expect(search(userId, 'rent')).rejects.toThrow(/takes too long/);
  });
  expect(await names(userId, 'rent')).toBe('0');
});

test('words by their place: none outside of the text, none of others', async () => {
  const { userId, ids } = await userWith('The rent is due.');
  const [id = ''] = ids;
  expect(
    (
      await getPassage(world, userId, id, {
        at: [
          [4, 8],
          [12, 15],
        ],
      })
    ).pieces.map(({ quote }) => quote),
  ).toEqual(['rent', 'due']);
  for (const at of [[[8, 4]], [[4, 4]], [[4, 99_999]]] as [number, number][][])
    await expect(getPassage(world, userId, id, { at })).rejects.toMatchObject({ code: 'invalid' });
  await expect(getPassage(world, await world.addUser(), id, { at: [[4, 8]] })).rejects.toMatchObject({
    code: 'not_found',
  });
  await world.db.delete(contracts).where(eq(contracts.id, id));
  expect(await world.db.select().from(contractTexts)).toEqual([]);
});
