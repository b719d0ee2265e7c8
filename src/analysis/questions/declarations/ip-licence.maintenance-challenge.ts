import { defineQuestion } from '../define-question';

export const ipLicenceMaintenanceChallenge = defineQuestion({
  id: 'ip-licence.maintenance-challenge',
  title: 'No challenge to the rights',
  ask: 'Is a side barred from challenging the validity or ownership of the rights?',
  kinds: ['ip-licence', 'music-licence'],
  yes: { categories: ['Covenant Not To Sue'], rules: ['no-challenge'] },
  says: {
    yes: 'A side may not challenge the rights or bring certain claims.',
    no: 'The rights may be challenged.',
    not_stated: 'A bar on challenging the rights was not found.',
  },
  positions: {
    licensee: {
      yes: 'medium',
      why: 'It may go on paying for a right that is void.',
      ask: 'The Licensee may challenge validity; the Licensor may then end the licence.',
    },
    licensor: {
      not_stated: 'low',
      why: 'It could pay, through the licence, for the attack on its own right.',
      ask: 'The Licensor may end the licence if the Licensee challenges the rights.',
    },
  },
  law: [
    {
      place: 'US',
      cite: 'Lear v. Adkins, 395 U.S. 653 (1969); MedImmune v. Genentech, 549 U.S. 118 (2007)',
      says: 'a licensee may contest a patent while licensed',
    },
  ],
  examples: {
    yes: [
      'Licensee shall not contest or challenge the validity of the Licensed Patents.',
      'Licensee agrees not to attack Licensor’s ownership of the Marks.',
    ],
    not_stated: ['The contest is open to all.', 'The licensee pays the renewal fees.'],
  },
});
