import type { ReactNode } from 'react';
import type { Severity } from '../../../shared/analysis';
import { CLAUSE_GROUPS } from '../../../shared/clause-categories';
import type { Finding } from '../../../shared/findings';
import { CONTROL_CLASS, Field, TextField } from '../../kit/field';
import { type Correction, mayBePerpetual } from './decision-words';

const SEVERITY_LABELS: Record<Severity, string> = { low: 'Low', medium: 'Medium', high: 'High' };
const PERPETUAL = 'perpetual';

/** The value that a reader puts in the place of the engine's: a text, a day, a severity or a category. */
export function DecisionValue({
  finding,
  correction,
  value,
  onChange,
  error,
}: {
  finding: Finding;
  correction: Exclude<Correction, null>;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  const shared = { name: 'value', error };
  switch (correction) {
    case 'text':
      return (
        <TextField
          {...shared}
          label="Correct value"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'date':
      return <DayField {...shared} value={value} onChange={onChange} endless={mayBePerpetual(finding)} />;
    case 'severity':
      return (
        <Choice {...shared} label="Correct severity" value={value} onChange={onChange}>
          {Object.entries(SEVERITY_LABELS).map(([severity, label]) => (
            <option key={severity} value={severity}>
              {label}
            </option>
          ))}
        </Choice>
      );
    case 'category':
      return (
        <Choice {...shared} label="Correct category" value={value} onChange={onChange}>
          {CLAUSE_GROUPS.map(({ title, categories }) => (
            <optgroup key={title} label={title}>
              {Object.entries(categories).map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </optgroup>
          ))}
        </Choice>
      );
  }
}

interface ValueProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The browser's own select: it needs none of the 20 KB of Radix, and phones show it well. */
function Choice({
  name,
  label,
  value,
  onChange,
  error,
  children,
}: ValueProps & { label: string; children: ReactNode }) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <select
          {...control}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${CONTROL_CLASS} h-10.5`}
        >
          {children}
        </select>
      )}
    </Field>
  );
}

/** A day; `endless` lets the reader say that there is none. */
function DayField({ name, value, onChange, error, endless }: ValueProps & { endless: boolean }) {
  const perpetual = value === PERPETUAL;
  return (
    <div className="grid gap-2">
      {!perpetual && (
        <TextField
          label="Correct date"
          type="date"
          name={name}
          error={error}
          value={/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {endless && (
        <label className="inline-flex min-h-6 items-center gap-2 text-sm">
          <input
            type="checkbox"
            name={perpetual ? name : undefined}
            checked={perpetual}
            onChange={(event) => onChange(event.target.checked ? PERPETUAL : '')}
            className="size-4 accent-accent"
          />
          The contract has no fixed end
        </label>
      )}
    </div>
  );
}
