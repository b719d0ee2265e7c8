import { type Cause, type NoCause, testCompliance } from '../../support/compliance-table';

const law = (place: string): string => `\n13. This Agreement shall be governed by the laws of ${place}.`;
const titled = (title: string) => (text: string) => text.replaceAll('SUPPLY AGREEMENT', title);
const called = (from: string, to: string) => (text: string) => text.replaceAll(from, to);
const dated = (date: string) => (text: string) => text.replaceAll('March 1, 2026', date);

const EMPLOYEE_SECRET = '7. The Employee shall not disclose confidential information.';
const NO_COMPETE = '7. For two (2) years after termination Customer shall not compete with Provider.';

const CAUSES: Cause[] = [
  ['cloud-switching', `4. Provider shall host the software of Customer.${law('Germany')}`, /law of Germany/],
  [
    'financial-privacy',
    '4. Provider may receive nonpublic personal information of the clients of Customer.',
    /“nonpublic personal information”/,
  ],
  ['payment-cards', '4. Provider shall process cardholder data for Customer.', /Payment card data/],
  ['children-data', '4. The service may collect personal information from children.', /children/],
  [
    'state-non-compete',
    `${NO_COMPETE}${law('the State of Minnesota')}`,
    /law of Minnesota, which voids/,
    'employment',
    called('Customer', 'Employee'),
  ],
  [
    'speak-out-act',
    `7. The Employee shall not disparage the Employer.${law('the State of Texas')}`,
    /sexual harassment or assault/,
    'employment',
  ],
  [
    'securities-confidentiality',
    '7. For two years Customer shall not, without consent, acquire any securities of Provider or solicit proxies.',
    /standstill/,
    'nda',
  ],
  [
    'age-release',
    '7. Customer releases all claims under the Age Discrimination in Employment Act.',
    /21 or 45 days to consider and seven days to revoke/,
    'employment',
  ],
  [
    'deferred-compensation',
    `7. The Company shall pay severance of twelve months of salary.${law('the State of Texas')}`,
    /Severance is promised/,
    'employment',
  ],
  [
    'worker-classification',
    `1. Consultant is an independent contractor.${law('the State of California')}`,
    /not by the label/,
    'services',
    (text) =>
      text.replace(
        'Borel LLC, a Texas limited liability company ("Customer")',
        'Ann Borel, an individual ("Consultant")',
      ),
  ],
  [
    'consumer-renewal',
    `3. This Agreement shall automatically renew for successive one (1) year terms unless either party gives notice. The service is for personal, family or household use.${law('the State of California')}`,
    /renews automatically and speaks of consumers/,
  ],
  [
    'uk-exclusion-clauses',
    `11. Provider shall not be liable for any indirect loss or damage.${law('England and Wales')}`,
    /death and personal injury/,
  ],
  [
    'warranty-conspicuous',
    `9. Provider disclaims the implied warranty of merchantability of the products.${law('the State of Texas')}`,
    /plain type/,
    'supply',
  ],
  [
    'sale-of-goods-convention',
    '2. Provider shall sell the products to Customer.',
    /Delaware and Germany/,
    'supply',
    called('Borel LLC, a Texas limited liability company', 'Borel GmbH, a company organized under the laws of Germany'),
  ],
  [
    'commercial-agents',
    `2. The Agent shall procure orders for the goods. Customer is appointed as sales agent.${law('France')}`,
    /law of France/,
    'supply',
    titled('AGENCY AGREEMENT'),
  ],
  [
    'franchise-rule',
    `2. Provider grants Customer a franchise to run a restaurant.${law('the State of Texas')}`,
    /grants a franchise/,
    'supply',
    titled('FRANCHISE AGREEMENT'),
  ],
  [
    'resale-prices',
    '5. Customer shall not resell the products below the minimum resale price.',
    /resale price/,
    'supply',
  ],
  [
    'endorsement-guides',
    `2. The Talent shall post on Instagram about the products.${law('the State of Texas')}`,
    /“Instagram”/,
    'services',
    called('SERVICES AGREEMENT', 'ENDORSEMENT AGREEMENT'),
  ],
  [
    'choice-of-law-threshold',
    `5. The total purchase price is $40,000.${law('the State of New York')}`,
    /\$40,000.*\$250,000/,
    'supply',
  ],
];

