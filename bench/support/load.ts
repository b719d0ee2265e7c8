/** One call of a load: which kind it was, when it was due (milliseconds since 1970), how long its answer took from then on. */
export interface Sample {
  kind: string;
  dueAt: number;
  ms: number;
  /** The answer's status; 0 where none came. */
  status: number;
}

export interface Target {
  kind: string;
  url: string;
  headers: Record<string, string>;
}

/** A load on its way, made by a process of its own. */
export interface Load {
  /** Ends it; all samples. */
  stop(): Promise<Sample[]>;
}

/**
 * Calls the targets in turn, so many times a second, whether or not earlier answers have come: a slow server is not spared. Each answer is
 * timed from the moment the call was due, so that a stall counts for every call it delays (no coordinated omission).
 */
export function startLoad(targets: readonly Target[], perSecond: number): Load {
  const child = Bun.spawn([process.execPath, import.meta.path, JSON.stringify({ targets, perSecond })], {
    stdin: 'pipe',
    stdout: 'pipe',
    stderr: 'inherit',
  });
  const samples = new Response(child.stdout).json() as Promise<Sample[]>;
  return {
    stop: async () => {
      child.stdin.end();
      return await samples;
    },
  };
}

async function run({ targets, perSecond }: { targets: Target[]; perSecond: number }): Promise<Sample[]> {
  const samples: Sample[] = [];
  const pending = new Set<Promise<void>>();
  const startedAt = performance.now();
  let ended = false;
  void Bun.stdin.bytes().then(() => {
    ended = true;
  });
  const send = async (target: Target, due: number) => {
    const { kind, url, headers } = target;
    const answer = await fetch(url, { headers, redirect: 'manual' }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    samples.push({
      kind,
      dueAt: performance.timeOrigin + due,
      ms: performance.now() - due,
      status: answer?.status ?? 0,
    });
  };
  for (let sent = 0; !ended; sent++) {
    const due = startedAt + (sent * 1_000) / perSecond;
    while (performance.now() < due) await Bun.sleep(due - performance.now());
    const call = send(targets[sent % targets.length] as Target, due).finally(() => pending.delete(call));
    pending.add(call);
  }
  await Promise.all(pending);
  return samples;
}

if (import.meta.main) {
  await Bun.write(Bun.stdout, JSON.stringify(await run(JSON.parse(Bun.argv[2] ?? '{}'))));
  process.exit(0);
}
