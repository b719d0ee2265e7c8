import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * How hard a password is to guess, from 0 (at once) to 4 (very). A module of its own, since the lists that it knows are 200 KB.
 * @param own what an attacker knows of the user: name, e-mail address
 */
export function strengthOf(password: string, own: string[]): 0 | 1 | 2 | 3 | 4 {
  return estimator.check(password, own).score;
}
