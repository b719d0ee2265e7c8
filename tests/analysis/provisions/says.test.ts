import { describe, expect, test } from 'bun:test';
import { isSubject } from '../../../scripts/training/provisions/own-provisions';
import type { ProvisionId } from '../../../src/analysis/provisions/heads/provision-ids';
import { PROVISION_IDS } from '../../../src/analysis/provisions/heads/provision-ids';
import { SAYS_FEATURES, saysFeatures, saysLogOdds } from '../../../src/analysis/provisions/says/says';
import { TURNING_GROUPS, turningWords } from '../../../src/analysis/provisions/says/turning-words';
import weights from '../../../src/analysis/provisions/says/weights.json';

describe('turning words', () => {
  test('are counted by group, two of one at most', () => {
    const counts = turningWords('You may not, and shall not, and will not pay unless we agree.');
    expect(counts).toHaveLength(TURNING_GROUPS);
    expect(counts[0]).toBe(2);
    expect(turningWords('Nobody pays.').reduce((sum, one) => sum + one, 0)).toBe(2);
  });

  test('are whole words, whatever apostrophe they are written with', () => {
    expect(turningWords("They don't pay.")).toEqual(turningWords('They don’t pay.'));
    expect(turningWords('The notary knows the canal.').every((count) => count === 0)).toBe(true);
  });
});

test('the weights are of what is known, and of every provision but the subjects, which are spoken of whether denied or not', () => {
  expect(weights.weights).toHaveLength(SAYS_FEATURES);
  expect(saysFeatures('The rent is due.', Array(TURNING_GROUPS).fill(0), 1)).toHaveLength(SAYS_FEATURES);
  expect(Object.keys(weights.usual).sort()).toEqual(PROVISION_IDS.filter((id) => !isSubject(id)).sort());
});

// What says the thing, and what denies or softens it in its words: at the same margin of its head the first is likelier to say it.
const PAIRS: [ProvisionId, string, string][] = [
  [
    'entry-without-notice',
    'The landlord may enter the flat at any time and without telling the tenant.',
    'The landlord may not enter the flat unless he has first told the tenant, except to save life.',
  ],
  [
    'unilateral-change',
    'We may change these terms at any time without asking you.',
    'We may change these terms only if you agree in writing, and not before the end of the year.',
  ],
];
test.each(PAIRS)('%s is told from its denial', (provision, says, denies) => {
  expect(saysLogOdds(says, provision, 1)).toBeGreaterThan(saysLogOdds(denies, provision, 1));
});

test('a surer head makes it likelier, and no text is too odd for it', () => {
  const [id] = PAIRS[0] as (typeof PAIRS)[number];
  expect(saysLogOdds('Entry without notice.', id, 3)).toBeGreaterThan(saysLogOdds('Entry without notice.', id, 0));
  for (const text of ['', '§§', 'not '.repeat(500)]) expect(Number.isFinite(saysLogOdds(text, id, 0))).toBe(true);
});
