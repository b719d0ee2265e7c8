import { defineQuestion } from '../define-question';
import { guarantyCappedWords } from '../words/guaranty-capped';
import { unlimitedPersonalGuarantyWords } from '../words/unlimited-personal-guaranty';

export const comleaseGuaranteeDeposit = defineQuestion({
  id: 'comlease.guarantee-deposit',
  title: 'Guarantee for the lease',
  ask: 'Does a guarantor answer for the lease without a limit?',
  kinds: ['commercial-lease'],
  yes: {
    provisions: ['unlimited-personal-guaranty'],
    rules: ['personal-guarantee'],
    words: unlimitedPersonalGuarantyWords,
  },
  no: {
    provisions: ['guaranty-capped'],
    words: guarantyCappedWords,
  },
  says: {
    yes: 'A guarantor answers for the lease without a limit.',
    no: 'The guarantee or deposit is limited in amount or time.',
    not_stated: 'No guarantee was found.',
  },
  positions: {
    tenant: {
      yes: 'high',
      why: 'The guarantor’s property stands behind the rent of the whole term, perhaps also after the business has been sold.',
      ask: 'The guarantee is limited to six months’ rent, falls away after two years without default, and ends on surrender or a permitted assignment.',
    },
    landlord: {
      not_stated: 'medium',
      why: 'A company tenant without means may leave the landlord with empty premises.',
      ask: 'Ask for a deposit or a guarantee of six to twelve months’ rent.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Landlord and Tenant (Covenants) Act 1995, s. 16',
      says: 'an outgoing tenant may guarantee its assignee only',
    },
    {
      place: 'California',
      cite: 'Civ. Code § 1950.7',
      says: 'return of commercial deposits',
    },
  ],
  examples: {
    yes: [
      'Both shareholders guarantee the tenant’s rent for the whole term with all they have.',
      'The director is personally liable, without limit, for whatever the tenant owes.',
    ],
    no: ['The guaranty stops after the third year.'],
    not_stated: ['The boiler is guaranteed for a year.', 'A guarantor is not needed.'],
  },
});
