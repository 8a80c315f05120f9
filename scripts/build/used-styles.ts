import { parse } from 'postcss';

const STYLE = /(?<=<style[^>]*>).*?(?=<\/style>)/s;
const CLASS = /\.([a-z_][\w-]*)/gi;

/** Removes the rules for unused classes from the style of a page. */
export function withUsedStyles(html: string): string {
  const used = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const isUsed = (selector: string) => [...selector.matchAll(CLASS)].every(([, name = '']) => used.has(name));
  return html.replace(STYLE, (style) => {
    const sheet = parse(style);
    sheet.walkRules((rule) => {
      const selectors = rule.selectors.filter(isUsed);
      if (selectors.length === 0) rule.remove();
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    });
    return sheet.toString();
  });
}
