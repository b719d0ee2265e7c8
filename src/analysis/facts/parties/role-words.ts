import { KINDS } from '../../kinds/declarations/registry';
import { foldWords } from '../../kinds/fold';
import { onlyWords, wording } from '../../lexicon/words';

/** What forms call a party beside the words of the kinds' sides. */
const OTHER_ROLES = [
  'first party',
  'second party',
  'third party',
  'counterparty',
  'party',
  'sublandlord',
  'sublessor',
  'sublessee',
  'adult signing',
  'signing adult',
  'policyholder',
  'carer',
  'parent carer',
  'co-buyer',
  'co-signer',
  'cosigner',
  'surety',
  'co-borrower',
  'co-tenant',
  'joint tenant',
  'tenant in common',
  'sponsored party',
  'covenanter',
  'donor',
  'donee',
  'settlor',
  'trustee',
  'executor',
  'bailor',
  'bailee',
  'beneficiary',
  'optionor',
  'optionee',
  'firm',
  'event company',
  'events company',
  'hire company',
  'removal company',
  'management company',
  'hirer',
  'lodger',
  'householder',
  'childminder',
  'nanny',
  'au pair',
  'breeder',
  'gardener',
  'bookkeeper',
  'pet sitter',
  'dog walker',
  'horse owner',
  'dog owner',
  'pet owner',
  'boat owner',
  'stable',
  'organisation',
  'patient',
  'student',
  'learner',
  'apprentice',
  'volunteer',
  'host organisation',
  'funder',
  'awarding body',
  'grant holder',
  'principal contractor',
  'lead guest',
  'lead booker',
  'traveller',
  'traveler',
  'passenger',
  'exhibitor',
  'stallholder',
  'stall holder',
  'speaker',
  'tutor',
  'trainer',
  'trainee',
  'casual worker',
  'grazier',
  'farmer',
  'grower',
  'mentor',
  'mentee',
  'boarder',
  'mover',
  'intern',
  'depositor',
  'groomer',
  'sitter',
  'skipper',
  'charterer',
] as const;
/** Roles of a kind's side that label other things on a form, or somebody who does not bind himself. */
const NOT_ON_FORMS = [
  'account holder',
  'bank',
  'center',
  'centre',
  'child',
  'city',
  'county',
  'crown',
  'department',
  'event',
  'facility',
  'government',
  'group',
  'hall',
  'home',
  'hotel',
  'insurer',
  'label',
  'lead',
  'letting agent',
  'managing agent',
  'ministry',
  'model',
  'network',
  'plan',
  'platform',
  'pipeline',
  'press',
  'property',
  'ship to',
  'site',
  'staff member',
  'state',
  'target',
  'team',
  'transfer agent',
  'venue',
] as const;

const phrase = (words: readonly string[]) => words.join(' ');
const ROLES: ReadonlySet<string> = rolesOfForms();

function rolesOfForms(): ReadonlySet<string> {
  const declared = KINDS.flatMap(({ sides }) => sides.flatMap(({ roles }) => roles));
  const roles = new Set([...declared, ...OTHER_ROLES].map((role) => phrase(foldWords(role))));
  for (const role of NOT_ON_FORMS) roles.delete(phrase(foldWords(role)));
  return roles;
}

const MOST_WORDS = 6;
/** In characters, without what its brackets explain. */
const LONGEST_LABEL = 60;
/** What a label says beside the role: 'Your landlord', 'Full legal name of Tenant', 'Member's name'. */
const BESIDE: ReadonlySet<string> = new Set(['the', 'your', 'of']);
const BESIDE_NAME: ReadonlySet<string> = new Set([...BESIDE, 'name', 'full', 'legal', 'printed', 'print', 'company']);

/** Between two roles of one label. */
const PARTS = wording('/, &, \\(,  and ');
/** 'Parent 2', 'Party B'. */
const COUNTS = onlyWords('#1-2, a, b, c, d');
const PRONOUN = onlyWords('we, us, our, you, your, I, me');

/** Whether a party is called by a pronoun: 'we', 'you'. */
export function isPronoun(role: string): boolean {
  return PRONOUN.test(role);
}

/**
 * Whether a label of a form asks for a party: 'Landlord', 'Parent 2', 'Name of Member', 'Supplier / Processor'. 'Landlord's agent' and 'Ship to'
 * do not.
 */
export function namesRole(label: string): boolean {
  const [bare = ''] = label.split('(', 1);
  if (bare.length > LONGEST_LABEL) return false;
  return label.split(PARTS).some((part) => {
    const words = foldWords(part).filter((word) => !COUNTS.test(word));
    if (words.length === 0 || words.length > MOST_WORDS) return false;
    if (ROLES.has(phrase(words))) return true;
    const beside = words.includes('name') ? BESIDE_NAME : BESIDE;
    const role = words.filter((word) => !beside.has(word));
    return role.length > 0 && role.length < words.length && ROLES.has(phrase(role));
  });
}

/** Roles that are played by many who are not bound: an 'insurance agent', a 'sales representative', a 'property manager'. */
const NO_HEAD: ReadonlySet<string> = new Set([
  'agent',
  'manager',
  'representative',
  'administrator',
  'company',
  'agency',
  'party',
  'director',
  'coordinator',
]);

/** Whether a label of two or three words is a role of its own making: 'Accommodation Provider', 'Host Family'. */
export function endsInRole(label: string): boolean {
  const words = foldWords(label);
  const head = words.at(-1) ?? '';
  return words.length > 1 && words.length < 4 && ROLES.has(head) && !NO_HEAD.has(head);
}
