import { adminUsers } from './admin-users.ts';
import { advisor } from './advisor.ts';
import { categories } from './categories.ts';
import { forecast } from './forecast.ts';
import { mail } from './mail.ts';
import { notices } from './notices.ts';
import { reportFiles } from './report-files.ts';
import { reports } from './reports.ts';
import { transactions } from './transactions.ts';

/** The texts that the server writes, in mail and files. It loads no others. */
export const serverTexts = {
  adminUsers,
  advisor,
  categories,
  forecast,
  mail,
  notices,
  reportFiles,
  reports,
  transactions,
};
