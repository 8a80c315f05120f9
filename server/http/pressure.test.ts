import { describe, expect, it } from 'vitest';
import { createPressure } from './pressure.ts';

const LIMITS = {
  maxTurnMs: 40,
  strangersShare: 0.5,
  patienceMs: 250,
  minPerTurn: 1,
  alertMs: 2_000,
  reservedForMembers: 2,
  reservedForStrangers: 2,
};

/** Simulates an event loop with a clock, and turns in which requests start for a given time. */
function createLoop() {
  let now = 0;
  const { load: pressure } = createPressure(LIMITS, () => now);

  /** Runs one turn, and returns the pressure at its start and at its end. */
  async function turn(lengthMs: number): Promise<[number, number]> {
    const loads: [number, number] = [pressure(), ((now += lengthMs), pressure())];
    await new Promise(setImmediate);
    return loads;
  }
  return { turn, wait: (ms: number) => void (now += ms) };
}

describe('pressure', () => {
  it('is 0 for the first requests of a turn, however long they take', async () => {
    let now = 0;
    const { load: pressure } = createPressure({ ...LIMITS, minPerTurn: 3 }, () => now);
    const loads = [pressure(), ((now += 520), pressure()), pressure(), pressure()];
    expect(loads).toEqual([0, 0, 0, 13]);
    await new Promise(setImmediate);
    expect([pressure(), ((now += 20), pressure()), pressure(), pressure()]).toEqual([0, 0, 0, 0.5]);
  });

  it('is 0 for one long turn, and for several with a short one between', async () => {
    const { turn } = createLoop();
    for (let n = 0; n < 20; n++) {
      expect(await turn(200)).toEqual([0, 0]);
      expect(await turn(19)).toEqual([0, 0]);
    }
  });

  it('is 0 for long turns with a pause between them', async () => {
    const { turn, wait } = createLoop();
    for (let n = 0; n < 5; n++) {
      expect(await turn(200)).toEqual([0, 0]);
      wait(260);
    }
  });

  it('rises in a single turn that is too long', async () => {
    expect(await createLoop().turn(520)).toEqual([0, 13]);
  });

  it('rises from 0 in each turn, once turns have been long for a while', async () => {
    const { turn } = createLoop();
    for (let n = 0; n < 4; n++) expect(await turn(50)).toEqual([0, 0]);
    expect(await turn(50)).toEqual([0, 1.25]);
    expect(await turn(20)).toEqual([0, 0.5]);
    expect(await turn(4)).toEqual([0, 0.1]);
  });

  it('is 0 again after two seconds of short turns', async () => {
    const { turn, wait } = createLoop();
    await turn(520);
    wait(1_990);
    expect(await turn(4)).toEqual([0, 0.1]);
    wait(10);
    expect(await turn(200)).toEqual([0, 0]);
  });

  it('counts keys within a turn, and starts again in the next one', async () => {
    const { load, count } = createPressure(LIMITS);
    load();
    expect([count('one'), count('one'), count('other')]).toEqual([1, 2, 1]);
    await new Promise(setImmediate);
    load();
    expect(count('one')).toBe(1);
  });

  it('reserves places in each turn, at most half of them for one address', async () => {
    const { load, hasPlace, takePlace } = createPressure(LIMITS);
    load();
    expect([takePlace('a', true), takePlace('a', true), takePlace('a', false)]).toEqual([true, false, true]);
    expect([hasPlace(), hasPlace('a'), hasPlace('b')]).toEqual([true, false, true]);
    expect([takePlace('b', true), takePlace('b', false), takePlace('c', true)]).toEqual([true, true, false]);
    expect(hasPlace()).toBe(false);
    await new Promise(setImmediate);
    load();
    expect([hasPlace('a'), takePlace('a', true)]).toEqual([true, true]);
  });
});
