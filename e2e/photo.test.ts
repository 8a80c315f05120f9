import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectFocus, expectFocusWithin } from './testing/expect-focus.ts';
import { sharedServer } from './testing/stage.ts';
import { enterProfile, readProfile } from './testing/profile-screen.ts';
import { leave } from './testing/people.ts';

const server = sharedServer();

/** A picture with a red and a blue half, as from a camera. */
async function drawTwoHalves(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1600, height: 800 });
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('Nothing can be drawn.');
    for (const [color, x] of [
      ['#f00', 0],
      ['#00f', 800],
    ] as const) {
      context.fillStyle = color;
      context.fillRect(x, 0, 800, 800);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

/** Reads the size of the stored photo, and the colour at a point in hundredths of the size. */
async function readPhoto(page: Page, at: { x: number; y: number }) {
  return await page.evaluate(async ({ x, y }) => {
    const response = await fetch('/api/v1/me/photo');
    const blob = await response.blob();
    const picture = await createImageBitmap(blob);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: picture.width, height: picture.height });
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const pixel = context?.getImageData((x * picture.width) / 100, (y * picture.height) / 100, 1, 1).data;
    const [red = 0, , blue = 0] = pixel ?? [];
    const color = red > 200 ? 'red' : blue > 200 ? 'blue' : 'neither';
    return { width: picture.width, height: picture.height, type: blob.type, bytes: blob.size, color };
  }, at);
}

describe('the photo', () => {
  test('is cropped by keyboard, shrunk to a square, shown in the user menu, and removed', async () => {
    const visited = await enterProfile(server);
    const { page, context } = visited;
    const file = { name: 'me.png', mimeType: 'image/png', buffer: await drawTwoHalves(page) };
    await page.locator('#personal input[type=file]').setInputFiles(file);
    const use = page.getByRole('button', { name: 'Use this photo' });
    await use.and(page.locator(':enabled')).waitFor();
    await expectFocusWithin(page.getByRole('dialog'));
    // Move the crop from the middle to the far left.
    await page.getByRole('group', { name: /part of the photo/ }).focus();
    for (let press = 0; press < 60; press++) await page.keyboard.press('ArrowRight');
    await use.click();
    await page.getByText('Photo updated').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expectFocus(page.getByRole('button', { name: 'Change photo' }));

    const right = await readPhoto(page, { x: 90, y: 50 });
    expect(right).toMatchObject({ width: 512, height: 512, type: 'image/webp', color: 'red' });
    expect(right.bytes).toBeLessThan(512 * 1024);
    await page.goto('/dashboard');
    const shown = page.getByRole('button', { name: /Your account/ }).locator('img');
    await expect.poll(() => shown.evaluate((it) => (it as HTMLImageElement).naturalWidth)).toBe(512);

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await page.getByText('Photo removed').waitFor();
    expect((await readProfile(context))['photoURL']).toBeNull();
    await page
      .getByRole('button', { name: /Your account/ })
      .getByText('A', { exact: true })
      .waitFor();
    await leave(visited);
  });

  test('that is no image is refused before it is sent', async () => {
    const visited = await enterProfile(server);
    const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const file = { name: 'me.png', mimeType: 'image/png', buffer };
    await visited.page.locator('#personal input[type=file]').setInputFiles(file);
    await visited.page.getByText('This file could not be read as an image.').waitFor();
    await leave(visited);
  });
});
