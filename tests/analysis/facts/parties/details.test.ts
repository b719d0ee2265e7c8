import { describe, expect, test } from 'bun:test';
import { addressIn } from '../../../../src/analysis/facts/parties/address';
import { partyDetails } from '../../../../src/analysis/facts/parties/details';

describe('where a party sits', () => {
  test.each<[string, string]>([
    [
      ', an Ohio corporation with offices at 12 Siskin Road, Dover, Ohio 44622, a bird seed dealer licensed by the State',
      '12 Siskin Road, Dover, Ohio 44622',
    ],
    [
      ', having its registered office at 3rd Floor, Kite Chambers, 80 Feet Road, Kochi 682 001, through its Authorised Signatory Mr. Menon',
      '3rd Floor, Kite Chambers, 80 Feet Road, Kochi 682 001',
    ],
    [
      ' of PO Box 9, Torquay VIC 3228, which will lend the services of Wren Tarrant (Artist)',
      'PO Box 9, Torquay VIC 3228',
    ],
    [
      ' ABN 41 655 000 111 of Level 2, 7 Plover Lane, Fitzroy VIC 3065, represented by its manager',
      'Level 2, 7 Plover Lane, Fitzroy VIC 3065',
    ],
    [', 9 Heron Terrace, Bristol BS8 1QJ wren@post.example · 07700 900462', '9 Heron Terrace, Bristol BS8 1QJ'],
    [', 9 Heron Terrace, Leeds LS1 4DL 0113 496 0000', '9 Heron Terrace, Leeds LS1 4DL'],
    [', 41b Dunlin Terrace, Bristol BS6 7QD. Tel: 0117 496 0000', '41b Dunlin Terrace, Bristol BS6 7QD'],
    [
      ' (company no. 0918 4427), Rookery Farm, St Mabyn, Bodmin PL30 3BX VAT no. 218 4417 06',
      'Rookery Farm, St Mabyn, Bodmin PL30 3BX',
    ],
    [
      ', Age: about 34 years, residing at Bungalow No. 4, Bulbul Road, Pune 411 038, hereinafter called',
      'Bungalow No. 4, Bulbul Road, Pune 411 038',
    ],
    [
      ', with offices at 16 Amsel Allee, 69190 Walldorf, Germany on behalf of itself',
      '16 Amsel Allee, 69190 Walldorf, Germany',
    ],
    [
      ', a company with its office at 6 rue Pinson, suite 12, the Netherlands',
      '6 rue Pinson, suite 12, the Netherlands',
    ],
    [', whose office is at 5 Telephone Road, St. Albans AL1 1AA', '5 Telephone Road, St. Albans AL1 1AA'],
  ])('%s', (details, address) => {
    expect(addressIn(details)).toBe(address);
  });

  test.each([
    ' signed at 16:42 PST by the buyer',
    ', a firm with business in any county of the United States or any parish of it',
    ' having offices at the COMPANY ADDRESS',
    ' of 12-23-2019 , 2019',
    ', which holds 40% of the shares',
  ])('nowhere: %s', (details) => {
    expect(addressIn(details)).toBeNull();
  });
});

describe('what a party is, and under which law', () => {
  test('the form behind a firm for which it acts is that firm’s', () => {
    const told = partyDetails('Wren & Company LLC', ' on behalf of TERN SUPPLY CORP., a Colorado corporation');
    expect(told).toMatchObject({ legalForm: 'LLC', incorporatedIn: null });
  });

  test('a former name keeps the form', () => {
    const told = partyDetails('Tern, Inc.', ' (formerly Wren Corp.), a Delaware corporation');
    expect(told).toMatchObject({ legalForm: 'Inc.', incorporatedIn: 'Delaware' });
  });

  test('a person is no company of which the sentence tells', () => {
    expect(partyDetails('Ann Wren', ' (the "Seller") sells shares of a company formed in Ohio')).toMatchObject({
      legalForm: null,
      incorporatedIn: null,
    });
    expect(partyDetails('Ann Wren', ', M.D., an individual residing in Ohio')).toMatchObject({
      legalForm: 'individual',
      incorporatedIn: 'Ohio',
    });
  });
});
