import { findFirst, mentions, proof } from '../../statements/search';
import { mayReach } from '../dated';
import type { CompliancePoint } from '../point';

const SECRECY =
  /\b(?:shall|will|must|agrees?|may|not|promises?)\b.{0,120}\b(?:disclose|divulge|hold|keep|maintain|treat|use|guard|protect)\b.{0,200}\b(?:[Cc]onfiden\w+|[Ss]ecre\w+|[Pp]roprietary|[Pp]rotected [Ii]nformation)/;
const NOTICE =
  /\b(?:1833|Defend Trade Secrets Act|whistle-?blow\w*|report(?:ing)?\b.{0,80}\b(?:suspected )?violation of law)\b/i;
const INDIVIDUAL = /\b(?:employee|executive|consultant|contractor|employment)\b/i;

export const whistleblowerNotice: CompliancePoint = {
  id: 'whistleblower-notice',
  source: 'Defend Trade Secrets Act, 18 U.S.C. § 1833(b)(3)',
  review(reading) {
    if (!mayReach(reading, '2016-05-12')) return null;
    const kind = reading.kind.family;
    const roles = reading.facts.parties.map((party) => party.role ?? '').join(' ');
    const withIndividual =
      kind === 'employment' ||
      (['nda', 'services'].includes(kind) && /\b(?:employee|executive|consultant)\b/i.test(roles));
    if (!withIndividual || !INDIVIDUAL.test(reading.contract.text) || mentions(reading, NOTICE)) return null;
    const american = /\b(?:United States|U\.S\.|Delaware|New York|California|Texas|Nevada|Florida|state of)\b/i.test(
      reading.facts.governingLaw.value ?? reading.contract.text.slice(0, 5_000),
    );
    const hit = findFirst(reading, SECRECY, { negated: true });
    if (!hit || !american) return null;
    return {
      issue:
        'The contract binds an individual to confidentiality but does not give notice of the immunity for whistleblowers.',
      recommendation:
        'Add the notice; without it, an employer cannot recover exemplary damages or attorney fees under the Act (for contracts since May 12, 2016).',
      evidence: [proof(reading, hit)],
    };
  },
};
