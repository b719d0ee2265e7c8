import { failCall, mendCall, openHeld, type Screen, type Stage, submit } from './screen';

const session = openHeld('/account', '**/api/auth/session');
const PROFILE = '**/api/user/profile';
const PREFERENCES = '**/api/user/notifications';
const ACCOUNT = '**/api/user/account';

const profile = ({ page }: Stage) => page.getByRole('form', { name: 'Profile' });
const passwords = ({ page }: Stage) => page.getByRole('form', { name: 'Change password' });
const saveName = (stage: Stage, name: string) => submit(profile(stage), { 'Full Name': name }, 'Save Changes');
const savePassword = (stage: Stage, old: string, next: string, again = next) =>
  submit(
    passwords(stage),
    { 'Current Password': old, 'New Password': next, 'Confirm New Password': again },
    'Update Password',
  );

export const ACCOUNT_PAGE: Screen = {
  name: '/account',
  as: 'user',
  states: [
    { section: 2, how: 'opened, the session is being checked', reach: session.reach, texts: ['Loading account...'] },
    {
      section: 2,
      how: 'the session is known',
      reach: session.go,
      texts: [
        'Profile & Security',
        'Billing & Subscription',
        'Free Plan',
        'Active',
        '5 documents per month • Basic analysis',
        'Notifications & Preferences',
        'Delete Account',
        'Delete My Account',
      ],
    },
    {
      section: 5,
      how: 'a name of one character',
      reach: (stage) => saveName(stage, 'A'),
      texts: ['Name must be at least 2 characters'],
    },
    {
      section: 8,
      how: 'a name is saved',
      reach: (stage) => saveName(stage, 'Ada King'),
      texts: ['Profile Updated', 'Your profile information has been successfully updated.'],
    },
    {
      section: 8,
      how: 'the server does not answer',
      reach: async (stage) => {
        await failCall(stage, PROFILE);
        await saveName(stage, 'Ada Byron');
      },
      texts: ['Update Failed', 'Failed to update profile. Please try again.'],
    },
    {
      section: 5,
      how: 'the password form is sent empty',
      reach: (stage) => savePassword(stage, '', '', ''),
      texts: ['Current password is required', 'Password must be at least 8 characters', "Passwords don't match"],
    },
    {
      section: 8,
      how: 'the current password is wrong',
      reach: (stage) => savePassword(stage, 'not my password', 'a new password'),
      texts: ['Update Failed', 'Failed to update password. Please check your current password.'],
    },
    {
      section: 8,
      how: 'the password is changed',
      reach: (stage) => savePassword(stage, stage.user.password, 'a new password'),
      texts: ['Password Updated', 'Your password has been successfully changed.'],
    },
    {
      section: 8,
      how: 'a preference is turned',
      reach: ({ page }) => page.getByRole('switch').first().click(),
      texts: ['Preferences Updated', 'Your notification preferences have been saved.'],
    },
    {
      section: 8,
      how: 'a preference can not be saved',
      reach: async (stage) => {
        await failCall(stage, PREFERENCES);
        await stage.page.getByRole('switch').first().click();
      },
      texts: ['Update Failed', 'Failed to update notification preferences.'],
    },
    {
      section: 2,
      how: 'Delete My Account is pressed',
      reach: ({ page }) => page.getByRole('button', { name: 'Delete My Account' }).click(),
      texts: ['Are you absolutely sure?', 'Yes, Delete Account', 'Cancel'],
    },
    {
      section: 8,
      how: 'the account can not be deleted',
      reach: async (stage) => {
        await failCall(stage, ACCOUNT);
        await stage.page.getByRole('button', { name: 'Yes, Delete Account' }).click();
      },
      texts: ['Deletion Failed', 'Failed to delete account. Please try again.'],
    },
    {
      section: 8,
      how: 'the account is deleted',
      reach: async (stage) => {
        await mendCall(stage, ACCOUNT);
        await stage.page.getByRole('button', { name: 'Delete My Account' }).click();
        await stage.page.getByRole('button', { name: 'Yes, Delete Account' }).click();
      },
      texts: ['Account Deleted', 'Your account has been permanently deleted. Redirecting...'],
    },
  ],
};
