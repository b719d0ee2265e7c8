import type { OpenAPIV3_1 } from 'openapi-types';
import type { ApiDocument } from './document';
import { shapeOf } from './shape';

type Operation = OpenAPIV3_1.OperationObject;

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1d1c1a, #eeece6); --muted: light-dark(#5f5b53, #b3aea3);
  --ground: light-dark(#fbfaf7, #161513); --line: light-dark(#dcd8cf, #37342f); --accent: light-dark(#23468c, #9db8f2);
  --soft: light-dark(#f2efe8, #1f1d1a) }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 58rem; padding: 2.5rem 1.25rem 5rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif }
h1, h2 { font-family: 'Source Serif 4', Georgia, serif; line-height: 1.2 } h1 { font-size: 2rem; margin: 0 0 .5rem }
h2 { margin: 3rem 0 .25rem; padding-bottom: .4rem; border-bottom: 1px solid var(--line); scroll-margin-top: 1rem }
h3 { margin: 0; font-size: 1rem; font-weight: 600 } p { margin: .4rem 0; max-width: 72ch }
a { color: var(--accent) } a:focus-visible, summary:focus-visible, pre:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none }
article { padding: 1.1rem 0; border-bottom: 1px solid var(--line); scroll-margin-top: 1rem }
code, pre { font: .875rem/1.5 ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace }
.call { display: block; margin: .15rem 0 .35rem; overflow-wrap: anywhere } .method { font-weight: 700; color: var(--accent) }
.muted { color: var(--muted) } .limit { margin-left: .5rem; font-weight: 400; color: var(--muted) } pre { margin: .4rem 0; padding: .75rem 1rem; overflow-x: auto; background: var(--soft); border-radius: 6px }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: .4rem 0 } dt { font-weight: 600 } dd { margin: 0; min-width: 0; overflow-wrap: anywhere }
summary { cursor: pointer; padding: .2rem 0 } h4 { margin: .7rem 0 .1rem; font-size: .875rem }
`;

const html = (text: string) => Bun.escapeHTML(text).replace(/`([^`]+)`/g, '<code>$1</code>');

/** The description of the API as a page of its own: no script, nothing from elsewhere, readable on paper. */
export function docsPage(document: ApiDocument, nonce: string): string {
  const tags = document.tags ?? [];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API of Counterpart</title><style nonce="${nonce}">${STYLE}</style></head>
<body><header><h1>API of Counterpart</h1><p>${html(document.info.description ?? '')}</p>
<p>For programs: <a href="/api/docs/json">the same as OpenAPI ${document.openapi}</a>.</p>
<nav aria-label="Sections"><ul>${tags.map(({ name, description }) => `<li><a href="#${name}">${html(description ?? name)}</a></li>`).join('')}<li><a href="#shapes">Shapes</a></li></ul></nav></header>
<main>${tags.map((tag) => section(document, tag)).join('')}${shapes(document)}</main></body></html>`;
}

function section(document: ApiDocument, { name, description }: OpenAPIV3_1.TagObject): string {
  const calls = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>)
      .filter(([, operation]) => operation.tags?.includes(name))
      .map(([method, operation]) => call(method, path, operation)),
  );
  return `<section aria-labelledby="${name}"><h2 id="${name}">${html(description ?? name)}</h2>${calls.join('')}</section>`;
}

function call(method: string, path: string, operation: Operation): string {
  return `<article id="${operation.operationId}"><h3>${html(operation.summary ?? '')}</h3>
<code class="call"><span class="method">${method.toUpperCase()}</span> ${html(path)}</code>
<p class="muted">${html(operation.description ?? '')}</p>${parameters(operation)}${body(operation)}${answers(operation)}</article>`;
}

function parameters({ parameters = [] }: Operation): string {
  const rows = (parameters as OpenAPIV3_1.ParameterObject[])
    .filter((parameter) => parameter.in === 'query')
    .map(
      ({ name, schema }) => `<dt><code>${html(name)}</code></dt><dd><code>${html(shapeOf(schema ?? {}))}</code></dd>`,
    );
  return rows.length > 0 ? `<h4>In the query</h4><dl>${rows.join('')}</dl>` : '';
}

function body({ requestBody }: Operation): string {
  if (!requestBody || !('content' in requestBody)) return '';
  return Object.entries(requestBody.content)
    .map(([type, { schema }]) => {
      const limit = `<span class="limit">${html(requestBody.description ?? '')}</span>`;
      return `<h4>Body, ${html(type)} ${limit}</h4>${shape(shapeOf(schema ?? {}))}`;
    })
    .join('');
}

function answers({ responses = {} }: Operation): string {
  const all = Object.entries(responses as Record<string, OpenAPIV3_1.ResponseObject>);
  const rows = all.map(([status, { description, content = {} }]) => {
    const shapes = status < '300' ? Object.entries(content).map(answer).join(', ') : '';
    const words = description === 'Done' ? '' : html(description);
    return `<dt>${status}</dt><dd>${[shapes, words].filter(Boolean).join(' ')}</dd>`;
  });
  const statuses = all.map(([status]) => status).join(', ');
  return `<details><summary>Answers: ${statuses}</summary><dl>${rows.join('')}</dl></details>`;
}

function answer([type, { schema }]: [string, OpenAPIV3_1.MediaTypeObject]): string {
  const name = schema ? shapeOf(schema) : null;
  return name ? `<a href="#${name}"><code>${name}</code></a>` : `<code>${html(type)}</code>`;
}

function shapes({ components }: ApiDocument): string {
  const all = Object.entries(components?.schemas ?? {}).map(
    ([name, schema]) => `<article id="${name}"><h3>${name}</h3>${shape(shapeOf(schema))}</article>`,
  );
  return `<section aria-labelledby="shapes"><h2 id="shapes">Shapes</h2>${all.join('')}</section>`;
}

/** It scrolls sideways, so it must take the focus of a keyboard. */
function shape(text: string): string {
  return `<pre tabindex="0">${html(text)}</pre>`;
}
