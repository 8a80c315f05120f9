import { expect, it } from 'vitest';
import { lossyServer } from '#web/testing/lossy-server.ts';
import { sendCategory } from './use-add-category.ts';

const server = lossyServer('categoryIdConflict');

it('a category sent again after a lost response is added once, with the corrections', async () => {
  const category = { id: 'own', type: 'expense', name: 'Pest', colour: 'teal' } as const;
  await expect(sendCategory(category)).rejects.toThrow('offline');
  await sendCategory({ ...category, name: 'Pets' });
  expect([...server.stored]).toEqual([['own', { type: 'expense', name: 'Pets', colour: 'teal' }]]);
});
