/** Reloads the page if the server answers: a file that could not be fetched may exist now, or a newer one. */
export async function reloadIfReachable(): Promise<void> {
  if (await isReachable()) location.reload();
}

/** Whether the server answers and is ready. */
export async function isReachable(): Promise<boolean> {
  const answer = await fetch('/readyz').catch(() => undefined);
  return answer?.ok === true;
}
