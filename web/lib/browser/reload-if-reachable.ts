/** Loads the page anew where the server answers: a file that could not be fetched may be there, or another one. */
export async function reloadIfReachable(): Promise<void> {
  const answer = await fetch('/readyz').catch(() => undefined);
  if (answer?.ok) location.reload();
}
