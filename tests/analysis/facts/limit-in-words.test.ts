import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../src/analysis/document/document';
import { limitInWords } from '../../../src/analysis/facts/limit-in-words';
import { sourceOf } from '../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../support/contract-text';
import { readFacts } from '../../support/read-facts';
import { contractWith } from '../../support/reading';

const statusOf = (clause: string) => readFacts(contractWith(`11. ${clause}`)).liabilityCap.status;

describe('a limit of what somebody answers for is never told as absent', () => {
  test.each([
    'She will make good to the Publisher what a court finds due because that promise was broken, but never more than she has received under this agreement.',
    'In any case the responsibility of the Producer can not pass the price of the single Product.',
    "We pay for what's stolen from a locked locker up to £200.",
    "If I have got something wrong that I didn't know about, the most I'd ever pay is £300.",
    "BFG's liability to Vendor under an Order ends at the price of the Goods.",
    'If the band loses money by our fault, we owe it no more than one week’s rent.',
    'The excess is the most that you owe for damage to the van: £500.',
  ])('%s', (clause) => {
    expect(limitOf(clause)?.text).toContain(clause.slice(0, 20));
    expect(statusOf(clause)).not.toBe('absent');
  });
});

const limitOf = (clause: string) => {
  const contract = contractTextFromPlain(contractWith(`11. ${clause}`));
  return limitInWords(sourceOf(contract, documentOf(contract)));
};

describe('other limits are no limit of liability', () => {
  test.each([
    'If we overpay you we can recover it in slices of no more than €50 a pay day.',
    'The insurance pays for damage up to £10,000.',
    'For sixty days after acceptance the Developer answers questions by e-mail, up to ten hours, inside the price.',
    'We pay for your course up to £300.',
    'The liability of the Guarantor is unlimited, and no claim shall exceed the rent.',
  ])('%s', (clause) => {
    expect(limitOf(clause)).toBeUndefined();
  });
});
