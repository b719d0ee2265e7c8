/**
 * How often each risk rule and compliance point fires, and how the rules that have a label in CUAD compare with it.
 *
 *   bun bench/risks.ts CUAD_DIR ANALYSES.jsonl
 *
 * ANALYSES.jsonl as `bench/accuracy.ts --jsonl` writes it (NAME.listed.jsonl), so that clauses are out of fold. A rule is
 * narrower than its label by intent: 'one-sided termination' is not every termination for convenience, so its recall is low.
 */
import { readGold } from '../scripts/training/gold';
import type { Category } from '../src/analysis/provisions/categories';
import { RISK_RULES } from '../src/analysis/risks/rules/registry';
import type { Analysis } from '../src/shared/analysis';

/** The labels that a rule's finding should be found among. */
const LABELS: readonly (readonly [rule: string, ...categories: Category[]])[] = [
  ['non-compete', 'Non-Compete'],
  ['exclusivity', 'Exclusivity'],
  ['most-favoured-nation', 'Most Favored Nation'],
  ['non-solicit', 'No-Solicit Of Employees', 'No-Solicit Of Customers'],
  ['one-sided-non-disparagement', 'Non-Disparagement'],
  ['first-refusal', 'Rofr/Rofo/Rofn'],
  ['no-challenge', 'Covenant Not To Sue'],
  ['change-of-control', 'Change Of Control'],
  ['one-sided-assignment', 'Anti-Assignment'],
  ['one-sided-termination', 'Termination For Convenience'],
  ['automatic-renewal', 'Renewal Term'],
  ['minimum-commitment', 'Minimum Commitment'],
  ['liquidated-damages', 'Liquidated Damages'],
  ['ip-assignment', 'Ip Ownership Assignment'],
  ['joint-ip', 'Joint Ip Ownership'],
  ['perpetual-licence', 'Irrevocable Or Perpetual License'],
  ['unlimited-licence', 'Unlimited/All-You-Can-Eat-License'],
  ['audit-without-limits', 'Audit Rights'],
  ['low-cap', 'Cap On Liability'],
  ['one-sided-cap', 'Cap On Liability'],
  ['cap-without-carve-outs', 'Cap On Liability'],
  ['uncapped-heads', 'Uncapped Liability'],
  ['short-limitation', 'Cap On Liability'],
];

/** A finding that something is missing is right where the label says that the contract does not have it. */
const MISSING: readonly (readonly [rule: string, category: Category])[] = [
  ['no-liability-cap', 'Cap On Liability'],
  ['no-governing-law', 'Governing Law'],
  ['no-insurance', 'Insurance'],
  ['no-source-code-escrow', 'Source Code Escrow'],
];

const [folder, file] = Bun.argv.slice(2);
if (!folder || !file) {
  console.error('Usage: bun bench/risks.ts CUAD_DIR ANALYSES.jsonl');
  process.exit(2);
}

const gold = new Map(readGold(folder).map((contract) => [contract.pdf, contract]));
const lines = (await Bun.file(file).text()).trim().split('\n');
const analyses = lines.map((line) => JSON.parse(line) as { file: string; analysis: Analysis });

const fired = (rule: string) =>
  analyses.filter(({ analysis }) => analysis.riskAssessment.riskFactors.some((risk) => risk.rule === rule));
const has = (name: string, category: Category) => (gold.get(name)?.clauses[category] ?? []).length > 0;
const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(2));

printRates();
printLabels();

function printRates(): void {
  console.log(
    `Risk rules over ${analyses.length} contracts\n\n| rule | fires | high | medium | low |\n|---|--:|--:|--:|--:|`,
  );
  for (const { id } of RISK_RULES) {
    const severities = analyses.flatMap(({ analysis }) =>
      analysis.riskAssessment.riskFactors.filter((risk) => risk.rule === id).map((risk) => risk.severity),
    );
    const of = (severity: string) => severities.filter((other) => other === severity).length;
    console.log(`| ${id} | ${severities.length} | ${of('high')} | ${of('medium')} | ${of('low')} |`);
  }
  const points = new Map<string, number>();
  for (const { analysis } of analyses)
    for (const { rule } of analysis.compliance.findings) points.set(rule, (points.get(rule) ?? 0) + 1);
  console.log(`\nCompliance points: ${[...points].map(([rule, count]) => `${rule} ${count}`).join(', ')}`);
  const overall = (['high', 'medium', 'low'] as const).map(
    (level) => `${level} ${analyses.filter(({ analysis }) => analysis.riskAssessment.overallRisk === level).length}`,
  );
  console.log(`\nOverall risk: ${overall.join(', ')}`);
}

function printLabels(): void {
  console.log('\n| rule | label | labelled | fires | precision | recall |\n|---|---|--:|--:|--:|--:|');
  for (const [rule, ...categories] of LABELS) {
    const hits = fired(rule);
    const labelled = analyses.filter(({ file: name }) => categories.some((category) => has(name, category))).length;
    const right = hits.filter(({ file: name }) => categories.some((category) => has(name, category))).length;
    console.log(
      `| ${rule} | ${categories.join(', ')} | ${labelled} | ${hits.length} | ${share(right, hits.length)} | ${share(right, labelled)} |`,
    );
  }
  for (const [rule, category] of MISSING) {
    const hits = fired(rule);
    const right = hits.filter(({ file: name }) => !has(name, category)).length;
    console.log(`| ${rule} | no ${category} | | ${hits.length} | ${share(right, hits.length)} | |`);
  }
}
