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

/** Describes the API and the first steps with it. */
export function introduction(): Html {
  return html`<section class="introduction" aria-labelledby="title">
    <div>
      <h1 id="title">API reference</h1>
      <p class="lead">
        Everything the screens do goes through this API, and you may call it too. It speaks JSON. Amounts are
        numbers in major units of your currency, a date is a calendar day such as
        <code>2026-11-21</code>, an instant is ISO text in UTC.
      </p>
      <p>
        Sign in once and keep the cookie. A request that changes something needs the
        <code>Origin</code> header of this installation beside it, so that no other site can write with your
        cookie. Fields and parameters that are not listed here are refused.
      </p>
      <p>
        A program, such as one on a phone, is better off with an access token of its own, which you make in
        your profile: send it as <code>Authorization: Bearer …</code>, without cookie and <code>Origin</code>.
        It may call the endpoints that name its scope, and no others.
      </p>
      <p>
        Every error has one shape: a sentence, its code, which fields are wrong, and the id under which the
        server's log says more. See <a href="#schema-Error">Error</a>.
      </p>
    </div>
    ${codeBlock('Getting started', START)}
  </section>`;
}
