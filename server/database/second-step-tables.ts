import type { TableRule } from './table-rule.ts';

const byUser = { placed: 'distributed', owner: 'user_id' } as const;
const inBackupsByUser = { copiedBy: 'backupsAndMoves', ...byUser } as const;
const SECOND_STEPS = 'they protect the sign-in at this installation';

/** The tables of what a sign-in needs besides the password, in the order of a backup. */
export const SECOND_STEP_TABLES = {
  totp: {
    key: ['user_id'],
    ...inBackupsByUser,
    notExported: SECOND_STEPS,
    writtenBy: ['features/two-step'],
  },
  recovery_codes: {
    key: ['user_id', 'code_hash'],
    ...inBackupsByUser,
    notExported: SECOND_STEPS,
    writtenBy: ['features/two-step'],
  },
  passkeys: {
    key: ['user_id', 'id'],
    ...inBackupsByUser,
    notExported: SECOND_STEPS,
    writtenBy: ['features/passkeys'],
  },
  half_sign_ins: {
    key: ['user_id', 'token_hash'],
    copiedBy: 'moves',
    ...byUser,
    notExported: 'they end after five minutes',
    writtenBy: ['features/two-step', 'sessions'],
  },
} as const satisfies Record<string, TableRule>;
