import { wording } from '../../lexicon/words';
import { defineKind } from '../define-kind';

export const affiliate = defineKind({
  id: 'affiliate',
  label: 'Affiliate agreement',
  family: 'services',
  sides: [
    { id: 'merchant', label: 'Merchant', roles: ['merchant', 'company', 'advertiser', 'operator', 'network'] },
    {
      id: 'affiliate',
      label: 'Affiliate',
      roles: ['affiliate', 'publisher', 'referrer', 'marketing affiliate', 'partner'],
    },
  ],
  deal: 'the {affiliate} sends customers to the {merchant} for a commission',
  witness: {
    words: wording('refer*, link(s), commission*, click*, banner*'),
    least: 3,
    examples: {
      hits: ['You place our links; each referral that buys earns you a commission.'],
      misses: ['"Affiliate" means a company under common control. No commission is due to an Affiliate.'],
    },
  },
  titles: [
    'affiliate agreement',
    'affiliate program',
    'affiliate marketing',
    'marketing affiliate',
    'affiliate terms',
    'referral partner',
    'referral program',
  ],
  sharedTitles: ['referral agreement'],
  structure: [
    'commissions',
    'affiliate links',
    'affiliate links and tracking',
    'links',
    'tracking',
    'qualifying purchases',
    'qualified sales',
    'referral fees',
    'commission rate',
    'payment of commissions',
    'cookies',
    'affiliate site',
    'promotional methods',
    'prohibited activities',
    'enrollment in the program',
    'program',
    'reports',
    'email marketing',
    'chargebacks',
  ],
  openings: ['join our affiliate program', 'affiliate program', 'by applying to join', 'participate in the affiliate'],
  examples: [
    'AFFILIATE AGREEMENT',
    'Affiliate Program Terms',
    'Marketing Affiliate Agreement',
    'Chase Affiliate Agreement',
    'Partner terms\nBy applying to join our affiliate program you (the "Affiliate") agree with Shoply Inc. (the "Merchant").\n1. Affiliate links and tracking.\n2. Commissions. 6% of qualifying purchases.\n3. Prohibited activities. No spam.',
  ],
  nearMisses: [
    'AGREEMENT AMONG AFFILIATES\nHolding LLC and its affiliate companies share costs.\n1. Shared costs.',
    'RESELLER AGREEMENT\nSoft Inc. ("Vendor") and Chan LLC ("Reseller").\n1. Resale.\n2. Discounts.',
  ],
});
