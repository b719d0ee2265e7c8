import { type MailedPreference, PREFERENCE_LABELS } from '../shared/mail';
import type { Letter } from './letters';

/** What stands below a letter: why one gets it, and how it ends. */
export interface Footing {
  /** APP_URL; every link begins with it. */
  site: string;
  /** The switch on the account page that it rests on; null for what was asked for that moment. */
  preference: MailedPreference | null;
  /** The address at which one press ends such letters; null where there is none. */
  unsubscribe: string | null;
  /** The token of a link that works once; it stands behind a hash, which browsers send to no server. */
  token: string | null;
  /** How many contracts are not listed. */
  more: number;
}

/** A letter as plain text and as HTML. All that is not ours is escaped; there are no pictures, so nothing is fetched when it is read. */
export function printLetter(letter: Letter, footing: Footing): { text: string; html: string } {
  return { text: asText(letter, footing), html: asHtml(letter, footing) };
}

const moreWords = (more: number, { action }: Letter) => `and ${more} more in ${action.label}`;

function reasonWords(preference: MailedPreference | null): string {
  return preference === null
    ? 'You get this email because you asked for it.'
    : `You get this email because “${PREFERENCE_LABELS[preference]}” is on in your account.`;
}

const behind = (token: string | null) => (token === null ? '' : `#${token}`);

function asText(letter: Letter, { site, preference, unsubscribe, token, more }: Footing): string {
  const { subject, paragraphs, rows, action } = letter;
  const listed = rows.map(({ label, note, path }) => `- ${label}: ${note}\n  ${site}${path}`);
  if (more > 0) listed.push(`- ${moreWords(more, letter)}`);
  const ending = [
    reasonWords(preference),
    ...(preference === null ? [] : [`Turn it off in your account: ${site}/account`]),
    ...(unsubscribe === null ? [] : [`Unsubscribe: ${unsubscribe}`]),
  ];
  return [
    subject,
    ...paragraphs,
    ...(listed.length > 0 ? [listed.join('\n')] : []),
    `${action.label}: ${site}${action.path}${behind(token)}`,
    `-- \n${ending.join('\n')}`,
  ]
    .join('\n\n')
    .concat('\n');
}

const html = Bun.escapeHTML;

/** Colours of both schemes stand in the sheet, which programs that drop it replace by their own: no text has a colour without its ground. */
const SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 32px 16px; background: #fbfaf7; color: #1d1c1a; }
main { max-width: 560px; margin: 0 auto; font: 16px/1.55 -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
h1 { margin: 0 0 20px; font: 600 22px/1.3 Georgia, 'Times New Roman', serif; }
p { margin: 0 0 16px; }
.from { margin: 0 0 28px; font: 600 15px/1.3 Georgia, 'Times New Roman', serif; color: #62605a; }
ul { margin: 0 0 20px; padding: 0; list-style: none; }
li { padding: 10px 0; border-top: 1px solid #e3dfd6; overflow-wrap: anywhere; }
li span { display: block; font-size: 14px; color: #62605a; }
a { color: #23468c; }
footer { margin-top: 32px; padding-top: 16px; border-top: 1px solid #e3dfd6; font-size: 13px; color: #62605a; }
footer p { margin: 0 0 6px; }
@media (prefers-color-scheme: dark) {
  body { background: #141413; color: #eeece6; }
  li, footer { border-color: #33312d; }
  .from, li span, footer { color: #a8a49a; }
  a { color: #9db8f2; }
}`;

function asHtml(letter: Letter, { site, preference, unsubscribe, token, more }: Footing): string {
  const { subject, paragraphs, rows, action } = letter;
  const link = (path: string, label: string) => `<a href="${html(site + path)}">${html(label)}</a>`;
  const listed = rows.map(({ label, note, path }) => `<li>${link(path, label)}<span>${html(note)}</span></li>`);
  if (more > 0) listed.push(`<li>${html(moreWords(more, letter))}</li>`);
  const ending = [
    html(reasonWords(preference)),
    ...(preference === null ? [] : [link('/account', 'Turn it off in your account')]),
    ...(unsubscribe === null ? [] : [`<a href="${html(unsubscribe)}">Unsubscribe</a>`]),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${html(subject)}</title>
<style>${SHEET}
</style>
</head>
<body>
<main>
<p class="from">Counterpart</p>
<h1>${html(subject)}</h1>
${paragraphs.map((words) => `<p>${html(words)}</p>`).join('\n')}
${listed.length > 0 ? `<ul>\n${listed.join('\n')}\n</ul>\n` : ''}<p>${link(action.path + behind(token), action.label)}</p>
<footer>
${ending.map((words) => `<p>${words}</p>`).join('\n')}
</footer>
</main>
</body>
</html>
`;
}
