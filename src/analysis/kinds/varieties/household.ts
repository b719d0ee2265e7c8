import { wording } from '../../lexicon/words';
import { construction } from '../declarations/construction';
import { consulting } from '../declarations/consulting';
import { consumerMembership } from '../declarations/consumer-membership';
import { contractor } from '../declarations/contractor';
import { enrolment } from '../declarations/enrolment';
import { eventServices } from '../declarations/event-services';
import { licenceToOccupy } from '../declarations/licence-to-occupy';
import { servicesAgreement } from '../declarations/services-agreement';
import { websiteTerms } from '../declarations/website-terms';
import { defineVariety } from './define-variety';

/** The cleaning of rooms, at home or in an office. */
export const cleaning = defineVariety({
  id: 'cleaning',
  labels: [{ label: 'Cleaning agreement' }],
  as: servicesAgreement,
  of: [servicesAgreement, contractor, consumerMembership, eventServices],
  unlessTitled: [construction],
  sides: [
    {
      label: 'Cleaner',
      roles: ['cleaner', 'contractor', 'supplier', 'provider', 'service provider', 'company', 'firm', 'we'],
    },
    { label: 'Customer', roles: ['customer', 'client', 'firm', 'householder', 'owner', 'you'] },
  ],
  deal: 'the {supplier} cleans for the {customer}',
  head: wording([
    '{office,house,domestic,window,carpet,home,commercial,contract,studio,clinic,school,janitorial} cleaning, cleaning {agreement,contract,services,terms,order}',
    'cleaning of {the,a,your,our,offices,office,homes,house,rooms,windows,studios}, janitorial {services,agreement}, house( )cleaner',
  ]),
  speaksOf: [
    wording('clean, cleans, cleaned, cleaning'),
    wording('floor(s), kitchen(s), bathroom(s), toilet(s), window(s), dust, vacuum*, bin(s), carpet(s), desk(s)'),
    wording('key(s), alarm, access, code'),
    wording('materials, products, equipment, supplies, cloths, gloves, consumables'),
    wording('{per,a,each} {hour,week,visit,month,clean}, hourly, weekly, price, fee'),
  ],
  least: 4,
  never: wording('employee handbook, salary, wages, statement of work, franchis*, data cleaning, tenant(s), guest(s)'),
  examples: [
    'AGREEMENT ABOUT CLEANING OF THE HOUSE\nIda Holm (the "Cleaner") and Ann Lee (the "Customer").\n1. The Cleaner cleans the kitchen and the bathrooms each Thursday.\n2. $38 per hour. The Customer shall pay the same day.\n3. The Cleaner keeps one key.\n4. The Customer has the vacuum; gloves and other products are the Cleaner\'s.\nSigned: Ann Lee\nSigned: Ida Holm',
  ],
  nearMisses: [
    'AGREEMENT ABOUT CLEANING OF THE HOUSE\nIda Holm (the "Cleaner") and Ann Lee (the "Customer").\n1. The Cleaner cleans the kitchen and the bathrooms.\n2. Salary. $38 per hour, and sick pay. The Customer shall pay the same day.\n3. The Cleaner keeps one key, and has the products.\nSigned: Ann Lee\nSigned: Ida Holm',
    'SERVICES AGREEMENT\nReed Ltd (the "Supplier") and Ann Lee (the "Customer").\n1. The Services. The Supplier looks after the house and cleans the floor where plants stand.\n2. Charges. $38 per hour.\n3. Keys and materials.',
    'CONTRACT OF EMPLOYMENT\nAcme Cleaning Ltd (the "Employer") and Ida Holm (the "Employee").\n1. Job title. Cleaner: office cleaning, floors and kitchens.\n2. Salary. £24,000.\n3. Keys and products are the Employer\'s.',
    'SERVICES AGREEMENT\nAcme Guards Ltd (the "Supplier") and Reed Ltd (the "Customer").\n1. Guards by night; the cleaning of the offices is no part of it.\n2. Charges. £900 a week.\n3. Keys.',
  ],
});

