import {
  type Copy,
  DockerfileParser,
  type From,
  type Healthcheck,
  type Instruction,
  type JSONInstruction,
} from 'dockerfile-ast';
import type { ModifiableInstruction } from 'dockerfile-ast/lib/modifiableInstruction';
import type { PropertyInstruction } from 'dockerfile-ast/lib/propertyInstruction';

/** A command as a program and its arguments. */
export type Command = string[];

export type Step =
  | { kind: 'run'; command: Command }
  | { kind: 'copy'; from: string | null; owner: string | null; sources: string[]; target: string }
  | { kind: 'workdir' | 'user' | 'stopsignal'; value: string }
  | { kind: 'volume' | 'expose'; values: string[] }
  | { kind: 'env' | 'label'; values: Record<string, string> }
  | { kind: 'healthcheck'; command: Command; times: Record<string, string> }
  | { kind: 'entrypoint' | 'cmd'; command: Command };

export interface Stage {
  /** What stands behind FROM: an image, or the name of an earlier stage. */
  base: string;
  name: string | null;
  /** Each step with its text on one line, for people. */
  steps: { text: string; step: Step }[];
}

/** Docker replaces variables in these; ours have none. */
const WITH_VARIABLES = new Set(['FROM', 'COPY', 'WORKDIR', 'USER', 'STOPSIGNAL', 'VOLUME', 'EXPOSE', 'ENV', 'LABEL']);

/**
 * The stages of a Dockerfile.
 * @throws Error naming the line, for an instruction, flag or form that is not known here: none is passed over
 */
export function readStages(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const fail = failing(instruction);
    const keyword = instruction.getKeyword();
    if (WITH_VARIABLES.has(keyword) && instruction.getVariables().length > 0) fail('variables are not known');
    if (keyword === 'FROM') {
      const from = instruction as From;
      if (from.getFlags().length > 0) fail('flags are not known');
      stages.push({ base: from.getImage() ?? '', name: from.getBuildStage(), steps: [] });
      continue;
    }
    const stage = stages.at(-1) ?? fail('stands before FROM');
    const text = instruction.getTextContent().replace(/(\\?\s)+/g, ' ');
    stage.steps.push({ text, step: stepOf(keyword, instruction) });
  }
  return stages;
}

function failing(instruction: Instruction): (why: string) => never {
  return (why) => {
    throw new Error(`Dockerfile, line ${instruction.getRange().start.line + 1}: ${instruction.getKeyword()}: ${why}`);
  };
}

/** What stands behind the keyword, its lines joined. */
const contentOf = (instruction: Instruction) => (instruction.getArgumentsContent() ?? '').trim();

const wordsOf = (instruction: Instruction) => instruction.getArguments().map((argument) => argument.getValue());

function stepOf(keyword: string, instruction: Instruction): Step {
  switch (keyword) {
    case 'RUN':
      return { kind: 'run', command: commandOf(instruction as JSONInstruction) };
    case 'CMD':
      return { kind: 'cmd', command: commandOf(instruction as JSONInstruction) };
    case 'ENTRYPOINT':
      return { kind: 'entrypoint', command: commandOf(instruction as JSONInstruction) };
    case 'COPY':
      return copyOf(instruction as Copy);
    case 'HEALTHCHECK':
      return healthcheckOf(instruction as Healthcheck);
    case 'ENV':
      return { kind: 'env', values: propertiesOf(instruction as PropertyInstruction) };
    case 'LABEL':
      return { kind: 'label', values: propertiesOf(instruction as PropertyInstruction) };
    case 'VOLUME':
      return { kind: 'volume', values: wordsOf(instruction) };
    case 'EXPOSE':
      return { kind: 'expose', values: wordsOf(instruction) };
    case 'WORKDIR':
      return { kind: 'workdir', value: contentOf(instruction) };
    case 'USER':
      return { kind: 'user', value: contentOf(instruction) };
    case 'STOPSIGNAL':
      return { kind: 'stopsignal', value: contentOf(instruction) };
    default:
      return failing(instruction)('is not known');
  }
}

/** In JSON the words as they stand, else a line for the shell. The library loses blanks within words. */
function commandOf(instruction: JSONInstruction): Command {
  if (instruction.getFlags().length > 0) failing(instruction)('flags are not known');
  return wordsOrLine(contentOf(instruction));
}

const wordsOrLine = (line: string): Command => (line.startsWith('[') ? JSON.parse(line) : shell(line));

const shell = (line: string): Command => ['/bin/sh', '-c', line];

function flagsOf(instruction: ModifiableInstruction, known: readonly string[]): Record<string, string> {
  const flags = Object.fromEntries(instruction.getFlags().map((flag) => [flag.getName(), flag.getValue() ?? '']));
  const unknown = Object.keys(flags).find((name) => !known.includes(name));
  if (unknown !== undefined) failing(instruction)(`the flag ${unknown} is not known`);
  return flags;
}

function copyOf(instruction: Copy): Step {
  const { from = null, chown = null } = flagsOf(instruction, ['from', 'chown']);
  const words = wordsOf(instruction);
  if (words.length < 2 || instruction.getJSONStrings().length > 0) failing(instruction)('this form is not known');
  if (words.some((word) => /[*?[]/.test(word))) failing(instruction)('patterns are not known');
  return { kind: 'copy', from, owner: chown, sources: words.slice(0, -1), target: words.at(-1) ?? '' };
}

function healthcheckOf(instruction: Healthcheck): Step {
  const times = flagsOf(instruction, ['interval', 'timeout', 'start-period', 'retries']);
  const line = /\bCMD\s+(.*)$/s.exec(contentOf(instruction))?.[1] ?? failing(instruction)('has no CMD');
  return { kind: 'healthcheck', command: wordsOrLine(line), times };
}

function propertiesOf(instruction: PropertyInstruction): Record<string, string> {
  return Object.fromEntries(instruction.getProperties().map((one) => [one.getName(), one.getValue() ?? '']));
}
