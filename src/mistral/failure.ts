/** Why a question got no usable answer. Which are final, and which may pass, `isTransient` says. */
export type FailureKind =
  | 'refused' // 400, 401, 403, 404, 422, redirects and the like: the request, the key, the model or the address is wrong; asking again is no use
  | 'busy' // 429
  | 'down' // 5xx, no connection
  | 'timeout' // no answer, or no end of it, in time
  | 'truncated' // finish_reason is not 'stop'
  | 'garbage' // no JSON, not what the schema says, or endless
  | 'empty'
  | 'crashed' // the process that asks ended badly
  | 'budget';

/** Names the kind, the status and the server's own code for it; never its words, which may repeat the contract. */
export class MistralFailure extends Error {
  override readonly name = 'MistralFailure';

  constructor(
    readonly kind: FailureKind,
    readonly status: number | null = null,
    /** Seconds after which the server wants to be asked again. */
    readonly retryAfter: number | null = null,
  ) {
    super(`Mistral: ${kind}${status === null ? '' : ` (${status})`}`);
  }
}

const TRANSIENT: readonly FailureKind[] = ['busy', 'down', 'timeout'];

/** Whether the same request may well succeed later. */
export function isTransient({ kind }: MistralFailure): boolean {
  return TRANSIENT.includes(kind);
}

const FOR_PEOPLE: Readonly<Record<FailureKind, string>> = {
  refused: 'the model service refused the request, which its operator has to mend',
  busy: 'the model service had too much to do',
  down: 'the model service could not be reached',
  timeout: 'the model service did not answer in time',
  truncated: 'the answer of the model was cut off',
  garbage: 'the answer of the model could not be read',
  empty: 'the model gave no answer',
  crashed: 'the program that asks the model ended badly',
  budget: 'the budget for the model is used up for now',
};

/** Why it failed, as the end of a sentence for people. */
export function reasonOf({ kind }: MistralFailure): string {
  return FOR_PEOPLE[kind];
}

/** Why the model's part is missing, for people. `parts` names what is missing, null when all of it is. */
export function degradedText({ kind }: MistralFailure, parts: readonly string[] | null): string {
  const what = parts
    ? `The review by the model is missing its ${parts.join(' and ')}`
    : 'The review by the model is missing';
  return `${what}: ${FOR_PEOPLE[kind]}. What is shown instead comes from the built-in engine. You can analyze the document again later.`;
}
