import { describe, expect, test } from 'bun:test';
import { ModelFailure } from '../../src/review/failure';
import { contractTextFromPlain } from '../support/contract-text';
import { LEASE, ownRisks, play, RENT, risk } from '../support/played-review';

/** So that no more than a page goes at once. */
const LITTLE = 1;
describe('what fails', () => {
  test('without any draft the failure is told', async () => {
    const failure = new ModelFailure('refused', 422);
    await expect(play({ draft: {}, fail: (name) => (name === 'draft' ? failure : undefined) })).rejects.toBe(failure);
  });

  test('what was proved is kept when asking again is refused', async () => {
    const risks = [risk(), risk({ title: 'Another', quotes: [] })];
    const done = await play({
      draft: { risks },
      fail: (name, call) => (name === 'draft' && call === 2 ? new ModelFailure('refused', 422) : undefined),
    });
    expect(ownRisks(done)).toHaveLength(1);
  });

  test('without a second reading nothing of the model’s is shown, and the analysis says so', async () => {
    const done = await play({
      draft: { risks: [risk()] },
      fail: (name) => (name === 'judgements' ? new ModelFailure('down') : undefined),
    });
    expect(ownRisks(done)).toEqual([]);
    expect(done).toMatchObject({ parts: ['second reading'], failure: { kind: 'down' } });
  });
});

describe('the questions', () => {
  test('begin with the document, and with the same words in every call of a review', async () => {
    const { asked } = await play({ draft: { risks: [risk({ quotes: [] })] } });
    const drafts = asked.filter(({ name }) => name === 'draft');
    expect(drafts).toHaveLength(2);
    const [one = '', other = ''] = drafts.map(({ user }) => user.slice(0, user.indexOf('</document')));
    expect(one).toStartWith('<document ');
    expect(one).toBe(other);
  });

  test('the second reader sees claim, passages and section, and nothing else of the contract', async () => {
    const { asked } = await play({ draft: { risks: [risk()] } });
    const [second] = asked.filter(({ name }) => name === 'judgements');
    expect(second?.by).toBe('verifier');
    expect(second?.user).toContain('6 Pets');
    expect(second?.user).not.toContain('Harbor Homes');
  });

  test('a long paper goes in pieces, and a last call sums up what was proved', async () => {
    const filling = 'Tenant shall keep the premises clean and in good order at all times. '.repeat(40);
    const long = contractTextFromPlain([0, 1, 2].map((page) => `${LEASE}\n${filling} Page ${page}.`).join('\f'));
    const { asked } = await play(
      { draft: { risks: [risk()], summary: [{ text: 'A lease.', quotes: [RENT] }] } },
      LITTLE,
      long,
    );
    expect(asked.filter(({ name }) => name === 'draft').length).toBeGreaterThan(1);
    expect(asked.filter(({ name }) => name === 'closing')).toHaveLength(1);
  });

  test('of a kind that is proved to be another one are put too, and its answers count', async () => {
    const kind = { id: 'licence-to-occupy', label: 'Licence to occupy', isContract: 'yes' as const, quotes: [RENT] };
    const { asked, analysis: told } = await play({ draft: { kind } });
    const drafts = asked.filter(({ name }) => name === 'draft');
    expect(drafts).toHaveLength(2);
    expect(drafts[1]?.user).toContain('Give only answers');
    expect(told.kind?.id).toBe('licence-to-occupy');
  });

  test('name the side that is acted for', async () => {
    expect((await play({ draft: {} })).asked[0]?.user).toContain('We act for: neither side.');
  });
});
