import { failCall, holdCall, mendCall, openHeld, type Screen, type Stage, submit } from './screen';

const LOGIN = '**/api/admin/login';
const USERS = '**/api/admin/users/*';
const SETTINGS = '**/api/admin/settings';
const LOGOUT = '**/api/admin/logout';
const session = openHeld('/admin/dashboard', '**/api/admin/session');

const logIn = ({ page, user }: Stage, password = user.password) =>
  submit(page, { Email: user.email, Password: password }, 'Sign In to Admin Panel');
const openTab = ({ page }: Stage, name: string) => page.getByRole('tab', { name }).click();
const press = ({ page }: Stage, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();
let releaseLogin: (() => void) | undefined;
let releaseAnalytics: (() => void) | undefined;

export const ADMIN: readonly Screen[] = [
  {
    name: '/admin',
    address: '/admin',
    as: 'administrator',
    states: [
      {
        section: 2,
        how: 'opened',
        texts: ['Admin Panel', 'Enter admin credentials to access the dashboard', 'Sign In to Admin Panel'],
      },
      {
        section: 5,
        how: 'sent empty',
        reach: ({ page }) => submit(page, {}, 'Sign In to Admin Panel'),
        texts: ['Error', 'Please enter both email and password'],
      },
      {
        section: 8,
        how: 'the server does not answer',
        reach: async (stage) => {
          await failCall(stage, LOGIN);
          await logIn(stage);
        },
        texts: ['Login Failed', 'Invalid admin credentials'],
        logged: ['Admin login failed'],
      },
      {
        section: 2,
        how: 'the sign-in is on its way',
        reach: async (stage) => {
          await mendCall(stage, LOGIN);
          releaseLogin = await holdCall(stage, LOGIN);
          await logIn(stage);
        },
        texts: ['Signing In...'],
      },
      {
        section: 2,
        how: 'the sign-in succeeds',
        reach: () => releaseLogin?.(),
        texts: ['Success', 'Admin login successful', 'Admin Dashboard'],
      },
    ],
  },
  {
    name: '/admin/dashboard, Users',
    as: 'administrator',
    states: [
      { section: 2, how: 'opened, the session is being checked', reach: session.reach, texts: ['Loading...'] },
      {
        section: 2,
        how: 'the session is an administrator’s',
        reach: session.go,
        texts: [
          'Admin Dashboard',
          'Platform management and analytics',
          'Logout',
          'Users',
          'Analytics',
          'Settings',
          'User Management',
          'Name',
          'Email',
          'Plan',
          'Joined',
          'Actions',
        ],
      },
      {
        section: 2,
        how: 'a user is chosen',
        reach: (stage) => press(stage, /^Edit /),
        texts: [
          'Update user information and settings',
          'Full Name',
          'Email',
          'Plan',
          'New Password (optional)',
          'Leave blank to keep current password',
          'Cancel',
          'Save Changes',
        ],
      },
      {
        section: 9,
        how: 'the plans are opened',
        reach: ({ page }) => page.getByRole('combobox', { name: 'Plan' }).click(),
        texts: ['free', 'basic', 'pro', 'enterprise'],
      },
      {
        section: 8,
        how: 'a change can not be saved',
        reach: async (stage) => {
          await stage.page.getByRole('option', { name: 'pro', exact: true }).click();
          await failCall(stage, USERS);
          await press(stage, 'Save Changes');
        },
        texts: ['Update failed'],
      },
      {
        section: 8,
        how: 'a change is saved',
        reach: async (stage) => {
          await mendCall(stage, USERS);
          await press(stage, 'Save Changes');
        },
        texts: ['User updated successfully'],
      },
      {
        section: 2,
        how: 'a user is to be deleted',
        reach: (stage) => press(stage, /^Delete /),
        texts: [
          'This action cannot be undone. This will permanently delete the user account and all associated data.',
          'Cancel',
          'Delete User',
        ],
      },
      {
        section: 8,
        how: 'the user can not be deleted',
        reach: async (stage) => {
          await failCall(stage, USERS);
          await press(stage, 'Delete User');
        },
        texts: ['Delete failed'],
      },
      {
        section: 8,
        how: 'the user is deleted',
        reach: async (stage) => {
          await mendCall(stage, USERS);
          await press(stage, 'Delete User');
        },
        texts: ['User deleted successfully'],
      },
    ],
  },
  {
    name: '/admin/dashboard, Analytics and Settings',
    address: '/admin/dashboard',
    as: 'administrator',
    states: [
      {
        section: 2,
        how: 'Analytics is opened, nothing has answered',
        reach: async (stage) => {
          releaseAnalytics = await holdCall(stage, '**/api/admin/analytics');
          await openTab(stage, 'Analytics');
        },
        texts: ['Loading analytics...'],
      },
      {
        section: 2,
        how: 'the figures are there',
        reach: () => releaseAnalytics?.(),
        texts: ['Total Users', 'Total Revenue', "Today's Signups", "Today's Revenue"],
      },
      {
        section: 2,
        how: 'Settings is opened',
        reach: (stage) => openTab(stage, 'Settings'),
        texts: [
          'Custom Code Injection',
          'Add custom JavaScript and HTML to your website header and body',
          'Header HTML/JS',
          'Body HTML/JS',
          'HTML',
          'JavaScript',
          'Save HTML',
          'Save JS',
        ],
      },
      {
        section: 8,
        how: 'a setting can not be saved',
        reach: async (stage) => {
          await failCall(stage, SETTINGS);
          await press(stage, 'Save HTML');
        },
        texts: ['Update failed', 'Settings update failed'],
      },
      {
        section: 8,
        how: 'a setting is saved',
        reach: async (stage) => {
          await mendCall(stage, SETTINGS);
          await press(stage, 'Save JS');
        },
        texts: ['Settings updated successfully'],
      },
      {
        section: 8,
        how: 'the sign-out fails',
        reach: async (stage) => {
          await failCall(stage, LOGOUT);
          await press(stage, 'Logout');
        },
        texts: ['Logout failed'],
      },
      {
        section: 4,
        how: 'the sign-out succeeds',
        reach: async (stage) => {
          await mendCall(stage, LOGOUT);
          await press(stage, 'Logout');
        },
        texts: ['Logged out successfully'],
      },
    ],
  },
];
