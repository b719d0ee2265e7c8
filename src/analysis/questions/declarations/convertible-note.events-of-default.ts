import { defineQuestion } from '../define-question';
import { defaultAfterGraceWords } from '../words/default-after-grace';
import { defaultOnLenderBeliefWords } from '../words/default-on-lender-belief';

export const convertibleNoteEventsOfDefault = defineQuestion({
  id: 'convertible-note.events-of-default',
  title: 'Default on a wide ground',
  ask: 'May the holder call default because it feels insecure, on a vague worsening, or on any breach at all, without grace?',
  kinds: ['convertible-note'],
  yes: {
    provisions: ['default-on-lender-belief'],
    rules: ['cross-default'],
    words: defaultOnLenderBeliefWords,
  },
  no: {
    provisions: ['default-after-grace'],
    words: defaultAfterGraceWords,
  },
  both: 'no',
  says: {
    yes: 'Default may be called on wide grounds, without grace.',
    no: 'There is a time of grace before default.',
    not_stated: 'Wide grounds of default were not found.',
  },
  positions: {
    company: {
      yes: 'high',
      why: 'A small slip may let one holder call the money and frighten off the next investor.',
      ask: 'Default occurs only on non-payment ten days after notice, insolvency, or a material breach not cured in 30 days, and is declared by the holders of a majority of principal.',
    },
    investor: {
      no: 'low',
      why: 'Grace costs time in which the money may go.',
      ask: 'Non-payment, insolvency and a material breach not cured within ten days are events of default.',
    },
  },
  examples: {
    yes: [
      'The noteholder may call a default whenever it considers its money unsafe.',
      'Any breach of this note, however slight, is at once an event of default.',
    ],
    no: ['Default happens only where a sum is still unpaid ten days after written notice.'],
    not_stated: ['Interest is five per cent.', 'The note is signed in two copies.'],
  },
});
