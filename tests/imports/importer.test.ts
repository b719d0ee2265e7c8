import { describe, expect, test } from 'bun:test';
import pLimit from 'p-limit';
import { ImportFault } from '../../src/imports/import-fault';
import { type ImportDoors, Importer, type ImportItem } from '../../src/imports/importer';
import type { KnownContract } from '../../src/shared/contracts';
import { eventually } from '../support/eventually';

/** A server in memory, which may be made to fail. */
function world(doors: Partial<ImportDoors> = {}) {
  const contracts: KnownContract[] = [];
  const asked: number[] = [];
  const items: ImportItem[] = [];
  const pauses: (string | null)[] = [];
  const halts: (string | null)[] = [];
  const hash = async (file: Blob) => `sha of ${await file.text()}`;
  const importer = new Importer(
    {
      hash,
      ask: async (sha256) => {
        asked.push(sha256.length);
        return contracts.filter((contract) => sha256.includes(contract.sha256));
      },
      send: async ({ name, blob }) => {
        const contract = { sha256: await hash(blob), id: `id of ${name}`, filename: name, uploadedAt: 'now' };
        contracts.push(contract);
        return contract;
      },
      failureOf: (error) => ({ reason: (error as Error).message, mayRetry: true }),
      ...doors,
    },
    {
      onItems: (changed) => {
        for (const item of changed) items[item.id] = item;
      },
      onPause: (because) => pauses.push(because),
      onHalt: (because) => halts.push(because),
    },
    pLimit(3),
  );
  const add = (...names: string[]) => importer.add({ pdfs: names.map((name) => pdf(name)), refused: [] });
  return { importer, add, items, contracts, asked, pauses, halts, states: () => items.map(({ state }) => state) };
}

const pdf = (name: string, text = name) => ({ name, size: text.length, read: () => new Blob([text]) });

