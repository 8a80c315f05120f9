import { setTimeout } from 'node:timers/promises';
import type { Context } from 'hono';
import { FIRST_DATA_ID, type FirstData } from '#shared/contract/first-data.ts';
import { listCategories } from '#shared/contract/categories.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { getInstance, type Instance } from '#shared/contract/instance.ts';
import { getProfile, type Profile } from '#shared/contract/profile.ts';
import { listComing } from '#shared/contract/recurring-coming.ts';
import { getSummary, type Summary } from '#shared/contract/summaries.ts';
import { COMING_COUNT } from '#shared/limits.ts';
import { GUEST_PATHS, MAILED_PATHS, paths } from '#shared/paths.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import type { App } from '#server/http/mount.ts';

type Request = Context<HttpEnvironment>;

/** Preloads the profile, which the app first asks for. */
const PROFILE_HINT = `<link rel="preload" as="fetch" crossorigin href="${getProfile.path}">`;

/**
 * Writes, for the head of the app's page, what a screen first shows: the facts of the installation, and for a member
 * the profile, the categories, and on the dashboard the summary of this month and what comes. It asks the API with the cookie of the
 * request, so that every rule holds there.
 */
export function createFirstData(app: App) {
  return async (http: Request, screen: string | undefined, visitor: 'guest' | 'member'): Promise<string> => {
    const isForMembers = screen !== undefined && !MAILED_PATHS.includes(screen) && visitor === 'member';
    const [instance, own] = await Promise.all([
      ask<Instance>(app, http, getInstance.path),
      isForMembers && !GUEST_PATHS.includes(screen) ? askOwn(app, http, screen) : undefined,
    ]);
    const hint = isForMembers && own === undefined ? PROFILE_HINT : '';
    return hint + toElement({ ...(instance && { instance }), ...own });
  };
}

/** What belongs to the session's owner; undefined without one. */
async function askOwn(app: App, http: Request, screen: string): Promise<FirstData | undefined> {
  const isDashboard = screen === paths.dashboard;
  const wantsSummary = isDashboard && http.req.query('period') === undefined;
  const [profile, categories, summary, coming] = await Promise.all([
    ask<Profile>(app, http, getProfile.path),
    ask<OutputOf<typeof listCategories>>(app, http, listCategories.path),
    wantsSummary ? ask<Summary>(app, http, getSummary.path) : undefined,
    isDashboard ? askComing(app, http) : undefined,
  ]);
  return (
    profile && {
      profile,
      ...(categories && { categories }),
      ...(summary && { summary }),
      ...(coming && { coming }),
    }
  );
}

/** The browser asks for it if recognising what repeats takes longer. */
const MAX_WAIT_MS = 100;

/** The coming payments, or undefined after a moment: no page waits for a thread. */
async function askComing(app: App, http: Request): Promise<FirstData['coming']> {
  const late = new AbortController();
  const asked = ask<OutputOf<typeof listComing>>(app, http, `${listComing.path}?limit=${COMING_COUNT}`);
  const waited = setTimeout(MAX_WAIT_MS, undefined, { signal: late.signal }).catch(() => undefined);
  const first = await Promise.race([asked, waited]);
  late.abort();
  return first;
}

/** The answer of the API; undefined where it refuses or fails. */
async function ask<Answer>(app: App, http: Request, path: string): Promise<Answer | undefined> {
  const headers = { cookie: http.req.header('cookie') ?? '' };
  const answer = await app.request(new URL(path, http.req.url), { headers }, http.env);
  return answer.ok ? ((await answer.json()) as Answer) : undefined;
}

/** No text in the data can end the element. */
function toElement(data: FirstData): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${FIRST_DATA_ID}">${json}</script>`;
}
