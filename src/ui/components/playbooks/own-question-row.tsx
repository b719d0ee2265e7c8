import { Suspense } from 'react';
import type { OwnQuestion } from '../../../shared/playbooks';
import { Alert } from '../../kit/alert';
import { Button } from '../../kit/button';
import { lazyPart } from '../../lib/lazy-part';
import { QuestionFrame } from './question-frame';

const OwnQuestionEditor = lazyPart(() => import('./own-question-editor').then((module) => module.OwnQuestionEditor));

/** A question of the firm's own. */
export function OwnQuestionRow({
  question,
  problem,
  open,
  onOpen,
  onChange,
  onRemove,
}: {
  question: OwnQuestion;
  /** What is wrong with it, in words. */
  problem: string | undefined;
  open: boolean;
  onOpen: (open: boolean) => void;
  onChange: (question: OwnQuestion) => void;
  onRemove: () => void;
}) {
  const { title, severity } = question;
  return (
    <QuestionFrame title={title} rated severity={severity} open={open || problem !== undefined} onOpen={onOpen}>
      {problem && <Alert tone="high">{problem}</Alert>}
      <Suspense>
        <OwnQuestionEditor question={question} onChange={onChange} />
      </Suspense>
      <p>
        <Button size="sm" variant="danger-quiet" onClick={onRemove}>
          Remove this question
        </Button>
      </p>
    </QuestionFrame>
  );
}
