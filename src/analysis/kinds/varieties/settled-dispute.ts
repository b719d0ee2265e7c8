import { wording } from '../../lexicon/words';
import { construction } from '../declarations/construction';
import { consulting } from '../declarations/consulting';
import { contractor } from '../declarations/contractor';
import { lease } from '../declarations/lease';
import { residentialLeaseUs } from '../declarations/residential-lease-us';
import { residentialTenancyEngland } from '../declarations/residential-tenancy-england';
import { saleOfGoods } from '../declarations/sale-of-goods';
import { servicesAgreement } from '../declarations/services-agreement';
import { settlement } from '../declarations/settlement';
import { defineVariety } from './define-variety';

/** A letter that settles a dispute about works, a home or a sale, and has their words in each line. */
export const settledDispute = defineVariety({
  id: 'settled-dispute',
  labels: [{ label: settlement.label }],
  as: settlement,
  of: [],
  unlessTitled: [
    ...[construction, servicesAgreement, contractor, consulting, saleOfGoods],
    ...[lease, residentialLeaseUs, residentialTenancyEngland],
  ],
  sides: settlement.sides,
  deal: settlement.deal,
  head: wording([
    'without prejudice {until,unless,save as to,and subject to}, full and final settlement, how we settle',
    '{proposal,proposed,offer,agreement,agreed} to settle, settlement of {your,our,the,this} {claim,dispute,case,action}',
  ]),
  speaksOf: [
    wording('admission, admits, admit, admitting, concede(s), without accepting, liability is accepted'),
    wording('court, claim no, tribunal, ombudsman, adjudicat*, proceedings, lawsuit, judge, judgment'),
    wording([
      'release(s), drop, drops, withdraw(s), discontinue*, give up, gives up, all claims, every claim, no further claim(s)',
      'full and final, nothing more, in place of, end of the matter, bring no',
    ]),
    wording('will pay, pays, shall pay, pay you, pay me, repay'),
    wording('bind(s), binding, bound, countersign*, agreed, accept*'),
    wording('dispute, disagree*, complain*, defect*, leak*, arrears, overdue, you say, I say, we say, alleg*'),
  ],
  least: 5,
  never: wording('contract sum, practical completion, retention money, specification of works, employee, severance'),
  examples: [
    'WITHOUT PREJUDICE UNTIL SIGNED BY BOTH OF US\nDear Ms Lee,\nThe extension at 4 Mill Lane: how we settle it\nI built the extension for £46,000 and you say that the roof leaks and the tiles are hollow. You wrote that you would go to court.\n1. You will pay me £5,000 in place of the £9,000, within seven days.\n2. Neither of us makes any further claim about the extension, and signing is no admission by anybody.\n3. This letter is governed by the law of England. If you agree, sign it; it is then a binding agreement.\nTom Reed, builder\nAgreed: Ann Lee',
  ],
  nearMisses: [
    'CONSTRUCTION AGREEMENT\nReed Builders Ltd (the "Contractor") and Ann Lee (the "Owner").\n1. The Contractor shall build the extension.\n2. The Owner shall pay £46,000, the last part in full and final settlement of the price.\n3. Defects are put right within a year.\n4. Disputes go to the courts, and either may withdraw.\nAgreed and signed: Ann Lee',
    'Dear Ms Lee,\nQuotation for the extension at 4 Mill Lane\nI will build the extension for £46,000. You will pay a third when you accept.\nIf we disagree we go to adjudication before any court. This is binding once you have signed it.\nTom Reed, builder\nAgreed: Ann Lee',
  ],
});
