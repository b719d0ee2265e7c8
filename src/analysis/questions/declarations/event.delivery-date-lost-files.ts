import { defineQuestion } from '../define-question';

export const eventDeliveryDateLostFiles = defineQuestion({
  id: 'event.delivery-date-lost-files',
  title: 'Lost or late pictures',
  ask: 'Is the vendor free of liability for lost, spoiled or late pictures or film?',
  kinds: ['event-services'],
  yes: {
    provisions: ['lost-pictures-not-answered-for'],
    words: [
      [
        'image',
        'picture',
        'photo',
        'film',
        'video',
        'footage',
        'record',
        'file',
        'data',
        'album',
        'delivery',
        'shot',
        'negative',
        'original',
        'footage',
        'losses',
        'card',
      ],
    ],
  },
  says: {
    yes: 'The vendor does not answer for lost, spoiled or late pictures or film.',
    no: 'The vendor answers for lost pictures.',
    not_stated: 'Lost or late pictures were not found addressed.',
  },
  positions: {
    client: {
      yes: 'high',
      why: 'The day cannot be photographed again, and the client may be left without a claim.',
      ask: 'The Photographer keeps two backups, delivers at least [number] edited images within eight weeks, and refunds the whole price if images are lost.',
    },
  },
  examples: {
    yes: [
      'Whatever befalls the recordings, the cameraman owes the couple nothing.',
      'The studio takes no responsibility should the digital pictures be erased or spoiled.',
    ],
    not_stated: ['The pictures on the wall belong to the hall.', 'A film is shown to the children at four.'],
  },
});
