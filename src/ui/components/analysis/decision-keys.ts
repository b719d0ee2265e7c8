import type { KeyboardEvent } from 'react';

/** Marks the button of a finding by which it is reviewed. */
export const REVIEW_BUTTON = 'data-review-button';

export interface DecisionActions {
  a: () => void;
  c: () => void;
  r: () => void;
}

/**
 * Single keys while the focus is on a finding's review button, and only then: A accepts, C corrects, R rejects, J and K go to the next
 * and the previous finding. They are taken from nobody who is typing, and from no screen reader's own commands.
 */
export function onDecisionKey(event: KeyboardEvent<HTMLButtonElement>, actions: DecisionActions): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key === 'j' || key === 'k') goOn(event.currentTarget, key === 'j' ? 1 : -1);
  else if (key === 'a' || key === 'c' || key === 'r') actions[key]();
  else return;
  event.preventDefault();
}

function goOn(from: HTMLElement, step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(`[${REVIEW_BUTTON}]`)].filter(
    (one) => !one.closest('[hidden]'),
  );
  const next = all[all.indexOf(from) + step];
  next?.focus();
  next?.scrollIntoView({ block: 'center' });
}
