import type { ClauseClaim, FactClaim, PartyClaim, RiskClaim } from '../../src/mistral/answers';
import type { Fault, Play } from './mistral';
import type { ChatRequest } from './mistral-request';

export interface Answers {
  facts?: FactClaim[];
  parties?: PartyClaim[];
  risks?: RiskClaim[];
  clauses?: ClauseClaim[];
}

export const topicOf = (request: ChatRequest): string => request.response_format.json_schema.name;
export const userOf = (request: ChatRequest): string => request.messages[1]?.content ?? '';
export const isAgain = (request: ChatRequest): boolean => userOf(request).includes('<open-points ');

/** A model that gives these answers; to what is asked again, those of `again`. */
export function answering(first: Answers, again: Answers = {}): Play {
  return (request) => answerTo(request, isAgain(request) ? again : first);
}

export function answerTo(request: ChatRequest, answers: Answers): { answer: unknown } {
  const { facts = [], parties = [], risks = [], clauses = [] } = answers;
  const topic = topicOf(request);
  return { answer: topic === 'facts' ? { facts, parties } : topic === 'risks' ? { risks } : { clauses } };
}

/** A fault at every request about one topic. */
export function failing(topic: string, fault: Fault, answers: Answers = {}): Play {
  return (request) => (topicOf(request) === topic ? fault : answerTo(request, answers));
}

export function riskClaim(quote: string, change: Partial<RiskClaim> = {}): RiskClaim {
  return {
    rule: null,
    type: 'Harsh term',
    severity: 'medium',
    description: 'This favours one party.',
    recommendation: 'Negotiate it.',
    quote,
    page: 1,
    ...change,
  };
}
