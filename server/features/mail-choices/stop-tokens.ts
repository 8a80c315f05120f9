import { CHOSEN_MAILS, type ChosenMail } from '#shared/contract/mail-choices.ts';
import { isEqual } from '#server/sealing/equal-texts.ts';
import { createUserKey } from '#server/sealing/user-key.ts';

export type StopTokens = ReturnType<typeof createStopTokens>;

/**
 * Makes and reads the tokens of links that switch a mail off without a session. A token is the user's id and the mail's
 * name, signed with the installation's secret. It never expires, and nothing is stored.
 */
export function createStopTokens(secret: string) {
  const keys = Object.fromEntries(
    CHOSEN_MAILS.map((mail) => [mail, createUserKey(secret, `saldo stop ${mail}`)]),
  ) as Record<ChosenMail, (userId: string) => string>;
  return {
    make: (userId: string, mail: ChosenMail): string => `${userId}.${mail}.${keys[mail](userId)}`,

    /** Returns undefined for a text that this installation did not make. */
    read(token: string): { userId: string; mail: ChosenMail } | undefined {
      const [, userId = '', name, signature = ''] = /^([\w-]+)\.(\w+)\.([\w-]+)$/.exec(token) ?? [];
      const mail = CHOSEN_MAILS.find((chosenMail) => chosenMail === name);
      if (mail === undefined || !isEqual(signature, keys[mail](userId))) return undefined;
      return { userId, mail };
    },
  };
}
