import { createHash } from 'node:crypto';

/**
 * The SHA-256, in Base64, of what stands between the first `<style>` or `<script>` without attributes and its end;
 * undefined if a built page has none. The Content-Security-Policy allows only what has this hash.
 */
export function inlineHash(html: string, tag: 'style' | 'script'): string | undefined {
  const [, content] = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(html) ?? [];
  return content === undefined ? undefined : createHash('sha256').update(content).digest('base64');
}
