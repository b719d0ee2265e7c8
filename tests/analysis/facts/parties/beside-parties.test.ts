import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../../support/read-facts';

const names = (text: string) => readFacts(text).parties.map(({ value }) => value);

describe('who serves or sells for a firm', () => {
  const gym = (row: string, more = '') =>
    names(
      `MEMBERSHIP AGREEMENT\nClub: Larch Fitness LLC\n${row}\nMember: Jolene Venn\n1. You pay monthly dues of $49.99 by card to the club for 12 months.\n2. You may cancel your membership on 30 days' notice to the club.\n3. The member keeps the rules of the club.${more}\nMember signature: ______ Jolene Venn\nEmployee signature: ______ T. Muir`,
    );

  test.each(['Employee: T. Muir', 'Sold by: Tom Muir', 'Sales consultant: Tom Muir', 'Staff member: Tom Muir'])(
    '%s',
    (row) => {
      expect(gym(row)).toEqual(['Larch Fitness LLC', 'Jolene Venn']);
    },
  );

  test('one who is bound is a party', () => {
    expect(gym('Employee: Tom Muir', '\n4. The Employee shall answer for the dues beside the member.')).toContain(
      'Tom Muir',
    );
  });

  test('the employee of an employment contract is a party', () => {
    expect(
      names(
        'EMPLOYMENT CONTRACT\nEmployer: Larch Fitness LLC\nEmployee: Tom Muir\n1. The employer pays a salary of $40,000.\n2. The employment ends on 30 days notice.',
      ),
    ).toEqual(['Larch Fitness LLC', 'Tom Muir']);
    expect(
      names(
        'EMPLOYMENT CONTRACT\nEmployer: Larch Fitness LLC\nGuarantor: Venn Holdings Inc.\nEmployee: Tom Muir\n1. The employer pays a salary of $40,000, for which Venn Holdings Inc. stands.\n2. The employment ends on 30 days notice.',
      ),
    ).toContain('Tom Muir');
  });
});

describe('who teaches or works for the firm over a form', () => {
  const form = (row: string, more = '', head = 'BRANLOW TUITION LLP') =>
    names(
      `${head}\nEnrolment form\nParent: Mr Daniel Frost\nStudent: Elsie Frost\n${row}\nRate: £55 an hour\nTerms\n1. Lessons are booked through us. The tutor will prepare each lesson.\n2. The Parent pays each invoice of the school within 7 days.\n3. You may not engage a tutor directly for 12 months.${more}\nParent signature: ______ Daniel Frost`,
    );

  test.each(['Tutor: Dr Amelia Kerr', 'Lead tutor: Amelia Kerr', 'Teacher: Amelia Kerr'])('%s', (row) => {
    expect(form(row)).toEqual(['BRANLOW TUITION LLP', 'Mr Daniel Frost']);
  });

  test('where all rows stand on one line', () => {
    expect(
      names(
        'VERDANT DESIGN STUDIO LLC\nInterior Design Letter of Engagement Client: Dr. Samuel Okonkwo Designer: Lena Marsh, Senior Designer Account manager: Paul Vega Project: living room, 14 Elm Street, Austin Fee: $8,500\nTERMS AND CONDITIONS\n1. We will prepare drawings and a purchase list.\n2. The Client pays half on signing.\n3. Texas law governs.\nAccepted: Samuel Okonkwo, Client\nFor Verdant Design Studio LLC: Lena Marsh',
      ),
    ).toEqual(['VERDANT DESIGN STUDIO LLC', 'Samuel Okonkwo']);
  });

  test('one who promises or signs is a party', () => {
    expect(form('Tutor: Amelia Kerr', '\n4. The Tutor shall keep her own books.')).toContain('Amelia Kerr');
    expect(form('Tutor: Amelia Kerr', '\nTutor signature: ______')).toContain('Amelia Kerr');
  });

  test('one over whose form no firm stands teaches in her own name', () => {
    expect(form('Tutor: Amelia Kerr', '', 'Lessons at home')).toContain('Amelia Kerr');
  });
});

