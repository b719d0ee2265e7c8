import { wording } from '../../lexicon/words';
import { enrolment } from '../declarations/enrolment';
import { servicesAgreement } from '../declarations/services-agreement';
import { defineVariety } from './define-variety';

/** Care of somebody old, sick or disabled in his own home. */
export const homeCare = defineVariety({
  id: 'home-care',
  labels: [{ label: 'Home care agreement' }],
  as: enrolment,
  of: [enrolment, servicesAgreement],
  sides: [
    {
      label: 'Care provider',
      roles: ['provider', 'agency', 'care provider', 'service provider', 'company', 'we', 'us', 'home care agency'],
    },
    {
      label: 'Client or family',
      roles: [
        ...['client', 'service user', 'family', 'representative', 'responsible party', 'relative', 'you'],
        ...['care recipient', 'person cared for', 'patient', 'customer'],
      ],
    },
  ],
  deal: 'the {provider} cares for somebody in his or her home',
  head: wording(
    'home care, homecare, domiciliary care, live-in care, care at home, home support services, in-home care',
  ),
  speaksOf: [
    wording('caregiver(s), carer(s), care worker(s), personal support worker(s), aide(s), support worker(s)'),
    wording('care plan, plan of care, assessment, personal care, care needs'),
    wording('medication, medicine(s), doctor, hospital, nurse, health'),
    wording('visit(s), shift(s), hourly, {per,an,each} hour'),
    wording("client’s home, client's home, own home, the home, residence, key(s), lock box"),
    wording('family, relative(s), next of kin, responsible party, representative, power of attorney'),
  ],
  least: 4,
  never: wording(
    'pupil, nursery, childcare, tuition, payroll, software, nursing home, care home, residents, lawn, windows',
  ),
  examples: [
    'HOME CARE SERVICES AGREEMENT\nMaple Care Inc. (the "Provider")\nClient: Rosa Lind\nResponsible Party: Carl Lind ("you")\n1. Caregivers follow the care plan and remind the Client of medication.\n2. A visit is $38 an hour.\n3. You give us a key to the home.\n4. The Responsible Party pays within 7 days.',
    'Domiciliary care agreement\nBetween Acme Homecare Ltd ("we") and Ann Lee, for whom her family signs.\n1. Our carers come in three visits a day for personal care.\n2. A visit is £22 an hour, double on bank holidays.\n3. Tell us of a stay in hospital.\n4. The family keeps the home safe.',
  ],
  nearMisses: [
    'CONTRACT OF CARE\nElm House Nursing Home is run by Acme Care Limited ("we").\nResident: Rosa Lind\n1. Nursing and personal care follow the care plan.\n2. The fee is €1,200 a week.\n3. The room has a bed.\n4. Next of kin are told of a stay in hospital.',
    'HOME CARE PLAN FOR GARDENS\nAcme Lawns LLC (the "Provider") and Bo Kim (the "Customer").\n1. The Provider cuts the lawn of the home at each visit.\n2. A visit is $38 an hour.\n3. The family keeps pets in.',
  ],
});
