/** So many of the list are refused, the commonest first. */
const REFUSED = 10_000;

let common: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among the 10,000 commonest, whatever its case. The list is read when it is asked for the first time. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readList();
  return (await common).has(password.toLowerCase());
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, REFUSED));
}
