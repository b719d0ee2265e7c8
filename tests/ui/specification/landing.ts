import { DEMO_ANALYSIS_MS } from '../../../src/shared/limits';
import { runUntilSeen, stopPageClock } from '../../support/page-clock';
import { SAMPLE, type Screen } from './screen';

export const OVERLAY_TEXTS = [
  'AI Analysis in Progress',
  'Text Extraction',
  'AI Analysis',
  'Key Terms',
  'Risk Assessment',
  'This may take up to 2 minutes...',
];

export const LANDING: readonly Screen[] = [
  {
    name: 'landing page, signed out',
    address: '/',
    states: [
      {
        section: 2,
        how: 'opened',
        texts: [
          'Features',
          'Pricing',
          'Security',
          'Documentation',
          'Sign In',
          'Start Free Trial',
          'Watch Demo',
          'Browse Files',
          'Supports PDF files up to 50MB',
          'Enterprise Security',
          'Time Savings',
          'Product',
          'Resources',
          'Company',
          'Privacy Policy',
          'Terms of Service',
          'Cookie Policy',
        ],
      },
      {
        section: 9,
        how: 'the plans',
        texts: ['Starter', 'Professional', '$49', 'per month', 'Enterprise', 'Custom'],
        parts: [
          '5 analyses per month',
          'PDF up to 10MB',
          '100 analyses per month',
          'Unlimited file size',
          'Team up to 5 users',
          '14-day free trial',
          'no setup fees',
          'cancel anytime',
        ],
      },
      {
        section: 2,
        how: 'a PDF is chosen',
        reach: async ({ page }) => {
          await stopPageClock(page);
          await page.setInputFiles('input[type=file]', SAMPLE);
          await runUntilSeen(page, page.getByRole('dialog', { name: 'AI Analysis in Progress' }));
        },
        texts: OVERLAY_TEXTS,
      },
      {
        section: 2,
        how: 'six seconds later',
        reach: ({ page }) => page.clock.runFor(DEMO_ANALYSIS_MS + 100),
        texts: ['Sign Up to View Analysis'],
      },
    ],
  },
  {
    name: 'landing page, signed in',
    address: '/',
    as: 'user',
    states: [
      {
        section: 2,
        how: 'opened',
        texts: ['Homepage', 'Pricing', 'My Documents', 'Account', 'Sign Out', 'Upload Document'],
      },
    ],
  },
  {
    name: 'any other path',
    address: '/no/such/page',
    states: [
      {
        section: 2,
        how: 'opened',
        texts: ['404 Page Not Found', 'Did you forget to add the page to the router?'],
      },
    ],
  },
];
