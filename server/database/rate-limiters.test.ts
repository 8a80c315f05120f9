import { describe, expect, it } from 'vitest';
import { openMemoryRateLimiter } from './rate-limiters.ts';

const MAX_KEYS = 20_000;

describe('counts of attempts in memory', () => {
  it('drop the least recently used key if there are too many', async () => {
    const limiter = openMemoryRateLimiter({ name: 'test', points: 2, windowSeconds: 900 });
    await limiter.penalty('first');
    await limiter.penalty('second');
    for (let n = 0; n < MAX_KEYS - 2; n++) await limiter.penalty(`other ${n}`);
    await limiter.penalty('first');
    await limiter.penalty('newest');
    expect(await limiter.get('second')).toBeNull();
    expect(await limiter.get('first')).toMatchObject({ consumedPoints: 2 });
    expect(await limiter.get('newest')).toMatchObject({ consumedPoints: 1 });
    await expect(limiter.consume('first')).rejects.toMatchObject({ consumedPoints: 3 });
  });

  it('can be lowered and deleted', async () => {
    const limiter = openMemoryRateLimiter({ name: 'test', points: 1, windowSeconds: 900 });
    await limiter.consume('someone');
    await limiter.reward('someone');
    expect(await limiter.get('someone')).toMatchObject({ consumedPoints: 0 });
    await limiter.delete('someone');
    expect(await limiter.get('someone')).toBeNull();
  });
});
