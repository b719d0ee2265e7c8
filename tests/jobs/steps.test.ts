import { expect, test } from 'bun:test';
import { Steps } from '../../src/jobs/steps';
import { quickExtract } from '../support/analysis';

const OPTIONS = { signal: new AbortController().signal, onStage: () => undefined };

function ticking() {
  let now = 0;
  const steps = new Steps(() => now);
  const take = (name: string, ms: number) => {
    steps.begin(name);
    now += ms;
  };
  return { steps, take };
}

test('counts each step until the next begins, and one that comes again with its first', () => {
  const { steps, take } = ticking();
  take('fetching', 5);
  take('extracting', 20.4);
  take('fetching', 2);
  expect(steps.spent()).toEqual({ fetching: 7, extracting: 20 });
  expect(Object.keys(steps.spent())).toEqual(['fetching', 'extracting']);
});

test('follows the stages of an extraction, which are told on', async () => {
  const { steps } = ticking();
  const told: string[] = [];
  await steps.followed((bytes, options) => {
    options.onStage('extracting');
    options.onStage('risks');
    return quickExtract(bytes, options);
  })(new Uint8Array(), { ...OPTIONS, onStage: (stage) => void told.push(stage) });
  expect(told.slice(0, 2)).toEqual(['extracting', 'risks']);
  expect(Object.keys(steps.spent())).toEqual(expect.arrayContaining(['starting', 'extracting', 'risks', 'finishing']));
});

test('a failed extraction has finished too', async () => {
  const { steps } = ticking();
  const fail = steps.followed(() => Promise.reject(new Error('damaged')));
  await expect(fail(new Uint8Array(), OPTIONS)).rejects.toThrow('damaged');
  expect(Object.keys(steps.spent())).toEqual(['starting', 'finishing']);
});
