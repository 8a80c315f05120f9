import { runStatement } from './broken-database.ts';
import type { ServerInUse } from './server.ts';

type Columns = Partial<Record<'terms_accepted' | 'terms_version' | 'is_suspended' | 'is_admin', number>>;

/** Puts a profile into a state that no request can make yet. */
export function changeStoredProfile(server: ServerInUse, email: string, columns: Columns): void {
  const assignments = Object.keys(columns).map((name) => `${name} = @${name}`);
  const statement = `update profiles set ${assignments.join(', ')} where email = @email`;
  const changed = runStatement(server, statement, { ...columns, email });
  if (changed !== 1) throw new Error(`There is no profile of ${email}.`);
}
