import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../../support/read-facts';

const names = (text: string) => readFacts(text).parties.map(({ value }) => value);

describe('who “we” are in terms for everybody', () => {
  test.each([
    [
      'Terms of use\n“We”, “us” and “Larder” mean Larder Apps LLC, an Ohio limited liability company. “You” means whoever opens an account.',
      'Larder Apps LLC',
    ],
    [
      'Shop terms\nThis website is operated by Pennywort Seeds Ltd (“we”, “us”), registered in England. By ordering you accept these terms.',
      'Pennywort Seeds Ltd',
    ],
    [
      'Terms\nThese terms are a contract between you and Harebell Maps, Inc. (“Harebell”). You must be 16.',
      'Harebell Maps, Inc.',
    ],
  ])('%s', (text, name) => {
    expect(names(text)).toEqual([name]);
  });

  test.each([
    'Shop terms\nYour parcel is delivered by us. Payments are managed by Coinpath Payments Ltd. You accept these terms.',
    'Terms\n“We” means the company that is shown on your invoice. You must pay in 30 days.',
  ])('nobody in: %s', (text) => {
    expect(names(text)).toEqual([]);
  });
});
