import { defineQuestion } from '../define-question';

export const softwareUserWorks = defineQuestion({
  id: 'software.user-works',
  title: 'Rights in what the user makes',
  ask: 'May the licensor use or publish what the user makes or stores with the program?',
  kinds: ['software-licence', 'hosting', 'it-managed-services'],
  yes: {
    provisions: ['broad-licence-to-user-content'],
    words: [
      [
        'content',
        'picture',
        'image',
        'work',
        'file',
        'material',
        'project',
        'model',
        'video',
        'music',
        'text',
        'whatever',
        'anything',
        'upload',
        'creation',
        'output',
        'document',
        'design',
        'drawing',
        'post',
        'photo',
        'submi',
        'data',
      ],
      [
        'licen',
        'use',
        'publish',
        'copy',
        'sell',
        'reproduc',
        'display',
        'grant',
        'right',
        'exploit',
        'distribut',
        'modif',
      ],
    ],
  },
  says: {
    yes: 'The licensor may use or publish what the user makes or stores with the program.',
    no: 'A right of the licensor to use what the user makes was not found.',
    not_stated: 'A right of the licensor to use what the user makes was not found.',
  },
  positions: {
    other: {
      yes: 'high',
      why: 'The user’s own works become the licensor’s stock.',
      ask: 'What the Licensee makes or stores with the software is the Licensee’s alone; the Licensor uses it only to provide the service.',
    },
  },
  examples: {
    yes: [
      'You give us a perpetual, royalty-free licence to copy and show every drawing that you save in the program.',
      'The Licensor may publish and sell any image rendered with the software.',
    ],
    not_stated: [
      'All rights in the works you make with the editor are yours.',
      'The Licensor may use its own sample pictures in brochures.',
    ],
  },
});
