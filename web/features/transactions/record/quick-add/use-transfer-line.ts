import { useMemo, useState } from 'react';
import { readTransferLine, type TransferReading } from '#shared/quick-add/transfers.ts';
import { useWriter } from './use-read-line.ts';

export type TransferLine = {
  /** The transfer of the line; undefined if it is none, or if the user says so. */
  reading: TransferReading | undefined;
  /** Whether the user says that the line is no transfer, although it is read as one. */
  isRefused: boolean;
  refuse: (isRefused: boolean) => void;
};

/** Reads a line as a transfer. The user may refuse the reading of a line. */
export function useTransferLine(line: string): TransferLine {
  const writer = useWriter();
  const found = useMemo(() => readTransferLine(line, writer), [line, writer]);
  const [refused, setRefused] = useState(false);
  if (refused && found === undefined) setRefused(false);
  const isRefused = refused && found !== undefined;
  return { reading: isRefused ? undefined : found, isRefused, refuse: setRefused };
}
