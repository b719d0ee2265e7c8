import { defineQuestion } from '../define-question';
import { landlordRepairsWords } from '../words/landlord-repairs';
import { tenantRepairsEverythingWords } from '../words/tenant-repairs-everything';

export const comleaseRepairAndReturn = defineQuestion({
  id: 'comlease.repair-and-return',
  title: 'Full repair',
  ask: 'Must the tenant repair structure and systems, or put right defects that were there before?',
  kinds: ['commercial-lease'],
  yes: {
    provisions: ['tenant-repairs-everything'],
    words: tenantRepairsEverythingWords,
  },
  no: {
    provisions: ['landlord-repairs'],
    words: landlordRepairsWords,
  },
  says: {
    yes: 'The tenant must repair structure or systems, or takes the premises as they are.',
    no: 'The landlord repairs structure or systems.',
    not_stated: 'Nothing was found on who repairs.',
  },
  positions: {
    tenant: {
      yes: 'high',
      not_stated: 'low',
      why: 'The tenant may have to hand back, at its own cost, a better building than it got.',
      ask: 'Tenant keeps the inside in the state shown by the schedule of condition, fair wear, insured damage and latent defects excepted; Landlord repairs structure, roof and plant and bears capital replacements.',
    },
    landlord: {
      no: 'low',
      why: 'The cost of the building stays with the owner unless it can be charged on.',
      ask: 'Landlord’s repair costs, capital replacements apart, are recoverable in the service charge.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Landlord and Tenant Act 1927, s. 18',
      says: 'damages for disrepair are capped by the loss in value',
    },
  ],
  examples: {
    yes: [
      'Lessee shall keep the whole building, walls and roof included, in repair and replace the plant when worn out.',
      'Full repairing lease, no schedule of condition.',
    ],
    no: ['The roof and the lifts are kept in repair by the owner at his cost.'],
    not_stated: ['The landlord may enter to repair.', 'A repair shop is a permitted use.'],
  },
});
