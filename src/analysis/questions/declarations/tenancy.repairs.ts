import { defineQuestion } from '../define-question';
import { landlordRepairsWords } from '../words/landlord-repairs';
import { tenantRepairsEverythingWords } from '../words/tenant-repairs-everything';

export const tenancyRepairs = defineQuestion({
  id: 'tenancy.repairs',
  title: 'Repairs and fitness',
  ask: 'Must the tenant repair structure, outside, heating or drains, or take the home as it is?',
  kinds: ['residential-tenancy-england'],
  yes: {
    provisions: ['tenant-repairs-everything'],
    words: tenantRepairsEverythingWords,
  },
  no: {
    provisions: ['landlord-repairs'],
    words: landlordRepairsWords,
  },
  says: {
    yes: 'The tenant must repair structure or installations, or takes the home as it is.',
    no: 'The landlord repairs and keeps the home fit.',
    not_stated: 'Nothing was found on who repairs.',
  },
  positions: {
    tenant: {
      yes: 'high',
      not_stated: 'low',
      why: 'The tenant would pay for what the law puts on the landlord, and may put up with disrepair.',
      ask: 'The Landlord keeps structure, outside and installations for water, gas, electricity, sanitation and heating in repair, and the home fit to live in; the Tenant pays only for damage of his own.',
    },
    landlord: {
      yes: 'high',
      why: 'The duties cannot be contracted out of; the clause is void and leaves a false sense of safety.',
      ask: 'Set out the Landlord’s duties under sections 9A and 11, with times for urgent and other repairs.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Landlord and Tenant Act 1985, ss. 9A (England), 11, 12',
      says: 'fitness and repair are the landlord’s and cannot be excluded',
    },
  ],
  examples: {
    yes: [
      'The boiler and the gutters are for the tenant to mend at his own expense.',
      'The cottage is let as seen, and nothing will be repaired by the owner.',
    ],
    no: ['We keep the heating and the roof in repair.'],
    not_stated: ['The tenant changes light bulbs.', 'The tenant lets in workmen who come to repair.'],
  },
});
