import type { CompliancePoint } from '../../src/analysis/compliance/point';
import { COMPLIANCE_POINTS } from '../../src/analysis/compliance/points/registry';
import { COMPLIANCE_TOPICS, type ComplianceTopic } from '../../src/analysis/compliance/topics';
import { RISK_FAMILIES, type RiskFamily } from '../../src/analysis/risks/families';
import { ANY_CONTRACT, type RiskRule } from '../../src/analysis/risks/rule';
import { RISK_RULES } from '../../src/analysis/risks/rules/registry';
import type { Witness } from '../../src/analysis/witness';
import { SEVERITIES } from '../../src/shared/analysis';
import { exampleLines } from './example-lines';

const HEAD = `# Risk rules and compliance points

Written by \`bun run generate\` from the declarations in \`src/analysis/risks/rules\` and \`src/analysis/compliance/points\`, one file each: a new
rule is a new file. Its examples are its tests. What was measured of them is in [risk-precision.md](risk-precision.md).

Each finding quotes the contract's own words; a missing term has no quote and is raised only when every page gave its text, never for an order or
statement of work that stands under another agreement. A finding is asserted where its second witness agrees with the rule's words; else it
is told as one to check, which is never high.
`;

/** `docs/risk-rules.md`: every rule and point with its gravity, where it is looked for, its second witness and an example of each sort. */
export function rulesDocument(
  rules: readonly RiskRule[] = RISK_RULES,
  points: readonly CompliancePoint[] = COMPLIANCE_POINTS,
): string {
  const families = (Object.keys(RISK_FAMILIES) as RiskFamily[]).map((family) =>
    part(RISK_FAMILIES[family], rules.filter((rule) => rule.family === family).map(ruleEntry)),
  );
  const topics = (Object.keys(COMPLIANCE_TOPICS) as ComplianceTopic[]).map((topic) =>
    part(COMPLIANCE_TOPICS[topic], points.filter((point) => point.topic === topic).map(pointEntry)),
  );
  return [
    HEAD,
    `# ${rules.length} risk rules\n`,
    ...families,
    `# ${points.length} compliance points\n`,
    ...topics,
  ].join('\n');
}

function part(title: string, entries: readonly string[]): string {
  return `## ${title}\n\n${entries.join('\n')}`;
}

function ruleEntry({ id, label, severity, kinds, witness, examples }: RiskRule): string {
  const grades = SEVERITIES.toReversed().flatMap((grade) => (severity[grade] ? [`${grade}: ${severity[grade]}`] : []));
  return entry(`${label} (\`${id}\`)`, [
    ...grades,
    ...(kinds === ANY_CONTRACT ? [] : [`In: ${kinds.join(', ')}`]),
    `Second witness: ${witnessWords(witness)}`,
    ...exampleLines(examples),
  ]);
}

function pointEntry({
  id,
  label,
  source,
  cause,
  kinds,
  papers,
  jurisdictions,
  since,
  witness,
  examples,
}: CompliancePoint) {
  return entry(`${label} (\`${id}\`)`, [
    source,
    `Raised by: ${cause}`,
    ...(kinds ? [`In: ${kinds.join(', ')}`] : []),
    ...(papers ? [`In papers: ${papers.map((paper) => paper.label).join(', ')}`] : []),
    ...(jurisdictions ? [`Under the law of: ${jurisdictions.join(', ')}`] : []),
    ...(since ? [`In contracts from ${since} on`] : []),
    `Second witness: ${witnessWords(witness)}`,
    ...exampleLines(examples),
  ]);
}

function witnessWords(witness: Witness): string {
  if (typeof witness === 'string') return witness;
  if ('silence' in witness) return `the model is silent on ${witness.silence.join(', ')}`;
  const { provisions, headings, forces } = witness;
  return [
    provisions && `the model holds it to be ${provisions.join(' or ')}`,
    headings && `a heading with ${headings.map((word) => `"${word}"`).join(' or ')}`,
    forces && `somebody named ${forces.join(' or ')}`,
  ]
    .filter(Boolean)
    .join('; or ');
}

function entry(title: string, lines: readonly string[]): string {
  return `### ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}\n`;
}
