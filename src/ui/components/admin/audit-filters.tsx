import { AUDIT_ACTIONS, type AuditAction, type AuditFilter } from '../../../shared/audit';
import { Field, Input, TextField } from '../../kit/field';
import { Select } from '../../kit/select';

const ANY = 'any';
const ACTIONS = Object.entries(AUDIT_ACTIONS) as [AuditAction, string][];
const OPTIONS = [
  { value: ANY, label: 'Any event' },
  ...ACTIONS.map(([value, label]) => ({ value, label })).sort((one, other) => one.label.localeCompare(other.label)),
];

/** The filters of the log: words, one kind of event, and days. */
export function AuditFilters({ filter, onChange }: { filter: AuditFilter; onChange: (filter: AuditFilter) => void }) {
  return (
    <search className="mb-4 grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_10.5rem_10.5rem]">
      <TextField
        label="Search"
        type="search"
        placeholder="Name, email, id or address"
        maxLength={320}
        value={filter.search ?? ''}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      <Field label="Event">
        {(control) => (
          <Select
            {...control}
            value={filter.action ?? ANY}
            onValueChange={(chosen) =>
              onChange({ ...filter, action: chosen === ANY ? undefined : (chosen as AuditAction) })
            }
            options={OPTIONS}
          />
        )}
      </Field>
      {(['from', 'to'] as const).map((end) => (
        <Field key={end} label={end === 'from' ? 'From (UTC)' : 'To (UTC)'}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={filter[end] ?? ''}
              onChange={(event) => onChange({ ...filter, [end]: event.target.value || undefined })}
            />
          )}
        </Field>
      ))}
    </search>
  );
}
