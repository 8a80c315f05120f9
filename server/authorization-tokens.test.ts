import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TOKEN_SCOPES, type TokenScope } from '#shared/contract/tokens.ts';
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

/** A call with a token of this scope. */
type Call = { by: User; scope: TokenScope; name: string; row: Row; id: string };

/** Calls with a token that exists only for this call, and reads the rows of `owner` before and after. */
async function call({ by, scope, name, row, id }: Call, owner: User) {
  const token = await storeToken(stage.app, by.uid, scope);
  const before = await stage.readRows(owner);
  const answer = await stage.call(name, row, { token, id });
  const after = await stage.readRows(owner);
  await forgetTokens(stage.app, by.uid);
  return { answer, before, after };
}

describe.each(rows)('%s', (name, row) => {
  it.each(TOKEN_SCOPES)(`answers or refuses a token with the scope %s`, async (scope) => {
    const id = row.anonymous === undefined ? '' : await stage.addTarget(stage.subject, name);
    const made = { by: stage.subject, scope, name, row, id };
    const { answer, before, after } = await call(made, stage.subject);
    if (row.tokens?.includes(scope)) return expectOwnerResponse(answer, row);
    expectRefused(answer, 'tokenScope', 403);
    expect(after).toEqual(before);
  });
});

describe.each(callable)('%s', (name, row) => {
  const scope = row.tokens?.[0] ?? 'write';

  it('shows the token of another user nothing of the owner’s data and changes none', async () => {
    const id = await stage.addTarget(stage.victim, name);
    const stranger = await stage.signUp();
    const { answer, before, after } = await call({ by: stranger, scope, name, row, id }, stage.victim);
    if (isById(name)) expectRefused(answer, row.missing ?? 'recordNotFound', 404);
    expect(JSON.stringify(answer.body)).not.toContain(CANARY);
    expect(after).toEqual(before);
  });

  it('refuses a token if its user is suspended or has not accepted the terms, where those are needed', async () => {
    const id = await stage.addTarget(stage.subject, name);
    const made = { by: stage.subject, scope, name, row, id };
    await stage.change(stage.subject, { is_suspended: 1 });
    const suspended = await call(made, stage.subject);
    await stage.change(stage.subject, { is_suspended: 0, terms_accepted: 0 });
    const { answer } = await call(made, stage.subject);
    await stage.change(stage.subject, { terms_accepted: 1 });
    expectRefused(suspended.answer, 'accountSuspended', 403);
    expect(suspended.after).toEqual(suspended.before);
    if (row.needsTerms) expectRefused(answer, 'termsRequired', 403);
    else expectOwnerResponse(answer, row);
  });
});
