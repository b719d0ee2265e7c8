import { AppError } from '../errors';
import { uploadBytesHeld, uploadsHeld, uploadsRefused } from '../metrics/metrics';
import { MIB } from '../shared/limits';

const RETRY_AFTER_SECONDS = 5;
const tooMany = () =>
  new AppError('unavailable', 'Too many uploads at once. Please try again soon.', RETRY_AFTER_SECONDS);

/** Whose upload it is, and from which network it comes. */
export interface Uploader {
  account: string;
  network: string;
}

/** How much room there is. Times in milliseconds. */
export interface UploadRoom {
  /** What the bytes of all uploads may take in memory. */
  bytes: number;
  /** How many uploads may be under way: in all, of an account, and from a network. */
  uploads: number;
  ofAccount: number;
  ofNetwork: number;
  /** How long one that lacks room waits before another, who holds more than its share, is put out for it. */
  waitMs: number;
  /** How long it waits where nobody can be put out. */
  patienceMs: number;
}

/** Three uploads of 50 MB, or a crowd of usual ones. A browser sends three at a time. */
export const UPLOAD_ROOM: UploadRoom = {
  bytes: 160 * MIB,
  uploads: 200,
  ofAccount: 12,
  ofNetwork: 60,
  waitMs: 1_000,
  patienceMs: 15_000,
};

/** Room is taken in such steps as bytes arrive. */
const STEP_BYTES = 256 * 1024;
/** Who is slower than this, after a while, makes place for others where there is a crowd: 50 MB would take an hour. */
const LEAST_BYTES_PER_SECOND = 16 * 1024;
const SLOW_AFTER_MS = 10_000;

/** The place of one upload. */
export interface UploadPlace {
  /** Aborted, with the AppError to answer, when the upload is put out. */
  readonly signal: AbortSignal;
  /** Waits until there is room for so many bytes in all, those taken before included. @throws AppError unavailable */
  hold(bytes: number): Promise<void>;
  /** All bytes are there: from now on it can't be put out. */
  arrived(): void;
}

class Place implements UploadPlace {
  private readonly putOutBy = new AbortController();
  readonly signal = this.putOutBy.signal;
  readonly since = performance.now();
  bytes = 0;
  isArriving = true;

  constructor(
    readonly uploader: Uploader,
    private readonly room: (place: Place, bytes: number) => Promise<void>,
  ) {}

  async hold(bytes: number): Promise<void> {
    this.signal.throwIfAborted();
    const needed = Math.ceil(bytes / STEP_BYTES) * STEP_BYTES;
    if (needed > this.bytes) await this.room(this, needed - this.bytes);
  }

  arrived(): void {
    this.isArriving = false;
  }

  putOut(): void {
    this.isArriving = false;
    this.putOutBy.abort(tooMany());
  }

  get isSlow(): boolean {
    const ms = performance.now() - this.since;
    return ms > SLOW_AFTER_MS && this.bytes < (LEAST_BYTES_PER_SECOND * ms) / 1_000;
  }
}

interface Waiting {
  place: Place;
  bytes: number;
  enter: () => void;
}

/**
 * Lets uploads hold memory for the bytes that have arrived, not for those that they declare, so that silent lines hold next to nothing. One that lacks
 * room waits with its bytes unread; after a moment the newest upload of whoever holds most (the network first, then the account) is put out for
 * it, unless that is the same account. So a few accounts can't keep the others waiting, and everybody is answered.
 * @returns a function that runs the work of an upload, or throws AppError unavailable
 */
export function createUploadGate(limits: UploadRoom = UPLOAD_ROOM) {
  const places = new Set<Place>();
  const waiting = new Set<Waiting>();
  let free = limits.bytes;

  const held = (of: (place: Place) => boolean) => [...places].filter(of).reduce((sum, { bytes }) => sum + bytes, 0);
  const heldAround = ({ uploader: { account, network } }: Place) =>
    [held((one) => one.uploader.network === network), held((one) => one.uploader.account === account)] as const;
  const moreGreedy = (one: Place, other: Place) => {
    const [[network, account], [ofNetwork, ofAccount]] = [heldAround(one), heldAround(other)];
    return ofNetwork - network || ofAccount - account || other.since - one.since;
  };

  /** Those that hold least come first, so that one who has much already does not overtake a newcomer. */
  function admit(): void {
    for (const next of [...waiting].toSorted((one, other) => moreGreedy(other.place, one.place))) {
      if (next.bytes > free) return;
      waiting.delete(next);
      free -= next.bytes;
      next.place.bytes += next.bytes;
      uploadBytesHeld.inc(next.bytes);
      next.enter();
    }
  }

  function makeRoomFor(place: Place): void {
    const arriving = [...places].filter((one) => one.isArriving);
    const others = arriving.filter(({ uploader }) => uploader.account !== place.uploader.account);
    const [greediest] = [...others.filter(({ isSlow }) => isSlow), ...others.toSorted(moreGreedy)];
    if (greediest && (greediest.isSlow || moreGreedy(greediest, place) < 0)) {
      greediest.putOut();
      return;
    }
    // Where all wait for one another, time alone would not help.
    const waiters = new Set([...waiting].map((one) => one.place));
    if ([...places].every((one) => waiters.has(one))) arriving.toSorted(moreGreedy)[0]?.putOut();
  }

  async function room(place: Place, bytes: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const mine = { place, bytes, enter: resolve };
    waiting.add(mine);
    admit();
    if (!waiting.has(mine)) return;
    const nudge = setInterval(() => makeRoomFor(place), limits.waitMs);
    const patience = setTimeout(() => place.putOut(), limits.patienceMs);
    const { promise: out, reject } = Promise.withResolvers<never>();
    const leave = () => reject(place.signal.reason);
    place.signal.addEventListener('abort', leave, { once: true });
    try {
      await Promise.race([promise, out]);
    } finally {
      clearInterval(nudge);
      clearTimeout(patience);
      place.signal.removeEventListener('abort', leave);
      waiting.delete(mine);
    }
  }

  function demandPlace({ account, network }: Uploader): void {
    const count = (of: (place: Place) => boolean) => [...places].filter(of).length;
    const isCrowded =
      count(({ uploader }) => uploader.account === account) >= limits.ofAccount ||
      count(({ uploader }) => uploader.network === network) >= limits.ofNetwork;
    if (isCrowded) throw tooMany();
    if (places.size < limits.uploads) return;
    const slow = [...places].find(({ isSlow, isArriving }) => isSlow && isArriving);
    if (!slow) throw tooMany();
    slow.putOut();
  }

  return async <T>(uploader: Uploader, work: (place: UploadPlace) => Promise<T>): Promise<T> => {
    try {
      demandPlace(uploader);
    } catch (error) {
      uploadsRefused.inc();
      throw error;
    }
    const place = new Place(uploader, room);
    places.add(place);
    uploadsHeld.inc();
    try {
      return await work(place);
    } finally {
      places.delete(place);
      free += place.bytes;
      uploadsHeld.dec();
      uploadBytesHeld.dec(place.bytes);
      if (place.signal.aborted) uploadsRefused.inc();
      admit();
    }
  };
}
