/** Whether the browser asks sites to save data. https://wicg.github.io/savedata/ */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
