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

/** Preloads the profile, the first request of the app. */
const PROFILE_HINT = `<link rel="preload" as="fetch" crossorigin href="${getProfile.path}">`;

/**
 * Returns a function that makes the element of the app's page with the first data of a screen: the facts of the
 * installation; for a member the profile and the categories; on the dashboard the summary of the month and the coming
 * payments. It calls the API with the cookie of the request, so that all rules of the API apply.
 */
export function createFirstData(app: App) {
  return async (http: Request, screen: string | undefined, visitor: 'guest' | 'member'): Promise<string> => {
    const isForMembers = screen !== undefined && !MAILED_PATHS.includes(screen) && visitor === 'member';
    const [instance, ownData] = await Promise.all([
      callApi<Instance>(app, http, getInstance.path),
      isForMembers && !GUEST_PATHS.includes(screen) ? readOwnData(app, http, screen) : undefined,
    ]);
    const hint = isForMembers && ownData === undefined ? PROFILE_HINT : '';
    return hint + toElement({ ...(instance && { instance }), ...ownData });
  };
}

/** Returns the data of the session's user, or undefined if the API refuses the session. */
async function readOwnData(app: App, http: Request, screen: string): Promise<FirstData | undefined> {
  const isDashboard = screen === paths.dashboard;
  const wantsSummary = isDashboard && http.req.query('period') === undefined;
  const [profile, categories, summary, coming] = await Promise.all([
    callApi<Profile>(app, http, getProfile.path),
    callApi<OutputOf<typeof listCategories>>(app, http, listCategories.path),
    wantsSummary ? callApi<Summary>(app, http, getSummary.path) : undefined,
    isDashboard ? readComingData(app, http) : undefined,
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

/** If recognition takes longer, the browser asks for the coming payments itself. */
const MAX_WAIT_MS = 100;

/** Returns the coming payments, or undefined after `MAX_WAIT_MS`, since no page waits for a thread. */
async function readComingData(app: App, http: Request): Promise<FirstData['coming']> {
  const timer = new AbortController();
  const coming = callApi<OutputOf<typeof listComing>>(app, http, `${listComing.path}?limit=${COMING_COUNT}`);
  const timeout = setTimeout(MAX_WAIT_MS, undefined, { signal: timer.signal }).catch(() => undefined);
  const result = await Promise.race([coming, timeout]);
  timer.abort();
  return result;
}

/** Returns the output of an endpoint, or undefined if it refuses or fails. */
async function callApi<Output>(app: App, http: Request, path: string): Promise<Output | undefined> {
  const headers = { cookie: http.req.header('cookie') ?? '' };
  const response = await app.request(new URL(path, http.req.url), { headers }, http.env);
  return response.ok ? ((await response.json()) as Output) : undefined;
}

/** Escapes `<`, so that no text in the data can end the element. */
function toElement(data: FirstData): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${FIRST_DATA_ID}">${json}</script>`;
}
