import { expect, test } from 'bun:test';
import type { ProvisionId } from '../../src/analysis/provisions/heads/provision-ids';
import { settlesIt, whatIsSaid } from '../../src/analysis/questions/fair-sentences';

/** A sentence that a provision's head hears and that is not it, and a near miss that is. */
export type SettledCase = readonly [provision: ProvisionId, settled: string, grave: string];

/** Tests, of sentences that say the fair thing and of those that speak of another thing, that only their near misses are told as the provision. */
export function testSettled(fair: readonly SettledCase[], another: readonly SettledCase[]): void {
  test.each(fair)('%s: %s', (provision, settled, grave) => {
    expect(whatIsSaid(provision, settled)).toBe('the fair thing');
    expect(settlesIt(provision, settled)).toBe(true);
    expect(whatIsSaid(provision, grave)).toBe('the provision');
    expect(settlesIt(provision, grave)).toBe(false);
  });

  test.each(another)('%s: another thing: %s', (provision, other, grave) => {
    expect(whatIsSaid(provision, other)).toBe('another thing');
    expect(settlesIt(provision, other)).toBe(false);
    expect(whatIsSaid(provision, grave)).toBe('the provision');
  });
}
