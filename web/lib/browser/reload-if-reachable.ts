/** Reloads the page if the server can be reached, because a file was missing that a newer release has replaced. */
export async function reloadIfReachable(): Promise<void> {
  if (await isReachable()) location.reload();
}

/** Whether the server can be reached and is ready. */
export async function isReachable(): Promise<boolean> {
  const response = await fetch('/readyz').catch(() => undefined);
  return response?.ok === true;
}
