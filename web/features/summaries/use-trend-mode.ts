import { useState } from 'react';
import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';

const STORAGE_KEY = 'saldo-trend';

/** Running totals as lines, or each day, week or month as bars. */
export type TrendMode = 'total' | 'steps';

/** The mode of the trend chart; the browser's storage keeps the choice. */
export function useTrendMode() {
  const [mode, setMode] = useState<TrendMode>(() =>
    readStored(STORAGE_KEY) === 'steps' ? 'steps' : 'total',
  );
  function chooseMode(chosen: TrendMode): void {
    writeStored(STORAGE_KEY, chosen);
    setMode(chosen);
  }
  return { mode, chooseMode };
}
