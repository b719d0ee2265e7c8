/**
 * Does work on items, several at once, and yields the results in the order of the items. It never runs far ahead of what was
 * taken from it, so that memory stays flat however many items there are. `work` must not throw.
 */
export async function* inOrder<T, R>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const ahead: Promise<R>[] = [];
  const running = new Set<Promise<unknown>>();
  let next = 0;
  const start = () => {
    while (next < items.length && running.size < concurrency && ahead.length < 4 * concurrency) {
      const result = work(items[next++] as T);
      ahead.push(result);
      const done: Promise<unknown> = result.finally(() => {
        running.delete(done);
        start();
      });
      running.add(done);
    }
  };
  start();
  while (ahead.length > 0) {
    yield await (ahead[0] as Promise<R>);
    ahead.shift();
    start();
  }
}
