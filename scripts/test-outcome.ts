/** What a run of `bun test` said of its tests. */
export interface Outcome {
  passed: number;
  failed: number;
  /** What passed, though not at first. */
  retried: string[];
  /** Files in which something failed: a test at both of its tries, a hook around tests, for which bun has no second one, or what runs between them. */
  broken: Map<string, { passed: number; failed: number }>;
}

const BETWEEN = /^# Unhandled error between tests/;

const FILE = /^(\S+\.(?:test|e2e)\.tsx?):$/;
const BEGINS = /^(?:\((?:pass|fail)\) |error\b|\s*\d+ \||# |\s*\d+ (?:pass|fail|tests failed))/;

/**
 * Leaves out what passed at once, so that what did not is seen among ten thousand lines; of the files, each is named when it begins. Give it the
 * lines of `bun test` in turn, and it says which to show. The name of a test may have several lines.
 */
export function showsLine(): (line: string) => boolean {
  const begun = new Set<string>();
  let passed = false;
  return (line) => {
    const plain = Bun.stripANSI(line);
    if (FILE.test(plain)) {
      passed = false;
      return begun.size < begun.add(plain).size;
    }
    if (BEGINS.test(plain)) passed = plain.startsWith('(pass) ') && !plain.includes(' (attempt ');
    return !passed && plain.trim() !== '';
  };
}

/** Reads the standard error of `bun test`; a run that ended with another code than 0 and named no failure counts as one. */
export function readOutcome(said: string, code: number): Outcome {
  const plain = Bun.stripANSI(said);
  const count = (word: string) => Number(new RegExp(`^\\s*(\\d+) ${word}\\b`, 'm').exec(plain)?.[1] ?? 0);
  const failed = count('fail') + count('errors?');
  const retried = [...plain.matchAll(/^\(pass\) (.+) \(attempt \d+\)/gm)].map(([, name = '']) => name);
  return {
    passed: count('pass'),
    failed: code !== 0 && failed === 0 ? 1 : failed,
    retried,
    broken: brokenFiles(plain.split('\n')),
  };
}

function brokenFiles(lines: string[]): Outcome['broken'] {
  const files = new Map<string, { passed: number; failed: number }>();
  let file: string | null = null;
  for (const line of lines) {
    // The failures are listed once more at the end.
    if (/^\d+ tests failed:/.test(line)) break;
    file = FILE.exec(line)?.[1] ?? file;
    if (file === null) continue;
    const found = files.get(file) ?? { passed: 0, failed: 0 };
    if (line.startsWith('(pass) ')) found.passed += 1;
    if (line.startsWith('(fail) ') || BETWEEN.test(line)) found.failed += 1;
    files.set(file, found);
  }
  return new Map([...files].filter(([, { failed }]) => failed > 0));
}

/** What several runs of different files said. */
export function together(outcomes: readonly Outcome[]): Outcome {
  const sum = (of: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[of], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    retried: outcomes.flatMap(({ retried }) => retried),
    broken: new Map(outcomes.flatMap(({ broken }) => [...broken])),
  };
}

/** The outcome when the broken files of the first run were run a second time. */
export function withSecondTry(first: Outcome, second: Outcome): Outcome {
  const before = [...first.broken.values()];
  const sum = (of: 'passed' | 'failed') => before.reduce((total, counts) => total + counts[of], 0);
  const mended = [...first.broken.keys()].filter((file) => !second.broken.has(file));
  return {
    passed: first.passed - sum('passed') + second.passed,
    failed: first.failed - sum('failed') + second.failed,
    retried: [...first.retried, ...second.retried, ...mended.map((file) => `something of ${file}`)],
    broken: second.broken,
  };
}
