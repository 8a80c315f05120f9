/**
 * The reason why a backup cannot be made or used: the file is missing, is not a backup, ends too early, was changed, is
 * from a newer Saldo or exists already; its totals differ from its transactions; the database has users; the passphrase
 * is missing or wrong.
 */
export type BackupProblem =
  | 'notFound'
  | 'foreign'
  | 'truncated'
  | 'changed'
  | 'newer'
  | 'unequalTotals'
  | 'exists'
  | 'notEmpty'
  | 'passphraseMissing'
  | 'wrongPassphrase';

/** A backup that cannot be made or used; the message is a sentence for the operator. */
export class BackupError extends Error {
  readonly problem: BackupProblem;

  constructor(problem: BackupProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}
