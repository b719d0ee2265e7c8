/** One message to one person. The id is the same for every attempt, so that a repetition can be told. */
export interface Message {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The address at which one press ends such messages. */
  unsubscribe: string | null;
}

export interface MailServer {
  /** Resolves once the server has taken the message. @throws MailFailure, at the latest when `signal` aborts */
  send(message: Message, signal: AbortSignal): Promise<void>;
  /** Connects and signs in, and sends nothing. @throws MailFailure */
  check(): Promise<void>;
}

/**
 * What a failure means: nothing can be sent now ('down': the server is away, hangs, speaks garbage, refuses password or sender); this message goes 'later' (4xx for its
 * recipient or its words) or never ('refused': 5xx likewise); or nobody knows whether it went ('unclear': the line broke after its last word).
 */
export type FailureKind = 'down' | 'later' | 'refused' | 'unclear';

/** Why a message was not taken. `code` names it for operators: the server's own words quote addresses. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';

  constructor(
    readonly kind: FailureKind,
    readonly code: string,
  ) {
    super(code);
  }
}
