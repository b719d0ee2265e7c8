import type { FactorKind } from '../../../shared/factors';

/** Whose factors: where their calls are, and the key of their list. */
export const FACTOR_CALLS = { user: '/api/user/factors', admin: '/api/admin/factors' } as const;
export type FactorDoor = keyof typeof FACTOR_CALLS;

export const KIND_LABELS: Readonly<Record<FactorKind, string>> = {
  totp: 'Authenticator app',
  passkey: 'Passkey',
};

/** A name that no factor of the list has yet: 'Authenticator app', 'Authenticator app 2'. */
export function freshName(kind: FactorKind, factors: readonly { name: string }[]): string {
  const taken = new Set(factors.map(({ name }) => name));
  const names = Array.from({ length: factors.length + 1 }, (_, index) =>
    index === 0 ? KIND_LABELS[kind] : `${KIND_LABELS[kind]} ${index + 1}`,
  );
  return names.find((name) => !taken.has(name)) ?? KIND_LABELS[kind];
}
