import type { Coverage, Party } from '../../../shared/analysis';
import { ProvedRow } from './fact-row';
import { absent, factWords } from './words';

/** A row for each party: full name, its part in the deal, where it comes from. */
export function PartyRows({ parties, coverage }: { parties: readonly Party[]; coverage: Coverage }) {
  if (parties.length === 0) {
    return (
      <ProvedRow id="party-1" label="Parties" evidence={[]}>
        <span className="text-muted">{absent(coverage)}</span>
      </ProvedRow>
    );
  }
  return parties.map((party, i) => {
    const id = `party-${i + 1}`;
    const label = parties.length === 1 ? 'Party' : `Party ${i + 1}`;
    return <PartyRow key={id} id={id} label={label} party={party} coverage={coverage} />;
  });
}

function PartyRow({ id, label, party, coverage }: { id: string; label: string; party: Party; coverage: Coverage }) {
  const { value, note } = factWords(party, coverage);
  const form = party.legalForm && !value?.includes(party.legalForm) ? party.legalForm : null;
  const origin = party.incorporatedIn && `Formed in ${party.incorporatedIn}`;
  const details = [form, origin, party.address].filter(Boolean).join(' · ');
  return (
    <ProvedRow id={id} label={label} evidence={party.evidence}>
      {value} {party.role && <span className="text-muted">({party.role})</span>}
      {note && <span className="block text-muted">{note}</span>}
      {details && <span className="block text-muted text-sm">{details}</span>}
    </ProvedRow>
  );
}
