/** A reference to an attachment that stands under another word than it is named by. */
export interface Misnamed {
  /** The one of the same letter or number that is there: 'Attachment A'. */
  meant: string;
}

/**
 * The references by a word that stands over no attachment of the paper, where one of the same letter or number is there.
 * @param references in order, each with its word and mark in small letters: 'exhibit a'
 * @param there what is there, named so
 * @returns the first reference to each
 */
export function misnamedAmong<Reference extends { key: string }>(
  references: readonly Reference[],
  there: ReadonlySet<string>,
): Map<string, Reference & Misnamed> {
  const named = new Set(references.map(({ key }) => key));
  const kindsThere = new Set([...there].map(kindOf));
  const misnamed = new Map<string, Reference & Misnamed>();
  const lost = new Set<string>();
  for (const reference of references) {
    const { key } = reference;
    const kind = kindOf(key);
    if (kindsThere.has(kind) || misnamed.has(key)) continue;
    const [meant, ...others] = [...there].filter((one) => markOf(one) === markOf(key));
    // Exhibits and schedules stand side by side in one paper, each counted for itself.
    const isCountedBeside =
      meant !== undefined && named.has(meant) && [meant, key].some((one) => kindOf(one) === 'schedule');
    if (meant === undefined || isCountedBeside || others.length > 0) lost.add(kind);
    else misnamed.set(key, { ...reference, meant: nameOf(meant) });
  }
  // Where another of the same word is nowhere, they are of a set that is missing.
  return new Map([...misnamed].filter(([key]) => !lost.has(kindOf(key))));
}

const kindOf = (key: string): string => key.split(' ', 1)[0] ?? '';
const markOf = (key: string): string => key.split(' ')[1] ?? '';
const nameOf = (key: string): string =>
  `${key.charAt(0).toUpperCase()}${kindOf(key).slice(1)} ${markOf(key).toUpperCase()}`;
