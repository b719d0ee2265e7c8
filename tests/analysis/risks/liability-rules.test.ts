import { type Found, type Trap, testRisks } from '../../support/risk-table';

const FOUND: Found[] = [
  [
    'cap-without-carve-outs',
    "11. Provider's total liability under this Agreement shall not exceed the fees paid in the twelve (12) months before the claim.",
    /Section 11 limits liability with no exception/,
  ],
  [
    'uncapped-heads',
    '11. The limitations of liability in this Agreement shall not apply to breach of confidentiality or the indemnities.',
    /indemnities and breach of confidentiality/,
  ],
  [
    'one-sided-loss-exclusion',
    '11. In no event shall Provider be liable for any indirect or consequential damages.',
    /frees Provider alone/,
  ],
  [
    'sole-remedy',
    "9. Repair or replacement is Customer's sole and exclusive remedy for a breach of this warranty.",
    /leaves Customer one remedy/,
  ],
  [
    'short-limitation',
    '13. No action arising out of this Agreement may be brought by either party more than six (6) months after the cause of action has accrued.',
    /within 6 months/,
  ],
  ['short-limitation', '13. Claims must be brought within three months.', /within 3 months/],
  [
    'indemnity-for-own-fault',
    '10. Customer shall indemnify Provider against all claims, regardless of whether caused by the negligence of any indemnified party.',
    /has Customer indemnify even where/,
  ],
  ['one-sided-indemnity', '10. Customer indemnifies Provider against all claims and losses.', /has Customer indemnify/],
  ['uncapped-liability', '11. Liability is unlimited.', /Section 11 makes liability unlimited/],
  [
    'personal-guarantee',
    '10. The owners shall personally guarantee the debts of Customer under this Agreement.',
    /answer for its debts/,
  ],
  [
    'confession-of-judgment',
    '10. Customer authorizes any attorney to appear for it and confess judgment for the sum due.',
    /judgment be entered without a trial/,
  ],
  [
    'one-sided-legal-fees',
    "10. Customer shall pay all costs of collection, including attorneys' fees, incurred by Provider in collecting overdue sums.",
    /has Customer pay/,
  ],
  [
    'cross-default',
    '12. Any default by Customer under any other agreement with Provider shall constitute a default under this Agreement.',
    /another contract/,
  ],
];

const TRAPS: Trap[] = [
  [
    'cap-without-carve-outs',
    'fraud is excepted',
    "11. Except for fraud, Provider's total liability shall not exceed the fees paid in the twelve (12) months before the claim.",
  ],
  [
    'cap-without-carve-outs',
    '"but not limited to" is no limit',
    '11. Provider shall indemnify Customer against all liability, including but not limited to attorneys fees and other amounts.',
  ],
  [
    'uncapped-heads',
    'only what the law keeps unlimited',
    '11. The limitations of liability in this Agreement shall not apply to fraud or death.',
  ],
  [
    'one-sided-loss-exclusion',
    'mutual',
    '11. In no event shall either party be liable to the other for any indirect or consequential damages.',
  ],
  [
    'sole-remedy',
    'remedies add up',
    '9. This remedy is not the sole or exclusive remedy and all remedies are cumulative.',
  ],
  [
    'short-limitation',
    'a long time',
    '13. No action may be brought more than five (5) years after the cause of action has accrued.',
  ],
  [
    'short-limitation',
    'notice of a claim of a third party',
    '10. No third-party claim shall be made the subject of indemnity unless notice is given within thirty (30) days.',
  ],
  [
    'indemnity-for-own-fault',
    'the own fault is excepted',
    '10. Customer shall indemnify Provider against all claims, except to the extent caused by the negligence of the indemnified party.',
  ],
  ['personal-guarantee', 'denied', '10. No officer or director shall be personally liable for any debt of Customer.'],
  ['personal-guarantee', 'only a heading', '10. PERSONAL GUARANTEE\nThe parties give no security.'],
  ['confession-of-judgment', 'waived', '10. Provider waives its right to obtain a confession of judgment.'],
  [
    'one-sided-legal-fees',
    'the winner recovers',
    "10. The prevailing party shall be paid its attorneys' fees in any action to enforce this Agreement.",
  ],
  [
    'cross-default',
    'a warranty that there is none',
    '10. Provider represents that it is not in default under any other agreement that would terminate its business.',
  ],
  ['uncapped-liability', 'a company with unlimited liability', '1. Provider is not an unlimited liability company.'],
];

testRisks(FOUND, TRAPS);
