import { costOf, type Prices } from './cost';
import { ModelFailure } from './failure';
import type { Usage } from './providers/provider';

/** What a review may use: tokens of one contract, tokens left of the user's day, and money (null: no limit). */
export interface BudgetLimits extends Prices {
  contractTokens: number;
  contractCost: number | null;
  dayTokens: number;
}

/** What a question will use at most, in tokens. */
export type Estimate = Pick<Usage, 'promptTokens' | 'completionTokens'>;

/** Keeps the tokens and the money of one review below their limits, whatever runs at the same time. */
export class Budget {
  readonly usage: Usage = { requests: 0, promptTokens: 0, completionTokens: 0 };
  private readonly reserved = { promptTokens: 0, completionTokens: 0 };

  constructor(
    private readonly limits: BudgetLimits,
    private readonly onUsed: () => void = () => {},
  ) {}

  /**
   * Sets tokens aside for a question while it is asked.
   * @throws ModelFailure ('limit' of the contract, 'budget' of the day) where so many are not left
   */
  async during<T>(estimate: Estimate, work: () => Promise<T>): Promise<T> {
    this.check(estimate);
    this.reserve(estimate, 1);
    try {
      return await work();
    } finally {
      this.reserve(estimate, -1);
    }
  }

  readonly count = (used: Usage): void => {
    this.usage.requests += used.requests;
    this.usage.promptTokens += used.promptTokens;
    this.usage.completionTokens += used.completionTokens;
    this.onUsed();
  };

  private check(estimate: Estimate): void {
    const promptTokens = this.usage.promptTokens + this.reserved.promptTokens + estimate.promptTokens;
    const completionTokens = this.usage.completionTokens + this.reserved.completionTokens + estimate.completionTokens;
    const tokens = promptTokens + completionTokens;
    const cost = costOf(this.limits, { promptTokens, completionTokens }) ?? 0;
    const { contractTokens, contractCost, dayTokens } = this.limits;
    if (tokens > contractTokens || (contractCost !== null && cost > contractCost)) throw new ModelFailure('limit');
    if (tokens > dayTokens) throw new ModelFailure('budget');
  }

  private reserve({ promptTokens, completionTokens }: Estimate, sign: 1 | -1): void {
    this.reserved.promptTokens += sign * promptTokens;
    this.reserved.completionTokens += sign * completionTokens;
  }
}
