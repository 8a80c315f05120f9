/**
 * Why a backup cannot be made or used: no such file; a file that is none; one that ends too early or has
 * been changed; one of a newer Saldo; totals that are not those of the transactions; a database in use.
 */
export type BackupProblem =
  'notFound' | 'foreign' | 'truncated' | 'changed' | 'newer' | 'unequalTotals' | 'exists' | 'notEmpty';

/** A backup that cannot be made or used; its message is a sentence for whoever runs the installation. */
export class BackupError extends Error {
  readonly problem: BackupProblem;

  constructor(problem: BackupProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}
