type Truthy<T> = Exclude<T, false | null | undefined | 0 | ''>;

/** Waits until `check` answers something true and returns it; tests never wait for a time. The limit is for what never comes, not for a slow machine. */
export async function eventually<T>(check: () => Promise<T> | T, limitMs = 45_000): Promise<Truthy<T>> {
  const end = performance.now() + limitMs;
  for (;;) {
    const found = await check();
    if (found) return found as Truthy<T>;
    if (performance.now() > end) throw new Error(`Not within ${limitMs} ms: ${check}`);
    await Bun.sleep(20);
  }
}
