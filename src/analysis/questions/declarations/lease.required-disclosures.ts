import { defineQuestion } from '../define-question';
import { DWELLING } from '../premises';

export const leaseRequiredDisclosures = defineQuestion({
  id: 'lease.required-disclosures',
  title: 'Lead paint and other disclosures',
  ask: 'Are disclosures on lead paint, mould, flooding, bed bugs or alarms made or attached?',
  kinds: ['residential-lease-us', 'lease'],
  onlyIn: ['US'],
  yes: {
    provisions: ['lead-paint-disclosed'],
    words: [
      [
        'lead',
        'mold',
        'mould',
        'flood',
        'bed bug',
        'bedbug',
        'smoke',
        'asbestos',
        'pamphlet',
        'radon',
        'disclos',
        '4852d',
      ],
    ],
  },
  premise: DWELLING,
  says: {
    yes: 'A disclosure on lead paint, mould, flooding, pests or alarms is made or attached.',
    no: 'No disclosure is made.',
    not_stated: 'No disclosure on lead paint or other hazards was found.',
  },
  positions: {
    landlord: {
      not_stated: 'medium',
      why: 'For homes built before 1978 the lead form is required by federal law, with heavy penalties.',
      ask: 'Attach the lead-based paint disclosure and pamphlet (homes built before 1978) and the state’s disclosure sheets before signing.',
    },
    tenant: {
      not_stated: 'medium',
      why: 'The tenant may not learn of hazards to children and health before moving in.',
      ask: 'Landlord shall attach the lead-based paint disclosure (homes built before 1978) and all disclosures required by state law before Tenant signs.',
    },
  },
  law: [
    {
      place: 'US',
      cite: '42 U.S.C. § 4852d',
      says: 'lead disclosure and pamphlet for homes built before 1978',
    },
    {
      place: 'New York',
      cite: 'Real Prop. Law § 231-b',
      says: 'flood history and risk',
    },
    {
      place: 'Texas',
      cite: 'Prop. Code § 92.0135',
      says: 'flood plain and past flooding',
    },
  ],
  examples: {
    yes: [
      'The house dates from 1940 and may contain lead; form and booklet are attached.',
      'Bed bug history for the last year: none, sheet enclosed.',
    ],
    not_stated: [
      'The lead engineer signs the drawings.',
      'Paint colours need consent.',
      'Tenant shall keep the bathroom free of mildew.',
    ],
  },
});
