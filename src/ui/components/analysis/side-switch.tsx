import { useId } from 'react';
import type { ActingSide } from './use-acting-side';

/** 'We act for': the sides of the contract and neutral, as radio buttons in a row. Nothing where there is no choice. */
export function SideSwitch({ choices, side, choose }: Pick<ActingSide, 'choices' | 'side' | 'choose'>) {
  const name = useId();
  if (choices.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1.5 @xl:col-start-2 @xl:row-start-1 @xl:justify-self-end print:hidden">
      <legend className="float-left text-muted text-sm">We act for</legend>
      <span className="inline-flex min-w-0 flex-wrap rounded-md bg-sunken p-0.5 ring-1 ring-line ring-inset">
        {choices.map(({ id, label, party }) => (
          <label
            key={id}
            title={party ?? undefined}
            className="inline-flex min-h-7 cursor-pointer items-center rounded-sm px-2 text-muted text-sm @xl:px-3 has-checked:bg-raised has-checked:font-semibold has-checked:text-ink has-checked:ring-1 has-checked:ring-line has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:min-h-11 hover:text-ink"
          >
            <input
              type="radio"
              name={name}
              value={id}
              title={party ?? undefined}
              checked={id === side}
              onChange={() => choose(id)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </span>
    </fieldset>
  );
}
