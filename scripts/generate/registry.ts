import { join } from 'node:path';

/** The formatter's longest line. */
const LINE = 120;
const ROOT = join(import.meta.dir, '../..');

/** A folder of declarations, one a file, and the list of them that is imported. */
export interface Registry {
  folder: string;
  /** The name of the list. */
  list: string;
  /** The declarations' type, and the module that has it. */
  type: string;
  from: string;
  /** What the list is, for its docstring. */
  says: string;
  /** By their names instead of as a list: for those whose types differ. */
  byName?: true;
}

export const REGISTRIES: readonly Registry[] = [
  {
    folder: 'src/analysis/facts/declarations',
    list: 'FACTS',
    type: 'FactDeclaration',
    from: '../define-fact',
    says: 'Every fact that is looked for, by its id.',
    byName: true,
  },
  {
    folder: 'src/analysis/risks/rules',
    list: 'RISK_RULES',
    type: 'RiskRule',
    from: '../rule',
    says: 'Every risk that is looked for.',
  },
  {
    folder: 'src/analysis/kinds/declarations',
    list: 'KINDS',
    type: 'KindDeclaration',
    from: '../define-kind',
    says: 'Every kind of contract that is told apart.',
  },
  {
    folder: 'src/analysis/compliance/points',
    list: 'COMPLIANCE_POINTS',
    type: 'CompliancePoint',
    from: '../point',
    says: 'Every point of compliance that is looked for.',
  },
  {
    folder: 'src/analysis/drafting/faults',
    list: 'FAULTS',
    type: 'FaultDeclaration',
    from: '../fault',
    says: 'Every drafting fault that is looked for.',
  },
  {
    folder: 'src/analysis/questions/declarations',
    list: 'QUESTIONS',
    type: 'QuestionDeclaration',
    from: '../define-question',
    says: 'Every question that is asked of contracts.',
  },
];

/** 'low-cap' is declared as `lowCap`, 'lease.rent-rise' as `leaseRentRise`. */
export function constantOf(id: string): string {
  return id.replace(/[-.](\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** As the formatter orders imports: a point stands before a hyphen. */
const orderOf = (id: string) => id.replaceAll('.', ' ');

/** The ids of a folder's declarations, in alphabetical order: the names of its files. */
export function idsIn(folder: string): string[] {
  return [...new Bun.Glob('*.ts').scanSync(join(ROOT, folder))]
    .map((file) => file.slice(0, -'.ts'.length))
    .filter((id) => id !== 'registry')
    .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

/** The source of a folder's registry. Servers are bundled, so nothing can look for files while running. */
export function registrySource({ folder, list, type, from, says, byName }: Registry): string {
  const ids = idsIn(folder);
  const imports = [
    `import type { ${type} } from '${from}';`,
    ...ids.map((id) => `import { ${constantOf(id)} } from './${id}';`),
  ];
  const head = '// Written by `bun run generate`: a file in this folder is all that it takes.';
  const items = ids.map(constantOf);
  const [declared, open, close] = byName
    ? [`export const ${list} =`, '{', `} satisfies Readonly<Record<string, ${type}<unknown>>>;`]
    : [`export const ${list}: readonly ${type}[] =`, '[', '];'];
  const inOneLine = `${declared} ${open}${items.join(', ')}${close}`;
  const value =
    inOneLine.length <= LINE
      ? inOneLine
      : `${declared} ${open}\n${items.map((item) => `  ${item},\n`).join('')}${close}`;
  return `${head}\n${imports.join('\n')}\n\n/** ${says} */\n${value}\n`;
}
