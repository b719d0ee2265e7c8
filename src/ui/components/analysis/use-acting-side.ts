import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { actingFor, NEUTRAL } from '../../../shared/acting-for';
import type { Analysis, Playbook } from '../../../shared/analysis';
import { namesOfSide } from '../../../shared/side-names';
import { errorText } from '../../lib/api';
import { type ContractAnswer, contractKey, contractListKey } from '../../lib/contracts';
import { runKey, saveSide } from '../../lib/review';
import { useAuth } from '../../stores/session';
import { toast } from '../../stores/toasts';

const NOT_KEPT = 'The server could not be reached, so the side is as it was. Please try again.';

/** What is known of a run's sides, as its answer tells it. */
export interface Sides {
  /** As the side reads it that was kept when this was answered. */
  analysis: Analysis;
  side: string | undefined;
  playbooks: readonly Playbook[] | undefined;
}

/** A side that can be acted for, with the party that stands on it. */
export interface SideChoice {
  id: string;
  label: string;
  /** The party's full name, where it is known. */
  party: string | null;
}

/** Whom the reader acts for, and the analysis as that side reads it. */
export interface ActingSide {
  analysis: Analysis;
  side: string;
  /** Of the side itself; null for both sides together. */
  label: string | null;
  /** Empty where there is nothing to choose. */
  choices: readonly SideChoice[];
  choose: (side: string) => void;
}

/**
 * The side that is acted for. Another one is shown at once, worked out here from the same answers, and then kept on the server; what could not be
 * kept goes back to how it was.
 * @param run id of the run that is shown; undefined where it has none
 */
export function useActingSide(contractId: string, run: string | undefined, sides: Sides): ActingSide {
  const { analysis, playbooks } = sides;
  const client = useQueryClient();
  const { user } = useAuth();
  const kept = sides.side ?? NEUTRAL;
  const [chosen, setChosen] = useState<string | null>(null);
  const playbook = playbooks?.find(({ side }) => side === (chosen ?? kept));
  const side = playbook?.side ?? NEUTRAL;

  const { mutate } = useMutation({
    mutationFn: (wanted: string) => saveSide(contractId, wanted),
    // One after another, so that the last one chosen is the one that stays.
    scope: { id: `side of ${contractId}` },
    onSuccess: (answer) => {
      client.setQueryData<ContractAnswer>(
        contractKey(contractId),
        (known) => known && { contract: { ...known.contract, ...answer } },
      );
      // Lists tell the rating of the side that is acted for.
      if (user) void client.invalidateQueries({ queryKey: contractListKey(user.id), exact: true });
      if (run) client.setQueryData<object>(runKey(contractId, run), (known) => known && { ...known, ...answer });
    },
    onError: (error, wanted) => {
      setChosen((now) => (now === wanted ? null : now));
      toast({ title: 'Side Not Kept', description: errorText(error, NOT_KEPT), tone: 'danger' });
    },
  });

  const shown = useMemo(
    () => (playbook && playbook.side !== analysis.playbook?.side ? actingFor(analysis, playbook) : analysis),
    [analysis, playbook],
  );
  const choices = useMemo(() => (playbooks ? choicesOf(analysis, playbooks) : []), [analysis, playbooks]);
  return {
    analysis: shown,
    side,
    label: choices.find(({ id }) => id === side && id !== NEUTRAL)?.label ?? null,
    choices,
    choose: (wanted) => {
      if (wanted === side) return;
      setChosen(wanted);
      mutate(wanted);
    },
  };
}

/** The sides of the kind that have a playbook, then neutral. One alone is no choice. */
function choicesOf(analysis: Analysis, playbooks: readonly Playbook[]): SideChoice[] {
  const known = (analysis.kind?.sides ?? []).filter(({ id }) => playbooks.some(({ side }) => side === id));
  if (known.length === 0) return [];
  const ofSides = known.map(({ id, label, party }) => ({ id, label, party: namesOfSide(analysis, party) }));
  return [...ofSides, { id: NEUTRAL, label: 'Neutral', party: null }];
}
