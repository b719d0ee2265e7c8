import type { ReactNode } from 'react';
import type { Severity } from '../../../shared/analysis';
import type { OwnQuestion } from '../../../shared/playbooks';
import { Field, TextAreaField, TextField } from '../../kit/field';
import { Select } from '../../kit/select';
import { OwnQuestionTest } from './own-question-test';

const SEVERITIES: readonly Severity[] = ['low', 'medium', 'high'];

/** All that is to be said of a question of the firm's own. */
export function OwnQuestionEditor({
  question,
  onChange,
}: {
  question: OwnQuestion;
  onChange: (question: OwnQuestion) => void;
}) {
  const { title, heading, mustBe, severity, ask, why, limit } = question;
  const set = (fields: Partial<OwnQuestion>) => onChange({ ...question, ...fields });
  return (
    <>
      <TwoColumns>
        <TextField
          label="Question"
          maxLength={160}
          placeholder="Is payment due within 30 days?"
          value={title}
          onChange={({ currentTarget }) => set({ title: currentTarget.value })}
        />
        <TextField
          label="What to report"
          maxLength={200}
          placeholder="Payment is due later than 30 days"
          hint="Stands in the report where the contract is not as you want it."
          value={heading}
          onChange={({ currentTarget }) => set({ heading: currentTarget.value })}
        />
      </TwoColumns>
      <OwnQuestionTest question={question} onChange={onChange} />
      <TwoColumns>
        <Field label={limit ? 'Where the contract says nothing' : 'In the contract it'}>
          {(control) => (
            <Select
              {...control}
              value={mustBe}
              onValueChange={(value) => set({ mustBe: value })}
              options={
                limit
                  ? [
                      { value: 'there', label: 'Report that too' },
                      { value: 'not there', label: 'Leave it' },
                    ]
                  : [
                      { value: 'there', label: 'Must be there' },
                      { value: 'not there', label: 'Must not be there' },
                    ]
              }
            />
          )}
        </Field>
        <Field label="Counts as">
          {(control) => (
            <Select<Severity>
              {...control}
              value={severity}
              onValueChange={(value) => set({ severity: value })}
              options={SEVERITIES.map((value) => ({ value, label: value }))}
            />
          )}
        </Field>
      </TwoColumns>
      <TextAreaField
        label="What to ask for"
        rows={2}
        maxLength={2_000}
        value={ask}
        onChange={({ currentTarget }) => set({ ask: currentTarget.value })}
      />
      <TextAreaField
        label="Why"
        rows={2}
        maxLength={600}
        value={why}
        onChange={({ currentTarget }) => set({ why: currentTarget.value })}
      />
    </>
  );
}

function TwoColumns({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-4 md:grid-cols-2">{children}</div>;
}
