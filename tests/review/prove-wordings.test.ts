import { describe, expect, test } from 'bun:test';
import { provedInCode } from '../support/labelled-claims';

const TEXT = `SERVICES AGREEMENT

This Agreement is made on 2 October 2026 between Tarn Robotics Limited (the "Client") and Okoye & Daughters LLP (the "Supplier").

1. The Supplier shall perform the Services with reasonable skill. The Supplier shall not subcontract the Services without the prior written consent of the Client, such consent not to be unreasonably withheld. The Client shall pay each undisputed invoice within 45 days. The Client may withhold disputed sums. The Supplier shall deliver a report no later than the fifth working day of each month. If the Client does not pay, the Supplier may suspend the Services. The Supplier shall not exceed the budget of £12,000 unless the Client agrees. Neither party excludes liability for fraud. The Client shall own the reports. Title to the equipment does not pass to the Supplier. The Supplier warrants that it holds all licences. Either party may end this Agreement on 60 days' notice; the Client may also end it at once if the Supplier is insolvent. The liability of the Supplier is limited to £50,000. No variation is effective unless it is in writing. The Supplier is responsible for its staff. The Client is not obliged to order any minimum volume.
`;

/** Whether it is true, the claim, and how the sentence begins that it is made about. */
const CLAIMS: [boolean, string, string][] = [
  [true, 'Subcontracting needs the client’s prior written consent.', 'The Supplier shall not subcontract'],
  [
    true,
    'The supplier may only subcontract with the client’s consent, which may not be unreasonably withheld.',
    'The Supplier shall not subcontract',
  ],
  [false, 'The supplier may subcontract the services.', 'The Supplier shall not subcontract'],
  [
    false,
    'The client shall not subcontract the services without the supplier’s consent.',
    'The Supplier shall not subcontract',
  ],
  [true, 'Tarn Robotics must pay undisputed invoices in 45 days.', 'The Client shall pay'],
  [true, 'Disputed amounts need not be paid by the client.', 'The Client may withhold'],
  [true, 'Reports are due by the 5th working day of every month.', 'The Supplier shall deliver'],
  [false, 'Reports are due by the tenth working day.', 'The Supplier shall deliver'],
  [true, 'The supplier may stop work if the client fails to pay.', 'If the Client does not pay'],
  [false, 'If the supplier does not pay, the client may suspend the services.', 'If the Client does not pay'],
  [true, 'The budget is capped at £12,000 without further agreement.', 'The Supplier shall not exceed'],
  [
    true,
    'The supplier may exceed the budget of £12,000 only with the client’s agreement.',
    'The Supplier shall not exceed',
  ],
  [false, 'The supplier may exceed the budget of £12,000.', 'The Supplier shall not exceed'],
  [true, 'Liability for fraud is not excluded.', 'Neither party excludes'],
  [false, 'Both parties exclude liability for fraud.', 'Neither party excludes'],
  [true, 'The reports belong to the client.', 'The Client shall own'],
  [false, 'The supplier shall own the reports.', 'The Client shall own'],
  [true, 'The client keeps title to the equipment.', 'Title to the'],
  [true, 'The equipment never becomes the supplier’s.', 'Title to the'],
  [false, 'Title to the equipment passes to the supplier.', 'Title to the'],
  [true, 'All licences are held by the supplier, who warrants it.', 'The Supplier warrants'],
  [
    true,
    'Sixty days of notice end the agreement for either side, and insolvency of the supplier lets the client end it at once.',
    'Either party may end',
  ],
  [true, 'The client may end the agreement immediately if the supplier is insolvent.', 'Either party may end'],
  [false, 'The supplier may end the agreement at once if the client is insolvent.', 'Either party may end'],
  [true, 'Liability of Okoye & Daughters is limited to fifty thousand pounds.', 'The liability of the Supplier'],
  [false, 'The liability of the client is limited to £50,000.', 'The liability of the Supplier'],
  [false, 'The supplier’s liability is limited to €50,000.', 'The liability of the Supplier'],
  [true, 'Variations must be in writing to be effective.', 'No variation'],
  [true, 'A variation is effective only in writing.', 'No variation'],
  [true, 'There is no minimum order.', 'The Client is not obliged'],
  [
    true,
    'The client may order as little as it likes and is not bound to a minimum volume.',
    'The Client is not obliged',
  ],
  [false, 'The client is obliged to order a minimum volume.', 'The Client is not obliged'],
];

describe('consent, bounds, exceptions, conditions and owners', () => {
  const claims = CLAIMS.map(([truth, says, quote]) => ({
    truth,
    kind: 'plain' as const,
    visible: true,
    says,
    fact: null,
    quotes: [quote],
  }));
  for (const { claim, fault } of provedInCode({ name: 'services', text: TEXT, claims })) {
    test(`${claim.truth ? 'goes on' : 'is refused'}: ${claim.says}`, () => {
      if (claim.truth) expect(fault).toBeNull();
      else expect(fault).not.toBeNull();
    });
  }
});
