import { type Draft, NO_DRAFT } from '../../src/review/draft';
import type { Judgement } from '../../src/review/verify';
import type { Fault, Play } from './mistral';
import type { ChatRequest } from './mistral-request';

export type Answers = Partial<Draft>;

export const topicOf = (request: ChatRequest): string => request.response_format.json_schema.name;
export const userOf = (request: ChatRequest): string => request.messages[1]?.content ?? '';
export const isAgain = (request: ChatRequest): boolean => userOf(request).includes('<open-points ');

/** A model that gives these answers and bears out every claim; to what is asked again, those of `again`. */
export function answering(first: Answers, again: Answers = {}, judge?: (says: string) => Judgement): Play {
  return (request) => answerTo(request, isAgain(request) ? again : first, judge);
}

export function answerTo(
  request: ChatRequest,
  answers: Answers,
  judge: (says: string) => Judgement = () => 'supported',
): { answer: unknown } {
  if (topicOf(request) !== 'judgements') return { answer: { ...NO_DRAFT, ...answers } };
  const claims: { claim: number; says: string }[] = JSON.parse(userOf(request).split('\n')[1] ?? '[]');
  const judgements = claims.map(({ claim, says }) => ({
    claim,
    judgement: judge(says),
    severity: null,
    why: 'As played.',
  }));
  return { answer: { judgements } };
}

/** A fault at every request about one topic. */
export function failing(topic: string, fault: Fault, answers: Answers = {}): Play {
  return (request) => (topicOf(request) === topic ? fault : answerTo(request, answers));
}

export function riskClaim(quote: string, change: Partial<Draft['risks'][number]> = {}): Draft['risks'][number] {
  return {
    title: 'Harsh term',
    severity: 'medium',
    bears: 'both',
    description: 'This favours one party.',
    recommendation: 'Negotiate it.',
    quotes: [{ quote, page: 1 }],
    ...change,
  };
}
