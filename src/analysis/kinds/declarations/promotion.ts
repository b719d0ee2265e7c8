import { wording } from '../../lexicon/words';
import { defineKind } from '../define-kind';

export const promotion = defineKind({
  id: 'promotion',
  label: 'Promotion agreement',
  family: 'services',
  sides: [
    { id: 'promoter', label: 'Promoter', roles: ['promoter', 'promotion partner', 'partner'] },
    { id: 'owner', label: 'Owner', roles: ['owner', 'company', 'manufacturer', 'licensor'] },
  ],
  deal: "the {promoter} promotes what is the {owner}'s",
  witness: {
    words: wording('promot*, advertis*, market*, publici*'),
    examples: { hits: ['The Promoter advertises the show.'], misses: ['The Owner rents out the hall.'] },
  },
  titles: [
    'promotion agreement',
    'co-promotion agreement',
    'co-promotion',
    'promotional agreement',
    'promotion',
    'promotional services',
    'promotion and distribution',
  ],
  structure: [
    'co-promotion',
    'promotion',
    'promotional activities',
    'promotional materials',
    'detailing',
    'details',
    'product detail',
    'sales force',
    'sales representatives',
    'joint steering committee',
    'promotion fee',
    'promotional budget',
    'samples',
    'net sales',
    'territory',
    'training',
    'medical inquiries',
    'adverse events',
  ],
  openings: ['promote the product', 'co-promote', 'promotional activities'],
  examples: [
    'CO-PROMOTION AGREEMENT',
    'Promotion Agreement',
    'Amended Promotional Services Agreement',
    'AGREEMENT\nVanta Pharma Inc. (the "Company") asks Doe Health Inc. (the "Promoter") to promote the product Lumo.\n1. Promotional activities. 4,000 details a year.\n2. Sales force.\n3. Promotion fee. 20% of net sales.\n4. Samples.',
  ],
  nearMisses: [
    'Promotion letter\nDear Sara, we are pleased to offer you the position of senior analyst.\n1. Base salary. $90,000.',
    'MUSIC EVENT PROMOTER CONTRACT\nThe Band and the Venue.\n1. Event date.\n2. Tickets.',
  ],
});
