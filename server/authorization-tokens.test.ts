import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeProfile } from '#server/testing/admins.ts';
import { TOKEN_SCOPES, type TokenScope } from '#shared/contract/endpoint.ts';
import { forgetTokens, storeToken } from '#server/testing/access-tokens.ts';
import { expectOwnerResponse, expectRefused, isById } from '#server/testing/authorization/expectations.ts';
import { ROWS } from '#server/testing/authorization/rows.ts';
import { CANARY, openStage, type Row, type Stage, type User } from '#server/testing/authorization/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.app.close());

const rows = Object.entries(ROWS);
const callable = rows.filter(([, { tokens = [] }]) => tokens.length > 0);

/** A call by a user with a token. */
type Call = { caller: User; scope: TokenScope; name: string; row: Row; id: string };

/** Calls with a token that exists only for this call, and reads the rows of `owner` before and after. */
async function call({ caller, scope, name, row, id }: Call, owner: User) {
  const token = await storeToken(stage.app, caller.uid, scope);
  const before = await stage.readRows(owner);
  const response = await stage.call(name, row, { token, id });
  const after = await stage.readRows(owner);
  await forgetTokens(stage.app, caller.uid);
  return { response, before, after };
}

describe.each(rows)('%s', (name, row) => {
  it.each(TOKEN_SCOPES)('serves or refuses a token with the scope %s', async (scope) => {
    const id = row.anonymous === undefined ? '' : await stage.addTarget(stage.subject, name);
    const ownCall = { caller: stage.subject, scope, name, row, id };
    const { response, before, after } = await call(ownCall, stage.subject);
    if (row.tokens?.includes(scope)) return expectOwnerResponse(response, row);
    expectRefused(response, 'tokenScope', 403);
    expect(after).toEqual(before);
  });
});

describe.each(callable)('%s', (name, row) => {
  const scope = row.tokens?.[0] ?? 'write';

  it('shows the token of another user nothing of the owner’s data and changes none', async () => {
    const id = await stage.addTarget(stage.victim, name);
    const stranger = await stage.signUp();
    const { response, before, after } = await call({ caller: stranger, scope, name, row, id }, stage.victim);
    if (isById(name)) expectRefused(response, row.missing ?? 'recordNotFound', 404);
    expect(JSON.stringify(response.body)).not.toContain(CANARY);
    expect(after).toEqual(before);
  });

  it('refuses a token if its user is suspended, or has not accepted the terms and the endpoint needs that', async () => {
    const id = await stage.addTarget(stage.subject, name);
    const ownCall = { caller: stage.subject, scope, name, row, id };
    await changeProfile(stage.app, stage.subject, { is_suspended: 1 });
    const suspended = await call(ownCall, stage.subject);
    await changeProfile(stage.app, stage.subject, { is_suspended: 0, terms_accepted: 0 });
    const { response } = await call(ownCall, stage.subject);
    await changeProfile(stage.app, stage.subject, { terms_accepted: 1 });
    expectRefused(suspended.response, 'accountSuspended', 403);
    expect(suspended.after).toEqual(suspended.before);
    if (row.needsTerms) expectRefused(response, 'termsRequired', 403);
    else expectOwnerResponse(response, row);
  });
});
