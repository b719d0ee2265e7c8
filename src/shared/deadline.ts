/**
 * Waits for a promise, but no longer than `ms` milliseconds: a query on a connection that broke may never settle, and nothing
 * that loops may wait for it.
 * @throws Error once the time is up
 */
export async function withDeadline<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
