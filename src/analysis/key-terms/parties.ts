import type { Party } from '../../shared/analysis';
import type { Reading } from '../reading';
import type { Line } from './line';

function lineOf(party: Party): string {
  const role = party.role ? ` (${party.role})` : '';
  const form =
    party.legalForm && !party.value?.toLowerCase().includes(party.legalForm.toLowerCase()) ? party.legalForm : null;
  const about = [form, party.incorporatedIn].filter(Boolean).join(', ');
  return `${party.value}${role}${about ? `, ${about}` : ''}`;
}

/** The parties with their role, legal form and where they are incorporated, as far as the contract says so. */
export function partyLines(reading: Reading): Line[] {
  return reading.facts.parties
    .filter((party) => party.status === 'found' && party.value)
    .map((party) => ({ text: lineOf(party), evidence: party.evidence, weight: party.confidence }));
}
