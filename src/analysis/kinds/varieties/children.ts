import { wording } from '../../lexicon/words';
import { consumerMembership } from '../declarations/consumer-membership';
import { contractor } from '../declarations/contractor';
import { enrolment } from '../declarations/enrolment';
import { eventServices } from '../declarations/event-services';
import { licenceToOccupy } from '../declarations/licence-to-occupy';
import { servicesAgreement } from '../declarations/services-agreement';
import { vehicleHire } from '../declarations/vehicle-hire';
import { defineVariety } from './define-variety';

const FAMILY: readonly string[] = [
  ...[
    'parent',
    'parents',
    'guardian',
    'parent / guardian',
    'family',
    'client',
    'customer',
    'booker',
    'carer',
    'mother',
  ],
  ...['father', 'student', 'pupil', 'learner', 'participant', 'child', 'camper'],
];

/** A camp or a course of some days to which children go without their parents. */
export const childrensCamp = defineVariety({
  id: 'childrens-camp',
  labels: [{ label: "Children's camp agreement" }],
  as: enrolment,
  of: [eventServices, consumerMembership, servicesAgreement, licenceToOccupy, enrolment],
  sides: [
    {
      label: 'Camp',
      roles: [
        'camp',
        'provider',
        'organiser',
        'organizer',
        'operator',
        'centre',
        'center',
        'club',
        'school',
        'company',
        'academy',
      ],
    },
    { label: 'Parent', roles: FAMILY },
  ],
  deal: 'the {provider} takes a child to a camp or course',
  head: wording([
    '{summer,day,holiday,sports,football,soccer,pony,riding,music,art,science,coding,surf,sailing,tennis,dance,drama,youth,easter,autumn,winter,adventure,residential,overnight,horse,kids,children’s} ({pony,riding,day,sports,music} )camp(s)',
    'camp {registration,booking,enrolment,enrollment,application,agreement,form,terms}, camper(s), residential (+ ){course,week} {for,enrolment,enrollment,booking}',
  ]),
  must: wording('parent(s), guardian(s), child, children, camper(s)'),
  speaksOf: [
    wording('parent(s), guardian(s)'),
    wording('date of birth, age, ages, aged, born'),
    wording('allerg*, medic*, first aid, asthma, doctor'),
    wording('pick-up, pick up, pickup, collect*, drop-off, drop off'),
    wording('behaviour, behavior, sent home, send home, homesick*, phones'),
    wording(
      'residential, overnight, cabin(s), tent(s), dormitor*, rooms, supervis*, leader(s), counselor(s), instructor(s)',
    ),
    wording('deposit, balance, fee, fees, price'),
  ],
  least: 4,
  never: wording('wedding, pitch fee, caravan, campsite, motorhome, employer, wages, volunteer'),
  examples: [
    'SUMMER PONY CAMP\nBOOKING FORM 2027\nAcme Stables Ltd\nParent / guardian: Ann Lee\nDate of birth of the rider: 3 May 2017\nAllergies: none\nDeposit: €300\nYou agree to these terms:\n1. Riders sleep in supervised rooms.\n2. A rider may be sent home for bad behaviour; the parent shall collect at once.\n3. Late collection costs €25.\nSigned: Ann Lee',
  ],
  nearMisses: [
    'SUMMER CAMP BOOKING FORM\nAcme Stables Ltd and Ann Lee, parent\nDeposit: €300\nYou agree to pay the balance in May.\nSigned: Ann Lee',
    'SUMMER CAMP BOOKING FORM\nAcme Stables Ltd and Ann Lee\nDate of birth: 3 May 1977\nAllergies: none\nDeposit: €300\nYou agree to these terms:\n1. Riders sleep in rooms.\n2. Bad behaviour: you are sent home.\n3. We collect you at the station.\nSigned: Ann Lee',
    'WEDDING HIRE AGREEMENT\nAcme Camp Ltd (the "Venue") and Ann Lee (the "Client").\n1. The summer camp is let for the wedding, with rooms for the guests and their children.\n2. Deposit £900.\n3. Parents collect children by ten.\n4. Bad behaviour: guests are sent home.',
    'NURSERY CONTRACT\nSunny Bees (the "Provider") and the parents of Mia, date of birth 3 May 2023.\n1. Fees £61 a day.\n2. Allergies and medicines.\n3. Collection by six.\n4. Trips to a day out in the woods.',
  ],
});

