import { describe, expect, test } from 'bun:test';
import { documentOf } from '../../../../src/analysis/document/document';
import { roleIn } from '../../../../src/analysis/facts/parties/aliases';
import { calledParties } from '../../../../src/analysis/facts/parties/called';
import { sourceOf } from '../../../../src/analysis/facts/source';
import { contractTextFromPlain } from '../../../support/contract-text';
import { readFacts } from '../../../support/read-facts';

const told = (text: string) => readFacts(text).parties.map(({ value, role }) => [value, role]);

describe('those whom the first page names with what it calls them', () => {
  test.each([
    [
      'a deed without stops',
      'DEED OF PARTNERSHIP\nTHIS DEED is made on the sixth day of May 2025 BETWEEN JABEZ TREMAYNE of Higher Farm near Bodmin in the County of Cornwall Mason (hereinafter called "Mr Tremayne") of the one part and KERRA BLIGHT of 2 Chapel Row Bodmin aforesaid Slater (hereinafter called "Miss Blight") of the other part',
      [
        ['JABEZ TREMAYNE', 'Mr Tremayne'],
        ['KERRA BLIGHT', 'Miss Blight'],
      ],
    ],
    [
      'a degree and an age behind the name',
      'This Agreement is made at Pune on 1 July 2025 BETWEEN\nM/s. Lotus Clinics Private Limited, having its registered office at Baner Road, Pune, hereinafter called "the Hospital" of the ONE PART;\nAND\nDr. Meena Raghavan, M.S. (Ortho.), aged 41 years, residing at Tulip Park, Pune, hereinafter called "the Consultant" of the OTHER PART.',
      [
        ['Lotus Clinics Private Limited', 'Hospital'],
        ['Meena Raghavan', 'Consultant'],
      ],
    ],
    [
      'a list behind dashes',
      'HEADS OF TERMS\nfor a joint venture\n– Bent Growers Cooperative, 212 families, Bodmin district ("the Cooperative")\n– Okada Trading, Ltd., Osaka, a company of food import ("Okada")\nEach puts in what is listed below.',
      [
        ['Bent Growers Cooperative', 'Cooperative'],
        ['Okada Trading, Ltd.', 'Okada'],
      ],
    ],
    [
      'a word behind a comma',
      'TERM SHEET\nWho: (1) Bent Ventures LP, the "Investor"; (2) Mbuni Cooling Limited, PVT-8L, the "Company"; (3) Njeri Kamau and Barasa Weku, the "Founders".\nThe Investor puts in USD 200,000.',
      [
        ['Bent Ventures LP', 'Investor'],
        ['Mbuni Cooling Limited', 'Company'],
        ['Njeri Kamau', 'Founders'],
        ['Barasa Weku', 'Founders'],
      ],
    ],
    [
      'a numbered list of persons of two sorts',
      'PROCESSOR AGREEMENT\nThe undersigned:\n1. the non-profit association Bent Rowers vzw, with seat at Gent, hereafter "Controller"; and\n2. the private company Klaver Data BV, with seat at Mechelen, acting under the name Leden, hereafter "Processor";\nhave agreed as follows.',
      [
        ['Bent Rowers vzw', 'Controller'],
        ['Klaver Data BV', 'Processor'],
      ],
    ],
    [
      'to be called',
      'CONSULTANCY\n1. Bent Sluizen B.V., having its statutory seat at Kampen, hereinafter to be called "Bent"; and\n2. Anke Roth, engineer, living at Emden, hereinafter to be called "Roth";\nagree as follows.',
      [
        ['Bent Sluizen B.V.', 'Bent'],
        ['Anke Roth', 'Roth'],
      ],
    ],
    [
      'further: Host',
      'CONTRACT FOR AN EVENING\nGasthof Krone GmbH, Dorfplatz 1, Imst (further: Host) and Resi Huber, Hall (further: Client) agree as follows.\nThe Client hires the hall.',
      [
        ['Gasthof Krone GmbH', 'Host'],
        ['Resi Huber', 'Client'],
      ],
    ],
    [
      'a couple within a sentence',
      'EVENT CATERING\nWe, Nora Hanlon and Tad Hanlon trading as The Copper Pan ("the Pan"), will feed the guests at the wedding of Aoife Lally and Rory Blake ("the Couple") in the barn.',
      [
        ['Nora Hanlon', 'Pan'],
        ['Tad Hanlon', 'Pan'],
        ['Aoife Lally', 'Couple'],
        ['Rory Blake', 'Couple'],
      ],
    ],
    [
      'is and are',
      'LETTING OF A BARN\nBent Barns LLP of Cupar is "the Firm". Ann Lee and Bo Roe are "you". You pay the Firm £900.',
      [
        ['Bent Barns LLP', 'Firm'],
        ['Ann Lee', 'you'],
        ['Bo Roe', 'you'],
      ],
    ],
    [
      'a county in brackets within a name',
      'PERSONAL GUARANTEE\nTo: Bent Slates Limited, 14 Mill Lane ("the Supplier")\nBy: Cathal Moyne of 27 Park Road, a director ("the Guarantor")\nThe Guarantor answers for what Moyne Roofing (Tyrone) Limited ("the Company") owes to the Supplier.',
      [
        ['Bent Slates Limited', 'Supplier'],
        ['Cathal Moyne', 'Guarantor'],
      ],
    ],
  ])('%s', (_, text, parties) => {
    expect(told(text)).toEqual(parties);
  });

  test('the firm whose shares are sold is described behind its seller and its buyer', () => {
    const text =
      'SHARE PURCHASE AGREEMENT\nThis Agreement is made on 3 May 2025 between FIONA KEANE of 4 Mill Road, Cork (the "Vendor") and BENT AUDIO HOLDINGS LIMITED, a company registered in Ireland (the "Purchaser").\nThe Vendor owns all shares of KEANE HEARING LIMITED, a company registered in Ireland (the "Company").';
    expect(told(text).map(([name]) => name)).toEqual(['FIONA KEANE', 'BENT AUDIO HOLDINGS LIMITED']);
  });

  test.each([
    [
      'a statute',
      'PURCHASE CONDITIONS\nBent Castings Ltd ("the Buyer") pays under the Late Payment of Commercial Debts (Interest) Act 1998.\nNothing here limits it.',
      'Commercial Debts',
    ],
    [
      'a regulator and a bank',
      'LETTER\nAnn Lee ("the Client") and Bent Advisers Ltd ("the Adviser") agree as follows. The Adviser is watched by the Pensions Office Ltd ("the Regulator") and pays into Grand Bank plc ("the Bank").',
      'Pensions Office Ltd',
    ],
    [
      'a house',
      'LETTER\nAnn Lee ("the Landlord") lets to Bo Roe ("the Tenant") the house called Mill House ("the House").',
      'Mill House',
    ],
  ])('%s is no party', (_, text, name) => {
    expect(told(text).map(([value]) => value)).not.toContain(name);
  });

  test('a bracket within a name calls nobody', () => {
    const contract = contractTextFromPlain('ORDER\nJo Roe, Larch & Son (Contractors) Ltd\nWe buy a digger.');
    expect(calledParties(sourceOf(contract, documentOf(contract)))).toEqual([]);
  });
});

