// `npm run shots` photographs every screen. `npm run shots -- dashboard login` takes the screens whose names contain
// one of the words, `--widths=320,768` takes these widths, and `--alternate` takes each screen in only one theme.
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { LANGUAGES } from '#shared/languages.ts';
import { findBrowser } from '../e2e/testing/find-browser.ts';
import { startServer } from '../e2e/testing/server.ts';
import { writeContactSheets, type Shot } from './shots/contact-sheets.ts';
import { useInstallation } from './shots/installation.ts';
import { createPeople } from './shots/people.ts';
import { photograph } from './shots/photographer.ts';
import { EVERY_WIDTH, THEMES, WIDTHS } from './shots/screen.ts';
import { SCREENS } from './shots/screens.ts';

const folder = join(import.meta.dirname, '../shots');
const { values, positionals: words } = parseArgs({
  options: { widths: { type: 'string' }, alternate: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const chosenWidths = values.widths?.split(',').map(Number) ?? WIDTHS;
const widths = EVERY_WIDTH.filter((width) => chosenWidths.includes(width));
const screens = SCREENS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const remarks = new Set<string>();
let failures = 0;

if (screens.length === 0) {
  console.error(`No screen has such a name. There are: ${SCREENS.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
if (words.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const { name: browserName, launchOptions } = await findBrowser();
console.log(`Photographing ${screens.length} screens in ${browserName}`);
// The settings show what the environment has set.
const server = await startServer({ env: { SUPPORT_EMAIL: 'help@example.org' }, clockAheadMs: 0 });
const browser = await chromium.launch(launchOptions);
try {
  const people = await createPeople(browser, server);
  await useInstallation(server, people);
  const places = LANGUAGES.flatMap((language) => widths.map((width) => ({ language, width })));
  const shotsByPlace = await Promise.all(
    places.map(async (place) => {
      // The windows of one browser take their pictures one after the other.
      const browserOfPlace = await chromium.launch(launchOptions);
      const options = {
        browser: browserOfPlace,
        url: server.url,
        folder,
        onRemark: (remark: string) => void remarks.add(remark),
        onFailure,
        isAlternating: values.alternate,
      };
      const shots = await photograph(screens, people[place.language], place, options);
      await browserOfPlace.close();
      return shots;
    }),
  );
  const shots = sortShots(shotsByPlace.flat());
  await writeContactSheets(browser, folder, shots);
  for (const remark of remarks) console.log(remark);
  console.log(`${shots.length} pictures are in ${folder}, and their contact sheets in sheets/index.html`);
  process.exitCode = failures === 0 ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}

function onFailure(failure: string): void {
  failures += 1;
  console.error(`✗ ${failure}`);
}

function sortShots(shots: readonly Shot[]): Shot[] {
  const rank = ({ screen, language, theme, width }: Shot) =>
    [
      SCREENS.findIndex(({ name }) => name === screen),
      LANGUAGES.indexOf(language),
      EVERY_WIDTH.indexOf(width),
      THEMES.indexOf(theme),
    ]
      .map((place) => String(place).padStart(3, '0'))
      .join();
  return shots.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
