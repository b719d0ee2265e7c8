import { defineQuestion } from '../define-question';

export const sharePurchaseDisclosure = defineQuestion({
  id: 'share-purchase.disclosure',
  title: 'Claims for what the buyer knew',
  ask: 'Is the buyer barred from claiming for what it knew, what lay in the data room, or what is disclosed later?',
  kinds: ['share-purchase', 'asset-purchase'],
  yes: {
    provisions: ['buyer-knowledge-bars-claim'],
    words: [
      [
        'know',
        'knew',
        'disclos',
        'data room',
        'aware',
        'discover',
        'told',
        'found',
        'apparent',
        'public',
        'amended',
        'supplement',
        'update',
      ],
    ],
  },
  no: {
    provisions: ['claims-despite-knowledge'],
    words: [
      [
        'know',
        'knew',
        'disclos',
        'data room',
        'aware',
        'discover',
        'told',
        'found',
        'familiar',
        'notice',
        'investigat',
        'diligence',
        'supplement',
        'updat',
        'enquir',
        'inspect',
        'inform',
        'sandbag',
        '442',
        'waiver',
        'relian',
        'rely',
      ],
    ],
  },
  says: {
    yes: 'What the buyer knew or could find, or what is disclosed, cannot be claimed for.',
    no: 'The buyer may claim for breach of warranty whatever it knew.',
    not_stated: 'Whether the buyer may claim for what it knew was not found stated.',
  },
  positions: {
    buyer: {
      yes: 'high',
      not_stated: 'low',
      why: 'A warranty is worth little if the seller may answer that the fact lay somewhere in the data room.',
      ask: 'Only matters fairly disclosed in the Disclosure Letter, in enough detail to judge them, limit the warranties; no other knowledge of the Buyer, and no later disclosure, affects its claims.',
    },
    seller: {
      no: 'medium',
      not_stated: 'low',
      why: 'The seller may pay for problems which the buyer knew and took into the price.',
      ask: 'The Seller is not liable for matters fairly disclosed in the Disclosure Letter or the data room, or actually known to the Buyer’s deal team.',
    },
  },
  examples: {
    yes: [
      'Nothing that the buyer had learned by the day of signing may found a warranty claim.',
      'Whatever the data room contains is deemed disclosed.',
    ],
    no: ['The buyer’s awareness of a fact takes nothing away from its warranty claims.'],
    not_stated: ['The data room closes on 4 May.', 'The seller knows of no lawsuit.'],
  },
});
