import { adminUsers } from './admin-users.ts';
import { categories } from './categories.ts';
import { mail } from './mail.ts';
import { transactions } from './transactions.ts';

/** What the server itself says, in mail and in files; the rest of the texts it never reads. */
export const serverTexts = { adminUsers, categories, mail, transactions };
