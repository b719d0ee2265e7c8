import { defineQuestion } from '../define-question';
import { rentGoesOnAfterFireWords } from '../words/rent-goes-on-after-fire';
import { rentStopsAfterFireWords } from '../words/rent-stops-after-fire';

export const comleaseCasualtyInsurance = defineQuestion({
  id: 'comlease.casualty-insurance',
  title: 'Fire and other damage',
  ask: 'Does the rent go on, or may only the landlord end the lease, after damage or a taking?',
  kinds: ['commercial-lease'],
  yes: {
    provisions: ['rent-goes-on-after-fire'],
    words: rentGoesOnAfterFireWords,
  },
  no: {
    provisions: ['rent-stops-after-fire'],
    words: rentStopsAfterFireWords,
  },
  says: {
    yes: 'Rent goes on, or only the landlord may end the lease, after damage or a taking.',
    no: 'Rent stops or the tenant may leave after damage or a taking.',
    not_stated: 'Nothing was found on damage or a taking.',
  },
  positions: {
    tenant: {
      yes: 'high',
      not_stated: 'medium',
      why: 'The tenant may have to pay for premises from which it cannot trade, or wait for the landlord to decide.',
      ask: 'Rent abates from the day of the damage; if the premises are not restored in 9 months either party may end the lease; both waive subrogation to the extent insured.',
    },
    landlord: {
      no: 'low',
      why: 'Without rent insurance the landlord bears the gap.',
      ask: 'Landlord insures loss of rent for the time of abatement, and may charge the premium.',
    },
  },
  examples: {
    yes: [
      'If the depot is destroyed by fire the rent is payable as if nothing had happened.',
      'After storm damage the lessor alone may end the lease.',
    ],
    no: ['No rent falls due while flood damage closes the shop.'],
    not_stated: ['The tenant insures its stock against fire.', 'No fires may be lit.'],
  },
});
