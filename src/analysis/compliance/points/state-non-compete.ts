import { wording } from '../../lexicon/words';
import { nonCompetes } from '../../risks/non-competes';
import { proof } from '../../statements/search';
import { lawOf } from '../law';
import { definePoint } from '../point';

/** California has a point of its own, since its law reaches businesses too. */
const STATES: Readonly<Record<string, readonly [source: string, says: string]>> = {
  Minnesota: ['Minn. Stat. § 181.988', 'voids covenants not to compete made with workers from July 1, 2023'],
  'North Dakota': ['N.D. Cent. Code § 9-08-06', 'voids covenants not to compete with few exceptions'],
  Oklahoma: ['Okla. Stat. tit. 15, § 219A', 'voids covenants of employees not to compete'],
  Washington: [
    'RCW 49.62.020',
    'voids such covenants of workers below a yearly threshold of pay or for more than 18 months in most cases',
  ],
  Illinois: ['820 ILCS 90/10', 'voids such covenants of employees below a yearly threshold of pay'],
  Colorado: ['Colo. Rev. Stat. § 8-2-113', 'voids such covenants but for highly paid workers with notice'],
  Massachusetts: [
    'Mass. Gen. Laws ch. 149, § 24L',
    'asks for garden leave or other agreed consideration and at most 12 months in most cases',
  ],
};
/** What binds during the work only is no covenant of this kind. */
const AFTERWARDS = wording('after, following, from, thereafter, post');
const WORKER = wording('employee, executive, consultant, contractor, officer');

export const stateNonCompete = definePoint({
  id: 'state-non-compete',
  label: 'Covenant of a worker not to compete',
  topic: 'work',
  source: 'Minn. Stat. § 181.988',
  cause: 'a worker is bound not to compete after the end, under the law of a state that limits it',
  witness: { provisions: ['Non-Compete', 'Exclusivity'], headings: ['non-compet', 'noncompet', 'compet', 'restrict'] },
  find(reading) {
    const law = lawOf(reading);
    const state = law ? STATES[law] : undefined;
    const roles = reading.facts.parties.map(({ role }) => role ?? '').join(' ');
    if (!state || !(reading.kind.family === 'employment' || WORKER.test(roles))) return null;
    const afterwards = nonCompetes(reading).filter(({ sentence }) => AFTERWARDS.test(sentence.text));
    return afterwards.map((hit) => ({
      source: state[0],
      issue: `A worker is bound not to compete under the law of ${law}, which ${state[1]}.`,
      recommendation:
        'Check the date, the pay and the notice given against the statute, and narrow or strike the covenant.',
      evidence: [proof(reading, hit), ...reading.facts.governingLaw.evidence],
    }));
  },
  examples: {
    paper: 'employment',
    hits: [
      [
        '7. For two (2) years after termination the Employee shall not compete with the Company.\n13. This Agreement shall be governed by the laws of the State of Minnesota.',
        'law of Minnesota, which voids',
      ],
      [
        '7. For one year following the end of his employment the Employee shall not engage in any business that competes with the Company.\n13. This Agreement shall be governed by the laws of the State of Illinois.',
        'law of Illinois',
      ],
      [
        '7. Thereafter the Consultant shall not for six months compete with the Client in Denver after termination.\n13. This Agreement shall be governed by the laws of the State of Colorado.',
        'law of Colorado',
        'consultancy',
      ],
      [
        '7. The Employee agrees that for two years after employment he will not compete with the Company.\n13. This Agreement shall be governed by the laws of the Commonwealth of Massachusetts.',
        'garden leave',
      ],
    ],
    misses: [
      [
        '7. For two (2) years after termination the Employee shall not compete with the Company.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'another state',
      ],
      [
        '7. For two (2) years after termination Customer shall not compete with Provider.\n13. This Agreement shall be governed by the laws of the State of Minnesota.',
        'between businesses',
        'services',
      ],
      [
        '7. During employment the Employee shall not compete with the Company.\n13. This Agreement shall be governed by the laws of the State of Minnesota.',
        'while at work',
      ],
      [
        '7. After termination the Employee may compete with the Company.\n13. This Agreement shall be governed by the laws of the State of Minnesota.',
        'a permission',
      ],
    ],
  },
});
