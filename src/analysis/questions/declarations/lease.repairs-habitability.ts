import { defineQuestion } from '../define-question';
import { landlordRepairsWords } from '../words/landlord-repairs';
import { tenantRepairsEverythingWords } from '../words/tenant-repairs-everything';

export const leaseRepairsHabitability = defineQuestion({
  id: 'lease.repairs-habitability',
  title: 'Repairs and fitness for living',
  ask: 'Must the tenant do all repairs, or take the home as it is without a promise that it is fit to live in?',
  kinds: ['residential-lease-us', 'lease'],
  yes: {
    provisions: ['tenant-repairs-everything'],
    words: tenantRepairsEverythingWords,
  },
  no: {
    provisions: ['landlord-repairs'],
    words: landlordRepairsWords,
  },
  says: {
    yes: 'The tenant must do repairs of the structure or systems, or takes the place as it is.',
    no: 'The landlord repairs and keeps the place fit.',
    not_stated: 'Nothing was found on who repairs.',
  },
  positions: {
    tenant: {
      yes: 'high',
      not_stated: 'low',
      why: 'The tenant may have to pay for the owner’s building or put up with what nobody mends.',
      ask: 'Landlord shall keep the home fit to live in and repair structure, plumbing, heating, electricity and supplied appliances, urgent matters within 24 to 72 hours; Tenant pays only for damage that Tenant or guests cause.',
    },
    landlord: {
      yes: 'medium',
      why: 'In nearly every state the duty to keep a home habitable cannot be waived, so the clause may fail when it is needed.',
      ask: 'Landlord keeps the home habitable; Tenant does minor upkeep and repairs damage caused by Tenant or guests.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Civ. Code §§ 1941.1, 1942.1',
      says: 'the landlord keeps the home habitable; waivers are void',
    },
    {
      place: 'New York',
      cite: 'Real Prop. Law § 235-b',
      says: 'warranty of habitability, not to be waived',
    },
    {
      place: 'Florida',
      cite: 'Fla. Stat. § 83.51',
      says: 'the landlord maintains the premises',
    },
    {
      place: 'Texas',
      cite: 'Prop. Code § 92.052',
      says: 'the landlord repairs what endangers health or safety',
    },
  ],
  examples: {
    yes: [
      'The roof, the furnace and the pipes are the tenant’s to mend and to pay for.',
      'Owner promises nothing as to fitness, and Resident takes the house as is and keeps up every part of it.',
    ],
    no: ['The landlord mends the heating within a day.'],
    not_stated: [
      'The tenant tells the office at once of a leak.',
      'The tenant pays for a window that he has broken.',
      'Car repairs in the yard are forbidden.',
    ],
  },
});
