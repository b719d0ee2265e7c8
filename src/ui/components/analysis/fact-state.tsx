import { Ban, CircleAlert, CircleCheck, CircleHelp, Clock, EyeOff, Quote } from 'lucide-react';
import { capitalised } from '../../../shared/phrases';
import type { ShownState } from './words';

/** Each state has its colour, its sign and its word, so that none of them is needed to tell it. */
const STATES = {
  found: { word: 'Found', look: 'text-low', Icon: CircleCheck },
  to_check: { word: 'To check', look: 'text-medium', Icon: CircleHelp },
  stated: { word: 'Stated', look: 'text-medium', Icon: Quote },
  absent: { word: 'Not found', look: 'text-none', Icon: Ban },
  ambiguous: { word: 'Ambiguous', look: 'text-medium', Icon: CircleHelp },
  unreadable: { word: 'Unreadable', look: 'text-high', Icon: EyeOff },
  pending: { word: 'Not read yet', look: 'text-none', Icon: Clock },
  failed: { word: 'Failed', look: 'text-high', Icon: CircleAlert },
} as const;

/** 'Found', 'Not found' ... in colour with a sign, behind the value that it is said of. */
export function FactState({ state }: { state: ShownState }) {
  const { word, look, Icon } = STATES[state];
  return (
    <span className={`whitespace-nowrap font-medium not-first:ml-1 text-xs ${look}`}>
      <Icon aria-hidden className="mr-1 inline size-3.5 align-[-0.2em] print:hidden" />
      {word}
    </span>
  );
}

/**
 * Why there is no certain value. The state's own word stands before it already: the note goes on from there.
 * @param below on a line of its own
 */
export function StateNote({ state, note, below = false }: { state: ShownState; note: string; below?: boolean }) {
  const { word } = STATES[state];
  const [, rest] = note.split(new RegExp(`^${word},? (?:but )?`));
  const text = rest === undefined ? capitalised(note.replace(/^[\w ]+[.:] /, '')) : rest;
  return <span className={`text-muted text-sm ${below ? 'block' : 'ml-1.5'}`}>{text}</span>;
}

/** How a found value came about. */
export function RuleNote({ note }: { note: string }) {
  return <span className="text-muted text-sm">{note}</span>;
}
