import { useState } from 'react';
import { CLAUSE_GROUPS } from '../../../shared/clause-categories';
import { LIMIT_SUBJECTS, LIMIT_UNITS, type LimitSubject } from '../../../shared/playbook-limits';
import type { Limit, OwnQuestion } from '../../../shared/playbooks';
import { Field, TextAreaField, TextField } from '../../kit/field';
import { Select } from '../../kit/select';

type Looks = 'words' | 'limit';
const THIRTY_DAYS: Limit = { of: 'payment', bound: 'most', count: 30, unit: 'days' };

/** What an own question looks for: words and clauses, or a length of time within a limit. */
export function OwnQuestionTest({
  question,
  onChange,
}: {
  question: OwnQuestion;
  onChange: (question: OwnQuestion) => void;
}) {
  const { phrases, categories, limit } = question;
  const set = (fields: Partial<OwnQuestion>) => onChange({ ...question, ...fields });
  const setLimit = (next: Limit) => set({ limit: next, categories: [], ...(next.of !== 'phrases' && { phrases: [] }) });
  return (
    <>
      <Field label="Look for">
        {(control) => (
          <Select<Looks>
            {...control}
            value={limit ? 'limit' : 'words'}
            onValueChange={(value) => (value === 'limit' ? setLimit(THIRTY_DAYS) : set({ limit: null }))}
            options={[
              { value: 'words', label: 'Words or kinds of clause' },
              { value: 'limit', label: 'A length of time within a limit' },
            ]}
          />
        )}
      </Field>
      {limit && <LimitFields limit={limit} onChange={setLimit} />}
      {(!limit || limit.of === 'phrases') && <Phrases phrases={phrases} onChange={(next) => set({ phrases: next })} />}
      {!limit && <Categories chosen={categories} onChange={(next) => set({ categories: next })} />}
    </>
  );
}

/** One phrase a line, as typed: empty lines are left out of the question, not of the field. */
function Phrases({ phrases, onChange }: { phrases: string[]; onChange: (phrases: string[]) => void }) {
  const [typed, setTyped] = useState(phrases.join('\n'));
  return (
    <TextAreaField
      label="Phrases, one a line"
      rows={3}
      hint="The words of a phrase must stand near one another in a sentence, in any order. An asterisk ends a word that may go on: terminat*"
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(
          currentTarget.value
            .split('\n')
            .map((line) => line.trim())
            .filter(Boolean),
        );
      }}
    />
  );
}

function Categories({ chosen, onChange }: { chosen: string[]; onChange: (chosen: string[]) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Or kinds of clause</legend>
      <div className="max-h-52 overflow-y-auto rounded-md border border-line-strong px-3 py-2">
        <ul className="gap-x-4 sm:columns-2 xl:columns-3">
          {CLAUSE_GROUPS.flatMap(({ categories }) => Object.entries(categories)).map(([category, label]) => (
            <li key={category}>
              <label className="flex items-start gap-2 py-1 text-sm">
                <input
                  type="checkbox"
                  className="mt-0.5 size-4 shrink-0 accent-accent"
                  checked={chosen.includes(category)}
                  onChange={({ currentTarget: { checked } }) =>
                    onChange(checked ? [...chosen, category] : chosen.filter((one) => one !== category))
                  }
                />
                {label}
              </label>
            </li>
          ))}
        </ul>
      </div>
    </fieldset>
  );
}

function LimitFields({ limit, onChange }: { limit: Limit; onChange: (limit: Limit) => void }) {
  return (
    <div className="grid grid-cols-2 items-start gap-4 md:grid-cols-[2fr_1fr_1fr_1fr]">
      <Field label="Of" className="col-span-2 md:col-span-1">
        {(control) => (
          <Select
            {...control}
            value={limit.of}
            onValueChange={(of) => onChange({ ...limit, of })}
            options={Object.entries(LIMIT_SUBJECTS).map(([value, label]) => ({ value: value as LimitSubject, label }))}
          />
        )}
      </Field>
      <Field label="Bound" className="col-span-2 md:col-span-1">
        {(control) => (
          <Select
            {...control}
            value={limit.bound}
            onValueChange={(bound) => onChange({ ...limit, bound })}
            options={[
              { value: 'most', label: 'at most' },
              { value: 'least', label: 'at least' },
            ]}
          />
        )}
      </Field>
      <TextField
        label="Number"
        type="number"
        inputMode="numeric"
        min={1}
        max={1_000}
        value={limit.count || ''}
        onChange={({ currentTarget }) => onChange({ ...limit, count: currentTarget.valueAsNumber || 0 })}
      />
      <Field label="Unit">
        {(control) => (
          <Select
            {...control}
            value={limit.unit}
            onValueChange={(unit) => onChange({ ...limit, unit })}
            options={LIMIT_UNITS.map((value) => ({ value, label: value }))}
          />
        )}
      </Field>
    </div>
  );
}
