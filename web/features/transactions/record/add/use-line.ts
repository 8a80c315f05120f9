import { useRef, useState } from 'react';

export type Line = ReturnType<typeof useLine>;

/** The line of quick add. `key` changes with each transaction. */
export function useLine() {
  const ref = useRef<HTMLInputElement>(null);
  const [{ line, key }, setState] = useState({ line: '', key: 0 });
  /** Empties the line of a saved transaction, unless the user has already typed the next line. */
  function clear(): void {
    if (line === '') return;
    setState((now) => (now.line === line ? { line: '', key: now.key + 1 } : now));
    ref.current?.focus();
  }
  return { line, key, ref, clear, setLine: (text: string) => setState({ line: text, key }) };
}
