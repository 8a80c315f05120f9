import { expect, it } from 'vitest';
import { renderPart } from '#web/ui/testing/render-part.tsx';
import { DonutRing } from './donut-ring.tsx';

const arc = { key: 'food', color: 'red', value: 5, slices: [] };

it.each([
  { title: 'without arcs there is a pale circle', arcs: [], circles: 1, paths: 0 },
  { title: 'with an arc there is no circle behind it', arcs: [arc], circles: 0, paths: 1 },
])('$title', async ({ arcs, circles, paths }) => {
  const html = await renderPart(<DonutRing arcs={arcs} activeKey={undefined} onPoint={() => {}} />);
  expect([html.split('<circle').length - 1, html.split('<path').length - 1]).toEqual([circles, paths]);
});
