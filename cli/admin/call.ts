import * as z from 'zod/mini';
import { Email } from '#shared/contract/fields.ts';

/** What each verb does, as `--help` shows it. */
const VERBS = {
  grant: 'makes the account an administrator',
  revoke: 'takes that from it; the last active administrator keeps it',
  suspend:
    'refuses its very next request, and takes it offline; the last active administrator cannot be suspended',
  reactivate: 'lets it in again, with a new sign-in',
  'reset-link': 'prints a link with which its owner chooses a new password: once, within 30 minutes',
} as const;

export type Verb = keyof typeof VERBS;
export type Call = { verb: Verb; email: string } | { verb: 'list'; isAll: boolean };

const FORMS = [...Object.keys(VERBS).map((verb) => `${verb} EMAIL`), 'list [--all]'];
export const USAGE = `Usage: npm run admin -- ${FORMS.join(' | ')} | --help`;

export const HELP = `Administers Saldo from the command line, also while the server runs. Every change acts at the next
request and is written to the audit log.

  npm run admin -- VERB EMAIL

${[...Object.entries(VERBS).map(([verb, text]) => explained(`${verb} EMAIL`, text)), explained('list', 'shows the administrators; with --all, everybody'), explained('--help', 'shows this')].join('\n')}

It finds the data as the server does: DATA_DIR, or DATABASE_URL with SECRET. Exit codes: 0 done, or nothing to
do; 1 not done; 64 a wrong call; 78 settings that cannot be used.`;

/** Reads the words of a call; `problem` says what is wrong with them. */
export function readCall(words: readonly string[]): Call | { problem: string } {
  const [verb, ...rest] = words;
  if (verb === undefined) return { problem: 'Say what to do.' };
  if (verb === 'list') return readList(rest);
  if (!isVerb(verb)) return { problem: `"${verb}" is nothing this command can do.` };
  const [email, ...more] = rest;
  if (email === undefined) return { problem: `${verb} needs the e-mail address of an account.` };
  if (more.length > 0) return { problem: `${verb} takes one e-mail address, and nothing else.` };
  const parsed = z.safeParse(Email, email);
  if (!parsed.success) return { problem: `"${email}" is no e-mail address.` };
  return { verb, email: parsed.data };
}

function readList(rest: readonly string[]): Call | { problem: string } {
  const others = rest.filter((word) => word !== '--all');
  if (others.length > 0) return { problem: `list does not know "${others.join(' ')}".` };
  return { verb: 'list', isAll: rest.length > 0 };
}

function isVerb(word: string): word is Verb {
  return Object.hasOwn(VERBS, word);
}

function explained(form: string, text: string): string {
  return `  ${form.padEnd(18)} ${text}`;
}
