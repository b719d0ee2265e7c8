import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../../src/analysis/document/document';
import { namedByRole } from '../../../../src/analysis/facts/parties/who-we-are';
import { sourceOf } from '../../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../../support/contract-text';
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
    [
      'Tansy Terms of Use\nTansy helps people share recipes. The Service is provided by Tansy Kitchens Inc., a company formed under the laws of Ohio. You must be 16.',
      'Tansy Kitchens Inc.',
    ],
    [
      'Tansy: terms for cooks\nThese are the terms of the Tansy app. They are run by Tansy Kitchens Limited, a company registered in England. You must be 16.',
      'Tansy Kitchens Limited',
    ],
    [
      'Tansy House\nThe house is run by Larch Hospitality DAC (we, the House). You book by e-mail.',
      'Larch Hospitality DAC',
    ],
    [
      'Tansy Music School\nThe school is run by Petra Lund (sole proprietor), 2 Mill Lane, Ayr. Students pay monthly. You get two lessons.',
      'Petra Lund',
    ],
    [
      'Tansy Market: Terms of Use\n1. Who we are and who you are\nTansy Market is run by Tansy Market Limited, a company registered in England and Wales (number 09918427). We call ourselves "we" or "Tansy". "You" means anyone who uses the site.',
      'Tansy Market Limited',
    ],
    [
      'User terms\nWho we are\nLarder Apps Ltd (company no. 1234567) runs this website. You use it under these terms.',
      'Larder Apps Ltd',
    ],
  ])('%s', (text, name) => {
    expect(names(text)).toEqual([name]);
  });

  test.each([
    'Shop terms\nYour parcel is delivered by us. Payments are managed by Coinpath Payments Ltd. You accept these terms.',
    'Shop terms\nHosting is provided by Coinpath Cloud Ltd, a company registered in Ireland. You accept these terms.',
    'Shop terms\nThe choir is run by Petra Lund (our manager). You accept these terms.',
    'Terms\nWho you are and who we are\nAnn Lee wrote a book. You may read it here.',
    'User terms\nLarder Apps Ltd (company no. 1234567) runs a bakery. You use this website under these terms.',
    'Terms\n“We” means the company that is shown on your invoice. You must pay in 30 days.',
  ])('nobody in: %s', (text) => {
    expect(names(text)).toEqual([]);
  });
});

test.each([
  ['The registered agent of the Company is Ann Lee.', []],
  ['Notices to the Company are Ann Lee’s to send.', []],
  ['In this agreement the Company is Acme Mills Ltd and each day counts.', ['Acme Mills Ltd']],
])('who is of a role does not play it: %s', (text, expected) => {
  const contract = contractTextFromPlain(`AGREEMENT\n${text}`);
  expect(namedByRole(sourceOf(contract, documentOf(contract))).map(({ name }) => name)).toEqual(expected);
});
