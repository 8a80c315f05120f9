import { SUCCESS } from '#shared/contract/fields.ts';
import {
  decideSuggestion,
  forgetSuggestion,
  listSuggestions,
} from '#shared/contract/recurring-suggestions.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { Suggestions } from './suggestions.ts';

/** Call this before the route of one recurring transaction is mounted, which would take 'suggestions' for an id. */
export function mountSuggestions(app: App, suggestions: Suggestions): void {
  mount(app, listSuggestions, async ({ caller }) => ({ items: await suggestions.list(caller) }));
  mount(app, decideSuggestion, async ({ caller, params, body }) => {
    await suggestions.decide(caller, params.key, body.decision);
    return SUCCESS;
  });
  mount(app, forgetSuggestion, async ({ caller, params }) => {
    await suggestions.forget(caller, params.key);
    return SUCCESS;
  });
}