const NONE: NoCause[] = [
  ['cloud-switching', 'another law', `4. Provider shall host the software of Customer.${law('the State of Texas')}`],
  [
    'cloud-switching',
    'terms are there',
    `4. Provider shall host the software. Provider gives transition assistance.${law('Germany')}`,
  ],
  [
    'financial-privacy',
    'safeguards are promised',
    '4. Provider may receive nonpublic personal information and shall maintain safeguards for it.',
  ],
  ['payment-cards', 'the standard is named', '4. Provider shall process cardholder data under PCI DSS.'],
  [
    'children-data',
    'the rule is named',
    '4. The service collects no personal information from children as COPPA asks.',
  ],
  [
    'state-non-compete',
    'another state',
    `${NO_COMPETE}${law('the State of Texas')}`,
    'employment',
    called('Customer', 'Employee'),
  ],
  ['state-non-compete', 'between businesses', `${NO_COMPETE}${law('the State of Minnesota')}`],
  [
    'speak-out-act',
    'the exception is there',
    `7. The Employee shall not disparage the Employer. This does not reach claims of sexual harassment.${law('the State of Texas')}`,
    'employment',
  ],
  [
    'securities-confidentiality',
    'acknowledged',
    '7. For two years Customer shall not, without consent, acquire any securities of Provider or solicit proxies. Customer knows the securities laws.',
    'nda',
  ],
  [
    'age-release',
    'only the forum',
    '7. Claims under the Age Discrimination in Employment Act are settled by arbitration, and each party waives a jury.',
    'employment',
  ],
  [
    'deferred-compensation',
    'spoken of',
    `7. The Company shall pay severance of twelve months of salary, in line with section 409A.${law('the State of Texas')}`,
    'employment',
  ],
  [
    'worker-classification',
    'a company',
    `1. Consultant is an independent contractor.${law('the State of California')}`,
    'services',
  ],
  [
    'consumer-renewal',
    'between businesses',
    `3. This Agreement shall automatically renew for successive one (1) year terms.${law('the State of California')}`,
  ],
  [
    'uk-exclusion-clauses',
    'the exception is there',
    `11. Provider shall not be liable for any indirect loss or damage, but nothing limits liability for death or personal injury.${law('England and Wales')}`,
  ],
  [
    'uk-exclusion-clauses',
    'another law',
    `11. Provider shall not be liable for any indirect loss.${law('the State of Texas')}`,
  ],
  [
    'warranty-conspicuous',
    'in capitals',
    `9. PROVIDER DISCLAIMS THE IMPLIED WARRANTY OF MERCHANTABILITY OF THE PRODUCTS.${law('the State of Texas')}`,
    'supply',
  ],
  ['sale-of-goods-convention', 'one country', '2. Provider shall sell the products to Customer.', 'supply'],
  [
    'sale-of-goods-convention',
    'excluded',
    '2. Provider shall sell the products to Customer. The CISG does not apply.',
    'supply',
    called('a Texas limited liability company', 'a company organized under the laws of Germany'),
  ],
  [
    'commercial-agents',
    'another law',
    `2. The Agent shall procure orders for the goods.${law('the State of Texas')}`,
    'supply',
    titled('AGENCY AGREEMENT'),
  ],
  [
    'franchise-rule',
    'a utility',
    `2. Provider grants Customer a franchise to lay gas pipes in its streets.${law('the State of Texas')}`,
    'supply',
    titled('FRANCHISE AGREEMENT'),
  ],
  [
    'resale-prices',
    'free prices',
    '5. Customer is free to set its own prices and need not keep a minimum resale price.',
    'supply',
  ],
  [
    'endorsement-guides',
    'disclosure is promised',
    `2. The Talent shall post on Instagram and disclose the paid connection.${law('the State of Texas')}`,
    'services',
    called('SERVICES AGREEMENT', 'ENDORSEMENT AGREEMENT'),
  ],
  [
    'choice-of-law-threshold',
    'a large sum',
    `5. The total purchase price is $400,000.${law('the State of New York')}`,
    'supply',
  ],
  [
    'whistleblower-notice',
    'older than the law',
    `${EMPLOYEE_SECRET}${law('the State of Texas')}`,
    'employment',
    dated('March 1, 2009'),
  ],
  [
    'export-control',
    'a contract for export sales is an annex',
    '4. The Contract for Export Sales of equipment is Annex 2.',
  ],
  ['consumer-terms', 'a business', '4. The Software is licensed for the internal business of Customer.'],
  [
    'employment-arbitration',
    'an exception',
    '9. Any dispute but a claim of sexual harassment shall be settled by arbitration.',
    'employment',
  ],
  [
    'renewal-laws',
    'another law',
    `3. This Agreement shall automatically renew for successive one (1) year terms.${law('Texas')}`,
    'services',
  ],
  [
    'health-data',
    'an agreement is there',
    '4. Customer may give protected health information to Provider under the business associate agreement.',
  ],
  [
    'anti-bribery',
    'an undertaking is there',
    '4. Customer may sell the products to government agencies and shall obey the FCPA.',
    'supply',
    titled('DISTRIBUTION AGREEMENT'),
  ],
];

testCompliance(CAUSES, NONE);
