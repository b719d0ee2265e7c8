import type { Usage } from './client';
import { MistralFailure } from './failure';

/** Keeps the tokens of one review below a limit, whatever runs at the same time. */
export class Budget {
  readonly usage: Usage = { requests: 0, promptTokens: 0, completionTokens: 0 };
  private reserved = 0;

  constructor(
    private readonly tokens: number,
    private readonly onUsed: () => void = () => {},
  ) {}

  /**
   * Sets tokens aside for a question while it is asked.
   * @throws MistralFailure ('budget') where so many are not left
   */
  async during<T>(estimate: number, work: () => Promise<T>): Promise<T> {
    const { promptTokens, completionTokens } = this.usage;
    if (promptTokens + completionTokens + this.reserved + estimate > this.tokens) throw new MistralFailure('budget');
    this.reserved += estimate;
    try {
      return await work();
    } finally {
      this.reserved -= estimate;
    }
  }

  readonly count = (used: Usage): void => {
    this.usage.requests += used.requests;
    this.usage.promptTokens += used.promptTokens;
    this.usage.completionTokens += used.completionTokens;
    this.onUsed();
  };
}
