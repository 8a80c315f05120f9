import { emailChange } from './email-change.ts';
import { passwordReset } from './password-reset.ts';

/** The English texts of what mailed links are about: few ever see them, so that they are fetched apart. */
export const linkTexts = { emailChange, passwordReset };
