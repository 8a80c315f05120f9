import { html } from 'hono/html';
import type { Html } from './reference-fields.ts';

/** Code to copy, under a name for those who hear the page. */
export function codeBlock(label: string, code: string): Html {
  return html`<pre class="code" tabindex="0" role="group" aria-label="${label}"><code>${code}</code></pre>`;
}
