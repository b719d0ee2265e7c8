import { defineQuestion } from '../define-question';

export const amendmentNamesThePaper = defineQuestion({
  id: 'amendment.names-the-paper',
  title: 'The contract that is changed',
  ask: 'Does it name the contract that it changes, by title and date?',
  kinds: ['amendment'],
  yes: {
    provisions: ['earlier-contract-named'],
    words: [
      ['agreement', 'contract', 'lease', 'sublease', 'note', 'deed', 'order', 'tenancy', 'form', 'statement'],
      [
        'dated',
        'date',
        'on',
        'of',
        'from',
        'since',
        'signed',
        'entered',
        '1',
        'day',
        '01',
        '02',
        '03',
        'march',
        'made',
        'under',
      ],
    ],
  },
  says: {
    yes: 'It names the contract that it changes.',
    no: 'The contract that is changed is not named.',
    not_stated: 'The name and date of the contract that is changed were not found.',
  },
  positions: {
    drafter: {
      not_stated: 'high',
      why: 'Where there are several papers it may be argued which one was changed, or that none was.',
      ask: 'This Amendment changes the [title] dated [date] between [parties], as amended on [dates].',
    },
    other: {
      not_stated: 'high',
      why: 'Where there are several papers it may be argued which one was changed, or that none was.',
      ask: 'This Amendment changes the [title] dated [date] between [parties], as amended on [dates].',
    },
  },
  examples: {
    yes: [
      'This is a supplement to the Hosting Contract of 9 May 2023 between Orchid and Pine.',
      'The parties entered into a Sublease dated as of April 3, 2019 which is amended as stated below.',
    ],
    not_stated: ['The bill is dated 9 May.', 'We want to change our contract.'],
  },
});
