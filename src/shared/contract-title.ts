import type { Analysis } from './analysis';

/** Words that keep their capitals in a title that the paper prints in capitals throughout. */
const ABBREVIATIONS = new Set(
  'NDA SOW MSA SLA DPA BAA SAFE EULA IP IT HIPAA GDPR US USA UK EU LLC LLP LP PLC II III IV'.split(' '),
);
/** Words that have none in the middle of a title. */
const SMALL = new Set('a an and as at by for from in of on or per the to under with'.split(' '));

/** What stands above the title of a letter or draft, and is none. */
const MARKINGS = ['without prejudice', 'subject to contract', 'strictly private', 'private and confidential'];

/** What a contract is called at the head of its page: its own title, else its kind, else its file. */
export function titleOf({ facts, kind }: Analysis, filename: string): string {
  const { status, value } = facts.documentName;
  if (status === 'found' && value && !isMarking(value)) return isCapitals(value) ? inTitleCase(value) : value;
  return kind && kind.isContract !== 'no' && kind.id ? kind.label : filename;
}

function isMarking(title: string): boolean {
  return MARKINGS.some((marking) => title.toLowerCase().startsWith(marking));
}

function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

/** 'SHARE PURCHASE AND NDA' becomes 'Share Purchase and NDA'. */
function inTitleCase(text: string): string {
  return text.replace(/[\p{L}\p{N}’']+/gu, (word, at: number) => {
    if (ABBREVIATIONS.has(word) || /\d/.test(word)) return word;
    const lower = word.toLowerCase();
    return at > 0 && SMALL.has(lower) ? lower : word.charAt(0) + lower.slice(1);
  });
}
