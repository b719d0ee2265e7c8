import { defineQuestion } from '../define-question';
import { landlordAddressGivenWords } from '../words/landlord-address-given';

export const leaseLandlordIdentity = defineQuestion({
  id: 'lease.landlord-identity',
  title: 'Landlord’s name and address',
  ask: 'Are the landlord’s or agent’s name and an address for notices given?',
  kinds: ['residential-lease-us', 'lease'],
  yes: {
    provisions: ['landlord-address-given'],
    words: landlordAddressGivenWords,
  },
  says: {
    yes: 'The landlord’s or agent’s name and an address for notices are given.',
    no: 'No address of the landlord is given.',
    not_stated: 'No address of the landlord for notices was found.',
  },
  positions: {
    tenant: {
      not_stated: 'low',
      why: 'Without an address the tenant may not know where to send notices or whom to sue.',
      ask: 'State the name and street address of the owner or of an agent who accepts notices and service, and one way to pay that costs nothing.',
    },
    landlord: {
      not_stated: 'low',
      why: 'In some states rent cannot be demanded by notice, or an eviction fails, until the owner’s details are given.',
      ask: 'State the owner’s and manager’s names, street address and telephone number.',
    },
  },
  law: [
    {
      place: 'California',
      cite: 'Civ. Code § 1962',
      says: 'owner’s and manager’s names, addresses and phone must be disclosed',
    },
  ],
  examples: {
    yes: [
      'Write to the owner, Blue Heron LLC, at 70 Dock Street, Mobile, Alabama.',
      'Landlord’s agent for notices: T. Moreno, 8 Cedar Court, Reno, NV.',
    ],
    not_stated: ['The home is at 70 Dock Street, Mobile.', 'The tenant gives his new address on leaving.'],
  },
});
