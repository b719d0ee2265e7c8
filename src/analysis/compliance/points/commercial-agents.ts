import { agency } from '../../kinds/declarations/agency';
import { isKind } from '../../kinds/paper-kind';
import { lawCountry } from '../../risks/countries';
import { findFirst, proof } from '../../statements/search';
import type { CompliancePoint } from '../point';

const AGENT =
  /\bagent\b.{0,160}\b(?:solicit|negotiate|conclude|promote|procure|obtain)\b.{0,80}\b(?:orders?|sales?|contracts?|customers?)\b|\bappoints?\b.{0,100}\b(?:sales|commercial) agent\b/i;

export const commercialAgents: CompliancePoint = {
  id: 'commercial-agents',
  source: 'Directive 86/653/EEC arts. 17 to 20; Commercial Agents (Council Directive) Regulations 1993 (UK)',
  review(reading) {
    const law = lawCountry(reading);
    if (law !== 'european union' && law !== 'united kingdom') return null;
    const hit = isKind(reading.kind, agency) ? findFirst(reading, AGENT) : null;
    if (!hit) return null;
    return {
      issue: `A commercial agent is appointed under the law of ${reading.facts.governingLaw.value}: an agent for the sale of goods is owed indemnity or compensation and notice at the end, which cannot be waived beforehand.`,
      recommendation:
        'Reckon with the payment at the end, keep to the notice of the law and limit a restraint of trade to two years.',
      evidence: [proof(reading, hit), ...reading.facts.governingLaw.evidence],
    };
  },
};
