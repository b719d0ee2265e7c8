import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import * as v from 'valibot';
import { storable } from '../../src/contracts/storable';
import { runExtraction } from '../../src/jobs/extract';
import type { Extraction } from '../../src/jobs/extract-protocol';
import { type Analysis, analysisSchema } from '../../src/shared/analysis';
import type { RunProof } from '../../src/shared/runs';

/** A run as the worker would store it. */
export interface Template {
  filename: string;
  fileSize: number;
  pages: number;
  analysis: Analysis;
  text: Uint8Array;
  proof: RunProof;
}

/** How many clauses a contract of the simulation has at least: ten million among 100,000. */
const CLAUSES = 100;

/**
 * Analyses up to `limit` PDFs of a folder, spread over it, as the worker does. The engine finds some 30 clauses in a contract; each
 * gets further ones, with their marks and ids, from the others until it has a hundred.
 */
export async function makeTemplates(folder: string, limit: number): Promise<Template[]> {
  const files = [...new Bun.Glob('**/*.{pdf,PDF}').scanSync(folder)].sort().map((name) => join(folder, name));
  const step = Math.max(1, files.length / limit);
  const chosen = Array.from({ length: Math.min(limit, files.length) }, (_, i) => files[Math.floor(i * step)] ?? '');
  const slots = pLimit(availableParallelism());
  const extractions = await Promise.all(
    chosen.map((file) => slots(() => runExtraction(file, { recognise: false }).catch(() => null))),
  );
  const read = chosen.flatMap((file, i) => {
    const extraction = extractions[i];
    return extraction ? [{ file, extraction }] : [];
  });
  const pool = read.flatMap(({ extraction }) => clausesOf(extraction));
  return read.map(({ file, extraction }, i) => templateOf(file, filled(extraction, pool, i * 997)));
}

type PooledClause = {
  clause: Analysis['clauses'][number];
  mark: RunProof['highlights'][number] | undefined;
  finding: RunProof['findings'][number] | undefined;
};

function clausesOf({ analysis, proof }: Extraction): PooledClause[] {
  const marks = new Map(proof.highlights.map((mark) => [`${mark.start}-${mark.end}`, mark]));
  const findings = new Map(proof.findings.map((finding) => [finding.path, finding]));
  return analysis.clauses.map((clause, i) => ({
    clause,
    mark: marks.get(`${clause.start}-${clause.end}`),
    finding: findings.get(`clauses.${i}`),
  }));
}

function filled(extraction: Extraction, pool: PooledClause[], from: number): Extraction {
  const { analysis, proof } = extraction;
  const clauses = [...analysis.clauses];
  const highlights = [...proof.highlights];
  const findings = [...proof.findings];
  for (let i = from; clauses.length < CLAUSES && pool.length > 0; i++) {
    const added = pool[i % pool.length];
    if (!added) break;
    if (added.mark) highlights.push(added.mark);
    if (added.finding) findings.push({ ...added.finding, path: `clauses.${clauses.length}` });
    clauses.push(added.clause);
  }
  return { ...extraction, analysis: { ...analysis, clauses }, proof: { ...proof, highlights, findings } };
}

/** What `contracts/analyse.ts` writes of an extraction. */
function templateOf(file: string, { text, analysis, proof }: Extraction): Template {
  return {
    filename: file.split('/').at(-1) ?? file,
    fileSize: statSync(file).size,
    pages: proof.pages.length,
    analysis: v.parse(analysisSchema, storable(analysis)),
    text,
    proof: storable(proof),
  };
}
