/** Every word of the landing page, the claims and the price list of the specification among them. */

export const HERO = {
  title: 'Read every contract as if you had the afternoon.',
  lead: 'Upload a PDF. Counterpart finds the parties, dates, obligations and risks, and shows the sentence each one rests on.',
  signedOut: { label: 'Start Free Trial', href: '/signup' },
  signedIn: { label: 'Upload Document', href: '/documents?upload=true' },
  demo: 'Watch Demo',
};

export const FIGURES = [
  { value: '99.9%', label: 'accuracy' },
  { value: '10M+', label: 'documents' },
  { value: '90%', label: 'time saved' },
];

export const UPLOAD = {
  name: 'Upload',
  title: 'Drop a contract here',
  hint: 'Supports PDF files up to 50MB',
  browse: 'Browse Files',
  demo: 'Without an account this is a demo: your file stays on this computer.',
  withoutScript: 'Uploading needs JavaScript, which is off in this browser.',
};

/** What a visitor without an account reads after the demo. */
export const DEMO = {
  title: 'Sign up to read the analysis',
  text: 'This was a demo: your file has not left this computer. With an account it is analyzed for real, and you get:',
  points: [
    'Parties, dates, law and money, each with its page',
    'Risks in order, with what to ask for instead',
    'Compliance points and what is missing',
  ],
  later: 'Not now',
  cta: 'Create an account',
};

export const FEATURES = {
  title: 'What you get back',
  cards: [
    {
      icon: 'facts',
      title: 'Facts with proof',
      text: 'Type, parties, dates, law and money, each with its page and the words that say so.',
    },
    {
      icon: 'risks',
      title: 'Risks in order',
      text: 'What is unusual, how much it matters, and what to ask for instead.',
    },
    {
      icon: 'compliance',
      title: 'Compliance review',
      text: 'The points a reviewer would raise, with the law or practice behind each.',
    },
    {
      icon: 'search',
      title: 'Intelligent search',
      text: 'Find a contract by its name in your list, and a clause by its kind in the contract.',
    },
    {
      icon: 'team',
      title: 'Team collaboration',
      text: 'Hand a colleague findings that quote their source, so that nobody reads twice.',
    },
    {
      icon: 'dashboard',
      title: 'Analytics dashboard',
      text: 'Every contract with its state and size at a glance, the newest first.',
    },
  ],
} as const;

export const SECURITY = {
  title: 'Enterprise Security',
  text: 'Security compliance by design, so that a client’s questionnaire has short answers.',
  points: [
    'Runs on your own server. Without a model’s key, nothing leaves it.',
    'A contract opens for the one who uploaded it, and for nobody else.',
    'Each PDF is read in a process of its own with hard limits.',
    'Deleting an account deletes its contracts and their files.',
  ],
};

export const TIME = {
  title: 'Time Savings',
  text: '90% time saved on the first read of a contract.',
  byHand: { label: 'By hand', value: '4-6 hours' },
  withUs: { label: 'With Counterpart', value: '15 minutes' },
  close: 'The quarter of an hour is yours: to check what was found against the page it stands on.',
};

/** A plan of the price list (marketing only; plans that an account can have are in `shared/plans.ts`). */
export interface PricedPlan {
  name: string;
  price: string;
  period: string | null;
  description: string;
  badge: string | null;
  features: readonly string[];
  limitations: readonly string[];
  cta: string;
  popular: boolean;
}

export const PRICING = {
  title: 'Pricing',
  terms: '14-day free trial, no setup fees, cancel anytime.',
  signedInCta: 'See Your Plan',
};

export const PLANS: readonly PricedPlan[] = [
  {
    name: 'Starter',
    price: 'Free',
    period: null,
    description: 'For the occasional contract',
    badge: null,
    features: ['5 analyses per month', 'Basic analysis'],
    limitations: ['PDF up to 10MB'],
    cta: 'Get Started Free',
    popular: false,
  },
  {
    name: 'Professional',
    price: '$49',
    period: 'per month',
    description: 'For those who review every week',
    badge: 'Most popular',
    features: ['100 analyses per month', 'Unlimited file size', 'Team up to 5 users'],
    limitations: [],
    cta: 'Start Free Trial',
    popular: true,
  },
  {
    name: 'Enterprise',
    price: 'Custom',
    period: null,
    description: 'For firms with rules of their own',
    badge: null,
    features: ['Unlimited analyses', 'Unlimited file size', 'Unlimited users', 'Role-based access'],
    limitations: [],
    cta: 'Start Free Trial',
    popular: false,
  },
];

export const FOOTER = {
  line: 'Contract review that shows its proof.',
  columns: [
    { title: 'Product', links: ['Contract Analysis', 'Risk Assessment', 'Compliance Review', 'Release Notes'] },
    { title: 'Resources', links: ['Guides', 'Help Center', 'API Reference', 'System Status'] },
    { title: 'Company', links: ['About', 'Careers', 'Press', 'Contact'] },
  ],
  social: ['LinkedIn', 'X', 'YouTube'],
  legal: ['Privacy Policy', 'Terms of Service', 'Cookie Policy'],
};
