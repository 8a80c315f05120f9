import { expect, it } from 'vitest';
import { renderPart } from '#web/ui/testing/render-part.tsx';
import { DonutRing } from './donut-ring.tsx';

const arc = { key: 'food', color: 'red', value: 5, slices: [] };

it.each([
  { title: 'a ring without arcs is pale and whole', arcs: [], circles: 1, paths: 0 },
  { title: 'a ring with an arc has nothing behind it', arcs: [arc], circles: 0, paths: 1 },
])('$title', async ({ arcs, circles, paths }) => {
  const html = await renderPart(<DonutRing arcs={arcs} activeKey={undefined} onPoint={() => {}} />);
  expect([html.split('<circle').length - 1, html.split('<path').length - 1]).toEqual([circles, paths]);
});
