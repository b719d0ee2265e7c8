import { wording } from '../../lexicon/words';
import { enrolment } from '../declarations/enrolment';
import { licenceToOccupy } from '../declarations/licence-to-occupy';
import { servicesAgreement } from '../declarations/services-agreement';
import { defineVariety } from './define-variety';

/** A place in a home for the old or the sick. */
export const residentialCare = defineVariety({
  id: 'residential-care',
  labels: [{ label: 'Residential care agreement' }],
  as: enrolment,
  of: [enrolment, servicesAgreement, licenceToOccupy],
  sides: [
    {
      label: 'Home',
      roles: [
        ...['home', 'care home', 'nursing home', 'provider', 'service provider', 'facility', 'community', 'operator'],
        ...['registered provider', 'proprietor', 'registered manager', 'we'],
      ],
    },
    {
      label: 'Resident or family',
      roles: [
        ...['resident', 'service user', 'family', 'representative', 'responsible party', 'relative', 'next of kin'],
        ...['you', 'sponsor', 'patient'],
      ],
    },
  ],
  deal: 'the {provider} takes a resident into its care',
  head: wording([
    '{nursing,care,rest,retirement,residential care,aged care} home(s), assisted living, memory care, residential care',
    'aged care, long(-)term care {facility,home,agreement}, contract of care',
  ]),
  speaksOf: [
    wording('nursing, personal care, care plan, level of care, care needs, assessment'),
    wording('medication, medicine(s), doctor, GP, physician, hospital'),
    wording('room(s), bed'),
    wording('discharge, transfer, {death,passing} of the resident, on death, dies, absence'),
    wording('next of kin, relative(s), family, power of attorney, responsible party, representative'),
    wording('weekly fee, per week, a week, monthly fee, daily rate, contribution, top(-)up'),
  ],
  least: 4,
  never: wording('pupil, nursery, childcare, tuition, wages, payroll, consultant, hospital privileges, software'),
  examples: [
    'CONTRACT OF CARE\nElm House Nursing Home is run by Acme Care Limited ("we").\nResident: Rosa Lind\nFamily: Carl Lind ("you")\n1. Nursing and personal care follow the care plan.\n2. The fee is €1,200 a week.\n3. The room is kept while the resident is in hospital.\n4. Discharge. Four weeks of notice.',
  ],
  nearMisses: [
    'NURSERY CONTRACT\nSunny Bees Nursery, beside the care home (the "Provider") and the parents of Mia.\n1. Personal care and medication as agreed.\n2. The room of the bees.\n3. Fee £90 a week.\n4. Family and next of kin may collect.',
    'WINDOW CLEANING AGREEMENT\nAcme Shine Ltd (the "Supplier") and Elm House Nursing Home (the "Customer").\n1. The Supplier cleans each room of the home.\n2. The fee is £90 a week.',
  ],
});
