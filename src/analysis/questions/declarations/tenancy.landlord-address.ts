import { defineQuestion } from '../define-question';
import { landlordAddressGivenWords } from '../words/landlord-address-given';

export const tenancyLandlordAddress = defineQuestion({
  id: 'tenancy.landlord-address',
  title: 'Landlord’s address for notices',
  ask: 'Are the landlord’s name and an address for notices given?',
  kinds: ['residential-tenancy-england'],
  yes: {
    provisions: ['landlord-address-given'],
    words: landlordAddressGivenWords,
  },
  says: {
    yes: 'The landlord’s or agent’s name and an address for notices are given.',
    no: 'No address is given.',
    not_stated: 'No address of the landlord for notices was found.',
  },
  positions: {
    landlord: {
      not_stated: 'high',
      why: 'Until an address in England or Wales is given, rent is not lawfully due.',
      ask: 'Notices, including notices in proceedings, may be served on the Landlord at the following address in England or Wales, which is to be filled in.',
    },
    tenant: {
      not_stated: 'medium',
      why: 'The tenant does not know whom to write to or sue.',
      ask: 'State the landlord’s name and an address in England or Wales for notices.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Landlord and Tenant Act 1987, ss. 47–48',
      says: 'name and address; until given, rent is treated as not due',
    },
  ],
  examples: {
    yes: [
      'Mr A. Noble, landlord, 3 Orchard Row, Ludlow SY8 1AB, takes all notices.',
      'Notices to the owner go to her agent, Park & Daly, 19 Bridge Street, Chester.',
    ],
    not_stated: ['The let house is 3 Orchard Row, Ludlow.', 'Notices must be written.'],
  },
});
