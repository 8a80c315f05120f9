import { SUCCESS } from '#shared/contract/fields.ts';
import { listTokens, makeToken, revokeToken } from '#shared/contract/tokens.ts';
import { mount, type App } from '#server/http/mount.ts';
import { createTokens, type TokensOptions } from './tokens.ts';

export function mountTokens(app: App, options: TokensOptions): void {
  const tokens = createTokens(options);

  mount(app, listTokens, async ({ caller }) => ({ items: await tokens.list(caller) }));
  mount(app, makeToken, ({ caller, body }) => tokens.make(caller, body));
  mount(app, revokeToken, async ({ caller, params }) => {
    await tokens.revoke(caller, params.id);
    return SUCCESS;
  });
}
