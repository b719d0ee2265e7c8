import { beforeEach, spyOn } from 'bun:test';

/** Keeps `console.error` off the screen in a test file; answers what the running test has logged, as text. */
export function catchConsoleErrors(): { logged: () => string[] } {
  let lines: string[] = [];
  beforeEach(() => {
    lines = [];
    spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void lines.push(parts.map(String).join(' ')));
  });
  return { logged: () => lines };
}
