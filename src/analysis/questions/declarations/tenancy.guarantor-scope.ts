import { defineQuestion } from '../define-question';
import { guarantyCappedWords } from '../words/guaranty-capped';
import { unlimitedPersonalGuarantyWords } from '../words/unlimited-personal-guaranty';

export const tenancyGuarantorScope = defineQuestion({
  id: 'tenancy.guarantor-scope',
  title: 'Guarantor without limit',
  ask: 'Does a guarantor answer without a limit of amount or time?',
  kinds: ['residential-tenancy-england'],
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
    yes: 'A guarantor answers without a limit.',
    no: 'The guarantee is limited in amount or time.',
    not_stated: 'No guarantor was found.',
  },
  positions: {
    tenant: {
      yes: 'high',
      why: 'The guarantor may answer for all sharers, all damage and later rents.',
      ask: 'The guarantee covers the named tenant’s own share, is limited to six months’ rent and ends when that tenant leaves or dies.',
    },
    landlord: {
      not_stated: 'low',
      why: 'If the tenant cannot pay there may be only the deposit.',
      ask: 'Consider a guarantor for a stated sum, in writing and signed.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Statute of Frauds 1677, s. 4',
      says: 'a guarantee must be in writing and signed',
    },
  ],
  examples: {
    yes: [
      'The mother guarantees everything that the four students may owe, whatever it comes to.',
      'The guarantor’s liability is unlimited and goes on in any later tenancy.',
    ],
    no: ['The guarantor pays at most £2,000 and only until July.'],
    not_stated: ['The seller guarantees the washing machine.', 'No guarantor is asked for.'],
  },
});
