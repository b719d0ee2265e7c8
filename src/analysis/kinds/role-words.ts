/** Words by which papers of several kinds call the same side; a declaration adds what its own kind says. */

export const EMPLOYER = ['employer', 'company', 'corporation', 'the firm', 'bank', 'group'] as const;

export const EMPLOYEE = [
  ...['employee', 'executive', 'director', 'manager', 'staff member', 'key employee'],
  ...['worker', 'teacher', 'nanny', 'officer'],
] as const;

export const LANDLORD = ['landlord', 'lessor', 'owner', 'manager', 'property manager', 'agent for owner'] as const;
