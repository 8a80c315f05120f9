/** Reloads the page if the server answers: a file that could not be fetched may exist now, or a newer one. */
export async function reloadIfReachable(): Promise<void> {
  const answer = await fetch('/readyz').catch(() => undefined);
  if (answer?.ok) location.reload();
}
