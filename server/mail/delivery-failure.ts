const MAX_LENGTH = 200;

/** Why a message could not be sent, for an administrator: one line, without anybody's address. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return `${code}: ${error.message}`
    .replace(/[^\s<>"]+@[^\s<>"]+/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_LENGTH);
}

/** Whether the mail server has said that it will never take a message to this address. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500;
}
