import { expect, test } from 'bun:test';
import { documentOf } from '../../../../src/analysis/document/document';
import type { PartyMention } from '../../../../src/analysis/facts/parties/mention';
import { withRolesOfLines } from '../../../../src/analysis/facts/parties/roles-of-lines';
import { soundNames } from '../../../../src/analysis/facts/parties/sound-names';
import { type Source, sourceOf } from '../../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../../support/contract-text';

const sourceIn = (plain: string): Source => {
  const text = contractTextFromPlain(plain);
  return sourceOf(text, documentOf(text));
};

function mentionOf(source: Source, name: string, role: string | null): PartyMention {
  const start = source.plain.lastIndexOf(name);
  return { name, start, end: start + name.length, role, details: '', confidence: 0.8 };
}

const roleBehind = (label: string): string | null | undefined => {
  const source = sourceIn(`RESIDENTIAL LEASE\nTenant: Brandon Okafor\n${label}: Melissa Okafor Date: 07/09/2025`);
  const mentions = [mentionOf(source, 'Brandon Okafor', 'Tenant'), mentionOf(source, 'Melissa Okafor', null)];
  return withRolesOfLines(source, mentions)[1]?.role;
};

test.each(['Tenant', 'TENANT', 'Tenant(s)'])(
  'who stands behind the label of another party plays its part: %s',
  (label) => {
    expect(roleBehind(label)).toBe('Tenant');
  },
);

test.each(['Signed by', 'Tenant, whose child is'])('near miss: %s', (label) => {
  expect(roleBehind(label)).toBeNull();
});

test.each([
  ['You release claims under the Paid Family and Medical Leave Act.', 'Paid Family', 0],
  ['You release claims under the Equal Rights Act.', 'Equal Rights', 0],
  ['This letter is for Paid Family and Medical Services.', 'Paid Family', 1],
  ['This letter binds Teresa Quinlan. Act soon.', 'Teresa Quinlan', 1],
])('the first words of a statute are nobody’s name: %s', (sentence, name, count) => {
  const source = sourceIn(`SEPARATION LETTER\n1. ${sentence}`);
  expect(soundNames(source, [mentionOf(source, name, null)])).toHaveLength(count);
});
