import { html } from 'hono/html';
import { codeBlock } from './code-block.ts';
import type { Html } from './reference-fields.ts';

const START = `SALDO=http://localhost:3000

curl "$SALDO/api/auth/sign-in/email" \\
  -c cookies.txt \\
  -H 'Content-Type: application/json' \\
  -d '{
    "email": "ana@example.org",
    "password": "three unrelated words"
  }'

curl "$SALDO/api/v1/summary" -b cookies.txt`;

/** Renders an introduction to the API and the first steps with it. */
export function introduction(): Html {
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
