import { BANS } from '../../lexicon/en/turns';
import { defineQuestion } from '../define-question';

export const ndaCopies = defineQuestion({
  id: 'nda.copies',
  title: 'Copies',
  ask: 'May the recipient make copies of some of the information?',
  kinds: ['nda', 'mutual-nda', 'one-way-nda', 'employee-covenants'],
  yes: {
    turns: BANS,
    provisions: ['copies-allowed'],
    words: [
      ['cop', 'reprod', 'duplicat', 'photocop', 'extract', 'scan', 'backup', 'transcri', 'print', 'screenshot', 'set '],
    ],
  },
  no: {
    provisions: ['no-copies'],
    words: [
      [
        'cop',
        'reprod',
        'duplicat',
        'photograph',
        'extract',
        'scan',
        'transcri',
        'multipl',
        'replicat',
        'record',
        'print',
        'download',
        'screen',
        'camera',
      ],
    ],
  },
  both: 'yes',
  says: {
    yes: 'The recipient may make copies in some cases.',
    no: 'The recipient may make no copies.',
    not_stated: 'Copies by the recipient are not mentioned.',
  },
  positions: {
    drafter: {
      yes: 'low',
      why: 'Every copy has to be found again when the information is to be returned.',
      ask: 'Copies are limited to those needed for the Purpose and carry the notices of the original.',
    },
    other: {
      no: 'low',
      why: 'Hardly anybody can work with papers today without storing or copying them.',
      ask: 'The Receiving Party may make the copies that it needs for the Purpose.',
    },
  },
  examples: {
    yes: [
      'So many photocopies may be taken as the evaluating engineers need.',
      'Reproductions made by the Bidder are subject to the same duties as the originals.',
    ],
    no: ['It is forbidden to photograph, scan or otherwise duplicate the plans.'],
    not_stated: [
      'This contract is made in two copies.',
      'The Company shall send a copy of the notice to its lawyers.',
      'The Recipient shall return the originals.',
    ],
  },
});
