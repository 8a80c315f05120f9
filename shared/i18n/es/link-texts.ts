import type { linkTexts as en } from '../en/link-texts.ts';
import type { Shape } from '../shape.ts';
import { emailChange } from './email-change.ts';
import { passwordReset } from './password-reset.ts';

export const linkTexts = { emailChange, passwordReset } satisfies Shape<typeof en>;
