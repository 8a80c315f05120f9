/**
 * Measures the built program in the real browser, with a user who has many transactions over ten years. Responses are
 * measured from the press or the last key until the browser has painted. Long tasks and dropped frames are those of a
 * trace. The exit code is 1 if a target is missed.
 *
 *   npm run bench:browser                       100,000 transactions, 15 rounds
 *   npm run bench:browser -- 20000 5            another size and number of rounds
 */
import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '#shared/calendar.ts';
import { getSummary } from '#shared/contract/summaries.ts';
import { listTransactions } from '#shared/contract/transaction-history.ts';
import { texts as en } from '#shared/i18n/en/texts.ts';
import { paths } from '#shared/paths.ts';
import { choosePeriod, openCustomPeriod } from '../e2e/testing/dashboard-screen.ts';
import { measureResponse, type ScreenResponse } from './browser/responses.ts';
import { DAYS, openStage, shopAt, TODAY } from './browser/stage.ts';
import { traceDuring } from './browser/trace.ts';
import { quantile, toRow } from './measure.ts';

const [size = 100_000, rounds = 15] = process.argv.slice(2).map(Number);
const MAX_RESPONSE_MS = 100;
const SLOWDOWN = 4;
/** One notch of a wheel. */
const NOTCH_PX = 120;
const NOTCH_MS = 33;
const NOTCHES = 1_200;
const SEARCH = 'search';
/** A search is sent after this pause: `web/lib/form/use-debounced-text.ts`. */
const TYPING_PAUSE_MS = 300;
const SETTLED_MS = 1_000;

const texts = en.summaries.period;
const missed: string[] = [];
const stage = await openStage(size);
console.log(`${stage.name}, ${size} transactions over ten years, ${rounds} rounds; milliseconds`);
try {
  console.table({
    'ten years': await measureTenYears(),
    'the month before': await measureMonthBefore(),
    [SEARCH]: await measureSearch(),
  });
  console.table({ [`scrolling, processor slowed ${SLOWDOWN} times`]: await measureScrolling() });
} finally {
  await stage.close();
}
console.log(missed.length === 0 ? 'The targets are met.' : `Missed: ${missed.join('; ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;

/** Switches from the running month to ten years, other days in each round, so that nothing is cached. */
async function measureTenYears() {
  const page = await stage.visit(paths.dashboard);
  return await measureRounds('ten years', async (round) => {
    const to = addDays(TODAY, -round);
    await choosePeriod(page, texts['this-month']);
    await wait(SETTLED_MS);
    await openCustomPeriod(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(texts.from).fill(addDays(to, -DAYS));
    await dialog.getByLabel(texts.to, { exact: true }).fill(to);
    const show = dialog.getByRole('button', { name: texts.apply });
    return () => measureResponse(page, { event: 'click', path: getSummary.path }, () => show.click());
  });
}

async function measureMonthBefore() {
  const page = await stage.visit(paths.dashboard);
  const before = page.getByRole('group', { name: texts.label }).getByRole('button').first();
  return await measureRounds('the month before', async () => {
    await wait(SETTLED_MS);
    return () => measureResponse(page, { event: 'click', path: getSummary.path }, () => before.click());
  });
}

async function measureSearch() {
  const page = await stage.visit(paths.transactions);
  const box = page.getByRole('searchbox');
  return await measureRounds(SEARCH, async (round) => {
    const word = shopAt(round);
    await box.fill('');
    await wait(SETTLED_MS);
    await box.pressSequentially(word.slice(0, -1));
    const wanted = { event: 'keydown', path: listTransactions.path, word };
    return () => measureResponse(page, wanted, () => page.keyboard.press(word.slice(-1)));
  });
}

/** Prepares a round, and returns the press or the last key. */
type Prepare = (round: number) => Promise<() => Promise<ScreenResponse>>;

/** Returns the row of a table. One more round is traced, because a trace takes time. */
async function measureRounds(name: string, prepare: Prepare) {
  const responses: ScreenResponse[] = [];
  for (let round = 0; round < rounds; round++) responses.push(await (await prepare(round))());
  const trace = await traceDuring(stage.browser, await prepare(rounds));
  const medianOf = (read: (response: ScreenResponse) => number) => quantile(responses.map(read), 0.5);
  // The pause in the typing, after which the request is sent, does not count.
  const pauseMs = name === SEARCH ? TYPING_PAUSE_MS : 0;
  const responseMs = ({ paintedMs }: ScreenResponse) => paintedMs - pauseMs;
  const median = medianOf(responseMs);
  if (median > MAX_RESPONSE_MS) missed.push(`${name} takes ${median.toFixed(0)} ms`);
  return toRow({
    median,
    worst: quantile(responses.map(responseMs), 1),
    'until the request': medianOf(({ sentMs }) => sentMs - pauseMs),
    request: medianOf(({ sentMs, arrivedMs }) => arrivedMs - sentMs),
    'response to paint': medianOf(({ arrivedMs, paintedMs }) => paintedMs - arrivedMs),
    'traced: script': trace.scriptMs,
    'traced: style, layout, paint': trace.drawingMs,
    'traced: longest task': trace.longestTaskMs,
  });
}

/** Turns the wheel at a steady pace, whether or not the page keeps up. */
async function measureScrolling() {
  const page = await stage.visit(paths.transactions);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.mouse.move(600, 500);
  const trace = await traceDuring(stage.browser, async () => {
    const turns: Promise<void>[] = [];
    for (let notch = 0; notch < NOTCHES; notch++) {
      turns.push(page.mouse.wheel(0, NOTCH_PX));
      await wait(NOTCH_MS);
    }
    await Promise.all(turns);
  });
  if (trace.longTasks > 0)
    missed.push(`scrolling has ${trace.longTasks} long tasks of up to ${trace.longestTaskMs.toFixed(0)} ms`);
  const rows = await page.locator('li[data-index]').last().getAttribute('data-index');
  return toRow({ rows: Number(rows), ...trace });
}
