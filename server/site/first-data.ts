import type { Context } from 'hono';
import { FIRST_DATA_ID, type FirstData } from '#shared/contract/first-data.ts';
import { listCategories } from '#shared/contract/categories.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { getProfile, type Profile } from '#shared/contract/profile.ts';
import { getSummary, type Summary } from '#shared/contract/summaries.ts';
import { GUEST_PATHS, MAILED_PATHS, paths } from '#shared/paths.ts';
import type { HttpEnvironment } from '#server/http/environment.ts';
import type { App } from '#server/http/mount.ts';

type Request = Context<HttpEnvironment>;

/** Preloads the profile, which the app first asks for. */
const PROFILE_HINT = `<link rel="preload" as="fetch" crossorigin href="${getProfile.path}">`;

/**
 * Writes, for the head of the app's page, what a screen first shows: the profile, the categories, and for the dashboard
 * the summary of this month. It asks the API with the cookie of the request, so that every rule holds there.
 */
export function createFirstData(app: App) {
  return async (http: Request, screen: string | undefined): Promise<string> => {
    if (screen === undefined || MAILED_PATHS.includes(screen)) return '';
    if (GUEST_PATHS.includes(screen)) return PROFILE_HINT;
    const wantsSummary = screen === paths.dashboard && http.req.query('period') === undefined;
    const [profile, categories, summary] = await Promise.all([
      ask<Profile>(app, http, getProfile.path),
      ask<OutputOf<typeof listCategories>>(app, http, listCategories.path),
      wantsSummary ? ask<Summary>(app, http, getSummary.path) : undefined,
    ]);
    if (profile === undefined) return PROFILE_HINT;
    return toElement({ profile, ...(categories && { categories }), ...(summary && { summary }) });
  };
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
