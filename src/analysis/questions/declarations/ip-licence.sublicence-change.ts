import { defineQuestion } from '../define-question';

export const ipLicenceSublicenceChange = defineQuestion({
  id: 'ip-licence.sublicence-change',
  title: 'Licence may not be passed on',
  ask: 'Is the licence not transferable, or only with consent?',
  kinds: ['ip-licence', 'music-licence'],
  yes: { categories: ['Non-Transferable License', 'Anti-Assignment'], rules: ['one-sided-assignment'] },
  says: {
    yes: 'The licence may not be passed on, or only with consent.',
    no: 'The licence may be passed on.',
    not_stated: 'A limit on passing on the licence was not found.',
  },
  positions: {
    licensee: {
      yes: 'medium',
      why: 'A sale of its business, or use of a contract maker, may need the owner’s leave.',
      ask: 'The Licensee may have goods made by others and transfer the licence with the whole of its business; other transfers and sublicences need consent, not unreasonably withheld.',
    },
    licensor: {
      not_stated: 'medium',
      why: 'The right could end up with a rival.',
      ask: 'The licence is personal; sublicences and transfers need the Licensor’s prior written consent.',
    },
  },
  examples: {
    yes: [
      'The licence granted herein is non-transferable and may not be sublicensed.',
      'Licensee shall not assign this Agreement without the prior written consent of Licensor.',
    ],
    not_stated: ['The licence is worldwide.', 'The bus takes you to the terminal.'],
  },
});
