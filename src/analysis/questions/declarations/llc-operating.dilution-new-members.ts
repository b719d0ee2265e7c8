import { defineQuestion } from '../define-question';

export const llcOperatingDilutionNewMembers = defineQuestion({
  id: 'llc-operating.dilution-new-members',
  title: 'Changes made by others',
  ask: 'May the manager, or the company with a majority of the holders, change the paper for all, also without the consent of the one affected?',
  kinds: ['llc-operating', 'partnership', 'shareholders', 'safe', 'convertible-note', 'preferred-stock'],
  yes: {
    provisions: ['majority-binds-all-holders'],
    words: [
      [
        'amend',
        'modif',
        'chang',
        'waive',
        'alter',
        'variat',
        'varied',
        'rewrite',
        'by laws',
        'release',
        'resolution',
        'new terms',
      ],
    ],
  },
  no: {
    provisions: ['own-consent-needed-for-change'],
    words: [
      ['amend', 'modif', 'chang', 'waive', 'alter', 'variat', 'varied', 'version', 'diluted', 'smaller', 'taken away'],
    ],
  },
  both: 'no',
  says: {
    yes: 'The manager, or the company with a majority of holders, may change the paper for all.',
    no: 'No change binds or hurts a holder without its own consent.',
    not_stated: 'Whether others may change the paper for this holder was not found stated.',
  },
  positions: {
    other: {
      yes: 'high',
      not_stated: 'low',
      why: 'Its share, price or rights can be cut by people whose interests are not its own.',
      ask: 'No amendment binds a holder that reduces its economic or voting rights, adds to its duties or treats it differently from others, without its own written consent.',
    },
    drafter: {
      no: 'low',
      why: 'A single holder may be able to hold up a change.',
      ask: 'A majority of the holders by amount may amend or waive for all, provided that all are treated alike and amount and price are untouched.',
    },
  },
  examples: {
    yes: [
      'What the company and most SAFE holders agree on as new terms counts for every holder.',
      'The partnership deed can be altered by the general partner without asking the limited partners.',
    ],
    no: ['Unless the member concerned signs, no amendment touches its share.'],
    not_stated: ['The company may issue more notes.', 'The lease can be changed in writing.'],
  },
});
