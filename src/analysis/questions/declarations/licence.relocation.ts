import { defineQuestion } from '../define-question';
import { landlordMayRelocateWords } from '../words/landlord-may-relocate';

export const licenceRelocation = defineQuestion({
  id: 'licence.relocation',
  title: 'Move to other space',
  ask: 'May the operator move the occupier to other space or change layout or hours?',
  kinds: ['licence-to-occupy', 'lodger-agreement'],
  yes: {
    // Who ends it when the building is rebuilt moves nobody.
    unlike: ['{may,can} ({also,then} ){end,terminate,determine} {it,this,the}'],
    provisions: ['landlord-may-relocate'],
    words: landlordMayRelocateWords,
  },
  says: {
    yes: 'The operator may move the occupier to other space or change layout or access.',
    no: 'The operator may not move the occupier.',
    not_stated: 'No right to move the occupier was found.',
  },
  positions: {
    other: {
      yes: 'medium',
      why: 'The room that was chosen can be changed for a worse one.',
      ask: 'A move is to space of the same size and class in the building, on 30 days’ notice and at the Licensor’s cost; the Licensee may instead leave free of charge.',
    },
    drafter: {
      not_stated: 'low',
      why: 'A right to move the occupier helps to show that no tenancy is given.',
      ask: 'The Licensor may allot other space of like size on 14 days’ notice.',
    },
  },
  examples: {
    yes: [
      'Your desk may be swapped for one on another floor when we rearrange the hall.',
      'Operator may allot a different office of like size.',
    ],
    not_stated: ['The member may choose a desk each morning.', 'Move your car by six.'],
  },
});
