import { failCall, mendCall, type Screen, submit } from './screen';

const INVALID_EMAIL = 'Please enter a valid email address';

export const SIGN_IN: readonly Screen[] = [
  {
    name: '/signin',
    address: '/signin',
    states: [
      {
        section: 2,
        how: 'opened',
        texts: ['Welcome back', 'Forgot your password?', 'Continue with Google', 'Create an account', 'Back to Home'],
      },
      {
        section: 5,
        how: 'no address and five characters are sent',
        reach: ({ page }) => submit(page, { Email: 'ada@', Password: '12345' }, 'Sign In'),
        texts: [INVALID_EMAIL, 'Password must be at least 6 characters'],
      },
      {
        section: 8,
        how: 'the server does not answer',
        reach: async (stage) => {
          await failCall(stage, '**/api/auth/signin');
          await submit(stage.page, { Email: 'ada@example.com', Password: 'correct horse' }, 'Sign In');
        },
        texts: ['Failed to sign in'],
      },
    ],
  },
  {
    name: '/signup',
    address: '/signup',
    states: [
      { section: 2, how: 'opened', texts: ['Full Name', 'Email', 'Password', 'Confirm Password'] },
      {
        section: 5,
        how: 'sent empty',
        reach: ({ page }) => submit(page, {}, 'Create Account'),
        texts: [
          'Name must be at least 2 characters',
          INVALID_EMAIL,
          'Password must be at least 8 characters',
          'Please confirm your password',
        ],
      },
      {
        section: 5,
        how: 'the passwords differ',
        reach: ({ page }) => {
          const fields = { Password: 'correct horse', 'Confirm Password': 'correct house' };
          return submit(page, { 'Full Name': 'Ada', Email: 'new@example.com', ...fields }, 'Create Account');
        },
        texts: ["Passwords don't match"],
      },
      {
        section: 8,
        how: 'the server does not answer',
        reach: async (stage) => {
          await failCall(stage, '**/api/auth/signup');
          await submit(stage.page, { 'Confirm Password': 'correct horse' }, 'Create Account');
        },
        texts: ['Failed to create account'],
      },
      {
        section: 2,
        how: 'the account is made',
        reach: async (stage) => {
          await mendCall(stage, '**/api/auth/signup');
          await submit(stage.page, {}, 'Create Account');
        },
        texts: ['Account created successfully! Redirecting to sign-in...'],
      },
    ],
  },
];
