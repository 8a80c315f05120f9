import { signUpOverHttp, visit, type Visit } from './people.ts';
import { openBrowser, sharedServer } from './stage.ts';

/** Signs up a user of the shared server in a new browser profile. */
export async function visitSignedIn(
  account: Record<string, unknown> = {},
  options: Parameters<typeof visit>[2] = {},
): Promise<Visit> {
  const { url } = sharedServer();
  const visited = await visit(await openBrowser(), url, options);
  await signUpOverHttp(visited.context, url, account);
  return visited;
}
