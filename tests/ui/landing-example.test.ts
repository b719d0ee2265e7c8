import { expect, test } from 'bun:test';
import { join } from 'node:path';
import { analyse } from '../../src/analysis/analyse';
import { extractContract } from '../../src/analysis/pdf/pdf';
import { EXAMPLE } from '../../src/ui/copy/example';

test('what the hero shows is what the engine says of the sample that it links to', async () => {
  const { file, heading, before, proof, after, finding } = EXAMPLE;
  const pdf = await Bun.file(join(import.meta.dir, '../../public', file.href)).bytes();
  const contract = await extractContract(pdf);
  const { riskAssessment, coverage } = analyse(contract);
  expect(coverage.pages).toBe(file.pages);
  const text = contract.text.replaceAll(/\s+/g, ' ');
  for (const { number, text: words } of [before, after]) expect(text).toContain(number + words);
  expect(text).toContain(`${proof.number} ${proof.quote}`);
  expect(text).toContain(heading);
  const risk = riskAssessment.riskFactors.find(({ type }) => type === finding.title);
  expect<string | undefined>(risk?.severity).toBe(finding.severity);
  expect(risk?.evidence.map(({ quote, page }) => ({ quote, page }))).toContainEqual({
    quote: proof.quote,
    page: file.page,
  });
  expect(finding.place).toBe(`p. ${file.page} · §${Number.parseFloat(proof.number)}`);
});
