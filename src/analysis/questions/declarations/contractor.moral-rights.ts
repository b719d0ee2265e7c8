import { defineQuestion } from '../define-question';

export const contractorMoralRights = defineQuestion({
  id: 'contractor.moral-rights',
  title: 'Moral rights',
  ask: 'Does the maker give up moral rights, such as to be named?',
  kinds: ['contractor', 'consulting', 'development', 'influencer', 'endorsement', 'marketing'],
  yes: {
    provisions: ['moral-rights-waived'],
    words: [
      ['moral', 'named', 'name', 'credit', 'author', 'attribut', 'integrity', 'paternity', 'droit', 'recogni', 'maker'],
    ],
  },
  says: {
    yes: 'The maker gives up moral rights, such as to be named.',
    no: 'A waiver of moral rights was not found.',
    not_stated: 'A waiver of moral rights was not found.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'The work may be changed and shown without the name of who made it.',
      ask: 'The maker is named where it is usual; changes that would hurt the maker’s name need consent.',
    },
  },
  examples: {
    yes: [
      'The Illustrator gives up every moral right in the drawings and shall not ask to be credited.',
      'Moral rights: waived for all countries.',
    ],
    not_stated: [
      'The maker is named on the inside cover.',
      'The Client shall credit the photographer beside each picture.',
    ],
  },
});
