import { DATE_KIND_LABELS, DATE_KINDS, type DateKind } from '../../../shared/date-kinds';

/** Which kinds of days are shown: those that are pressed, or all where none is. */
export function KindFilter({ kinds, onChange }: { kinds: readonly DateKind[]; onChange: (kinds: DateKind[]) => void }) {
  return (
    <fieldset className="flex flex-wrap gap-1.5 print:hidden">
      <legend className="sr-only">Kinds of dates that are shown</legend>
      {DATE_KINDS.map((kind) => {
        const on = kinds.includes(kind);
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={on}
            onClick={() => onChange(on ? kinds.filter((one) => one !== kind) : [...kinds, kind])}
            className="min-h-8 pointer-coarse:min-h-11 rounded-full border border-line bg-surface px-3 text-muted text-sm hover:border-line-strong hover:text-ink aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent"
          >
            {DATE_KIND_LABELS[kind]}
          </button>
        );
      })}
    </fieldset>
  );
}
