import type { Party } from '../../../shared/analysis';
import type { Coverage } from '../../../shared/coverage';
import { ProvedRow } from './fact-row';
import { FactState, RuleNote, StateNote } from './fact-state';
import { Judged } from './judged';
import { JudgedState } from './judged-state';
import { absent, factWords, shownState } from './words';

/** A row for each party: full name, its part in the deal, where it comes from. */
export function PartyRows({ parties, coverage }: { parties: readonly Party[]; coverage: Coverage }) {
  if (parties.length === 0) {
    return (
      <ProvedRow id="party-1" path={null} label="Parties" evidence={[]}>
        <FactState state="absent" />
        <StateNote state="absent" note={absent(coverage)} />
      </ProvedRow>
    );
  }
  return parties.map((party, i) => {
    const label = parties.length === 1 ? 'Party' : `Party ${i + 1}`;
    return <PartyRow key={label} index={i} label={label} party={party} coverage={coverage} />;
  });
}

function PartyRow({
  index,
  label,
  party,
  coverage,
}: {
  index: number;
  label: string;
  party: Party;
  coverage: Coverage;
}) {
  const { value, note, certain } = factWords(party, coverage);
  const state = shownState(party, coverage);
  const form = party.legalForm && !value?.includes(party.legalForm) ? party.legalForm : null;
  const origin = party.incorporatedIn && `Formed in ${party.incorporatedIn}`;
  const path = `facts.parties.${index}`;
  const details = [form, origin, party.address].filter(Boolean).join(' · ');
  return (
    <ProvedRow id={`party-${index + 1}`} path={path} label={label} evidence={party.evidence}>
      <Judged path={path}>{value}</Judged> {party.role && <span className="text-muted">({party.role})</span>}{' '}
      <JudgedState path={path} state={state} />
      {note && (certain ? <RuleNote note={note} /> : <StateNote state={state} note={note} below />)}
      {details && <span className="block text-muted text-sm">{details}</span>}
    </ProvedRow>
  );
}
