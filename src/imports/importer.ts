import type { LimitFunction } from 'p-limit';
import type { KnownContract } from '../shared/contracts';
import { MIB } from '../shared/limits';
import type { Found, FoundPdf } from './gather';
import { ImportFault } from './import-fault';

/** A file of an import. `sent` in bytes of `size`. */
export interface ImportItem {
  id: number;
  name: string;
  size: number;
  state: 'waiting' | 'sending' | 'sent' | 'known' | 'failed';
  sent: number;
  /** Why it failed, for people. */
  reason?: string;
  /** Whether another attempt may help. */
  mayRetry?: boolean;
  /** The contract that it became, or that has its bytes already. */
  contract?: { id: string; filename: string; uploadedAt?: string };
  /** The other file of this import that has the same bytes. */
  sameAs?: string;
}

/**
 * Why a file failed, and whether another attempt may help; or after how many milliseconds all of them go on by themselves; or why none of them is
 * taken any more.
 */
export type ImportFailure =
  | { reason: string; mayRetry: boolean }
  | { waitMs: number; because: string }
  | { noneFurther: string };

/** How an import reaches what it imports into; the browser's is HTTP, the command line's are the verbs. */
export interface ImportDoors {
  /** SHA-256 in lower-case hex. */
  hash: (file: Blob, signal: AbortSignal) => Promise<string>;
  /** Which of them are there already. */
  ask: (sha256: string[], signal: AbortSignal) => Promise<KnownContract[]>;
  send: (
    file: { name: string; blob: Blob },
    onSent: (bytes: number) => void,
    signal: AbortSignal,
  ) => Promise<{ id: string }>;
  failureOf: (error: unknown) => ImportFailure;
}

export interface ImporterEvents {
  /** Items that are new or have changed. */
  onItems: (items: ImportItem[]) => void;
  /** All of them wait for a reason, or go on again (null). */
  onPause: (because: string | null) => void;
  /** No file is taken any more, for a reason: those that are not sent yet wait for `retry`. Null when they are tried again. */
  onHalt: (because: string | null) => void;
}

/** What is asked for in one call: so many files, or so many bytes, that have to be read before the first of them is sent. */
const ASKED_AT_ONCE = 25;
const ASKED_BYTES = 64 * MIB;

/**
 * Imports files: looks by their bytes which are there already, and sends the others, some at a time. What is checked runs ahead of what is sent and holds
 * no bytes. A busy server is waited for by all; a file that fails does not stop the others, unless it says that no further one is taken.
 */
export class Importer {
  private readonly items: ImportItem[] = [];
  private readonly sources = new Map<number, FoundPdf['read']>();
  /** The first file with these bytes. */
  private readonly byHash = new Map<string, number>();
  private readonly hashes = new Map<number, string>();
  private checking: Promise<unknown> = Promise.resolve();
  private stopper = new AbortController();
  private pause: Promise<void> | null = null;
  private halted = false;

  constructor(
    private readonly doors: ImportDoors,
    private readonly events: ImporterEvents,
    /** How many are sent at a time. */
    private readonly limit: LimitFunction,
  ) {}

  /** Imports what was found; what was refused is listed with it. Resolves when each of them has ended, or all were stopped. */
  async add({ pdfs, refused }: Pick<Found, 'pdfs' | 'refused'>): Promise<void> {
    const failed = refused.map(({ name, reason }) => this.put({ name, size: 0, state: 'failed', reason }));
    const waiting = pdfs.map(({ name, size, read }) => {
      const item = this.put({ name, size, state: 'waiting' });
      this.sources.set(item.id, read);
      return item;
    });
    this.events.onItems([...failed, ...waiting]);
    await this.run(waiting.map(({ id }) => id));
  }

  /** Tries these again that failed, or goes on with these that wait since a stop. */
  async retry(ids: readonly number[]): Promise<void> {
    const again = ids.filter((id) => {
      const item = this.items[id];
      return item && (item.state === 'waiting' || (item.state === 'failed' && item.mayRetry));
    });
    for (const id of again) this.change(id, { state: 'waiting', sent: 0 });
    await this.run(again);
  }

  /** Sends one that is there already all the same. */
  async sendAnyway(id: number): Promise<void> {
    if (this.items[id]?.state !== 'known') return;
    this.change(id, { state: 'waiting' });
    this.halt(null);
    await this.settle(id, this.stopper.signal);
  }

  /** Breaks off what is being sent; what is not sent yet waits for `retry`. */
  stop(): void {
    this.stopper.abort();
    this.stopper = new AbortController();
  }

  private put(fields: Omit<ImportItem, 'id' | 'sent'>): ImportItem {
    const item = { id: this.items.length, sent: 0, ...fields };
    this.items.push(item);
    return item;
  }

  /** Sets the state of an item and what goes with it; what went with the state before is gone. */
  private change(id: number, fields: Partial<ImportItem> & Pick<ImportItem, 'state'>): void {
    const { name, size } = this.items[id] as ImportItem;
    const item: ImportItem = { id, name, size, sent: 0, ...fields };
    this.items[id] = item;
    this.events.onItems([item]);
  }

  private async run(ids: readonly number[]): Promise<void> {
    const { signal } = this.stopper;
    this.halt(null);
    const sending: Promise<void>[] = [];
    const check = this.checking.then(async () => {
      for (const some of this.portions(ids)) {
        if (signal.aborted || this.halted) return;
        const unknown = await this.check(some, signal);
        sending.push(...unknown.map((id) => this.settle(id, signal)));
      }
    });
    this.checking = check.catch(() => undefined);
    await check;
    await Promise.all(sending);
  }

