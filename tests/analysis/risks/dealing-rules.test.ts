import { type Found, type Trap, testRisks } from '../../support/risk-table';

const FOUND: Found[] = [
  [
    'endless-confidentiality',
    '7. Customer shall not disclose the Confidential Information during the contract or at any time thereafter.',
    /without an end/,
    'nda',
  ],
  [
    'non-solicit',
    '7. For two (2) years after the end Customer shall not solicit or hire any employee of Provider.',
    /bars Customer from soliciting or hiring staff for 2 years/,
  ],
  ['one-sided-non-disparagement', '7. Customer shall not disparage Provider.', /forbids Customer to speak ill/],
  [
    'no-challenge',
    '7. Customer shall not contest the validity of the trademarks of Provider.',
    /bars Customer from contesting/,
  ],
  [
    'first-refusal',
    '7. Customer shall have a right of first refusal to buy the Software.',
    /gives Customer a right of first refusal/,
  ],
  [
    'standstill',
    '7. For two years Customer shall not, without consent, acquire any securities of Provider or solicit proxies.',
    /standstill.*for 2 years/,
    'nda',
  ],
  ['non-refundable-fees', '5. Fees are non-refundable.', /Fees are non-refundable/],
  [
    'suspension-without-notice',
    '6. Provider may suspend the services without notice.',
    /lets Provider suspend performance \(“without notice”\)/,
  ],
  [
    'deemed-acceptance',
    '6. The deliverables are deemed accepted unless Customer rejects them within five (5) days.',
    /silence for 5 days/,
  ],
  ['time-of-essence', '6. Time is of the essence.', /Section 6 makes time of the essence/],
  [
    'broad-survival',
    '12. All obligations under this Agreement shall survive termination indefinitely.',
    /survive without an end/,
  ],
  [
    'one-sided-assignment',
    "13. Customer may not assign this Agreement without Provider's consent.",
    /bars Customer from assigning/,
  ],
  [
    'ip-assignment',
    '8. Provider hereby assigns to Customer all right, title and interest in the work product.',
    /has Provider assign intellectual property/,
    'services',
  ],
  [
    'background-ip',
    '8. Customer assigns all intellectual property to Provider, including pre-existing intellectual property.',
    /“pre-existing”/,
  ],
  ['joint-ip', '8. All improvements shall be jointly owned by the parties.', /joint property/],
  [
    'unlimited-licence',
    '4. Customer grants Provider a license to use the materials for any purpose whatsoever.',
    /“for any purpose whatsoever”/,
  ],
  ['data-use', '4. Provider may use customer data for its own marketing.', /lets Provider use “customer data”/],
  ['publicity', "4. Provider may use Customer's name and logo in its marketing.", /lets Provider use the other's name/],
  [
    'residuals',
    '4. The Receiving Party is free to use residuals retained in the memory of its staff.',
    /what its people remember/,
    'nda',
  ],
  [
    'class-waiver',
    '13. Each party may bring claims only on an individual basis and waives any class action.',
    /class or collective actions/,
  ],
  ['one-sided-termination', '12. Provider may terminate at any time.', /lets Provider end the contract/],
  [
    'exclusivity',
    '2. Customer shall be the exclusive distributor of Provider in Texas.',
    /exclusive distributor/,
    'amendment',
  ],
  ['liquidated-damages', '5. Customer shall pay a penalty of $10,000 for each breach.', /a penalty of \$10,000/],
  [
    'late-interest',
    '5. Late payments bear interest at one and one-half percent (1 1/2%) per month.',
    /1\.5% a month \(18% a year\)/,
  ],
];

const TRAPS: Trap[] = [
  [
    'non-solicit',
    'only a permission',
    '7. Nothing in this Agreement shall prevent Customer from hiring employees of Provider who answer advertisements.',
  ],
  ['one-sided-non-disparagement', 'mutual', '7. Neither party shall disparage the other party.'],
  ['one-sided-non-disparagement', 'about marks', '7. Customer shall not use the trademarks in a derogatory way.'],
  [
    'no-challenge',
    'a right to end only',
    '12. Provider may terminate this Agreement if Customer should not cease to challenge the validity of its patents.',
  ],
  ['first-refusal', 'denied', '7. The shares are free of any right of first refusal.'],
  [
    'standstill',
    'a statement only',
    '7. Provider represents and warrants that it does not and will not acquire securities of Customer or solicit proxies.',
    'nda',
  ],
  [
    'suspension-without-notice',
    'mutual and for cause',
    '6. Either party may suspend performance if the other party fails to pay.',
  ],
  [
    'deemed-acceptance',
    'no silence',
    '6. The deliverables are accepted when Customer signs the certificate of acceptance.',
  ],
  ['time-of-essence', 'denied', '6. Time is not of the essence.'],
  [
    'broad-survival',
    'by their nature',
    '12. All provisions which by their nature should survive shall survive termination of this Agreement.',
  ],
  ['broad-survival', 'for a time', '12. All obligations shall survive termination of this Agreement for two years.'],
  ['one-sided-assignment', 'mutual', "13. Neither party may assign this Agreement without the other party's consent."],
  [
    'ip-assignment',
    'assignment of the contract',
    '13. Provider hereby assigns this Agreement and its rights or obligations to Borel LLC.',
  ],
  [
    'background-ip',
    'background is kept',
    '8. Provider hereby assigns all right, title and interest in the work product, except pre-existing intellectual property.',
  ],
  [
    'background-ip',
    'whether or not made at work is about results',
    '8. Provider hereby assigns all right, title and interest in inventions, whether or not conceived during working hours.',
  ],
  ['joint-ip', 'denied', '8. No improvements shall be jointly owned by the parties.'],
  ['unlimited-licence', 'denied', '4. Customer shall have no right to use the materials for any purpose whatsoever.'],
  [
    'data-use',
    'for the service only',
    '4. Provider may use customer data solely to perform the services for third parties.',
  ],
  [
    'publicity',
    'with consent',
    "4. Provider may use Customer's name and logo in its marketing with prior written consent.",
  ],
  ['residuals', 'denied', '4. Employee shall not be free to use the residuals of the information.', 'nda'],
  [
    'class-waiver',
    'a class of shares',
    '13. No holder of any class of shares may bring a claim in a class proceeding.',
  ],
  [
    'one-sided-termination',
    'a pair',
    '12. Provider or Customer may terminate this Agreement at any time for convenience.',
  ],
  [
    'automatic-renewal',
    'a delay',
    '6. In case of force majeure the term of this Agreement is automatically extended by the delay.',
  ],
  [
    'warranty-disclaimer',
    'as is required',
    '9. Provider provides such warranties for the components as is required from it.',
  ],
  ['late-interest', 'a fraction is no whole number', '5. Late sums bear interest at the rate of 1/2% per month.'],
];

testRisks(FOUND, TRAPS);
