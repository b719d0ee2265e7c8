import { memo } from 'react';
import type { Severity } from '../../../shared/analysis';
import type { BuiltInQuestion, PositionChange } from '../../../shared/playbooks';
import { Button } from '../../kit/button';
import { classNames } from '../../kit/class-names';
import { Field, TextAreaField } from '../../kit/field';
import { type Option, Select } from '../../kit/select';
import { QuestionFrame } from './question-frame';
import { ANSWER_WORDS, ANSWERS, type EditedPosition, gravestOf, positionOf } from './words';

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

/** A built-in question with the position of the side, as the firm changes it. */
export const PositionRow = memo(function PositionRow({
  question,
  change,
  open,
  onOpen,
  onChange,
}: {
  question: BuiltInQuestion;
  change: PositionChange | undefined;
  open: boolean;
  onOpen: (id: string, open: boolean) => void;
  onChange: (question: BuiltInQuestion, position: EditedPosition) => void;
}) {
  const position = positionOf(question, change);
  const set = (fields: Partial<EditedPosition>) => onChange(question, { ...position, ...fields });
  return (
    <QuestionFrame
      title={question.ask}
      note={change && 'Changed by you'}
      rated={position.rated}
      onRated={(rated) => set({ rated })}
      severity={gravestOf(position)}
      open={open}
      onOpen={(next) => onOpen(question.id, next)}
    >
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
                onValueChange={(value) => set({ [answer]: value === AS_WANTED ? null : value })}
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
        onChange={({ currentTarget }) => set({ ask: currentTarget.value })}
      />
      <TextAreaField
        label="Why"
        rows={2}
        maxLength={600}
        value={position.why}
        onChange={({ currentTarget }) => set({ why: currentTarget.value })}
      />
      {change && (
        <p>
          <Button size="sm" onClick={() => onChange(question, positionOf(question))}>
            Back to the built-in position
          </Button>
        </p>
      )}
    </QuestionFrame>
  );
});
