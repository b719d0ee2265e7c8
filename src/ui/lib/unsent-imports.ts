/** An import that ended with its page before all was sent. `total` and `unsent` are files. */
export interface UnsentImport {
  key: string;
  /** What was chosen, by the name of the folder or archive; '' where it was several things. */
  label: string;
  total: number;
  unsent: number;
}

const PREFIX = 'import:';
/** Those of this page. */
const own = new Set<string>();
const keyOf = (userId: string, id: string) => `${PREFIX}${userId}:${id}`;

/** Whether there may be something to tell this user; cheap, unlike loading what tells it. */
export function mayHaveUnsent(userId: string): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(keyOf(userId, '')));
}

/** What was not sent by pages of this user that are no more. Whatever another tab still sends is left to it, where browsers can tell (https, localhost). */
export async function unsentImports(userId: string): Promise<UnsentImport[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const alive = new Set(held.map(({ name }) => name));
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(keyOf(userId, '')) && !alive.has(key) && !own.has(key))
    .flatMap((key) => {
      const record = read(key);
      return record ? [{ key, ...record }] : [];
    });
}

function read(key: string): Omit<UnsentImport, 'key'> | null {
  try {
    const { label, total, unsent } = JSON.parse(localStorage.getItem(key) ?? '');
    return typeof label === 'string' && total > 0 && unsent > 0 ? { label, total, unsent } : null;
  } catch {
    return null;
  }
}

export function forgetUnsent(key: string): void {
  localStorage.removeItem(key);
}

/**
 * Keeps how much of an import is not sent yet, for when the page is reloaded or the browser dies. Only counts are kept: a page can't keep the files
 * themselves, and chosen again they are recognised by their bytes.
 */
export class UnsentRecord {
  private readonly key: string;
  private release: () => void = () => undefined;

  constructor(userId: string) {
    this.key = keyOf(userId, crypto.getRandomValues(new Uint32Array(2)).join('-'));
    own.add(this.key);
    // Tells other tabs that this one is alive; the browser lets go of it with the page.
    void navigator.locks?.request(this.key, () => new Promise<void>((resolve) => (this.release = resolve)));
  }

  keep(record: Omit<UnsentImport, 'key'>): void {
    try {
      if (record.unsent === 0) localStorage.removeItem(this.key);
      else localStorage.setItem(this.key, JSON.stringify(record));
    } catch {
      // A full or forbidden store must not end the import; then nothing can be told after a reload.
    }
  }

  /** Nothing is to be told of it any more. */
  end(): void {
    forgetUnsent(this.key);
    this.leave();
  }

  /** The import is over on this page; what was not sent may be told. */
  leave(): void {
    own.delete(this.key);
    this.release();
  }
}
