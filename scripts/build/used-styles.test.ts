import { expect, it } from 'vitest';
import { withUsedStyles } from './used-styles.ts';

const page = (style: string) => `<style>${style}</style><p class="row dim"></p>`;

it('a page keeps the rules of its tags and classes, also in layers and media', () => {
  const style = 'p{margin:0}@layer a{.row{gap:0.5em}.dim:hover>p{top:0}}@media print{.dim{left:0}}';
  expect(withUsedStyles(page(style))).toBe(page(style));
});

it('a page has no rules for classes that it does not use', () => {
  const style = '.row,.other{top:0}.other{left:0}.row .other{left:0}@media print{.dim{left:0}.other{top:0}}';
  expect(withUsedStyles(page(style))).toBe(page('.row{top:0}@media print{.dim{left:0}}'));
});
