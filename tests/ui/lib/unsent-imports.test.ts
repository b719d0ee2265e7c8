import '../../support/dom';
import { beforeEach, expect, test } from 'bun:test';
import { forgetUnsent, mayHaveUnsent, UnsentRecord, unsentImports } from '../../../src/ui/lib/unsent-imports';

beforeEach(() => localStorage.clear());

const some = { label: 'Firm', total: 40, unsent: 12 };

test('what a page that is no more had not sent is told to its user alone, until it is forgotten', async () => {
  const record = new UnsentRecord('ada');
  record.keep(some);
  expect(await unsentImports('ada')).toEqual([]);
  record.leave();
  expect(mayHaveUnsent('ada')).toBe(true);
  const [told] = await unsentImports('ada');
  expect(told).toMatchObject(some);
  expect(await unsentImports('ben')).toEqual([]);
  expect(mayHaveUnsent('ben')).toBe(false);
  forgetUnsent(told?.key ?? '');
  expect(mayHaveUnsent('ada')).toBe(false);
});

test('nothing is told once all was sent, or the list was cleared', async () => {
  const record = new UnsentRecord('ada');
  record.keep(some);
  record.keep({ ...some, unsent: 0 });
  expect(mayHaveUnsent('ada')).toBe(false);
  record.keep(some);
  record.end();
  expect(mayHaveUnsent('ada')).toBe(false);
});

test('what is no record of ours is passed over', async () => {
  localStorage.setItem('import:ada:1', 'null');
  localStorage.setItem('import:ada:2', '{');
  localStorage.setItem('import:ada:3', '{"label":"x","total":"y","unsent":1}');
  expect(await unsentImports('ada')).toEqual([]);
});
