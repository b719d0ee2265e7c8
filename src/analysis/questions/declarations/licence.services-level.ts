import { defineQuestion } from '../define-question';
import { noReliefForFailedServicesWords } from '../words/no-relief-for-failed-services';

export const licenceServicesLevel = defineQuestion({
  id: 'licence.services-level',
  title: 'Failure of services',
  ask: 'Is the occupier left without relief if internet, power, heating or access fail?',
  kinds: ['licence-to-occupy', 'lodger-agreement'],
  yes: {
    provisions: ['no-relief-for-failed-services'],
    words: noReliefForFailedServicesWords,
  },
  says: {
    yes: 'The occupier has no relief if internet, power, heating or access fail.',
    no: 'Failure of services gives a credit or exit.',
    not_stated: 'Nothing was found on failure of services.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'A space that cannot be used as it should may have to be paid for all the same.',
      ask: 'For each day on which internet, power, heating or access fail, the fee is credited; after 5 days the Licensee may leave with a refund.',
    },
  },
  examples: {
    yes: ['Outages of the network, however long, give members no credit.', 'Heating or lift down: fee still due.'],
    not_stated: ['Members may use the internet.', 'We credit the fee when the network fails.'],
  },
});
