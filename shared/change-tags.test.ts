import { describe, expect, it } from 'vitest';
import { changeTags } from './change-tags.ts';

describe('a change of tags', () => {
  it.each([
    [['casa'], { add: ['viaje'] }, ['casa', 'viaje']],
    [['Casa'], { add: ['CASA'] }, ['Casa']],
    [['Café', 'casa'], { remove: ['cafe'] }, ['casa']],
    [['casa'], { remove: ['casa'], add: ['Casa'] }, ['Casa']],
    [['casa'], { set: ['a', 'b'] }, ['a', 'b']],
    [['casa'], {}, ['casa']],
  ])('%j by %j gives %j', (tags, change, expected) => {
    expect(changeTags(tags, change)).toEqual(expected);
  });

  it('is refused if there would be more than ten', () => {
    const ten = Array.from({ length: 10 }, (_, index) => `tag ${index}`);
    expect(changeTags(ten, { add: ['one more'] })).toBeUndefined();
    expect(changeTags(ten, { add: ['one more'], remove: ['tag 3'] })).toHaveLength(10);
  });
});
