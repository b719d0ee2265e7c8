import { expect, test } from 'bun:test';
import { assessCompliance } from '../../src/analysis/compliance/assess';
import { keyTermsOf } from '../../src/analysis/report/key-terms/key-terms';
import { summarise } from '../../src/analysis/report/summary';
import { assessRisks } from '../../src/analysis/risks/assess';
import { contractWith, readingOf } from '../support/reading';

const LENGTH = 300_000;
const fill = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length));

/** Text made to keep patterns busy: a quadratic one would take many minutes on any of these, a linear one takes seconds. */
const HOSTILE: [string, string][] = [
  ['one sentence without end', fill('liability shall not exceed and ')],
  ['openings without close', fill('("[')],
  ['blanks', fill('______ ')],
  ['redactions', fill('[***] and ')],
  ['sums', fill('pay $1,000,000 ')],
  ['parties only', fill('Provider Customer ')],
  ['duties', fill('Provider shall deliver the Software to Customer. ')],
  ['many short lines', fill('Provider shall not\n')],
  ['terminations', fill('Provider may terminate this Agreement at any time by ')],
  ['letters before a definition', fill(`${'a '.repeat(60)}zebra “Site” means the plot of land of the seller.\n`)],
  ['digits', fill('1')],
  ['spaces', fill(' ')],
];

test.each(HOSTILE)(
  '300,000 characters of %s are read',
  (_name, text) => {
    const reading = readingOf(contractWith(`1. ${text}`));
    const risks = assessRisks(reading);
    expect(summarise(reading, risks).length).toBeLessThan(2_000);
    expect(assessCompliance(reading).findings.length).toBeLessThan(20);
    expect(keyTermsOf(reading).obligations.length).toBeLessThanOrEqual(10);
  },
  300_000,
);
