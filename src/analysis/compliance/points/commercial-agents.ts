import { agency } from '../../kinds/declarations/agency';
import { anyWording, wording } from '../../lexicon/words';
import { findFirst, proof } from '../../statements/search';
import { lawOf } from '../law';
import { definePoint } from '../point';

const AGENT = anyWording(
  wording(
    'agent',
    160,
    'solicit, negotiate, conclude, promote, procure, obtain',
    80,
    'order(s), sale(s), contract(s), customer(s)',
  ),
  wording('appoint(s)', 100, '{sales,commercial} agent'),
);

export const commercialAgents = definePoint({
  id: 'commercial-agents',
  label: 'Commercial agents',
  topic: 'trade',
  source: 'Directive 86/653/EEC arts. 17 to 20; Commercial Agents (Council Directive) Regulations 1993 (UK)',
  cause: 'a commercial agent under the law of a member state or England',
  jurisdictions: ['European Union', 'United Kingdom'],
  papers: [agency],
  witness: 'a term of art',
  find(reading) {
    const hit = findFirst(reading, AGENT);
    if (!hit) return null;
    return {
      issue: `A commercial agent is appointed under the law of ${lawOf(reading)}: an agent for the sale of goods may be owed indemnity or compensation and notice at the end, which cannot be waived beforehand.`,
      recommendation:
        'Reckon with the payment at the end, keep to the notice of the law and limit a restraint of trade to two years.',
      evidence: [proof(reading, hit), ...reading.facts.governingLaw.evidence],
    };
  },
  examples: {
    paper: 'agency',
    hits: [
      [
        '2. Agent shall procure orders for the goods. Principal appoints Agent as its sales agent.\n13. This Agreement shall be governed by the laws of France.',
        'law of France',
      ],
      [
        '2. Agent shall solicit orders and negotiate contracts with customers in the territory.\n13. This Agreement shall be governed by the laws of Germany.',
        'law of Germany',
      ],
      [
        '2. Principal appoints Borel LLC as its commercial agent for garden furniture.\n13. This Agreement shall be governed by the laws of England and Wales.',
        'law of England',
      ],
      [
        '2. Agent will promote the sale of the goods and obtain orders from customers.\n13. This Agreement shall be governed by the laws of Spain.',
        'indemnity or compensation',
      ],
    ],
    misses: [
      [
        '2. Agent shall procure orders for the goods.\n13. This Agreement shall be governed by the laws of the State of Texas.',
        'another law',
      ],
      [
        '2. Distributor buys and resells the Products in its own name.\n13. This Agreement shall be governed by the laws of France.',
        'a distributor',
        'distribution',
      ],
      [
        '2. Agent shall hold the keys of the building.\n13. This Agreement shall be governed by the laws of France.',
        'no sales',
      ],
      [
        '2. Principal pays the fees of its insurance broker.\n13. This Agreement shall be governed by the laws of Germany.',
        'no agent of this sort',
      ],
    ],
  },
});
