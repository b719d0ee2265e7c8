import type { OwnQuestion } from '../../src/shared/playbooks';

export const TENANTS_LEASE = { kind: 'residential-lease-us', side: 'tenant' };

/** A question of a firm's own, whose answer is a risk to a tenant. */
export const PETS: OwnQuestion = {
  id: 'own.pets',
  title: 'Are pets banned?',
  heading: 'Pets are banned',
  mustBe: 'not there',
  phrases: ['no pets'],
  categories: [],
  limit: null,
  severity: 'high',
  why: 'Our clients keep dogs.',
  ask: 'Tenant may keep one dog.',
};

/** What a playbook's file says before its content. */
export const PLAYBOOK_FILE = {
  format: 'counterpart-playbook',
  formatVersion: 1,
  name: 'Our leases',
  ...TENANTS_LEASE,
};
