import { describe, expect, it } from 'vitest';
import { nearestPoint, placeCard, pointX, tickAnchor, tickPoints, toBarWidth } from './line-layout.ts';

describe('points along the axis', () => {
  it('reach from edge to edge, a single one is in the middle', () => {
    expect([0, 1, 2].map((index) => pointX(index, 3, 200))).toEqual([0, 100, 200]);
    expect(pointX(0, 1, 200)).toBe(100);
  });

  it('are found from any coordinate, outside the plot too', () => {
    expect([-40, 0, 49, 51, 149, 151, 900].map((x) => nearestPoint(x, 3, 200))).toEqual([
      0, 0, 0, 1, 1, 2, 2,
    ]);
    expect(nearestPoint(80, 1, 200)).toBe(0);
    expect(nearestPoint(80, 0, 0)).toBe(0);
  });
});

describe('bars', () => {
  it('leave room between them, and a single one is still a bar', () => {
    expect(toBarWidth(31, 300)).toBeCloseTo(6.4, 10);
    expect(toBarWidth(1, 300)).toBe(28);
    expect(toBarWidth(400, 100)).toBe(1);
  });
});

describe('labels of the axis', () => {
  it('count back from the last one in even steps, never closer than their width', () => {
    for (const count of [1, 2, 7, 30, 31, 120, 3650]) {
      const ticks = tickPoints(count, 60, 280);
      const places = ticks.map((tick) => pointX(tick, count, 280));
      expect(ticks.at(-1)).toBe(count - 1);
      expect(ticks.every((tick) => Number.isInteger(tick) && tick >= 0)).toBe(true);
      const steps = ticks.slice(1).map((tick, at) => tick - (ticks[at] ?? 0));
      expect(new Set(steps).size).toBeLessThanOrEqual(1);
      for (const [at, place] of places.entries()) {
        if (at > 0) expect(place - (places[at - 1] ?? 0)).toBeGreaterThanOrEqual(60);
      }
    }
  });

  it('turn inwards if the edge would cut them', () => {
    const margin = { left: 20, right: 8 };
    expect(tickAnchor(0, 60, 300, margin)).toBe('start');
    expect(tickAnchor(10, 60, 300, margin)).toBe('middle');
    expect(tickAnchor(278, 60, 300, margin)).toBe('middle');
    expect(tickAnchor(290, 60, 300, margin)).toBe('end');
  });
});

describe('the card beside the crosshair', () => {
  it('flips at the edge', () => {
    expect(placeCard(100, 120, 300, 12)).toBe(112);
    expect(placeCard(200, 120, 300, 12)).toBe(68);
  });

  it('stays inside a plot too narrow for either side', () => {
    expect(placeCard(100, 150, 200, 12)).toBe(25);
    expect(placeCard(190, 190, 200, 12)).toBe(10);
    expect(placeCard(10, 260, 200, 12)).toBe(0);
  });
});
