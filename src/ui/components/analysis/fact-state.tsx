import { Ban, CircleAlert, CircleCheck, CircleHelp, EyeOff } from 'lucide-react';
import type { FactStatus } from '../../../shared/analysis';

/** Each state has its colour, its sign and its word, so that none of them is needed to tell it. */
const STATES = {
  found: { word: 'Found', look: 'text-low', Icon: CircleCheck },
  absent: { word: 'Absent', look: 'text-none', Icon: Ban },
  ambiguous: { word: 'Ambiguous', look: 'text-medium', Icon: CircleHelp },
  unreadable: { word: 'Unreadable', look: 'text-high', Icon: EyeOff },
  failed: { word: 'Failed', look: 'text-high', Icon: CircleAlert },
} as const;

/** 'Found', 'Absent' ... in colour with a sign. */
export function FactState({ state }: { state: FactStatus }) {
  const { word, look, Icon } = STATES[state];
  return (
    <span className={`inline-flex items-center gap-1 whitespace-nowrap font-medium text-xs ${look}`}>
      <Icon aria-hidden className="size-3.5 print:hidden" />
      {word}
    </span>
  );
}

/** Why there is no certain value; the state's own word stands in the row already. */
export function StateNote({ state, note }: { state: FactStatus; note: string }) {
  const { word } = STATES[state];
  const text = note.replace(new RegExp(`^${word}[.:]\\s*`), '');
  return <span className="block text-muted text-sm">{capital(text)}</span>;
}

/** How a found value came about. */
export function RuleNote({ note }: { note: string }) {
  return <span className="text-muted text-sm">{note}</span>;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
