/**
 * What papers call themselves, and the time that they run, instead of 'agreement': a line for each kind of deal, whose words mean the same thing in
 * a paper that has one of them in its title. 'Agreement' and 'contract' are left out: every reader knows them.
 */
export const PAPER_NAMES: readonly (readonly string[])[] = [
  ['arrangement', 'deal', 'understanding', 'undertaking'],
  ['employment', 'job', 'engagement', 'appointment', 'position', 'placement', 'internship', 'traineeship'],
  ['employment', 'apprenticeship', 'secondment', 'training'],
  ['tenancy', 'let', 'letting', 'rental', 'stay', 'residency', 'lodging', 'licence', 'booking'],
  ['hire', 'rental', 'booking', 'charter', 'loan', 'hiring'],
  ['booking', 'reservation', 'stay', 'event'],
  ['enrolment', 'enrollment', 'course', 'tuition', 'season', 'membership', 'registration', 'programme', 'program'],
  ['lesson', 'lessons', 'enrolment', 'enrollment', 'tuition', 'coaching', 'season'],
  ['membership', 'subscription', 'season', 'plan'],
  ['sponsorship', 'partnership', 'collaboration', 'cooperation', 'season', 'residency'],
  ['retainer', 'mandate', 'commission', 'engagement', 'appointment', 'consultancy'],
  ['maintenance', 'support', 'service', 'cover', 'plan'],
  ['agency', 'representation', 'franchise', 'distributorship', 'consignment'],
  ['care', 'boarding', 'livery', 'grazing', 'storage', 'parking'],
];

/** Names that a paper of any kind may give itself. */
export const ANY_PAPER: readonly string[] = ['arrangement', 'deal'];
