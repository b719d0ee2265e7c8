import type { ConfirmationRefusal, ProviderRefusal } from '../../shared/provider-sign-in';

/** What the provider is called that people can sign in with; null where the operator has set none up. In the browser only: the server wrote it into the document. */
export function providerName(): string | null {
  return document.getElementById('root')?.dataset.signInWith || null;
}

/** Leaves for the provider, and comes back to where this page would have led. */
export function goToProvider(): void {
  const next = new URLSearchParams(location.search).get('next');
  location.assign(`/oidc/start${next ? `?next=${encodeURIComponent(next)}` : ''}`);
}

type SignInRefusal = Exclude<ProviderRefusal, ConfirmationRefusal>;

const REFUSALS: Readonly<Record<SignInRefusal, (name: string) => string>> = {
  down: (name) => `${name} does not answer at the moment. Please try again, or sign in by your password.`,
  denied: (name) => `You turned back at ${name}, so nobody was signed in.`,
  invalid: () => 'This sign-in could not be completed. Please begin it anew.',
  unverified: (name) => `${name} has not verified your email address. Verify it there, or sign in by your password.`,
  taken: (name) =>
    `Another person at ${name} has an account here with your email address. Ask the people who run the site.`,
  'too-many': () => 'Too many sign-ins or new accounts from your network. Please try again in a while.',
};

/** Why the provider's sign-in came to nothing, where the address says so (`?refused=`). */
export function refusalWords(search: string): string | null {
  const refused = new URLSearchParams(search).get('refused') ?? '';
  const words = Object.hasOwn(REFUSALS, refused) ? REFUSALS[refused as SignInRefusal] : null;
  return words?.(providerName() ?? 'The provider') ?? null;
}
