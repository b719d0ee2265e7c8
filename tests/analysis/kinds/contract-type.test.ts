import { describe, expect, test } from 'bun:test';
import { readFacts } from '../../support/read-facts';

const BETWEEN =
  'between Acme, Inc., a Delaware corporation ("Acme"), and Borel LLC, a Texas limited liability company ("Borel")';
const TYPED: [type: string, text: string][] = [
  [
    'Mutual non-disclosure agreement',
    `This Agreement is made as of May 1, 2020 ${BETWEEN}. The parties wish to exchange Confidential Information.\n1. Confidentiality. The receiving party shall keep the Confidential Information secret. Confidentiality obligations last three years.\n2. Return. The receiving party shall return Confidential Information. Confidentiality survives.`,
  ],
  [
    'Employment agreement',
    `This Agreement is made as of May 1, 2020 between Acme, Inc. ("Company") and Jane Doe ("Executive").\n1. Employment. The Company employs the Executive. The employment begins June 1, 2020.\n2. Salary. During her employment the Executive shall be paid $200,000.\n3. End of employment. Severance is due when employment ends without cause.`,
  ],
  [
    'Lease',
    `This Agreement is made as of May 1, 2020 ${BETWEEN}.\n1. Premises. Acme leases the Premises to Borel. The lease begins June 1, 2020.\n2. Rent. The rental is $5,000 a month. The landlord shall repair the roof.\n3. End. At the end of the lease the tenant shall return the Premises. The lease may be renewed.`,
  ],
  [
    'Software as a service agreement',
    `This Agreement is made as of May 1, 2020 ${BETWEEN}.\n1. Access. Acme gives Borel access to the cloud service during the subscription.\n2. Fees. Subscription fees are due yearly. The subscription renews.\n3. Uptime. The cloud service is available 99.9%.`,
  ],
  [
    'Service level agreement',
    'SERVICE LEVELS\nThis Service Level Agreement is made as of May 1, 2020 ' +
      BETWEEN +
      '.\n1. Uptime. The service level is 99.9%. Service level credits apply.',
  ],
  [
    'Data processing agreement',
    'DATA PROTECTION TERMS\nThis Data Processing Addendum is made as of May 1, 2020 ' +
      BETWEEN +
      '. The processor shall process personal data on instructions.',
  ],
  [
    'Promissory note',
    `PROMISSORY NOTE\nFor value received, Borel LLC promises to pay to Acme, Inc. the sum of $100,000. This Note shall bear interest at 5%.`,
  ],
  [
    'SAFE',
    'SAFE\n(Simple Agreement for Future Equity)\nThis certifies that in exchange for the payment by Jane Doe (the "Investor"), Acme, Inc. (the "Company") hereby issues the right to certain shares.',
  ],
  [
    'Settlement agreement',
    'CONFIDENTIAL SETTLEMENT AGREEMENT AND MUTUAL RELEASE\nThis Agreement is made as of May 1, 2020 ' +
      BETWEEN +
      '. The parties agree as follows. Acme, plaintiff, v. Borel, defendant, is dismissed.',
  ],
  [
    'Share purchase agreement',
    `MEMBERSHIP INTEREST PURCHASE AGREEMENT\nThis Agreement is made as of May 1, 2020 ${BETWEEN}.`,
  ],
  [
    'Preferred stock investment',
    `SERIES A PREFERRED STOCK PURCHASE AGREEMENT\nThis Agreement is made as of May 1, 2020 ${BETWEEN}.`,
  ],
  ['Amendment', `AMENDMENT NO. 2 TO MASTER SERVICES AGREEMENT\nThis Amendment is made as of May 1, 2020 ${BETWEEN}.`],
  ['Amendment', `SECOND ADDENDUM\nThis Addendum to the Lease is made as of May 1, 2020 ${BETWEEN}.`],
  ['Master services agreement', `MASTER SERVICES AGREEMENT\nThis Agreement is made as of May 1, 2020 ${BETWEEN}.`],
  [
    'Master services agreement',
    `PROFESSIONAL SERVICES MASTER AGREEMENT\nThis Agreement is made as of May 1, 2020 ${BETWEEN}.`,
  ],
  [
    'Statement of work',
    'STATEMENT OF WORK NO. 3\nThis Statement of Work is entered into under the Master Services Agreement ' +
      BETWEEN +
      '.',
  ],
  ['Services agreement', `SERVICES AGREEMENT\nThis Agreement is made as of May 1, 2020 ${BETWEEN}.`],
  [
    'Terms of service',
    'TERMS OF SERVICE\nThese Terms govern your use of our cloud services. By using the services you agree to these Terms. The subscription renews.',
  ],
  ['Software licence', `END USER LICENSE AGREEMENT\nThis Agreement is made as of May 1, 2020 ${BETWEEN}.`],
  ['Software licence', `SOFTWARE LICENCE\nThis Licence is made as of May 1, 2020 ${BETWEEN}.`],
  [
    'Sale agreement',
    'BILL OF SALE\nFor value received Acme, Inc. hereby sells to Borel LLC the goods listed. This Bill of Sale shall bind the parties.',
  ],
  [
    'Guaranty',
    'GUARANTY\nThis Guaranty is made as of May 1, 2020 by Acme, Inc. in favor of Borel LLC. The parties agree as follows.',
  ],
  [
    'Offer letter',
    'Dear Jane:\nWe are pleased to offer you employment with Acme, Inc. (the "Company") as an engineer. Your employment begins May 1, 2020. Your employment is at will. By signing this letter you agree to its terms.\nSincerely,\nJohn Smith\nAccepted and agreed:\nJane Doe',
  ],
  [
    'Separation agreement',
    'SEPARATION AGREEMENT AND GENERAL RELEASE\nThis Agreement is between Acme, Inc. (the "Company") and Jane Doe ("Employee").',
  ],
  [
    'Partnership agreement',
    'LIMITED PARTNERSHIP AGREEMENT OF ALPHA LP\nThis Agreement is made as of May 1, 2020 by and among Acme GP LLC and the limited partners.',
  ],
  ['Non-compete agreement', `NON-COMPETITION AGREEMENT\nThis Agreement is made as of May 1, 2020 ${BETWEEN}.`],
  ['Franchise agreement', `FRANCHISE AGREEMENT\nThis Agreement is made as of May 1, 2020 ${BETWEEN}.`],
  [
    'Transportation agreement',
    `GAS TRANSPORTATION SERVICE AGREEMENT\nThis Agreement is made as of May 1, 2020 ${BETWEEN}.`,
  ],
  ['Promotion agreement', `CO-PROMOTION AGREEMENT\nThis Agreement is made as of May 1, 2020 ${BETWEEN}.`],
  [
    'Outsourcing agreement',
    `BUSINESS PROCESS OUTSOURCING AGREEMENT\nThis Agreement is made as of May 1, 2020 ${BETWEEN}.`,
  ],
  [
    'Construction agreement',
    'AGREEMENT\nSmith Painting Ltd ("Contractor") and Jane Brown ("Owner") agree on March 3, 2025 as follows.\n1. Contractor will paint the house.\n2. Owner will pay £4,000 within 30 days after the work is done.',
  ],
  [
    'Independent contractor agreement',
    `INDEPENDENT CONTRACTOR AGREEMENT\nThis Agreement is made as of May 1, 2020 ${BETWEEN}.`,
  ],
];

