import { describe, expect, test } from 'vitest';
import { openBrowser } from './testing/stage.ts';
import { findLayoutFaults } from './testing/layout-faults.ts';

const browser = await openBrowser();

const LONG = 'Otorrinolaringólogo';
const PLANTED: [fault: string, body: string, found: string][] = [
  ['text wider than its box', `<p style="width:80px;white-space:nowrap">Some long words</p>`, 'overflows'],
  [
    'text cut without an ellipsis',
    `<p style="width:80px;white-space:nowrap;overflow:hidden">Some long words</p>`,
    'cut',
  ],
  [
    'a placeholder cut without an ellipsis',
    `<input style="width:80px;height:44px" placeholder="Some long words">`,
    'cut placeholder',
  ],
  [
    'text cut below',
    `<p style="width:80px;height:20px;overflow:hidden">Some long words there</p>`,
    'cut below',
  ],
  [
    'a word broken over two lines',
    `<p style="width:160px;word-break:break-all">A day with the ${LONG}</p>`,
    'broken',
  ],
  [
    'a number broken over two lines',
    `<p style="width:100px;overflow-wrap:anywhere;word-break:break-all">Total 57,736.49</p>`,
    'broken',
  ],
  ['a small control', `<button style="width:20px;height:20px;padding:0">x</button>`, 'small'],
  [
    'a control outside of the screen',
    `<div style="overflow:hidden"><button style="position:relative;left:-200px">Save all</button></div>`,
    'out of reach',
  ],
  [
    'a control under a fixed bar',
    `<button style="position:fixed;bottom:4px;height:30px">Save</button><div style="position:fixed;bottom:0;width:100%;height:60px;background:white">Bar</div>`,
    'covered',
  ],
  [
    'a popover that extends below the window',
    `<div class="mantine-Popover-dropdown" style="position:absolute;top:500px;height:200px"><button style="height:44px">Edit</button></div>`,
    'not whole',
  ],
  [
    'a menu that its sheet cuts off',
    `<div style="height:200px;overflow:auto"><div role="menu" style="height:300px"><button role="menuitem" style="height:44px">Edit</button></div></div>`,
    'not whole',
  ],
  [
    'a button that the end of a dialog cuts',
    `<div role="dialog" aria-modal="true" style="position:fixed;inset:0;overflow:auto"><button type="submit" style="height:44px;margin-top:580px">Save</button></div>`,
    'not whole',
  ],
  [
    'two layers over each other',
    `<div style="position:fixed;bottom:0;width:100%;height:60px">Banner</div><div style="position:fixed;bottom:40px;width:200px;height:60px">Toast</div>`,
    'layers',
  ],
  ['a page wider than the window', `<div style="width:800px;height:10px"></div>`, 'scrolls sideways'],
];

describe('the search for faults of the layout', () => {
  test.each(PLANTED)('finds %s', async (_, body, found) => {
    const page = await browser.newPage({ viewport: { width: 400, height: 600 } });
    await page.setContent(body);
    expect(await findLayoutFaults(page)).toContainEqual(expect.stringMatching(new RegExp(`^${found}`)));
    await page.close();
  });

  test('finds nothing in a page without faults', async () => {
    const page = await browser.newPage({ viewport: { width: 400, height: 600 } });
    await page.setContent(`
      <p style="width:80px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">Some long words</p>
      <input style="width:80px;height:44px;text-overflow:ellipsis" placeholder="Some long words">
      <input style="width:200px;height:44px" placeholder="Some long words">
      <p style="width:80px;overflow-wrap:anywhere">${LONG} ${LONG}</p>
      <div style="width:100px;overflow-x:auto"><table><tr><td style="min-width:300px">A wide table</td></tr></table></div>
      <p>See <a href="#x">a link in a text</a>.</p>
      <label style="display:block;padding:8px"><input type="checkbox"> Remember me</label>
      <button style="height:30px">Save</button>
      <div style="padding:900px 0 60px"><button style="height:30px">Below</button></div>
      <div style="position:fixed;bottom:0;width:100%;height:40px">Bar</div>`);
    expect(await findLayoutFaults(page)).toEqual([]);
    await page.close();
  });
});