/** Somebody who minds a child at home. */
export const childminding = defineVariety({
  id: 'childminding',
  labels: [{ label: 'Childminding agreement' }],
  as: enrolment,
  of: [enrolment, servicesAgreement, contractor, consumerMembership, eventServices],
  sides: [
    {
      label: 'Childminder',
      roles: ['childminder', 'minder', 'provider', 'carer', 'babysitter', 'tagesmutter', 'setting'],
    },
    { label: 'Parent', roles: FAMILY.filter((role) => role !== 'carer') },
  ],
  deal: "the {provider} minds the {family}'s child",
  head: wording(
    'child( )mind*, child-mind*, {minding,minder} of {a,the,my,our,your} child*, family day care, home daycare, babysitt*',
  ),
  speaksOf: [
    wording('child, children'),
    wording('parent(s), mother, father'),
    wording('nappies, diapers, meals, food, snack(s), nap(s), lunch'),
    wording('settling in, settling-in, holiday(s), sick, illness, ill'),
    wording('collect*, pick-up, pick up, late, drop-off'),
    wording('fee, fees, {a,per} {week,hour,day,month}'),
  ],
  least: 4,
  never: wording('employer, PAYE, wages, software, franchis*, nursery manager'),
  examples: [
    'Childminding Contract\nParents: Ann Lee and Tom Reed\nChild: Mia, born 22 January 2024\nMinder: Ida Holm\n1. Fee. €235 a week. The parents shall pay each Friday.\n2. Food and snacks are included; nappies come with Mia.\n3. If Mia is ill she stays at home.\n4. Four weeks of notice.\nSigned: Ann Lee\nSigned: Ida Holm',
  ],
  nearMisses: [
    'Childminding Contract\nParents: Ann Lee and Tom Reed\nChild: Mia\nMinder: Ida Holm\nThe parents shall pay each Friday.\nSigned: Ann Lee\nSigned: Ida Holm',
    'Childminding Contract\nParents: Ann Lee and Tom Reed\nChild: Mia\nMinder: Ida Holm, who gets wages\n1. Fee. €235 a week. The parents shall pay each Friday.\n2. Food and snacks are included.\n3. If Mia is ill she stays at home.\nSigned: Ann Lee\nSigned: Ida Holm',
    'CONTRACT OF EMPLOYMENT\nAnn Lee (the "Employer") and Ida Holm (the "Employee").\n1. Job title. Nanny; childminding at the home of the parents, with meals for the child.\n2. Wages. £14 per hour.\n3. Holiday entitlement and sick pay.',
    'NURSERY CONTRACT\nSunny Bees (the "Provider") and the parents of Mia.\n1. Fees £61 a day.\n2. Meals and nappies.\n3. Sick children stay at home.\n4. Late collection.',
  ],
});

