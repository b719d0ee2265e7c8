import { defineQuestion } from '../define-question';

export const ndaReturnOnRequest = defineQuestion({
  id: 'nda.return-on-request',
  title: 'Return or destruction, at the end or on request',
  ask: 'Must the recipient return or destroy the information at the end or on request?',
  kinds: ['nda', 'mutual-nda', 'one-way-nda', 'employee-covenants'],
  yes: {
    provisions: ['return-or-destroy'],
    words: [
      [
        'return',
        'destr',
        'delete',
        'deliver',
        'erase',
        'purge',
        'shred',
        'give back',
        'given back',
        'given up',
        'give up',
        'give the',
        'hand',
        'surrender',
        'send',
        'sent',
        'redeliver',
        'leave',
        'turned in',
        'beyond use',
        'give back',
        'give',
        'wipe',
        'give everything',
        'obliterat',
      ],
    ],
  },
  says: {
    yes: 'The information must be returned or destroyed at the end or on request.',
    no: 'The information need not be returned or destroyed.',
    not_stated: 'No duty to return or destroy the information was found.',
  },
  positions: {
    drafter: {
      not_stated: 'high',
      why: 'The papers may stay with the recipient when the talks are over, for others to read.',
      ask: 'On request, and at the latest within 30 days after the end of this Agreement, the Receiving Party shall return or destroy all Confidential Information and confirm this in writing.',
    },
    other: {
      yes: 'low',
      why: 'The recipient should check that it may choose destruction and keep what back-ups and the law require.',
      ask: 'The Receiving Party may choose destruction, and may keep back-up copies and what the law requires it to keep, under continuing secrecy.',
    },
  },
  examples: {
    yes: [
      'When the trial is over the laboratory shall send the samples back and wipe the files.',
      'Omega shall, at Delta’s bidding, give up all documents that it has had from Delta.',
    ],
    not_stated: [
      'The tenant gets the deposit returned in June.',
      'The recipient may keep the documents.',
      'The goods travel at the buyer’s risk and may be sent back if faulty.',
    ],
  },
});
