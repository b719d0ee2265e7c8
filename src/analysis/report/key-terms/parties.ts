import type { Party } from '../../facts/facts';
import { onlyWords, wording } from '../../lexicon/words';
import type { Reading } from '../../reading';
import type { Line } from './line';

/** A role that is no name of a party but a remainder of the preamble. */
export const NO_ROLE = wording('agreement, contract, date, section, exhibit, i, me');

function lineOf(party: Party): string {
  const role = party.role && party.role !== party.value && !NO_ROLE.test(party.role) ? ` (${party.role})` : '';
  const named = party.legalForm && onlyWords('company').test(party.legalForm) ? null : party.legalForm;
  const form = named && !party.value?.toLowerCase().includes(named.toLowerCase()) ? named : null;
  const about = [form, party.incorporatedIn].filter(Boolean).join(', ');
  return `${party.value}${role}${about ? `, ${about}` : ''}`;
}

/** The parties with their role, legal form and where they are incorporated, as far as the contract says so. */
export function partyLines(reading: Reading): Line[] {
  return reading.facts.parties
    .filter((party) => party.status === 'found' && party.value)
    .map((party) => ({ text: lineOf(party), evidence: party.evidence, weight: party.confidence }));
}