  private *portions(ids: readonly number[]): Iterable<number[]> {
    let portion: number[] = [];
    let bytes = 0;
    for (const id of ids) {
      portion.push(id);
      bytes += this.items[id]?.size ?? 0;
      if (portion.length < ASKED_AT_ONCE && bytes < ASKED_BYTES) continue;
      yield portion;
      portion = [];
      bytes = 0;
    }
    if (portion.length > 0) yield portion;
  }

  /** @returns those of the files that have to be sent */
  private async check(ids: readonly number[], signal: AbortSignal): Promise<number[]> {
    const hashes = new Map<number, string>();
    for (const id of ids) {
      if (signal.aborted) return [];
      const sha256 = await this.attempt([id], signal, async () => this.doors.hash(await this.read(id), signal));
      if (sha256) hashes.set(id, sha256);
    }
    if (hashes.size === 0) return [];
    const asked = [...new Set(hashes.values())];
    const known = await this.attempt([...hashes.keys()], signal, () => this.doors.ask(asked, signal));
    if (!known) return [];
    const byHash = new Map(known.map((contract) => [contract.sha256, contract]));
    return [...hashes].filter(([id, sha256]) => !this.isThere(id, sha256, byHash)).map(([id]) => id);
  }

  private isThere(id: number, sha256: string, known: Map<string, KnownContract>): boolean {
    const contract = known.get(sha256);
    const twin = this.items[this.byHash.get(sha256) ?? id];
    if (contract) this.change(id, { state: 'known', contract });
    else if (twin && twin.id !== id && twin.state !== 'failed') this.change(id, { state: 'known', sameAs: twin.name });
    else {
      this.byHash.set(sha256, id);
      this.hashes.set(id, sha256);
      this.change(id, { state: 'waiting' });
      return false;
    }
    return true;
  }

  /** Sends a file when its turn has come. */
  private settle(id: number, signal: AbortSignal): Promise<void> {
    return this.limit(async () => {
      if (signal.aborted || this.halted) return;
      let tries = 0;
      await this.attempt([id], signal, async () => {
        tries++;
        // The answer to the first attempt may have been lost on the way back.
        if (tries > 1 && (await this.hasArrived(id, signal))) return;
        await this.send(id, signal);
      });
    });
  }

  private async hasArrived(id: number, signal: AbortSignal): Promise<boolean> {
    const sha256 = this.hashes.get(id);
    const [contract] = sha256 ? await this.doors.ask([sha256], signal) : [];
    if (contract) this.change(id, { state: 'known', contract });
    return contract !== undefined;
  }

  private async send(id: number, signal: AbortSignal): Promise<void> {
    const blob = await this.read(id);
    signal.throwIfAborted();
    this.change(id, { state: 'sending' });
    const { name, size } = this.items[id] as ImportItem;
    const onSent = (bytes: number) => {
      if (!signal.aborted && this.items[id]?.state === 'sending')
        this.change(id, { state: 'sending', sent: Math.min(bytes, size) });
    };
    const contract = await this.doors.send({ name, blob }, onSent, signal);
    this.change(id, { state: 'sent', sent: size, contract: { id: contract.id, filename: name } });
  }

  private async read(id: number): Promise<Blob> {
    const read = this.sources.get(id);
    if (!read) throw new Error('There are no bytes of this file');
    return await read();
  }

  /**
   * Does something for files, again and again while the server is only busy.
   * @returns null where it failed, was stopped or is not taken any more, which the items then show
   */
  private async attempt<T>(ids: readonly number[], signal: AbortSignal, work: () => Promise<T>): Promise<T | null> {
    for (;;) {
      await this.pause;
      if (signal.aborted) break;
      try {
        return await work();
      } catch (error) {
        if (signal.aborted) break;
        const failure = error instanceof ImportFault ? lasting(error) : this.doors.failureOf(error);
        if ('noneFurther' in failure) {
          this.halt(failure.noneFurther);
          break;
        }
        if ('waitMs' in failure) this.wait(failure, signal);
        else {
          for (const id of ids) this.change(id, { state: 'failed', ...failure });
          return null;
        }
      }
      this.putBack(ids);
    }
    this.putBack(ids);
    return null;
  }

  private putBack(ids: readonly number[]): void {
    for (const id of ids) if (this.items[id]?.state === 'sending') this.change(id, { state: 'waiting' });
  }

  /** Begins no further file, while those that are being sent come to their end; null lets them begin again. */
  private halt(because: string | null): void {
    if (because === null && !this.halted) return;
    this.halted = because !== null;
    this.events.onHalt(because);
  }

  /** Makes all of them wait, unless they do already. */
  private wait({ waitMs, because }: { waitMs: number; because: string }, signal: AbortSignal): void {
    if (this.pause) return;
    this.events.onPause(because);
    this.pause = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, waitMs);
      const stop = () => {
        clearTimeout(timer);
        resolve();
      };
      signal.addEventListener('abort', stop, { once: true });
    }).then(() => {
      this.pause = null;
      this.events.onPause(null);
    });
  }
}

/** What was chosen can't be taken, however often it is tried. */
function lasting({ message }: ImportFault): ImportFailure {
  return { reason: message, mayRetry: false };
}
