import { expect, test } from 'bun:test';
import { assessRisks } from '../../../src/analysis/risks/assess';
import { contractWith, readingOf } from '../../support/reading';
import { type Found, type Trap, testRisks } from '../../support/risk-table';

const FOUND: Found[] = [
  [
    'uncapped-liability',
    "8.1 Liability. Customer's liability under this Agreement shall be unlimited.",
    /Section 8\.1/,
  ],
  [
    'low-cap',
    "11.2 Cap. In no event shall Provider's liability exceed the fees paid by Customer in the three (3) months preceding the claim.",
    /3 months/,
  ],
  [
    'one-sided-cap',
    "11.2 Cap. In no event shall Provider's aggregate liability under this Agreement exceed the fees paid by Customer.",
    /liability of Provider only/,
  ],
  [
    'one-sided-indemnity',
    '10.1 Customer shall defend, indemnify and hold harmless Provider from and against any claim or loss arising out of this Agreement.',
    /has Customer indemnify/,
  ],
  [
    'warranty-disclaimer',
    '9. Warranty. The Software is provided "as is" and Provider makes no warranties of any kind.',
    /“as is”/,
  ],
  [
    'non-compete',
    '7. Customer shall not, for a period of three (3) years after termination, compete with Provider anywhere in the world.',
    /Customer from competing, for 3 years/,
  ],
  [
    'exclusivity',
    '2. Provider grants Customer the exclusive right to distribute the Software in Texas.',
    /Section 2 .*exclusive right to distribute/,
  ],
  [
    'most-favoured-nation',
    '6. Provider shall charge Customer prices no less favorable than those charged to any other customer of Provider.',
    /Provider must give/,
  ],
  ['minimum-commitment', '5. Customer shall purchase at least $500,000 of services in each year.', /\$500,000/],
  [
    'liquidated-damages',
    '5. If delivery is late, Provider shall pay liquidated damages of $1,000 for each day.',
    /\$1,000/,
  ],
  [
    'fees-after-termination',
    '12. Upon termination Customer shall pay all fees that would have become due for the remainder of the term.',
    /rest of the term/,
  ],
  [
    'price-increases',
    "5. Provider may increase the fees at any time upon thirty days' notice.",
    /may increase the fees/,
  ],
  ['long-payment-term', '5. Customer shall pay each invoice within seventy-five (75) days after receipt.', /75 days/],
  ['late-interest', '5. Overdue amounts bear interest at the rate of 2% per month.', /2% a month \(24% a year\)/],
  [
    'automatic-renewal',
    '3. The initial term of this Agreement begins on the Effective Date and continues for three (3) years. Thereafter this Agreement shall automatically renew for successive one (1) year terms unless either party gives written notice of non-renewal at least ninety (90) days before the end of the then-current term.',
    /90 days before.*Dec 1, 2028/,
  ],
  [
    'one-sided-termination',
    "12. Provider may terminate this Agreement at any time for its convenience upon thirty (30) days' notice.",
    /lets Provider end/,
  ],
  [
    'no-cure-period',
    '12. Either party may terminate this Agreement upon a breach by the other party.',
    /no time to cure/,
  ],
  [
    'change-of-control',
    '12. Provider may terminate this Agreement upon a change of control of Customer.',
    /change of control can end/,
  ],
  ['free-assignment', "13. Provider may assign this Agreement without Customer's consent.", /lets Provider assign/],
  [
    'perpetual-licence',
    '4. Customer grants Provider a perpetual, irrevocable license to use the data of Customer.',
    /perpetual and irrevocable/,
  ],
  [
    'audit-without-limits',
    "2. Provider may audit Customer's use of the Software at any time and without notice.",
    /without notice/,
  ],
  [
    'unilateral-amendment',
    '2. Provider may modify the terms of this Agreement at any time by posting a new version on its website.',
    /lets Provider change/,
  ],
  [
    'endless-confidentiality',
    '7. The duty to keep Confidential Information secret shall continue in perpetuity.',
    /without an end/,
    'nda',
  ],
  ['no-data-protection', '4. Provider may store personal data of the clients of Customer.', /personal data/],
  [
    'mandatory-arbitration',
    '13. Any dispute arising out of this Agreement shall be finally settled by arbitration under the rules of the American Arbitration Association.',
    /American Arbitration Association/,
  ],
  ['jury-waiver', '13. EACH PARTY WAIVES ANY RIGHT TO A TRIAL BY JURY.', /trial by jury/],
  ['blanks', '5. Customer shall pay the sum of $________ for the Software.', /one blank/],
  ['redactions', '5. Customer shall pay [***] for the first year and [***] for the second.', /2 terms are redacted/],
  ['missing-exhibits', '4. Provider shall keep the safeguards described in Exhibit C.', /Exhibit C/],
  ['unsigned', 'IN WITNESS WHEREOF, the parties have signed.\nBy: ____________________', /signature lines are empty/],
  ['no-liability-cap', '1. Provider shall deliver the Software.', /one page read/],
  ['no-indirect-loss-exclusion', '1. Provider shall deliver the Software.', /indirect or consequential/],
  ['no-confidentiality', '1. Provider shall deliver the Software.', /confidentiality/],
  ['no-governing-law', '1. Provider shall deliver the Software.', /governing law/],
];

