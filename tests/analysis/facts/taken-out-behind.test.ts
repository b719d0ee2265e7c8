import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { sourceOf } from '../../../src/analysis/facts/source';
import { isTakenOutAhead, takenOutBehind } from '../../../src/analysis/facts/taken-out-behind';
import { contractTextFromPlain } from '../../support/contract-text';

const LIMIT = '4. Our liability is limited to £900.';

/** What is said of the limit by the sentences behind it, or at another place. */
const behind = (words: string, at?: number) => {
  const contract = contractTextFromPlain(`${LIMIT}\n${words.split('. ').join('.\n')}`);
  const source = sourceOf(contract, documentOf(contract));
  return takenOutBehind(source, at ?? contract.text.indexOf('£900'));
};

describe('what the sentences behind a limit take out of it', () => {
  test.each([
    'None of this limits what we pay for an injury.',
    'This cap does not apply to clause 5.',
    'For loss of data the limit is £500.',
    'This paragraph does not apply to bodily injury.',
  ])('the next one: %s', (words) => expect(behind(words)).toBe('with exceptions that the next sentence names'));

  test('the one after it', () =>
    expect(behind('We are insured. Nothing in this section limits what we pay for fraud.')).toBe(
      'with exceptions that the clause names',
    ));

  test('one of the whole paper, wherever it stands', () =>
    expect(
      behind(
        'We are insured. You let us in. You pay. Nothing in this letter excludes or limits our liability for fraud.',
      ),
    ).toBe('with exceptions that another sentence names'));

  test.each([
    [
      'the whole paper, of other things',
      'We are insured. You let us in. Nothing in this letter limits your right to leave.',
    ],
    ['no word of a limit', 'None of this is a secret.'],
    ['no exception', 'The limit applies once a year.'],
    ["the buyer's own liability", "We are insured. Nothing in this section limits the Customer's liability."],
    ['further below', 'We are insured. You let us in. None of this limits what we pay for an injury.'],
  ])('near miss: %s', (_, words) => expect(behind(words)).toBeNull());

  test('a place in no sentence has none behind it', () =>
    expect(behind('None of this limits what we pay for an injury.', 9_999)).toBeNull());
});

describe('what sentences ahead of a limit take out of it', () => {
  const ahead = (words: string) => {
    const contract = contractTextFromPlain(`${words.split('. ').join('.\n')}\n${LIMIT}`);
    return isTakenOutAhead(sourceOf(contract, documentOf(contract)), contract.text.indexOf('£900'));
  };

  test.each([
    'The parties are liable without limitation for intent and gross negligence.',
    'Liability for fraud is not limited.',
    'Nothing in these terms limits or excludes our liability for death.',
    'Our liability for injury is unlimited. We are insured. You let us in.',
  ])('%s', (words) => expect(ahead(words)).toBe(true));

  test.each([
    'You may use the site without limitation.',
    'We are liable for what we break.',
    'Our liability for injury is unlimited. We are insured. You let us in. We come at nine.',
  ])('near miss: %s', (words) => expect(ahead(words)).toBe(false));
});
