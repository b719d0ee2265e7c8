/** Why a question got no usable answer. Which are final, and which may pass, `isTransient` says. */
export type FailureKind =
  | 'refused' // 400, 401, 403, 404, 422, redirects and the like: the request, the key, the model or the address is wrong; asking again is no use
  | 'busy' // 429
  | 'down' // 5xx, no connection, or one that ended in the middle
  | 'timeout' // no answer, or no more of it, in time
  | 'truncated' // the answer was cut off at a limit
  | 'declined' // the model would not answer
  | 'context' // the server read far less than was sent, or says that it cannot read so much
  | 'garbage' // no JSON, not what the schema says, or endless
  | 'empty'
  | 'crashed' // the process that asks ended badly
  | 'budget' // what a user may use in a day
  | 'limit'; // what one contract may use

/** Names the kind, the status and the server's own code for it; never its words, which may repeat the contract. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';

  constructor(
    readonly kind: FailureKind,
    readonly status: number | null = null,
    /** Seconds after which the server wants to be asked again. */
    readonly retryAfter: number | null = null,
  ) {
    super(`Model: ${kind}${status === null ? '' : ` (${status})`}`);
  }
}

const TRANSIENT: readonly FailureKind[] = ['busy', 'down', 'timeout'];

/** Whether the same request may well succeed later. */
export function isTransient({ kind }: ModelFailure): boolean {
  return TRANSIENT.includes(kind);
}

const FOR_PEOPLE: Readonly<Record<FailureKind, string>> = {
  refused: 'the model service refused the request, which its operator has to mend',
  busy: 'the model service had too much to do',
  down: 'the model service could not be reached',
  timeout: 'the model service did not answer in time',
  truncated: 'the answer of the model was cut off',
  declined: 'the model declined to answer',
  context: 'the model service read only a part of what it was sent, which its operator has to mend',
  garbage: 'the answer of the model could not be read',
  empty: 'the model gave no answer',
  crashed: 'the program that asks the model ended badly',
  budget: "the day's budget for the model is used up",
  limit: 'the document would take more of the model than the budget of one contract allows',
};

/** Why it failed, as the end of a sentence for people. */
export function reasonOf({ kind }: ModelFailure): string {
  return FOR_PEOPLE[kind];
}

/** What a reader can do; what only the operator can mend is said in the reason. */
const ADVICE: Readonly<Partial<Record<FailureKind, string>>> = {
  refused: '',
  context: '',
  limit: ' The operator of this service sets that budget.',
  budget: ' You can analyze the document again tomorrow.',
};
const LATER = ' You can analyze the document again later.';

/** Why the model's part is missing, for people. `parts` names what is missing, null when all of it is. */
export function degradedText({ kind }: ModelFailure, parts: readonly string[] | null): string {
  const what = parts
    ? `The review by the model is missing its ${parts.join(' and ')}`
    : 'The review by the model is missing';
  return `${what}: ${FOR_PEOPLE[kind]}. What is shown instead comes from the built-in engine.${ADVICE[kind] ?? LATER}`;
}
