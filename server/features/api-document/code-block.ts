import { html } from 'hono/html';
import type { Html } from './reference-fields.ts';

/** Renders code to copy, with a label for screen readers. */
export function codeBlock(label: string, code: string): Html {
  return html`<pre class="code" tabindex="0" role="group" aria-label="${label}"><code>${code}</code></pre>`;
}