test('of two names in brackets the one that is a role is told', () => {
  expect(roleIn(', of Seoul (hereinafter "Gap" or "the Maker"), and')).toBe('Maker');
  expect(roleIn(', of Seoul (the "Seller" or "Gap"), and')).toBe('Seller');
  expect(roleIn(', of Seoul (hereinafter "Gap" or "Hanbit"), and')).toBe('Gap');
});

describe('a heading of a part of the paper calls nobody', () => {
  const lease = (heading: string) =>
    told(
      `LEASE\n${heading}\n1.1 Parties: This Lease is made by and between Larch Realty LLC, an Ohio company ("Lessor") and Bent Mills LLC, an Ohio company ("Lessee").\n1.2 Lessee pays rent of $900.`,
    ).map(([name]) => name);

  test.each([
    '1. Basic Provisions ("Basic Provisions").',
    'Basic Lease Provisions ("Basic Lease Provisions")',
    'Schedule A ("Specifications")',
    'Exhibit Bravo (the "Plan")',
    'ARTICLE 1. Key Facts ("Key Facts"):',
  ])('%s', (heading) => {
    expect(lease(heading)).toEqual(['Larch Realty LLC', 'Bent Mills LLC']);
  });

  test('a numbered list of parties has headings of no kind', () => {
    const text =
      'PARTNERSHIP AGREEMENT\n1. Ann Lee ("Ann")\n2. Bo Kim ("Bo")\nThe partners share the profits of the bakery.';
    expect(told(text)).toEqual([
      ['Ann Lee', 'Ann'],
      ['Bo Kim', 'Bo'],
    ]);
  });
});
