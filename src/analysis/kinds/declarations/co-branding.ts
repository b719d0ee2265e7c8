import { wording } from '../../lexicon/words';
import { defineKind } from '../define-kind';

export const coBranding = defineKind({
  id: 'co-branding',
  label: 'Co-branding agreement',
  family: 'services',
  sides: [
    { id: 'first', label: 'Brand owner', roles: ['company', 'licensor', 'brand owner', 'partner'] },
    { id: 'other', label: 'Partner', roles: ['partner', 'co-brand partner', 'licensee', 'operator'] },
  ],
  deal: 'the parties bring out a product or service under both their brands',
  witness: {
    words: wording('brand*, logo(s), co_brand*, trade( )mark(s), mark(s)'),
    least: 2,
    plainer: 'the parties work together',
    examples: {
      hits: ['The card carries both logos and is sold under both brands.'],
      misses: ['The parties share a stand at the fair.'],
    },
  },
  titles: ['co-branding agreement', 'co-branding', 'cobranding and services', 'co-brand', 'cobranded', 'cobranding'],
  structure: [
    'co-branding',
    'co-branded site',
    'co-branded pages',
    'co-branded products',
    'co-branded card',
    'co-branded',
    'marks',
    'use of marks',
    'brand guidelines',
    'links',
    'advertising revenue',
    'revenue sharing',
    'user data',
    'traffic',
    'content',
    'launch',
    'co-brand pages',
    'page views',
    'placement',
  ],
  openings: ['co-branded', 'co-brand'],
  examples: [
    'CO-BRANDING AGREEMENT',
    'Co-Branding and Advertising Agreement',
    'Co-Branded Credit Card Agreement',
    'AGREEMENT\nTravela Inc. (the "Company") and Weatherly Corp. (the "Partner") will launch a co-branded site.\n1. Co-branded pages.\n2. Use of marks.\n3. Advertising revenue. Shared in halves.',
  ],
  nearMisses: [
    'TRADEMARK LICENSE AGREEMENT\nBrand LLC ("Licensor") and Maker Inc. ("Licensee").\n1. Licensed Marks.\n2. Quality control.\n3. Royalty.',
    'JOINT MARKETING AGREEMENT\nTravela Inc. (the "Company") and Weatherly Corp. (the "Partner").\n1. Marketing plan.\n2. Leads.\n3. Marketing budget.',
  ],
});
