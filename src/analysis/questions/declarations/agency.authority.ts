import { defineQuestion } from '../define-question';

export const agencyAuthority = defineQuestion({
  id: 'agency.authority',
  title: 'Authority to bind',
  ask: 'Is the agent barred from binding the principal or promising things in its name?',
  kinds: ['agency', 'distribution', 'reseller', 'affiliate', 'franchise'],
  yes: {
    provisions: ['no-authority-to-bind'],
    words: [
      [
        'we decide',
        'make contracts',
        'authoris',
        'agents',
        'authorit',
        'bind',
        'behalf',
        'power',
        'name',
        'commit',
        'represent',
        'promise',
        'sign',
        'contract for',
        'agent of',
        'pledge',
        'conclude',
        'accept',
        'obligat',
        'oblige',
      ],
    ],
  },
  says: {
    yes: 'One side may not bind the other.',
    no: 'The other side may bind this side.',
    not_stated: 'No clause was found that bars binding the other side.',
  },
  positions: {
    drafter: {
      not_stated: 'medium',
      why: 'It may be held to prices, dates and promises that somebody in the field made in its name.',
      ask: 'The other party introduces or sells only; it has no authority to accept orders, give warranties or discounts, take money or otherwise bind us.',
    },
  },
  examples: {
    yes: [
      'Rossi cannot sign for the mill or promise anything in its name.',
      "Representative shall have no authority to accept orders on Principal's behalf.",
    ],
    not_stated: ['The signatory has authority to sign for the company.', 'This agreement binds successors.'],
  },
});