const NO_CONTRACT: Record<string, string> = {
  'a letter to a customer':
    'Acme Tools, Inc.\n100 Main Street\nBoston, MA 02110\nMay 3, 2021\nDear Ms. Lee:\nThank you for your letter of April 20 about the delayed delivery of your order. We regret the delay, which was caused by a strike at the port.\nWe shall ship the remaining goods by May 15. Please let us know whether this date suits you, and accept our apologies.\nSincerely,\nJohn Smith\nCustomer Service Manager',
  'a letter of demand':
    'Re: Breach of the Supply Agreement dated May 1, 2019\nDear Mr. Jones:\nWe represent Acme, Inc. Our client informs us that you have failed to pay the amounts due under the Agreement. If payment is not received within ten days, our client shall take legal action without further notice to either party.\nVery truly yours,\nMary Hill\nAttorney at Law',
  'an invoice':
    'INVOICE\nInvoice No. 2021-118\nDate: May 3, 2021\nBill to: Borel LLC, 2 Oak Avenue, Austin, Texas\nDescription\tQty\tUnit price\tAmount\nConsulting services, April 2021\t40\t$150.00\t$6,000.00\nSubtotal\t$6,000.00\nTax 8%\t$480.00\nTotal due\t$6,480.00\nPayment due within 30 days. Late payments shall bear interest at 1% a month. Thank you for your business.',
  'an article in a paper':
    'How tariffs reach the supermarket shelf\nBy Ann Reporter\nWhen the government raised tariffs last spring, importers had to decide who would bear the cost. A study of 400 firms finds that both parties to a sale, the importer and the retailer, shared it. The agreement between economists on this point is new.\nThe authors collected prices from twelve chains over three years. Their figures show that two thirds of the rise reached consumers within six months.',
  'a tax form':
    'Form W-9\nRequest for Taxpayer Identification Number and Certification\n1 Name (as shown on your income tax return)\n2 Business name\n3 Check appropriate box for federal tax classification\n5 Address\n6 City, state, and ZIP code\nPart I Taxpayer Identification Number (TIN)\nEnter your TIN in the appropriate box.\nPart II Certification\nUnder penalties of perjury, I certify that the number shown on this form is my correct taxpayer identification number.\nSignature of U.S. person\tDate',
  'a curriculum vitae':
    'JANE DOE\n12 Elm Street, Springfield\njane@example.com\nEXPERIENCE\nContract Manager, Acme Inc., 2015-2021. Negotiated supply agreements and leases; managed a team of four.\nParalegal, Borel LLP, 2011-2015. Drafted non-disclosure agreements and employment contracts.\nEDUCATION\nB.A., State University, 2011',
  'a press release':
    'FOR IMMEDIATE RELEASE\nAcme and Borel announce strategic alliance\nBOSTON, May 3, 2021 - Acme, Inc. and Borel LLC today announced that they have entered into a definitive agreement under which Acme shall supply its engines to Borel for five years. "This agreement is a milestone for both parties," said John Smith, chief executive of Acme.\nAbout Acme\nAcme makes engines.\nContact: press@acme.example',
  minutes:
    'MINUTES OF A MEETING OF THE BOARD OF DIRECTORS OF ACME, INC.\nA meeting of the board was held on May 3, 2021 at the offices of the company. Present were John Smith, Mary Hill and Bo Wu.\nThe chair called the meeting to order. WHEREAS, the board has reviewed the proposed lease; RESOLVED, that the officers are hereby authorized to sign it.\nThere being no further business, the meeting was adjourned.',
  'a judgment on a contract':
    "UNITED STATES COURT OF APPEALS FOR THE NINTH CIRCUIT\nACME, INC., Plaintiff-Appellant, v. BOREL LLC, Defendant-Appellee.\nNo. 19-15234\nOPINION\nSmith, Circuit Judge:\nThis appeal asks whether the parties' license agreement terminated when Borel missed a payment. The district court held that it did. We affirm. The agreement provides that either party may terminate hereunder upon material breach. Acme shall bear its own costs.",
  'a manual':
    'User guide\n1. Safety\nRead this guide before use. The appliance shall not be used near water.\n2. Installation\nPlace the machine on a level surface. Connect the hose to the tap.\n3. Cleaning\nWipe the housing with a damp cloth. Do not use solvents.\nWarranty\nThe maker warrants the appliance for two years.',
  'a policy':
    'Travel policy\nThis policy applies to all employees. Employees shall book economy class. Hotels shall not exceed $200 a night. Receipts shall be submitted within 30 days. Exceptions need the written approval of a director.\nQuestions go to the finance department.',
  'a study of contracts':
    'Deep networks for contract review\nAbstract\nWe present a data set of 510 commercial contracts with labels for 41 clause types, such as governing law, termination and license agreement. We compare three models.\n1 Introduction\nReviewing contracts is costly. Both parties to an agreement pay lawyers.\nReferences\n[1] A. Author. Title. 2019.',
  'a receipt': 'Store 118\nMilk 1.20\nBread 2.50\nTotal 3.70\nCash 5.00\nChange 1.30\nThank you for shopping with us!',
  'a quotation':
    'QUOTATION\nQuote no. 778\nTo: Borel LLC\n10 pumps at $400.00 each: $4,000.00\nDelivery four weeks after order. This quotation is valid for 30 days.',
  'a purchase order':
    'PURCHASE ORDER\nPO No. 4411\nVendor: Acme, Inc.\nShip to: Borel LLC\nItem\tQty\tPrice\nPump\t10\t$400.00\nTotal\t$4,000.00',
  'a will':
    'Last Will and Testament\nI, John Smith, of Boston, declare this to be my last will. I give my house to my daughter. I appoint Mary Hill as executor, who shall serve without bond. IN WITNESS WHEREOF I have hereunto set my hand.',
};

describe('type of a contract, by its title and structure', () => {
  test.each(TYPED)('%s: %p', (type, text) => {
    const fact = readFacts(text).contractType;
    expect(fact).toMatchObject({ status: 'found', value: type });
    expect(fact.evidence).not.toBeEmpty();
  });
});

describe('papers that are no contract', () => {
  test.each(Object.entries(NO_CONTRACT))('%s', (_name, text) => {
    const fact = readFacts(text).contractType;
    expect(fact).toMatchObject({ status: 'found', value: 'Not a contract' });
    expect(fact.evidence).not.toBeEmpty();
  });

  test('a dispute that is settled is one, though it names plaintiff and defendant', () => {
    const text = `Acme, Inc., Plaintiff, v. Borel LLC, Defendant\nThis Agreement is made as of May 1, 2020 ${BETWEEN}. The parties agree as follows.\n1. Borel shall pay $5,000 in settlement of the claims. The settlement is final. Upon settlement the suit is dismissed.`;
    expect(readFacts(text).contractType.value).toBe('Settlement agreement');
  });
});
