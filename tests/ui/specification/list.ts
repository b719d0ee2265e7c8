/** Prints the specification's texts with the test that sees each: `bun tests/ui/specification/list.ts > docs/specification-strings.md`. */
import { ACCOUNT_PAGE } from './account';
import { ADMIN } from './admin';
import { DOCUMENTS } from './documents';
import { LANDING } from './landing';
import type { Screen, State } from './screen';
import { SIGN_IN } from './sign-in';

export const SCREENS: readonly Screen[] = [...LANDING, ...SIGN_IN, ...DOCUMENTS, ACCOUNT_PAGE, ...ADMIN];

/** Texts that no visitor can see, and the test that proves each. */
export const UNSEEN = [
  { section: 8, text: 'useAuth must be used within an AuthProvider', test: 'tests/ui/stores/session.test.tsx' },
];

const TEST = 'tests/ui/specification.test.ts';

const HEAD = `# The specification's texts

Each text that the specification gives for a visitor, where it is seen, and the test that sees it in a real browser on the real app. Printed
from the table that the test walks through (\`bun tests/ui/specification/list.ts\`), which also checks that this page is up to date.
A text in quotation marks is the whole of something visible, word for word; "...text..." stands within a longer one; "console: text" is logged only.
`;

/** The page `docs/specification-strings.md`. */
export function specificationStrings(): string {
  const sections = SCREENS.map((screen) => {
    const rows = screen.states.map((state) => `| ${state.section} | ${state.how} | ${textsOf(state)} |`);
    return [`## ${screen.name}`, '', `Seen by \`${TEST}\`, "${screen.name}".`, '', ...TABLE, ...rows, ''].join('\n');
  });
  const unseen = UNSEEN.map(({ section, text, test }) => `| ${section} | \`${test}\` | ${quoted(text)} |`);
  return [HEAD, ...sections, ['## Seen by developers only', '', ...TABLE, ...unseen, ''].join('\n')].join('\n');
}

const TABLE = ['| section | how one gets there | texts |', '|---|---|---|'];

function textsOf({ texts = [], parts = [], logged = [] }: State): string {
  return [
    ...texts.map(quoted),
    ...parts.map((text) => quoted(`...${text}...`)),
    ...logged.map((text) => quoted(`console: ${text}`)),
  ].join('<br>');
}

function quoted(text: string): string {
  return `"${text.replaceAll('|', '\\|')}"`;
}

if (import.meta.main) process.stdout.write(specificationStrings());