describe('who only supplies what is hired', () => {
  const lease = (more: string, row = 'Supplier: Bent Imaging Supply Co.') =>
    names(
      `EQUIPMENT LEASE\nLessor: Larch Leasing Corp.\nLessee: Venn Dental PLLC\n${row}\nEquipment: one X-ray unit\n1. Lessor leases the equipment to Lessee for 36 months. Lessor makes no warranty.\n2. Lessee shall pay the rent of $1,140 on the first day of each month.\n3. Lessee shall insure the equipment.${more}`,
    );

  test.each([
    'Supplier: Bent Imaging Supply Co.',
    'Equipment vendor: Bent Imaging Supply Co.',
    'Insurer: Bent Mutual Inc.',
  ])('%s', (row) => {
    expect(lease('\nLessor: Larch Leasing Corp. By: ______\nLessee: Venn Dental PLLC By: ______', row)).toEqual([
      'Larch Leasing Corp.',
      'Venn Dental PLLC',
    ]);
  });

  test('one who signs or promises is a party', () => {
    const signed =
      '\nSigned for the Lessor: ______\nSigned for the Lessee: ______\nSigned for the Supplier: ______ Bent Imaging Supply Co.';
    expect(lease(signed)).toContain('Bent Imaging Supply Co.');
    expect(lease('\n4. The Supplier shall take the unit back for $6,000 if the lease ends early.')).toContain(
      'Bent Imaging Supply Co.',
    );
  });
});

describe('the firm behind a branch', () => {
  const gym = (terms: string) =>
    names(
      `GYM MEMBERSHIP FORM\nClub: Larch Bend - 3380 Old Mill Rd\nMember: Renata Venn\n${terms}\n1. You pay $29 a month for 12 months to the club.\n2. You may cancel your membership on 30 days' notice to the club.`,
    );

  test.each([
    'Your contract is with Bent Iron Gyms, Inc., which runs this club.',
    'This membership agreement is between the member named above and Bent Iron Gyms, Inc. ("we", "us").',
  ])('%s', (terms) => {
    expect(gym(terms).toSorted()).toEqual(['Bent Iron Gyms, Inc.', 'Renata Venn']);
  });

  test('a firm that the paper only names is none', () => {
    expect(gym('Payments are collected by Bent Billing, Inc. for the club.')).not.toContain('Bent Billing, Inc.');
  });
});

describe('the directors of a company that contracts', () => {
  const credit = (rows: string, more = '') =>
    names(
      `CREDIT APPLICATION AND TERMS OF SALE\nApplicant: Bent Joinery Ltd\n${rows}\n1. "Supplier" means Larch Timber Ltd and its successors.\n2. The Supplier sells goods to the Applicant on 30 days' credit. Title passes on payment.${more}`,
    );

  test.each([
    'Directors: Ann Lee; Bo Roe',
    'Director 1: Ann Lee\nDirector 2: Bo Roe',
    'Name of director: Ann Lee',
    'Director(s)\tAnn Lee and Bo Roe',
  ])('%s', (rows) => {
    expect(credit(rows)).toEqual(['Bent Joinery Ltd', 'Larch Timber Ltd']);
  });

  test('who is bound as a Director is a party', () => {
    expect(
      names(
        "DIRECTOR'S LOAN AGREEMENT\nCompany: Bent Joinery Ltd\nDirector: Ann Lee\n1. The Director will lend the Company £5,000. The Company will repay it in two years.",
      ),
    ).toEqual(['Bent Joinery Ltd', 'Ann Lee']);
  });

  test('and so is a firm that is director of another', () => {
    expect(credit('Director: Ek Nominees Ltd')).toContain('Ek Nominees Ltd');
  });

  const surety = (cells: string) =>
    readFacts(
      `CREDIT APPLICATION AND TERMS OF SALE\nCustomer\tBent Joinery Ltd\n1. "Supplier" means Larch Timber Ltd and its successors.\n2. The Supplier sells goods to the Customer on 30 days' credit. Title passes on payment.\nThe undersigned guarantee payment to the Supplier.\nGUARANTOR 1\tGUARANTOR 2\n${cells}`,
    ).parties.map(({ value, role }) => `${value} (${role})`);

  test('who sign in columns as guarantors stand beside both sides', () => {
    expect(surety('Full name: Ann Lee\tFull name: Bo Roe\nSignature: A. Lee\tSignature: B. Roe')).toEqual([
      'Bent Joinery Ltd (Customer)',
      'Larch Timber Ltd (Supplier)',
      'Ann Lee (GUARANTOR 1)',
      'Bo Roe (GUARANTOR 2)',
    ]);
  });

  test('who signs there in an office signs for another', () => {
    expect(surety('Name: Ann Lee\tName: Bo Roe\nTitle: Director\tTitle: Director').join()).not.toContain('GUARANTOR');
  });
});
