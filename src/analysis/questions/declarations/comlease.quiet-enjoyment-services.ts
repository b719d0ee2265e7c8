import { defineQuestion } from '../define-question';
import { noReliefForFailedServicesWords } from '../words/no-relief-for-failed-services';

export const comleaseQuietEnjoymentServices = defineQuestion({
  id: 'comlease.quiet-enjoyment-services',
  title: 'Failure of services',
  ask: 'Is the tenant left without relief if heating, power, lift or access fail?',
  kinds: ['commercial-lease'],
  yes: {
    provisions: ['no-relief-for-failed-services'],
    words: noReliefForFailedServicesWords,
  },
  says: {
    yes: 'The tenant has no relief if heating, power, lift or access fail.',
    no: 'Failure of services gives relief.',
    not_stated: 'Nothing was found on failure of services.',
  },
  positions: {
    tenant: {
      yes: 'medium',
      why: 'The tenant may have to pay in full for premises it cannot use.',
      ask: 'If services or access fail for more than 3 business days, rent abates; after 60 days Tenant may end the lease.',
    },
  },
  examples: {
    yes: ['A stoppage of the lift or heating gives the lessee no claim of any sort.', 'Power cuts: no rent reduction.'],
    not_stated: ['The tenant pays for heating.', 'Rent abates if heating fails.'],
  },
});
