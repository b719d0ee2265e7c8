import { defineQuestion } from '../define-question';

export const worksLiensAndSubcontractors = defineQuestion({
  id: 'works.liens-and-subcontractors',
  title: 'Liens of subcontractors',
  ask: 'Must the contractor give lien waivers or keep the property free of liens?',
  kinds: ['construction', 'accepted-quotation'],
  onlyIn: ['US', 'Canada'],
  yes: {
    provisions: ['lien-waivers-given'],
    words: [['lien', 'waiver', 'release', 'subcontract', 'supplier', 'claim', 'been paid']],
  },
  says: {
    yes: 'The contractor gives lien waivers or keeps the property free of liens.',
    no: 'The contractor gives no lien waivers.',
    not_stated: 'Lien waivers or a promise to clear liens were not found.',
  },
  positions: {
    other: {
      not_stated: 'high',
      why: 'An owner who has paid the contractor may have to pay again when subcontractors or suppliers were not paid.',
      ask: 'With each payment the Contractor gives lien waivers from itself and its subcontractors and suppliers, and clears any lien within ten days at its own cost.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Civ. Code § 8000 ff.',
      says: "mechanics' liens, notices and statutory waiver forms",
    },
    {
      place: 'Florida',
      cite: 'Fla. Stat. ch. 713',
      says: 'construction liens; the owner may have to pay twice without waivers',
    },
    {
      place: 'Texas',
      cite: 'Prop. Code ch. 53',
      says: "mechanics' liens and retainage",
    },
  ],
  examples: {
    yes: [
      'No payment is due until each sub has signed a waiver of its lien for the work so far.',
      'The carpenter keeps our land free from liens of those he hires.',
    ],
    not_stated: ['The bank releases its lien on the tractor.', 'The car is sold subject to a lien of the dealer.'],
  },
});
