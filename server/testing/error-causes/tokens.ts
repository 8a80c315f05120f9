import { uuidv7 } from 'uuidv7';
import { MAX_TOKENS } from '#shared/limits.ts';
import { createProgram, makeToken, TOKENS } from '../access-tokens.ts';
import { asUserAfter, EXPENSES, asUser, type ErrorCases } from './cause.ts';

const TOKEN = { name: 'Phone', scope: 'read' };

export const tokens = {
  tokenInvalid: [
    401,
    'This access token is not valid or has expired.',
    (app) => createProgram(app, 'nothing').get(EXPENSES),
  ],
  tokenScope: [
    403,
    'This access token may not do that.',
    asUser(async (user, app) => createProgram(app, await makeToken(user, 'add')).get(EXPENSES)),
  ],
  tokenNotFound: [
    404,
    'This access token does not exist.',
    asUser((user) => user.delete(`${TOKENS}/${uuidv7()}`)),
  ],
  tooManyTokens: [
    409,
    'You have reached the limit of access tokens. Revoke one first.',
    asUser(async (user) => {
      for (let n = 0; n < MAX_TOKENS; n++) await user.post(TOKENS, TOKEN);
      return await user.post(TOKENS, TOKEN);
    }),
  ],
  tokenSaveFailed: [
    500,
    'Failed to save the access token.',
    asUserAfter('drop table api_tokens', (user) => user.post(TOKENS, TOKEN)),
  ],
} satisfies ErrorCases;