describe('an import', () => {
  test('sends what is not there and names what is', async () => {
    const { importer, add, items, contracts } = world();
    await add('1.pdf');
    await importer.add({
      pdfs: [pdf('again.pdf', '1.pdf'), pdf('2.pdf')],
      refused: [{ name: 'Bad.zip', reason: 'This is no ZIP.' }],
    });
    expect(items).toEqual([
      { id: 0, name: '1.pdf', size: 5, sent: 5, state: 'sent', contract: { id: 'id of 1.pdf', filename: '1.pdf' } },
      { id: 1, name: 'Bad.zip', size: 0, sent: 0, state: 'failed', reason: 'This is no ZIP.' },
      {
        id: 2,
        name: 'again.pdf',
        size: 5,
        sent: 0,
        state: 'known',
        contract: expect.objectContaining({ id: 'id of 1.pdf' }),
      },
      expect.objectContaining({ name: '2.pdf', state: 'sent' }),
    ]);
    expect(contracts).toHaveLength(2);
  });

  test('sends the same bytes once, and again when that is wanted', async () => {
    const { importer, items, contracts } = world();
    await importer.add({ pdfs: [pdf('a.pdf', 'x'), pdf('b.pdf', 'x')], refused: [] });
    expect(items).toMatchObject([{ state: 'sent' }, { state: 'known', sameAs: 'a.pdf' }]);
    await importer.sendAnyway(1);
    expect(items[1]).toMatchObject({ state: 'sent', contract: { id: 'id of b.pdf' } });
    expect(contracts).toHaveLength(2);
  });

  test('asks for 25 files in a call and sends three at a time', async () => {
    let inside = 0;
    let most = 0;
    const { add, asked, states } = world({
      send: async ({ name }) => {
        inside++;
        most = Math.max(most, inside);
        await Bun.sleep(1);
        inside--;
        return { id: name };
      },
    });
    await add(...Array.from({ length: 60 }, (_, at) => `${at}.pdf`));
    expect([most, asked]).toEqual([3, [25, 25, 10]]);
    expect(new Set(states())).toEqual(new Set(['sent']));
  });

  test('goes on past what fails, and tries again what may come through', async () => {
    const broken = new Set(['2.pdf', '3.pdf']);
    const { importer, add, items, states } = world({
      send: async ({ name }) => {
        if (broken.has(name)) throw new Error(`${name} was refused`);
        return { id: name };
      },
    });
    await add('1.pdf', '2.pdf', '3.pdf', '4.pdf');
    expect(states()).toEqual(['sent', 'failed', 'failed', 'sent']);
    expect(items[1]).toMatchObject({ reason: '2.pdf was refused', mayRetry: true });
    broken.delete('2.pdf');
    await importer.retry([0, 1, 2]);
    expect(states()).toEqual(['sent', 'sent', 'failed', 'sent']);
  });

  test('does not try again what can never come through', async () => {
    let reads = 0;
    const { importer, items } = world();
    const read = () => {
      reads++;
      throw new ImportFault('It is damaged in the archive.');
    };
    await importer.add({ pdfs: [{ name: 'x.pdf', size: 1, read }], refused: [] });
    expect(items[0]).toMatchObject({ state: 'failed', reason: 'It is damaged in the archive.', mayRetry: false });
    await importer.retry([0]);
    expect(reads).toBe(1);
  });

  test('waits for a busy server with all of them, and does not send twice what arrived though the answer was lost', async () => {
    let busy = 3;
    const sent: string[] = [];
    const all = world({
      failureOf: () => ({ waitMs: 5, because: 'The server is busy.' }),
      send: async ({ name, blob }) => {
        sent.push(name);
        if (busy > 0) {
          busy--;
          if (name === '2.pdf')
            all.contracts.push({
              sha256: `sha of ${await blob.text()}`,
              id: 'lost',
              filename: name,
              uploadedAt: 'now',
            });
          throw new Error('503');
        }
        return { id: name };
      },
    });
    await all.add('1.pdf', '2.pdf', '3.pdf', '4.pdf');
    expect(all.states()).toEqual(['sent', 'known', 'sent', 'sent']);
    expect(sent.filter((name) => name === '2.pdf')).toHaveLength(1);
    expect(all.pauses).toEqual(['The server is busy.', null]);
  });

  test('begins no further file once the server takes none, lets those on their way arrive, and goes on when told to', async () => {
    let room = 5;
    let tried = 0;
    const { importer, add, items, states, halts } = world({
      send: async ({ name }) => {
        tried++;
        await Bun.sleep(1);
        if (room === 0) throw new Error('The 5 of this month are used.');
        room--;
        return { id: name };
      },
      failureOf: (error) => ({ noneFurther: (error as Error).message }),
    });
    const names = Array.from({ length: 200 }, (_, at) => `${at}.pdf`);
    await add(...names);
    const of = (state: ImportItem['state']) => states().filter((one) => one === state).length;
    expect([of('sent'), of('waiting'), of('failed')]).toEqual([5, 195, 0]);
    // Three are on their way at a time.
    expect(tried).toBeLessThanOrEqual(5 + 3);
    expect(new Set(halts)).toEqual(new Set(['The 5 of this month are used.']));
    room = 500;
    await importer.retry(items.map(({ id }) => id));
    expect([of('sent'), halts.at(-1)]).toEqual([200, null]);
  });

  test('can be stopped and gone on with', async () => {
    let open = false;
    const { importer, add, states } = world({
      send: ({ name }, _, signal) =>
        open
          ? Promise.resolve({ id: name })
          : new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    });
    const names = Array.from({ length: 30 }, (_, at) => `${at}.pdf`);
    const running = add(...names);
    await eventually(() => states().filter((state) => state === 'sending').length === 3);
    importer.stop();
    await running;
    expect(new Set(states())).toEqual(new Set(['waiting']));
    open = true;
    await importer.retry(names.map((_, at) => at));
    expect(new Set(states())).toEqual(new Set(['sent']));
  });

  test('stops at once while it waits for a busy server', async () => {
    const { importer, add, states, pauses } = world({
      ask: () => Promise.reject(new Error('503')),
      failureOf: () => ({ waitMs: 3_600_000, because: 'The server is busy.' }),
    });
    const running = add('1.pdf', '2.pdf');
    await eventually(() => pauses.length === 1);
    importer.stop();
    await running;
    expect(states()).toEqual(['waiting', 'waiting']);
  });
});
