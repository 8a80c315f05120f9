import { html } from 'hono/html';
import type { Access, Endpoint } from '#shared/contract/endpoint.ts';
import { errorSentence, errorStatus } from '#shared/errors.ts';
import { curlExample } from './curl-example.ts';
import { listErrors } from './endpoint-errors.ts';
import { namedSchemas, findSchema } from './field-notes.ts';
import type { JsonSchema } from './json-schema.ts';
import { ERROR_SCHEMA, canSucceed, operationId, allowedScopes, toTemplate } from './openapi.ts';
import { fieldList, isPlainObject, renderType, type Html } from './reference-fields.ts';

const ACCESS_LABELS: Record<Access, string> = {
  public: 'Anyone',
  user: 'Signed in',
  accepted: 'Signed in, terms accepted',
  admin: 'Administrators',
};

const START = `SALDO=http://localhost:3000

curl "$SALDO/api/auth/sign-in/email" \\
  -c cookies.txt \\
  -H 'Content-Type: application/json' \\
  -d '{
    "email": "ana@example.org",
    "password": "three unrelated words"
  }'

curl "$SALDO/api/v1/summary" -b cookies.txt`;

export function renderReferencePage(endpoints: readonly Endpoint[]): Html {
  const byTag = [...Map.groupBy(endpoints, ({ tag }) => tag)];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Saldo API reference</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/api/docs/reference.css" />
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        ${pageHeader()}
        <div class="layout">
          ${contents(byTag)}
          <main id="content" tabindex="-1">
            ${introduction()} ${byTag.map(([tag, tagged]) => section(tag, tagged))} ${schemas()}
          </main>
        </div>
      </body>
    </html>`;
}

function pageHeader(): Html {
  return html`<header class="bar">
    <a class="logo" href="/">
      <svg width="28" height="28" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <rect class="square" width="24" height="24" rx="7.5" />
        <path class="quarter" d="M0 12h12v12H7.5A7.5 7.5 0 0 1 0 16.5Z" />
        <circle class="hole" cx="12" cy="12" r="4.6" />
      </svg>
      <span>saldo</span>
    </a>
    <a class="button" href="/api/v1/openapi.json">openapi.json</a>
  </header>`;
}

function introduction(): Html {
  return html`<section class="introduction" aria-labelledby="title">
    <div>
      <h1 id="title">API reference</h1>
      <p class="lead">
        The screens do everything through this API, and you may call it too. It speaks JSON. Amounts are
        numbers in major units of your currency, a date is a calendar day such as
        <code>2026-11-21</code>, and an instant is ISO text in UTC.
      </p>
      <p>
        Sign in once and keep the cookie. A request that changes something also needs the
        <code>Origin</code> header of this installation: no other site can then write with your cookie.
        Requests with fields or parameters that are not listed here are refused.
      </p>
      <p>
        A program, such as one on a phone, should use its own access token, which you make in your profile.
        Send it as <code>Authorization: Bearer …</code>, without cookie and <code>Origin</code>. It may call
        only the endpoints that name its scope.
      </p>
      <p>
        Every error has the same fields: a sentence, its code, the fields that are wrong, and the id with
        which the server's log tells more. See <a href="#schema-Error">Error</a>.
      </p>
    </div>
    ${codeBlock('Getting started', START)}
  </section>`;
}

function contents(byTag: readonly [string, readonly Endpoint[]][]): Html {
  return html`<nav class="contents" aria-label="Contents">
    <ul>
      ${byTag.map(
        ([tag, tagged]) =>
          html`<li>
            <a class="group" href="#${toAnchor(tag)}">${tag}</a>
            <ul>
              ${tagged.map(
                (endpoint) =>
                  html`<li>
                    <a class="entry" href="#${operationId(endpoint)}">
                      ${methodName(endpoint)} <span class="path">${breakable(shortPath(endpoint))}</span>
                    </a>
                  </li>`,
              )}
            </ul>
          </li>`,
      )}
      <li><a class="group" href="#schemas">Schemas</a></li>
    </ul>
  </nav>`;
}

function section(tag: string, endpoints: readonly Endpoint[]): Html {
  return html`<section class="tag" aria-labelledby="${toAnchor(tag)}">
    <h2 id="${toAnchor(tag)}">${tag}</h2>
    ${endpoints.map(card)}
  </section>`;
}

function card(endpoint: Endpoint): Html {
  const id = operationId(endpoint);
  return html`<article class="card" aria-labelledby="${id}">
    <h3 id="${id}">
      ${methodName(endpoint)} <code class="path">${breakable(toTemplate(endpoint.path))}</code>
    </h3>
    <p class="summary">${endpoint.summary}.</p>
    <p class="access" data-access="${endpoint.access}">
      <span class="visually-hidden">Who may call it:</span>
      ${ACCESS_LABELS[endpoint.access]}${tokenLabel(endpoint)}
    </p>
    <div class="columns">
      <div class="facts">
        ${inputPart('Path', findSchema(endpoint, 'params'))}
        ${inputPart('Query', findSchema(endpoint, 'query'))}
        ${inputPart('Body', findSchema(endpoint, 'body'))} ${filePart(endpoint)} ${responsePart(endpoint)}
        ${errorPart(endpoint)}
      </div>
      ${codeBlock(`Example of ${id}`, curlExample(endpoint))}
    </div>
  </article>`;
}

function tokenLabel({ byToken }: Endpoint): string {
  return byToken === undefined ? '' : `, or a token with ${allowedScopes(byToken).join(' or ')}`;
}

function inputPart(title: string, schema: JsonSchema | undefined): Html | '' {
  if (schema === undefined) return '';
  return html`<h4>${title}</h4>
    ${fieldList(schema, 'input')}`;
}

function filePart({ file }: Endpoint): Html | '' {
  if (file === undefined) return '';
  return html`<h4>Body</h4>
    <p class="type">${file.types.join(', ')} of at most ${file.maxBytes / 1024} kB</p>`;
}

function responsePart(endpoint: Endpoint): Html | '' {
  const schema = findSchema(endpoint, 'output');
  if (schema === undefined || !canSucceed(endpoint)) return '';
  const types = endpoint.responseTypes.join(', ');
  if (schema.not !== undefined) {
    return html`<h4>Answer <span class="status">${endpoint.status}</span></h4>
      <p class="type">${types}</p>`;
  }
  return html`<h4>Answer <span class="status">${endpoint.status}</span></h4>
    ${types === '' ? '' : html`<p class="type">JSON, or ${types}</p>`}
    ${isPlainObject(schema) ? '' : html`<p class="type">${renderType(schema)}</p>`}
    ${fieldList(schema, 'output')}`;
}

function errorPart(endpoint: Endpoint): Html {
  return html`<h4>Errors</h4>
    <ul class="errors">
      ${listErrors(endpoint).map(
        (code) =>
          html`<li>
            <span class="status">${errorStatus(code)}</span>
            <span class="sentence">${errorSentence(code)}</span> <code>${code}</code>
          </li>`,
      )}
    </ul>`;
}

function schemas(): Html {
  return html`<section class="tag" aria-labelledby="schemas">
    <h2 id="schemas">Schemas</h2>
    ${Object.entries({ ...namedSchemas(), Error: ERROR_SCHEMA }).map(
      ([name, schema]) =>
        html`<article class="card" aria-labelledby="schema-${name}">
          <h3 id="schema-${name}">${name}</h3>
          ${fieldList(schema, 'output')}
        </article>`,
    )}
  </section>`;
}

function methodName({ method }: Endpoint): Html {
  return html`<span class="method" data-method="${method}">${method}</span>`;
}

/** Lets a long path wrap after its slashes. */
function breakable(path: string): Html[] {
  return path.split(/(?<=\/)/).map((part) => html`${part}<wbr />`);
}

function shortPath({ path }: Endpoint): string {
  return toTemplate(path).replace(/^\/api(\/v1)?/, '');
}

function toAnchor(tag: string): string {
  return `tag-${tag.toLowerCase().replaceAll(' ', '-')}`;
}

/** Renders code to copy, with a label for screen readers. */
function codeBlock(label: string, code: string): Html {
  return html`<pre class="code" tabindex="0" role="group" aria-label="${label}"><code>${code}</code></pre>`;
}
