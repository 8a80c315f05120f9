import type { Bench } from './bench.ts';

/** Watches the memory of the program. The returned function stops and returns the highest number of megabytes. */
export function watchMemory({ program }: Bench): () => number {
  let most = program.memoryMb();
  const timer = setInterval(() => (most = Math.max(most, program.memoryMb())), 200);
  return () => {
    clearInterval(timer);
    return most;
  };
}
