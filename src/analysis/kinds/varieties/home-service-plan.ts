import { wording } from '../../lexicon/words';
import { consumerMembership } from '../declarations/consumer-membership';
import { contractor } from '../declarations/contractor';
import { maintenance } from '../declarations/maintenance';
import { servicesAgreement } from '../declarations/services-agreement';
import { websiteTerms } from '../declarations/website-terms';
import { defineVariety, type VarietyDeclaration } from './define-variety';

/** A plan by which somebody comes to a home again and again: for pests, the boiler, the pool, the lawn. */
const PLAN: Omit<VarietyDeclaration, 'id' | 'as' | 'of' | 'deal' | 'examples'> = {
  labels: [
    { says: wording('pest(s), termite(s), rodent(s), mosquito*'), label: 'Pest control plan' },
    { says: wording('boiler(s), heating, furnace, heat pump(s)'), label: 'Heating service plan' },
    { says: wording('pool(s), spa'), label: 'Pool care plan' },
    { says: wording('lawn(s), turf, garden(s)'), label: 'Lawn or garden care plan' },
    { label: 'Home service plan' },
  ],
  sides: [
    {
      label: 'Provider',
      roles: [
        ...['provider', 'company', 'contractor', 'engineer', 'supplier', 'technician', 'operator', 'service provider'],
        ...['installer', 'gardener', 'we', 'us'],
      ],
    },
    {
      label: 'Customer',
      roles: [
        ...['customer', 'plan holder', 'homeowner', 'owner', 'client', 'member', 'householder', 'subscriber', 'you'],
      ],
    },
  ],
  head: wording([
    '{pest,termite,boiler,heating,furnace,pool,spa,lawn,garden,gutter,septic,chimney,hvac,air conditioning,home,house} (control ){care,cover,maintenance,service,treatment,protection} ({agreement,contract} ){plan,program,programme}',
    '{pest,termite,rodent,mosquito} (control ){plan,service,program,programme}, {boiler,heating,pool,lawn} {plan,cover}',
    'home plan, covered pests, looking after your {pool,boiler,lawn,garden,heating}, address covered, {boiler,heating} care',
    'warm house plan, home care plan, lawn treatment(s), lawn care, home warranty plan',
  ]),
  speaksOf: [
    wording('visit(s), call-out(s), callout(s), call out(s)'),
    wording('technician(s), engineer(s), the plan covers, the plan gives, covered'),
    wording('treat*, re-treat*, repair*, servic{e,es,ed,ing}, clean*, mow*, test*, spray*, inspect*'),
    wording('boiler, pump, pests, lawn, pool, filter, gutters, yard, garden, thermostat, appliance'),
    wording('{a,per,each,every} month, monthly, {a,per,each,every} year, yearly, quarterly'),
    wording('renew*, cancel*, goes on, carry on, rolls on, end the plan, plan ends'),
  ],
  least: 4,
  never: wording(
    'tenant(s), landlord, practical completion, lift(s), elevator(s), pension, health plan, your profile, user content, gym, employee',
  ),
  nearMisses: [
    'BOILER CARE PLAN\nPlan holder: Ann Lee\nEngineer: Tom Reed, trading as Reed Heating\n1. £23 once. The plan holder shall pay on the first.\nThe parties agree to the above.\nSigned: Ann Lee\nSigned: Tom Reed',
    'ACME LAWN CARE – TERMS OF SERVICE\nThese terms are between Acme Lawns, LLC ("we") and you. Your account has a password.\n1. You agree to our home plan. Changes to these terms.',
    'APPLIANCE PLAN – TERMS OF SERVICE\nThese terms are between Acme Irons, LLC ("we") and you. Your account has a password.\n1. Our technicians repair the appliance on a visit. You shall let them in.\n2. $49 a month.\n3. The plan renews for a year unless you cancel it. Changes to these terms.',
    'APPLIANCE MAINTENANCE AGREEMENT\nAcme Irons Ltd (the "Contractor") and Ann Lee (the "Customer").\n1. Maintenance. The Contractor repairs the appliance on a visit of an engineer.\n2. £49 a month. The Customer shall pay.\n3. The plan renews for a year unless cancelled.',
    'LIFT MAINTENANCE AGREEMENT\nAcme Lifts Ltd (the "Contractor") and Reed Offices Ltd (the "Client").\n1. The Contractor services the lift by its maintenance plan, four visits a year.\n2. Engineers repair what breaks.\n3. £900 a quarter. It renews each year unless cancelled.\n4. The heating plan of the house is no part of it.',
    'TERMS OF SERVICE\nBy using our website you agree to these terms with Acme Gardens Ltd ("we").\n1. Your Account. Each user has a password.\n2. User Content. You keep the pictures of your lawn care that you upload.\n3. Your plan renews each month, and you may cancel it.',
  ],
};

const DEAL = (supplier: string, customer: string) =>
  `the {${supplier}} looks after the {${customer}}'s home or what belongs to it on regular visits`;

/** One that is signed. */
export const homeServicePlan = defineVariety({
  ...PLAN,
  id: 'home-service-plan',
  as: maintenance,
  of: [consumerMembership, servicesAgreement, contractor, maintenance],
  deal: DEAL('supplier', 'customer'),
  examples: [
    'BOILER CARE PLAN\nPlan holder: Ann Lee\nEngineer: Tom Reed, trading as Reed Heating\nAddress covered: 4 Mill Lane\n1. One service a year and repair of the boiler and the pump.\n2. £23 a month. The plan holder shall pay on the first.\n3. Call-outs on the same day.\n4. Either may end this agreement with a month of notice. The parties agree to the above.\nSigned: Ann Lee\nSigned: Tom Reed',
  ],
});

/** One that is ordered online, whose terms are asked what terms of service are asked. */
export const homeServiceTerms = defineVariety({
  ...PLAN,
  id: 'home-service-terms',
  as: websiteTerms,
  of: [websiteTerms],
  deal: DEAL('operator', 'user'),
  examples: [
    'ACME HOME PLAN – TERMS OF SERVICE\nThese terms are between Acme Pest Partners, LLC ("we") and you.\nCovered pests: ants and mice\n1. Visits. Our technicians treat the yard on one visit every other month. You shall let them in.\n2. Price. $49 a month, by card on file.\n3. Pests that come back are re-treated free.\n4. The plan renews for a year unless you cancel it.',
  ],
});
