import { createHash } from 'node:crypto';

/**
 * Returns the SHA-256, in Base64, of the content of the first `<style>` or `<script>` without attributes, or undefined
 * if the page has none. The Content-Security-Policy allows only content with this hash.
 */
export function inlineHash(html: string, tag: 'style' | 'script'): string | undefined {
  const [, content] = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(html) ?? [];
  return content === undefined ? undefined : createHash('sha256').update(content).digest('base64');
}
