import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export const SUPPORT = '/api/v1/support';
export const DESK = '/api/v1/admin/support';

/** Writes to the administrators, and returns the id of the conversation. */
export async function startConversation(
  user: Pick<TestClient, 'post'>,
  { subject = 'My bank file', text = 'It cannot be read.' } = {},
): Promise<string> {
  const { status, body } = await user.post(SUPPORT, { subject, text });
  if (status !== 201) throw new Error(`Not started: ${JSON.stringify(body)}`);
  return body.id as string;
}

/** Reads the entries of the audit log about conversations, the oldest first. */
export async function readSupportActs(app: TestApp) {
  const rows = await app.database.read
    .selectFrom('audit_log')
    .select(['actor_id', 'action', 'target_id', 'before', 'after'])
    .where('action', 'like', 'support%')
    .orderBy('id')
    .execute();
  return rows.map(({ before, after, ...act }) => ({
    ...act,
    before: parseJson(before),
    after: parseJson(after),
  }));
}

function parseJson(json: string | null): unknown {
  return json === null ? null : JSON.parse(json);
}