/** A membership of a gym or club of adults, which is entered by an enrolment form. */
export const gymMembership = defineVariety({
  id: 'gym-membership',
  labels: [{ label: consumerMembership.label }],
  as: consumerMembership,
  of: [enrolment, eventServices, websiteTerms, licenceToOccupy],
  sides: consumerMembership.sides,
  deal: consumerMembership.deal,
  head: wording(
    'gym, fitness, health club, leisure club, crossfit, pilates, yoga, climbing wall, climbing gym, racquet club, golf club',
  ),
  // Whose paper only mentions a gym has no member of it.
  must: wording(
    'membership {fee,fees,type,plan,dues,form,term,period,number}, the {Member,member}, {Participant,participant} {may,shall}',
  ),
  speaksOf: [
    wording('gym, club, studio, pool, facilit*, equipment, court(s)'),
    wording('class(es), session(s), training, trainer(s), workout(s)'),
    wording('dues, monthly, {a,per} month, draft(s), direct debit, joining fee, enrol{l,}ment fee'),
    wording('freeze, freezing, pause, suspend*, hold'),
    wording('injury, health, physician, doctor, exercise'),
    wording('initial term, minimum term, renew*, cancel*, months'),
  ],
  least: 4,
  never: wording(
    'clean(s) the, cleaner(s), nursery, pupil(s), franchis*, employer, landlord, user content, sponsor, lessee',
  ),
  examples: [
    'COURSE ENROLLMENT AGREEMENT\nAcme Fitness LLC (the "Provider") and Ann Lee (the "Participant").\n1. The Participant may use the gym and take 48 sessions with a trainer.\n2. The enrollment fee is $49, and $64 is drafted monthly. The Participant shall pay it.\n3. A physician may end it; the Participant may freeze it.\n4. It renews for 12 months. Members may bring a guest.\nSigned: Ann Lee',
    'TERMS OF SERVICE\nThese terms are between Acme Fitness Ltd ("we") and you, the member.\n1. You may use the gym and its classes. You shall follow the trainer.\n2. The price is £40 a month by direct debit. Your account shows it.\n3. You may freeze for three months.\n4. Ask a doctor before you exercise.\n5. Changes to these terms. Minimum term: 12 months.',
  ],
  nearMisses: [
    'COURSE ENROLLMENT AGREEMENT\nAcme Fitness LLC (the "Provider") and Ann Lee (the "Participant").\n1. The Participant may read in the library.\n2. The enrollment fee is $49. The Participant shall pay it.\nSigned: Ann Lee',
    'COURSE ENROLLMENT AGREEMENT\nAcme Fitness Academy (the "School") and Ann Lee (the "Student").\n1. The student learns to run a gym, with classes and a trainer.\n2. The enrollment fee is $49, and $64 is due monthly. The student shall pay it.\n3. A physician may end it, and the student may pause for months.\nSigned: Ann Lee',
    'COURSE ENROLLMENT AGREEMENT\nAcme Fitness School (the "School") and Ann Lee, parent of the Participant.\n1. The Participant may use the gym with the other pupils, and takes classes.\n2. The enrollment fee is $49, and $64 is due monthly. The parent shall pay it.\n3. A physician may end it, and the parent may pause for months.\nSigned: Ann Lee',
    'COURSE ENROLLMENT AGREEMENT\nAcme Chess LLC (the "Provider") and Ann Lee (the "Participant").\n1. The Participant may use the club and take 48 sessions with a trainer.\n2. The enrollment fee is $49, and $64 is due monthly. The Participant shall pay it.\n3. The Participant may pause for months in ill health.\nSigned: Ann Lee',
    'DANCE SCHOOL ENROLMENT FORM\nAcme School (the "School")\nParent: Ann Lee\nChild: Mia, date of birth 3 May 2017\n1. Lessons in the fitness studio; pupils wear shoes.\n2. Fees £40 a month, membership included.\n3. Injury: we call a doctor.\n4. Term dates and cancelled classes.',
    'TERMS OF SERVICE\nBy using our website you agree to these terms with Acme Fitness App Ltd ("we").\n1. Your Account. Members have a password.\n2. User Content of members, and classes to watch.\n3. $9 a month, renewed until you cancel or pause.\n4. Ask a doctor before you exercise.',
  ],
});

/** Drawings of rooms and what stands in them; others build. */
export const interiorDesign = defineVariety({
  id: 'interior-design',
  labels: [{ label: 'Interior design agreement' }],
  as: servicesAgreement,
  of: [construction, servicesAgreement, contractor, consulting],
  sides: [
    {
      label: 'Designer',
      roles: ['designer', 'interior designer', 'studio', 'consultant', 'contractor', 'firm', 'company', 'we'],
    },
    { label: 'Client', roles: ['client', 'customer', 'owner', 'homeowner', 'you'] },
  ],
  deal: 'the {supplier} designs rooms for the {customer}',
  head: wording('interior design, interior designer, interior decorat*, design of {your,the,our} interior(s)'),
  speaksOf: [
    wording('drawing(s), concept(s), mood board(s), scheme(s), elevations, render*'),
    wording('kitchen, bathroom, bedroom(s), living room, dining room, hall, floor'),
    wording('furniture, finish(es), lighting, fabric(s), millwork, colour(s), color(s), samples'),
    wording('site visit(s), walk-through, contractor(s), builder(s), trades'),
    wording('design fee, retainer, hourly, fee, fees, markup, commission'),
    wording('change(s), revision(s), round(s), option(s), approv*'),
  ],
  least: 4,
  never: wording('salary, tenant, lessee, source code, practical completion'),
  examples: [
    'Interior design of 4 Mill Lane\nAcme Interiors Inc. (the "Designer") and Ann Lee (the "Client").\n1. The Designer makes drawings and a concept for the kitchen and the hall, with lighting and furniture.\n2. Fee. $9,000. The Client shall pay a retainer.\n3. One round of changes.\n4. The Client hires the contractor.\nSigned: Ann Lee',
  ],
  nearMisses: [
    'Interior design of 4 Mill Lane\nAcme Interiors Inc. (the "Designer") and Ann Lee (the "Client").\n1. The Designer writes a book on it.\n2. Fee. $9,000. The Client shall pay.\nSigned: Ann Lee',
    'Interior design of 4 Mill Lane\nAcme Interiors Inc. (the "Designer") and Ann Lee (the "Client").\n1. The Designer makes drawings and a concept for the kitchen and the hall, with lighting and furniture.\n2. Fee. A salary of $9,000. The Client shall pay a retainer.\n3. One round of changes.\nSigned: Ann Lee',
    'SERVICES AGREEMENT\nAcme Gardens Inc. (the "Supplier") and Ann Lee (the "Customer").\n1. The Services. Drawings of the garden seen from the kitchen and the hall, with lighting and furniture.\n2. Fees. $9,000.\n3. One round of changes. The contractor is the Customer’s.',
    'CONSTRUCTION AGREEMENT\nReed Builders Ltd (the "Contractor") and Ann Lee (the "Owner").\n1. The Contractor shall build the kitchen after the drawings of the architect; changes in writing.\n2. Price £46,000. Floor, lighting and finishes are included.\n3. Practical completion on 4 May.',
  ],
});
