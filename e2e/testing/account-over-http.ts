import { uuidv7 } from 'uuidv7';
import type { Visit } from './people.ts';
import { sharedServer } from './stage.ts';

/** Adds an account of a visitor of the shared server, and returns its id. */
export async function addAccountOverHttp({ context }: Pick<Visit, 'context'>, name: string): Promise<string> {
  const id = uuidv7();
  const marks = { accountHash: null, accountEnd: null, shape: null, answers: {} };
  const { url } = sharedServer();
  const response = await context.request.post(`${url}/api/v1/sources`, {
    headers: { origin: url },
    data: { id, name, kind: 'card', ...marks },
  });
  if (!response.ok()) throw new Error(await response.text());
  return id;
}
