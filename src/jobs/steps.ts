import type { Extract } from '../contracts/analyse';
import type { Stage } from '../shared/stages';

/** Where the time of one attempt goes: begun steps and how long each took until the next began. */
export class Steps {
  private readonly begun: { name: string; at: number }[] = [];

  /** @param clock milliseconds from any start */
  constructor(private readonly clock: () => number = () => performance.now()) {}

  begin(name: string): void {
    this.begun.push({ name, at: this.clock() });
  }

  /** Whole milliseconds by step, in the order of their first beginning; a step that came twice counts as one. */
  spent(): Record<string, number> {
    const now = this.clock();
    const spent: Record<string, number> = {};
    this.begun.forEach(({ name, at }, index) => {
      const until = this.begun[index + 1]?.at ?? now;
      spent[name] = (spent[name] ?? 0) + until - at;
    });
    return Object.fromEntries(Object.entries(spent).map(([name, ms]) => [name, Math.round(ms)]));
  }

  /** The same work with its stages as steps: 'starting' until the first one, 'finishing' what comes after the work. */
  followed(extract: Extract): Extract {
    return (bytes, { onStage, ...options }) => {
      this.begin('starting');
      const following = (stage: Stage) => {
        this.begin(stage);
        onStage(stage);
      };
      return extract(bytes, { ...options, onStage: following }).finally(() => this.begin('finishing'));
    };
  }
}
