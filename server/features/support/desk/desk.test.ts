import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUpUser, type TestUser } from '#server/testing/admins.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { openDesk, type TestDesk } from '#server/testing/desk.ts';
import { DESK, SUPPORT } from '#server/testing/support.ts';

let app: TestDesk['app'];
let ana: TestDesk['ana'];
let eva: TestDesk['eva'];
let tom: TestDesk['tom'];
let ask: TestDesk['ask'];
let subjects: TestDesk['subjects'];
beforeEach(async () => {
  ({ app, ana, eva, tom, ask, subjects } = await openDesk());
});
afterEach(() => app.close());

async function setPlan(
  user: TestUser,
  columns: { plan: 'free' | 'premium'; premium_until?: string },
): Promise<void> {
  await app.database.write(async (trx) => {
    await trx.updateTable('profiles').set(columns).where('user_id', '=', user.uid).execute();
  });
}

describe('the queue', () => {
  it('has people with Premium first, then the longest waiting, and no answered or closed conversations', async () => {
    const luis = await signUpUser(app);
    await ask(ana, { subject: 'first' });
    await ask(luis, { subject: 'of premium' });
    await ask(ana, { subject: 'last' });
    await eva.post(`${await ask(ana, { subject: 'answered' })}/messages`, { text: 'Done' });
    await eva.put(`${await ask(ana, { subject: 'closed' })}/state`, { state: 'closed' });
    await setPlan(luis, { plan: 'premium' });
    // If everyone has Premium, nobody comes first.
    expect(await subjects('?state=open')).toEqual(['first', 'of premium', 'last']);
    await changeSettings(app, { premiumMode: 'byGrant' });
    expect(await subjects('?state=open')).toEqual(['of premium', 'first', 'last']);
    const [{ person }] = (await eva.get(`${DESK}?state=open`)).body.items;
    expect(person.plan).toBe('premium');
    await setPlan(luis, { plan: 'premium', premium_until: '2020-01-01' });
    expect(await subjects('?state=open')).toEqual(['first', 'of premium', 'last']);
    expect(await subjects('?state=answered')).toEqual(['answered']);
    expect(await subjects()).toHaveLength(5);
    expect((await eva.get(`${DESK}/desk`)).body).toEqual({
      waiting: 3,
      administrators: [
        { id: eva.uid, name: 'Eva' },
        { id: tom.uid, name: 'Tom' },
      ],
      isOrderedByPlan: true,
    });
    await changeSettings(app, { premiumMode: 'everyone' });
    expect((await eva.get(`${DESK}/desk`)).body.isOrderedByPlan).toBe(false);
  });

  it('keeps a conversation in its place when more is written, and puts it last after an answer', async () => {
    const [first, second] = [await ask(ana, { subject: 'first' }), await ask(ana, { subject: 'second' })];
    const write = (path: string) =>
      ana.post(`${SUPPORT}/${path.split('/').at(-1)}/messages`, { text: 'And?' });
    await write(first);
    expect(await subjects('?state=open')).toEqual(['first', 'second']);
    await eva.post(`${first}/messages`, { text: 'Which file?' });
    app.clock.now += 60_000;
    await write(first);
    expect(await subjects('?state=open')).toEqual(['second', 'first']);
    expect((await eva.get(second)).body.state).toBe('open');
  });

  it.each([
    ['the subject', 'BÄNK'],
    ['a message', 'crédito'],
    ['the name', 'Ana'],
    ['the e-mail address', 'ANA@example'],
  ])('is searched by %s', async (_, q) => {
    await ask(ana, { subject: 'My bank', text: 'El credito\nno aparece' });
    const luis = await signUpUser(app, { name: 'Luis', email: 'luis@example.org' });
    await ask(luis, { subject: 'Other', text: '100% of it' });
    expect(await subjects(`?q=${encodeURIComponent(q)}`)).toEqual(['My bank']);
  });

  it('finds % and _ as literal characters', async () => {
    await ask(ana, { subject: 'a_b 100%' });
    await ask(ana, { subject: 'acb 1000' });
    for (const q of ['a_b', '100%', '%']) {
      expect(await subjects(`?q=${encodeURIComponent(q)}`)).toEqual(['a_b 100%']);
    }
    expect(await subjects(`?q=${encodeURIComponent('\\')}`)).toEqual([]);
  });

  it('shows only those data of the person that a conversation needs', async () => {
    const path = await ask(ana, { text: 'It fails.' });
    const { body } = await eva.get(path);
    expect(Object.keys(body).toSorted()).toEqual(
      ['assignedTo', 'createdAt', 'excerpt', 'hasEarlier', 'id', 'lastAt', 'lastBy', 'messages', 'person']
        .concat(['since', 'state', 'subject'])
        .toSorted(),
    );
    const { createdAt, ...person } = body.person;
    expect(person).toEqual({
      id: ana.uid,
      displayName: 'Ana',
      email: 'ana@example.org',
      plan: 'free',
      language: 'es',
    });
    expect(Date.parse(createdAt)).not.toBeNaN();
  });

  it('has pages without a gap', async () => {
    for (let n = 0; n < 5; n++) await ask(ana, { subject: `n${n}` });
    const pages = [1, 2, 3].map((page) => subjects(`?state=open&pageSize=2&page=${page}`));
    expect((await Promise.all(pages)).flat()).toEqual(['n0', 'n1', 'n2', 'n3', 'n4']);
  });
});
