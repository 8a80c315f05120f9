import { hash } from 'node:crypto';
import type { Value } from '#server/backup/archive-format.ts';

const LANES = 8;
const LANE_BYTES = 4;

/**
 * Computes a digest of rows that does not depend on their order, since the databases sort texts differently: the number
 * of rows and the sum of their hashes.
 */
export function createDigest() {
  const lanes = new Uint32Array(LANES);
  let count = 0;
  return {
    add(row: readonly Value[]): void {
      const hashed = hash('sha256', JSON.stringify(row), 'buffer');
      for (let lane = 0; lane < LANES; lane++) {
        lanes[lane] = (lanes[lane] ?? 0) + hashed.readUInt32LE(lane * LANE_BYTES);
      }
      count++;
    },
    count: () => count,
    toText: () => [count, ...lanes].join(' '),
  };
}
