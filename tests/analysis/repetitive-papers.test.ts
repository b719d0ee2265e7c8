import { expect, test } from 'bun:test';
import { analyse } from '../../src/analysis/analyse';
import { contractTextFromPlain } from '../support/contract-text';
import { countedWork } from '../support/counted-work';
import { REPETITIVE_PAPERS } from '../support/repetitive-papers';

const [SHORT, LONG] = [1_200, 3_600];
/** How many times the work of the short paper's repetitions the long one's may be: a loop inside of a loop would make it nine times. */
const MOST = (1.3 * LONG) / SHORT;

const workOn = (plain: string): number => {
  const contract = contractTextFromPlain(plain);
  return countedWork(() => analyse(contract));
};

/** What is worked out at the first analysis only, such as patterns, must not count. */
for (const paper of REPETITIVE_PAPERS) analyse(contractTextFromPlain(paper.of(200)));

const bare = new Map([...new Set(REPETITIVE_PAPERS.map(({ of }) => of(0)))].map((plain) => [plain, workOn(plain)]));

test.each(REPETITIVE_PAPERS.map(({ name, of }) => [name, of] as const))(
  'the work on %s grows as the paper does',
  (_name, of) => {
    const none = bare.get(of(0)) ?? 0;
    expect(workOn(of(LONG)) - none).toBeLessThan(MOST * (workOn(of(SHORT)) - none));
  },
  60_000,
);
