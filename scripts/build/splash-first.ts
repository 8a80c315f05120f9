import type { Plugin } from 'vite';

const STYLESHEET = /\s*<link rel="stylesheet"([^>]*)>/g;

/**
 * Lets the browser paint the logo of `index.html` before the stylesheets arrive. They are fetched as early as
 * before and applied later, but before any script of the page runs.
 */
export function splashFirst(): Plugin {
  return {
    name: 'splash-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const links = [...html.matchAll(STYLESHEET)].map(([link]) => link.trim());
        if (links.length === 0) throw new Error('index.html names no stylesheet.');
        return html
          .replace(STYLESHEET, '\n    <link rel="preload" as="style"$1>')
          .replace('</body>', `  ${links.join('')}\n  </body>`);
      },
    },
  };
}
