import { describe, expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dir, '../..');
const text = await Bun.file(join(ROOT, 'docs/security.md')).text();

/** The points of levels 1 and 2 of ASVS 5.0.0 by section, from OWASP's own list: the number of the section, and how many the first of it are. */
const SECTIONS: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4, '17.3': 2 },
};
const asked = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, i) => `V${section}.${i + 1}`),
);

const rows = [...text.matchAll(/^\| (V\d[^|]*) \| ([^|]*) \| ([^|]*) \|([^|]*)\|$/gm)].map(
  ([, points = '', state = '', how = '', shown = '']) => ({ points: expanded(points), state, how, shown }),
);

/** 'V1.2.6, V17.2.1–V17.2.3' as single points. */
function expanded(points: string): string[] {
  return points.split(', ').flatMap((part) => {
    const [from = '', to = from] = part.split('–');
    const [section, first] = [from.slice(0, from.lastIndexOf('.')), Number(from.split('.')[2])];
    return Array.from({ length: Number(to.split('.')[2]) - first + 1 }, (_, i) => `${section}.${first + i}`);
  });
}

describe('the list of what ASVS asks', () => {
  test('has each of the 253 points of levels 1 and 2 once', () => {
    expect(asked).toHaveLength(253);
    expect(rows.flatMap(({ points }) => points).sort()).toEqual(asked.sort());
  });

  test('says of each whether it is met, and how or why not', () => {
    for (const { points, state, how } of rows) {
      expect(['met', 'partly', 'not met', 'operator', 'none'], points.join()).toContain(state);
      expect(how.trim(), points.join()).not.toBe('');
    }
  });

  test('names tests that there are', () => {
    const named = [...text.matchAll(/`(tests\/[^`]+)`/g)].map(([, path]) => path ?? '');
    expect(named.length).toBeGreaterThan(80);
    for (const path of new Set(named)) expect(existsSync(join(ROOT, path)), path).toBe(true);
  });
});
