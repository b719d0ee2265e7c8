import { defineQuestion } from '../define-question';

export const tenancyWrittenTermsAndSafety = defineQuestion({
  id: 'tenancy.written-terms-and-safety',
  title: 'Safety papers',
  ask: 'Does it mention that gas, electrical, energy or alarm papers are given?',
  kinds: ['residential-tenancy-england'],
  yes: {
    provisions: ['safety-certificates-given'],
    words: [['gas', 'electric', 'epc', 'energy', 'alarm', 'certificate', 'detector', 'safety', 'wiring', 'test']],
  },
  says: {
    yes: 'Gas, electrical, energy or alarm papers are given or confirmed.',
    no: 'No safety papers are given.',
    not_stated: 'No gas, electrical, energy or alarm paper was found.',
  },
  positions: {
    landlord: {
      not_stated: 'medium',
      why: 'The duties exist by law, and without proof of them possession may fail and fines may follow.',
      ask: 'The Landlord has given the Tenant the gas safety record, the electrical report, the energy certificate and the statement of terms required by law.',
    },
    tenant: {
      not_stated: 'medium',
      why: 'The tenant cannot see that the home is safe.',
      ask: 'Before the start the Landlord gives copies of the gas safety record, the electrical report and the EPC, and tests the alarms.',
    },
  },
  law: [
    {
      place: 'England and Wales',
      cite: 'Gas Safety (Installation and Use) Regulations 1998, reg. 36',
      says: 'yearly check and copy to the tenant',
    },
    {
      place: 'England and Wales',
      cite: 'Electrical Safety Standards in the Private Rented Sector (England) Regulations 2020',
      says: 'in England a report every five years, copy to the tenant',
    },
  ],
  examples: {
    yes: [
      'With the keys you get the papers on gas and electricity, tested in March.',
      'EPC and alarm sheet: enclosed.',
    ],
    not_stated: ['The tenant pays for gas.', 'The landlord insures the building.'],
  },
});
