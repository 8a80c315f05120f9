import * as z from 'zod/mini';
import { Email } from '#shared/contract/fields.ts';

const VERBS = ['grant', 'revoke', 'suspend', 'reactivate', 'reset-link', 'remove-factors'] as const;

export type Verb = (typeof VERBS)[number];
export type Call = { verb: Verb; email: string } | { verb: 'list'; isAll: boolean };

const FORMS = [...VERBS.map((verb) => `${verb} EMAIL`), 'list [--all]', '--help'];
export const USAGE = `Usage: npm run admin -- ${FORMS.join(' | ')}`;

export const HELP = `Administers Saldo from the command line, also while the server runs.
Every change takes effect at the next request and is written to the audit log.

  npm run admin -- VERB

  grant EMAIL        makes the account an administrator
  revoke EMAIL       takes the role away again
  suspend EMAIL      refuses every request of the account and takes it offline
  reactivate EMAIL   lets it in again, with a new sign-in
  reset-link EMAIL   prints a link with which its owner chooses a new password:
                     it works once, for 30 minutes; it begins with the public
                     address of the settings, else with BASE_URL or, without
                     one, http://localhost:PORT
  remove-factors EMAIL
                     turns off the code at sign-in and deletes the passkeys, for
                     somebody who has lost their app and their recovery codes
  list               shows the administrators
  list --all         shows everybody
  --help             shows this

The last administrator who can sign in can be neither revoked nor suspended.
The command finds the data as the server does: by DATA_DIR, or by DATABASE_URL and SECRET.
Exit codes: 0 done, or nothing to do; 1 not done; 64 a wrong call; 78 wrong settings.`;

/** Reads the arguments of a call, or describes the problem with them. */
export function readCall(words: readonly string[]): Call | { problem: string } {
  const [verb, ...rest] = words;
  if (verb === undefined) return { problem: 'Say what to do.' };
  if (verb === 'list') return readList(rest);
  if (!isVerb(verb)) return { problem: `"${verb}" is not a verb of this command.` };
  const [email, ...surplus] = rest;
  if (email === undefined) return { problem: `${verb} needs the e-mail address of an account.` };
  if (surplus.length > 0) return { problem: `${verb} takes one e-mail address, and nothing else.` };
  const parsed = z.safeParse(Email, email);
  if (!parsed.success) return { problem: `"${email}" is not an e-mail address.` };
  return { verb, email: parsed.data };
}

function readList(rest: readonly string[]): Call | { problem: string } {
  const others = rest.filter((word) => word !== '--all');
  if (others.length > 0) return { problem: `list does not know "${others.join(' ')}".` };
  return { verb: 'list', isAll: rest.length > 0 };
}

function isVerb(word: string): word is Verb {
  return VERBS.some((verb) => verb === word);
}
