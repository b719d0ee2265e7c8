import { AppError } from '../errors';

/** The first line of the standard input. */
export async function readPasswordFromInput(): Promise<string> {
  const [line = ''] = (await Bun.stdin.text()).split(/\r?\n/);
  return line;
}

/**
 * Asks for a new password twice on the terminal, showing nothing.
 * @throws AppError invalid where there is no terminal, the two differ, or it was given up with ctrl-C
 */
export async function askNewPassword(): Promise<string> {
  if (!process.stdin.isTTY)
    throw new AppError('invalid', 'There is no terminal to ask for a password: use --password-stdin.');
  const password = await askHidden('Password: ');
  const again = await askHidden('Password again: ');
  if (password !== again) throw new AppError('invalid', "Passwords don't match");
  return password;
}

const ENTER = ['\r', '\n', '\u0004'];
const CTRL_C = '\u0003';
const BACKSPACE = ['\u007f', '\b'];

async function askHidden(prompt: string): Promise<string> {
  const { stdin } = process;
  // Before the prompt, or what is typed at once would be shown.
  stdin.setRawMode(true);
  process.stderr.write(prompt);
  stdin.setEncoding('utf8');
  stdin.resume();
  try {
    return await readHidden(stdin);
  } finally {
    stdin.setRawMode(false);
    stdin.pause();
    process.stderr.write('\n');
  }
}

function readHidden(stdin: NodeJS.ReadStream): Promise<string> {
  let typed = '';
  return new Promise((resolve, reject) => {
    const onData = (text: string) => {
      for (const character of text) {
        if (ENTER.includes(character)) return end(() => resolve(typed));
        if (character === CTRL_C) return end(() => reject(new AppError('invalid', 'Given up.')));
        typed = BACKSPACE.includes(character) ? [...typed].slice(0, -1).join('') : typed + character;
      }
    };
    const end = (settle: () => void) => {
      stdin.off('data', onData);
      settle();
    };
    stdin.on('data', onData);
  });
}
