import { adminUsers } from './admin-users.ts';
import { categories } from './categories.ts';
import { mail } from './mail.ts';
import { transactions } from './transactions.ts';

/** The texts that the server writes, in mail and files. It loads no others. */
export const serverTexts = { adminUsers, categories, mail, transactions };
