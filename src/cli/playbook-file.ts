import { readFileSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';
import * as v from 'valibot';
import { misfitOf, type OwnPlaybook } from '../analysis/playbooks/own-playbook';
import { playbookFileSchema } from '../shared/playbooks';

/** An exported playbook. @throws InvalidArgumentError where the file can't be read, is none, or asks for what its kind does not have */
export function readPlaybookFile(path: string): OwnPlaybook {
  const parsed = v.safeParse(playbookFileSchema, readJson(path));
  if (!parsed.success) {
    const [{ message, path: at }] = parsed.issues;
    const place = at?.map(({ key }) => String(key)).join('.');
    throw new InvalidArgumentError(`${place ? `${place}: ` : ''}${message}`);
  }
  const { name, kind, side, version = 1, content } = parsed.output;
  const misfit = misfitOf(kind, side, content);
  if (misfit) throw new InvalidArgumentError(misfit);
  return { id: 'file', name, kind, side, version, content };
}

function readJson(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new InvalidArgumentError('There is no such file, or it cannot be read.');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidArgumentError('The file is no exported playbook: it cannot be read as JSON.');
  }
}