const TRAPS: Trap[] = [
  [
    'uncapped-liability',
    'denied',
    "11. For the avoidance of doubt, Provider's liability shall not be uncapped in any circumstance.",
  ],
  [
    'uncapped-liability',
    'including without limitation',
    '11. Provider is not liable for damages, including, without limitation, lost profits.',
  ],
  ['uncapped-liability', 'what the law requires', '11. Liability for fraud and death shall be unlimited.'],
  [
    'exclusivity',
    'denied',
    '8. Nothing in this Agreement creates any exclusivity, and no exclusive right to distribute is granted.',
  ],
  ['exclusivity', 'non-exclusive', '2. Provider grants Customer a non-exclusive license to use the Software.'],
  [
    'exclusivity',
    'courts',
    '13. The courts of Delaware shall have exclusive jurisdiction, and the remedy is the exclusive remedy.',
  ],
  ['exclusivity', 'only a heading', '8. EXCLUSIVE DISTRIBUTION RIGHTS\nThe parties may deal with others.'],
  [
    'exclusivity',
    'a definition',
    '1. "Exclusive Territory" means the area in which a distributor is appointed as exclusive distributor by others.',
  ],
  [
    'non-compete',
    'a permission',
    '7. Nothing in this Agreement shall prevent Customer from competing with Provider, and Customer will not be restricted.',
  ],
  ['perpetual-licence', 'denied', '4. This Agreement does not grant a perpetual license.'],
  ['automatic-renewal', 'denied', '3. This Agreement shall not renew automatically.'],
  [
    'automatic-renewal',
    'by agreement',
    '3. The parties may agree in writing to extend the term for successive one (1) year periods.',
  ],
  [
    'one-sided-cap',
    'mutual',
    "11. Neither party's liability under this Agreement shall exceed the fees paid by Customer.",
  ],
  [
    'low-cap',
    'a whole year',
    "11. Each party's liability shall not exceed the fees paid in the twelve (12) months preceding the claim.",
  ],
  [
    'no-liability-cap',
    'there is one',
    "11. Each party's liability shall not exceed the fees paid in the twelve (12) months preceding the claim.",
  ],
  ['no-liability-cap', 'an NDA needs none', '1. Each party shall protect the Confidential Information.', 'nda'],
  ['no-liability-cap', 'an amendment has its main agreement', '1. The fee is raised to $10.', 'amendment'],
  [
    'one-sided-indemnity',
    'mutual',
    '10. Provider shall indemnify Customer against all claims of third parties. Customer shall indemnify Provider against all claims and losses.',
  ],
  [
    'one-sided-termination',
    'both',
    "12. Either party may terminate this Agreement at any time for convenience upon thirty (30) days' notice.",
  ],
  [
    'no-cure-period',
    'time to cure',
    '12. Either party may terminate this Agreement upon a breach that the other party does not cure within 30 days.',
  ],
  [
    'free-assignment',
    'needs consent',
    "13. Neither party may assign this Agreement without the other party's consent.",
  ],
  [
    'change-of-control',
    'exempt',
    '13. No consent is required for an assignment in connection with a change of control.',
  ],
  ['price-increases', 'capped', '5. Provider may increase the fees once a year by not more than 3%.'],
  ['long-payment-term', 'thirty days', '5. Customer shall pay each invoice within thirty (30) days.'],
  ['late-interest', 'moderate', '5. Overdue amounts bear interest at the rate of 8% per year.'],
  [
    'unilateral-amendment',
    'by both',
    '13. The parties may modify this Agreement only in writing signed by both parties.',
  ],
  [
    'audit-without-limits',
    'with limits',
    '2. Provider may audit the books and records of Customer once a year upon ten days notice during business hours.',
  ],
  [
    'missing-exhibits',
    'it is there',
    '4. Provider shall keep the safeguards described in Exhibit C.\nExhibit C\nProvider encrypts all data.',
  ],
  [
    'blanks',
    'lines to sign on',
    'IN WITNESS WHEREOF, the parties have signed.\nBy: ____________________\nName: __________________',
  ],
  ['unsigned', 'signed', 'IN WITNESS WHEREOF, the parties have signed.\nBy: /s/ Ann Borel\nBy: ____________________'],
  ['no-governing-law', 'named', '13. This Agreement shall be governed by the laws of the State of Texas.'],
  [
    'endless-confidentiality',
    'trade secrets only',
    '7. The duty to keep Confidential Information that is a trade secret shall continue in perpetuity.',
    'nda',
  ],
  [
    'warranty-disclaimer',
    'a warranty remains',
    '9. Except for the limited warranty in Section 8, the Software is provided "as is".',
  ],
];

testRisks(FOUND, TRAPS, ['no-liability-cap', 'no-indirect-loss-exclusion', 'no-confidentiality', 'no-governing-law']);

test('recitals and lines of a table of contents bind nobody', () => {
  const text = contractWith('1. Provider shall deliver the Software.').replace(
    'The parties agree as follows:',
    '\nWHEREAS, Provider appoints Customer as its exclusive distributor; and\n8.1 Waiver of Jury Trial ........ 14\nNOW, THEREFORE, the parties agree as follows:',
  );
  const rules = assessRisks(readingOf(text)).riskFactors.map((risk) => risk.rule);
  expect(rules).not.toContain('exclusivity');
  expect(rules).not.toContain('jury-waiver');
});
