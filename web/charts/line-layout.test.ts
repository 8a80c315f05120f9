import { describe, expect, it } from 'vitest';
import { sideLabelX, nearestPoint, placeCard, pointX, tickPoints, tickX, toBarWidth } from './line-layout.ts';

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
  it('leave room between them, and are 1 to 28 pixels wide', () => {
    expect(toBarWidth(31, 300)).toBeCloseTo(6.4, 10);
    expect(toBarWidth(1, 300)).toBe(28);
    expect(toBarWidth(400, 100)).toBe(1);
  });
});

/** The margins of a plot on a phone. */
const phone = { left: 45, right: 14 };

describe('a label next to a line', () => {
  it('stands on its side of the line, if it has room inside the axis and the edge', () => {
    expect(sideLabelX(100, { side: 'before', labelWidth: 70 }, 216, phone)).toBe(94);
    expect(sideLabelX(76, { side: 'before', labelWidth: 70 }, 216, phone)).toBe(70);
    expect(sideLabelX(75, { side: 'before', labelWidth: 70 }, 216, phone)).toBeUndefined();
    expect(sideLabelX(0, { side: 'after', labelWidth: 70 }, 216, phone)).toBe(6);
    expect(sideLabelX(154, { side: 'after', labelWidth: 70 }, 216, phone)).toBe(160);
    expect(sideLabelX(155, { side: 'after', labelWidth: 70 }, 216, phone)).toBeUndefined();
  });
});

describe('labels of the axis', () => {
  it('have equal distances up to the last point; on a phone at least four of them fit', () => {
    for (const count of [4, 7, 30, 31, 53, 120, 3650]) {
      // '30 Nov' and '11/2026' are 46 px wide, and the plot is 216 px wide on a phone of 360 px.
      const ticks = tickPoints(count, 46, 216, phone);
      expect(ticks.at(-1)).toBe(count - 1);
      expect(new Set(ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0))).size).toBe(1);
      expect(ticks.length).toBeGreaterThanOrEqual(4);
    }
    expect(tickPoints(1, 46, 216, phone)).toEqual([0]);
    expect(tickPoints(2, 46, 216, phone)).toEqual([0, 1]);
    expect(tickPoints(30, 40, 2000, phone)).toEqual([4, 9, 14, 19, 24, 29]);
  });

  it('are at most seven', () => {
    expect(tickPoints(11, 46, 800, phone)).toEqual([0, 2, 4, 6, 8, 10]);
    expect(tickPoints(12, 46, 800, phone)).toEqual([1, 3, 5, 7, 9, 11]);
    expect(tickPoints(24, 46, 800, phone)).toEqual([3, 7, 11, 15, 19, 23]);
  });

  it('never touch each other, not even the last one, which is at the edge of the chart', () => {
    for (const labelWidth of [40, 46, 60]) {
      for (const width of [150, 216, 280, 700]) {
        for (const count of [30, 31, 120, 3650]) {
          const ends = tickPoints(count, labelWidth, width, phone).map((tick) => {
            const x = pointX(tick, count, width);
            const middle = tickX(x, labelWidth, width, phone);
            return { left: middle - labelWidth / 2, right: middle + labelWidth / 2 };
          });
          for (const [index, { left }] of ends.entries()) {
            if (index > 0) expect(left).toBeGreaterThan(ends[index - 1]?.right ?? 0);
          }
        }
      }
    }
  });

  it('move inwards if the edge would cut them', () => {
    const margin = { left: 20, right: 8 };
    expect([0, 10, 278, 290, 300].map((x) => tickX(x, 60, 300, margin))).toEqual([10, 10, 278, 278, 278]);
  });
});

describe('the card next to the crosshair', () => {
  it('moves to the other side at the edge of the chart', () => {
    expect(placeCard(100, 120, 300, 12)).toBe(112);
    expect(placeCard(200, 120, 300, 12)).toBe(68);
  });

  it('stays inside a plot too narrow for either side', () => {
    expect(placeCard(100, 150, 200, 12)).toBe(25);
    expect(placeCard(190, 190, 200, 12)).toBe(10);
    expect(placeCard(10, 260, 200, 12)).toBe(0);
  });
});
