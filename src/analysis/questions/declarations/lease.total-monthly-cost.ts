import { defineQuestion } from '../define-question';
import { openEndedExtraFeesWords } from '../words/open-ended-extra-fees';

export const leaseTotalMonthlyCost = defineQuestion({
  id: 'lease.total-monthly-cost',
  title: 'Open-ended charges besides the rent',
  ask: 'Are charges besides the rent due in amounts that are not stated or that the landlord sets?',
  kinds: ['residential-lease-us', 'lease'],
  yes: {
    provisions: ['open-ended-extra-fees'],
    words: openEndedExtraFeesWords,
  },
  says: {
    yes: 'Charges besides the rent are due in amounts that are not stated or that the landlord sets.',
    no: 'All charges are stated.',
    not_stated: 'No open-ended charges besides the rent were found.',
  },
  positions: {
    tenant: {
      yes: 'high',
      why: 'The rent is not the whole cost, and the landlord may be able to add to it.',
      ask: 'All monthly and move-in sums are listed in the table in this Lease with their amounts; nothing else is payable.',
    },
    landlord: {
      yes: 'medium',
      why: 'Fees that are not disclosed with their amounts are forbidden or disputed in more and more places.',
      ask: 'All monthly and move-in sums are listed in the table in this Lease with their amounts; nothing else is payable.',
    },
  },
  examples: {
    yes: [
      'On top of the rent the resident pays whatever package, trash and portal fees the office sets.',
      'Other monthly charges: to be determined by management.',
    ],
    not_stated: [
      'Parking costs $60 per month.',
      'The landlord pays the property taxes.',
      'The tenant may not charge batteries of scooters in the hall.',
    ],
  },
});
