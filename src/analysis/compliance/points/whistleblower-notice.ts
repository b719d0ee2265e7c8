import { anyWording, asWritten, wording } from '../../lexicon/words';
import { countryOf } from '../../mentions/countries';
import { findFirst, mentions, proof } from '../../statements/search';
import { lawOf } from '../law';
import { definePoint } from '../point';

const SECRECY = asWritten(
  wording(
    'shall, will, must, agree(s), may, not, promise(s)',
    120,
    'disclose, divulge, hold, keep, maintain, treat, use, guard, protect',
    200,
    '{C,c}onfiden+, {S,s}ecre+, {P,p}roprietary*, {P,p}rotected {I,i}nformation*',
  ),
);
const NOTICE = anyWording(
  wording('1833, Defend Trade Secrets Act, whistle(-)blow*'),
  wording('report(ing)', 80, '(suspected )violation of law'),
);
/** Where no law is named. */
const AMERICAN = wording('United States, U.S., Delaware, New York, California, Texas, Nevada, Florida, state of');
const INDIVIDUAL = wording('employee, executive, consultant, contractor, employment');

export const whistleblowerNotice = definePoint({
  id: 'whistleblower-notice',
  label: 'Notice of immunity for whistleblowers',
  topic: 'work',
  source: 'Defend Trade Secrets Act, 18 U.S.C. § 1833(b)(3)',
  cause:
    'an individual is bound to confidentiality in the United States, no notice of immunity; contracts from May 12, 2016',
  since: '2016-05-12',
  witness: { forces: ['must', 'must not'], headings: ['confiden', 'secre', 'non-disclos', 'nondisclos'] },
  find(reading) {
    const kind = reading.kind.family;
    const roles = reading.facts.parties.map((party) => party.role ?? '').join(' ');
    const withIndividual =
      kind === 'employment' ||
      (['nda', 'services'].includes(kind) && wording('employee, executive, consultant').test(roles));
    if (!withIndividual || !INDIVIDUAL.test(reading.contract.text) || mentions(reading, NOTICE)) return null;
    const law = lawOf(reading);
    const american = law ? countryOf(law) === 'united states' : AMERICAN.test(reading.contract.text.slice(0, 5_000));
    const hit = findFirst(reading, SECRECY, { negated: true, unless: wording('injunct+') });
    if (!hit || !american) return null;
    return {
      issue:
        'The contract binds an individual to confidentiality, but no notice of the immunity for whistleblowers was found.',
      recommendation:
        'Add the notice; without it, an employer cannot recover exemplary damages or attorney fees under the Act (for contracts since May 12, 2016).',
      evidence: [proof(reading, hit)],
    };
  },
  examples: {
    paper: 'employment',
    hits: [
      [
        '7. The Employee shall not disclose confidential information.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'whistleblowers',
      ],
      [
        '7. The Employee agrees to keep all Confidential Information of the Company secret during and after employment.\n13. This Agreement shall be governed by the laws of the State of Delaware.',
        'immunity',
      ],
      [
        '7. Consultant shall hold the proprietary information of Client in confidence and shall not disclose it.\n13. This Agreement shall be governed by the laws of the State of New York.',
        'whistleblowers',
        'consultancy',
      ],
      [
        '7. Employee must protect the secrets of the Company and may not use them for others.\n13. This Agreement shall be governed by the laws of the State of Nevada.',
        'whistleblowers',
      ],
    ],
    misses: [
      [
        '7. The Employee shall not disclose confidential information. Nothing limits rights under the Defend Trade Secrets Act.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'the Act is named',
      ],
      [
        '7. The Employee shall not disclose confidential information, but may report a suspected violation of law.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'reports are allowed',
      ],
      [
        '7. Provider shall not disclose confidential information of Customer.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'between businesses',
        'services',
      ],
      [
        '7. The Company may go to court for an injunction to protect its confidential information.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'a right of the employer',
      ],
      [
        '7. The Employee works forty hours a week.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'nothing is secret',
      ],
    ],
  },
});
