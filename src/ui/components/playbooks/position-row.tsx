import { memo, Suspense } from 'react';
import type { BuiltInQuestion, PositionChange } from '../../../shared/playbooks';
import { Button } from '../../kit/button';
import { lazyPart } from '../../lib/lazy-part';
import { QuestionFrame } from './question-frame';
import { type EditedPosition, gravestOf, positionOf } from './words';

const PositionEditor = lazyPart(() => import('./position-editor').then((module) => module.PositionEditor));

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
      <Suspense>
        <PositionEditor question={question} position={position} onSet={set} />
      </Suspense>
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
