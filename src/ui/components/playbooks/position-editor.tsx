import type { Severity } from '../../../shared/analysis';
import type { BuiltInQuestion } from '../../../shared/playbooks';
import { classNames } from '../../kit/class-names';
import { Field, TextAreaField } from '../../kit/field';
import { type Option, Select } from '../../kit/select';
import { ANSWER_WORDS, ANSWERS, type EditedPosition } from './words';

const AS_WANTED = 'wanted';
const GRAVITIES: Option<Severity | typeof AS_WANTED>[] = [
  { value: AS_WANTED, label: 'As we want it' },
  { value: 'low', label: 'Counts as low' },
  { value: 'medium', label: 'Counts as medium' },
  { value: 'high', label: 'Counts as high' },
];

const COLUMNS = [
  { title: 'Preferred', dot: 'bg-low', holds: (severity: Severity | null) => severity === null },
  { title: 'Acceptable', dot: 'bg-medium', holds: (severity: Severity | null) => severity === 'low' },
  {
    title: 'Not acceptable',
    dot: 'bg-high',
    holds: (severity: Severity | null) => severity === 'medium' || severity === 'high',
  },
] as const;

/** How grave each answer is, what that makes preferred, acceptable and not, what to ask for and why. */
export function PositionEditor({
  question,
  position,
  onSet,
}: {
  question: BuiltInQuestion;
  position: EditedPosition;
  onSet: (fields: Partial<EditedPosition>) => void;
}) {
  return (
    <>
      <div className="grid gap-4 md:grid-cols-3">
        {COLUMNS.map(({ title, dot, holds }) => (
          <div key={title}>
            <h3 className="mb-1.5 flex items-center gap-2 font-sans font-semibold text-xs tracking-normal">
              <span aria-hidden className={classNames('size-2 rounded-full', dot)} />
              {title}
            </h3>
            <ul className="grid min-h-11 gap-1.5 rounded-md border border-line bg-paper px-3 py-2.5 text-sm">
              {ANSWERS.filter((answer) => holds(position[answer])).map((answer) => (
                <li key={answer}>{question.says[answer]}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="grid gap-4 md:grid-cols-3">
        {ANSWERS.map((answer) => (
          <Field key={answer} label={ANSWER_WORDS[answer]}>
            {(control) => (
              <Select
                {...control}
                value={position[answer] ?? AS_WANTED}
                onValueChange={(value) => onSet({ [answer]: value === AS_WANTED ? null : value })}
                options={GRAVITIES}
              />
            )}
          </Field>
        ))}
      </div>
      <TextAreaField
        label="What to ask for"
        rows={2}
        maxLength={2_000}
        value={position.ask}
        onChange={({ currentTarget }) => onSet({ ask: currentTarget.value })}
      />
      <TextAreaField
        label="Why"
        rows={2}
        maxLength={600}
        value={position.why}
        onChange={({ currentTarget }) => onSet({ why: currentTarget.value })}
      />
    </>
  );
}
