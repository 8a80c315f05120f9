import type { serverTexts as en } from '../en/server-texts.ts';
import type { Shape } from '../shape.ts';
import { adminUsers } from './admin-users.ts';
import { categories } from './categories.ts';
import { mail } from './mail.ts';
import { transactions } from './transactions.ts';

export const serverTexts = { adminUsers, categories, mail, transactions } satisfies Shape<typeof en>;
