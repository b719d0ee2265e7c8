import { defineQuestion } from '../define-question';
import { openEndedExtraFeesWords } from '../words/open-ended-extra-fees';
import { wordsOfEither } from '../words-of-either';

export const tenancyFeesCharged = defineQuestion({
  id: 'tenancy.fees-charged',
  title: 'Charges beyond those permitted',
  ask: 'Is the tenant charged for check-out, inventory, cleaning, references, renewal, letters or the like?',
  kinds: ['residential-tenancy-england'],
  yes: {
    provisions: ['prohibited-tenant-fees', 'open-ended-extra-fees'],
    words: wordsOfEither(openEndedExtraFeesWords, [
      [
        'paid',
        'clean',
        'invoice',
        'reimburs',
        'fine',
        'per night',
        'contribut',
        'letter before',
        'we need',
        'renewal',
        'adding',
        'reference',
        'amendment',
        'check in',
        'check out',
        'admin',
      ],
      [
        'check',
        'inventor',
        'clean',
        'refer',
        'letter',
        'admin',
        'renew',
        'amend',
        'visit',
        'set up',
        'sign',
        'agency',
        'agent',
        'draw',
        'prepar',
        'credit',
        'guarantor',
        'key',
        'reminder',
        'professional',
        'tenancy',
        'tenant',
        'pet',
        'change',
        'arrang',
        'document',
        '£',
        'fee',
      ],
    ]),
  },
  says: {
    yes: 'The tenant is charged for things other than rent, deposit, bills and the few payments that the law permits.',
    no: 'Only permitted payments are charged.',
    not_stated: 'No charge beyond those permitted was found.',
  },
  positions: {
    tenant: {
      yes: 'high',
      why: 'Most such charges are prohibited in England and the tenant can have them back.',
      ask: 'Delete every charge other than rent, the deposit, utilities, council tax and the default payments permitted by the Tenant Fees Act 2019.',
    },
    landlord: {
      yes: 'high',
      why: 'Each prohibited payment can bring a fine, must be repaid and may bar some routes to possession.',
      ask: 'The Tenant pays only payments permitted by Schedule 1 to the Tenant Fees Act 2019.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Tenant Fees Act 2019, s. 1 and Sch. 1',
      says: 'in England every payment is prohibited unless Schedule 1 permits it',
    },
  ],
  examples: {
    yes: [
      'The leaver pays £95 for the check-out clerk.',
      'Professional clean at the end: tenant, £200.',
      'For each reference the agent asks the tenant for £45.',
    ],
    not_stated: [
      'The rent is £1,100 per month.',
      'The landlord pays the agent’s commission.',
      'The home shall be left as clean as it was.',
    ],
  },
});
