import { defineQuestion } from '../define-question';
import { landlordMayRelocateWords } from '../words/landlord-may-relocate';

export const comleaseRelocationDemolition = defineQuestion({
  id: 'comlease.relocation-demolition',
  title: 'Relocation or demolition',
  ask: 'May the landlord move the tenant, take space back or end the lease to rebuild?',
  kinds: ['commercial-lease', 'lease'],
  yes: {
    provisions: ['landlord-may-relocate'],
    words: landlordMayRelocateWords,
  },
  says: {
    yes: 'The landlord may move the tenant, take space back, change access or end the lease to rebuild.',
    no: 'The landlord may not move the tenant.',
    not_stated: 'No right to move the tenant was found.',
  },
  positions: {
    tenant: {
      yes: 'high',
      why: 'Fit-out, address and custom can be lost at the landlord’s wish.',
      ask: 'Delete; or Landlord may relocate Tenant once, on 90 days’ notice, to equal space in the building, pays all costs, and Tenant may instead end the lease.',
    },
    landlord: {
      not_stated: 'low',
      why: 'Without such a right one tenant can block a rebuilding.',
      ask: 'Landlord may relocate Tenant to equal space at Landlord’s cost on 90 days’ notice.',
    },
  },
  examples: {
    yes: [
      'The centre may shift the tenant’s stall to any other pitch.',
      'For a rebuilding the owner can take the ground floor back on three months’ notice.',
    ],
    not_stated: ['The tenant moves in on 1 May.', 'The parking lot has forty spaces.'],
  },
});