/** Lessons in driving a car. */
export const drivingLessons = defineVariety({
  id: 'driving-lessons',
  labels: [{ label: 'Driving lessons agreement' }],
  as: enrolment,
  of: [enrolment, servicesAgreement, vehicleHire, contractor, consumerMembership],
  sides: [
    {
      label: 'Driving school',
      roles: ['school', 'driving school', 'instructor', 'provider', 'company', 'academy', 'teacher'],
    },
    { label: 'Learner', roles: ['pupil', 'learner', 'student', 'customer', 'client', 'learner driver', 'parent'] },
  ],
  deal: 'the {provider} gives driving lessons',
  head: wording(
    'driving {lesson,lessons,school,instructor,instruction,tuition,course}, school of motoring, driver {training,education}, learner driver(s)',
  ),
  speaksOf: [
    wording('lesson(s)'),
    wording('instructor(s)'),
    wording('pupil(s), learner(s), student(s)'),
    wording('test, theory, examiner'),
    wording('permit, provisional, licen{c,s}e'),
    wording('package, per lesson, per hour, block booking, hour(s)'),
  ],
  least: 4,
  never: wording('employer, franchis*, wages, lorry drivers, haulage'),
  examples: [
    'ACME SCHOOL OF MOTORING\nPupil terms\nPupil: Ann Lee\nPackage: thirty lessons\n1. The pupil agrees to pay €1,980 for all lessons.\n2. The school may change the instructor.\n3. The learner permit is shown at the first lesson.\n4. The car may be used for the test.\nSigned: Ann Lee',
  ],
  nearMisses: [
    'ACME SCHOOL OF MOTORING\nAgreement with Ann Lee\n1. The school shall paint the car.\n2. The instructor agrees to pay €80.\nSigned: Ann Lee',
    'ACME SCHOOL OF MOTORING\nInstructor terms\nInstructor: Ann Lee, a franchisee\n1. The instructor agrees to pay the franchise fee of €90.\n2. Each pupil has a learner permit and pays per lesson up to the test.\nSigned: Ann Lee',
    'FLYING SCHOOL ENROLMENT\nAcme Wings Ltd (the "School") and Ann Lee (the "Student").\n1. Tuition. The student pays per lesson.\n2. The instructor may change.\n3. The licence is shown before the test.\n4. Attendance and withdrawal.\nSigned: Ann Lee',
    'DRIVING INSTRUCTOR FRANCHISE AGREEMENT\nAcme Motoring Ltd (the "Franchisor") and Tom Reed (the "Franchisee").\n1. The franchise fee is £90 a week.\n2. The instructor teaches pupils, who pay per lesson and pass the test with a provisional licence.',
  ],
});

/** Lessons for one pupil, by a tutor or an agency that sends one. */
export const tutoring = defineVariety({
  id: 'tutoring',
  labels: [{ label: 'Tutoring agreement' }],
  as: enrolment,
  of: [enrolment, servicesAgreement, contractor, consumerMembership],
  sides: [
    {
      label: 'Tutor or agency',
      roles: ['tutor', 'agency', 'provider', 'company', 'teacher', 'centre', 'center', 'studio'],
    },
    { label: 'Parent or student', roles: FAMILY },
  ],
  deal: 'the {provider} gives or arranges lessons',
  head: wording('tutor, tutors, tutoring, tutorial(s), private {lessons,tuition}, home tuition'),
  speaksOf: [
    wording('lesson(s), session(s)'),
    wording('student(s), pupil(s), child'),
    wording('parent(s), guardian(s), family, dear (Mr, Mrs, Ms)'),
    wording('grade(s), year, exam(s), school, mathematics, maths, physics, english, syllabus'),
    wording('{per,each,a} {lesson,hour,session,term}, program fee, fee(s)'),
    wording('missed, missing, miss, cancel*, reschedul*, late'),
  ],
  least: 5,
  never: wording('franchis*, nursery, creche, employer, wages, boarding, user content, source code'),
  examples: [
    'HOME TUTORING – PARENT AGREEMENT\nAcme Tutors Ltd ("Acme")\nParent: Ann Lee\nStudent: Mia, Year 11\nSubjects: mathematics\n1. Acme shall send a tutor for one lesson a week.\n2. The fee is £40 per lesson; the parent agrees to pay it each Friday.\n3. A missed lesson is charged.\nSigned: Ann Lee',
  ],
  nearMisses: [
    'TUTORING AGREEMENT\nAcme Tutors Ltd ("Acme") and Ann Lee\n1. Acme shall send a tutor to the student each week.\n2. The fee is £40.\nSigned: Ann Lee',
    'TUTORING AGREEMENT\nAcme Learning Ltd (the "Employer") and Ann Lee (the "Tutor").\n1. The tutor gives each student one lesson a week in the year of the exam.\n2. The Employer shall pay a fee of £40 per lesson.\n3. A parent who cancels late is charged.\nSigned: Ann Lee',
    'SCHOOL CONTRACT\nAcme School (the "School") and the parents of Mia.\n1. Tuition fees are due each term.\n2. Notice of withdrawal: a term.\n3. Missed days, exams and lessons are told by the form teacher.\n4. The child is in Year 9.',
    'TUTORING FRANCHISE AGREEMENT\nAcme Learning Corp. (the "Franchisor") and Tom Reed (the "Franchisee").\n1. The franchise of a tutoring centre, with lessons for students and their parents.\n2. Fees, exams, cancelled sessions.',
  ],
});
