import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { addedRow, IMPORTS, startImport } from '#server/testing/import-rows.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { addKind, importInto, readTransfers, transferRow } from '#server/testing/transfer-rows.ts';
import { TRANSFERS } from '#server/testing/transfers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** A user with a bank account and a card. */
async function signUp() {
  const user = await app.signUp();
  return { user, bank: await addKind(user, 'bank'), card: await addKind(user, 'card') };
}

const BANK_LINE = { amount: -312.4, date: '2026-11-05' };
const CARD_LINE = { amount: 312.4, date: '2026-11-03' };
const typeTransfer = (user: TestClient, fields: Record<string, unknown>) =>
  user.post(TRANSFERS, { amount: 312.4, date: '2026-11-04', ...fields });

describe('a row that is a transfer', () => {
  it('adds one to the other account, and changes no total', async () => {
    const { user, bank, card } = await signUp();
    const id = await importInto(user, bank, [transferRow(1, BANK_LINE, card), addedRow(2)]);
    expect(await readTransfers(user)).toEqual(['bank card 312.4 2026-11-05']);
    expect((await user.get(`${IMPORTS}/${id}`)).body).toMatchObject({
      added: 1,
      leftOut: 1,
      transfers: 1,
    });
    expect((await user.get('/api/v1/transactions/totals')).body).toMatchObject({ count: 1, expenses: 2 });
  });

  it('adds one from the other account for money that came in, which need not be kept here', async () => {
    const { user, bank } = await signUp();
    await importInto(user, bank, [transferRow(1, CARD_LINE, null)]);
    expect(await readTransfers(user)).toEqual(['- bank 312.4 2026-11-03']);
  });

  it('is left out without an answer', async () => {
    const { user, bank } = await signUp();
    await importInto(user, bank, [transferRow(1, BANK_LINE)]);
    expect(await readTransfers(user)).toEqual([]);
  });

  it.each([
    ['with an answer for both', true],
    ['without an answer for the second', false],
  ])('joins the one of the other file, %s', async (_, hasAnswer) => {
    const { user, bank, card } = await signUp();
    await importInto(user, bank, [transferRow(1, BANK_LINE, card)]);
    await importInto(user, card, [transferRow(1, CARD_LINE, hasAnswer ? bank : undefined)]);
    expect(await readTransfers(user)).toEqual(['bank card 312.4 2026-11-05']);
  });

  it('joins the row of the other account that came first and was left out', async () => {
    const { user, bank, card } = await signUp();
    const first = await importInto(user, card, [transferRow(1, CARD_LINE)]);
    await importInto(user, bank, [transferRow(1, BANK_LINE, card)]);
    expect(await readTransfers(user)).toEqual(['bank card 312.4 2026-11-05']);
    await user.delete(`${IMPORTS}/${first}`);
    expect(await readTransfers(user)).toEqual(['bank - 312.4 2026-11-05']);
  });

  it('joins no row of the other account if two are equally near', async () => {
    const { user, bank, card } = await signUp();
    const first = await importInto(user, card, [
      transferRow(1, { ...CARD_LINE, date: '2026-11-03' }),
      transferRow(2, { ...CARD_LINE, date: '2026-11-07' }),
    ]);
    await importInto(user, bank, [transferRow(1, BANK_LINE, card)]);
    await user.delete(`${IMPORTS}/${first}`);
    expect(await readTransfers(user)).toEqual(['bank card 312.4 2026-11-05']);
  });

  it('gives a transfer that was typed its missing side, and the nearest one', async () => {
    const { user, bank, card } = await signUp();
    await typeTransfer(user, { fromAccount: bank, toAccount: null });
    await typeTransfer(user, { fromAccount: bank, toAccount: null, date: '2026-11-02' });
    await importInto(user, bank, [transferRow(1, BANK_LINE, card)]);
    expect(await readTransfers(user)).toEqual(['bank card 312.4 2026-11-04', 'bank - 312.4 2026-11-02']);
    await expectStoredTotals(app, user);
  });

  it.each([
    ['another amount', { amount: 312.41 }],
    ['five days before', { date: '2026-10-31' }],
    ['the other direction', 'turned'],
    ['a third account', 'third'],
  ])('joins no transfer of %s', async (_, difference) => {
    const { user, bank, card } = await signUp();
    const sides = { fromAccount: bank, toAccount: card };
    const third = await addKind(user, 'other');
    const fields =
      difference === 'turned'
        ? { fromAccount: card, toAccount: bank }
        : difference === 'third'
          ? { fromAccount: bank, toAccount: third }
          : { ...sides, ...(difference as object) };
    await typeTransfer(user, fields);
    await importInto(user, bank, [transferRow(1, BANK_LINE, card)]);
    expect(await readTransfers(user)).toHaveLength(2);
  });

  it('is one of two if a file has two equal rows, and so is each row of the other file', async () => {
    const { user, bank, card } = await signUp();
    const twice = (line: { amount: number; date: string }, account: string) => [
      transferRow(1, line, account),
      transferRow(2, line, account),
    ];
    await importInto(user, bank, twice(BANK_LINE, card));
    await importInto(user, card, twice(CARD_LINE, bank));
    expect(await readTransfers(user)).toHaveLength(2);
  });

  it('changes nothing when it is sent again, joined or not', async () => {
    const { user, bank, card } = await signUp();
    await importInto(user, bank, [transferRow(1, BANK_LINE, card)]);
    const id = await startImport(user, card);
    const rows = [transferRow(1, CARD_LINE, bank), transferRow(2, { amount: 20 }, bank)];
    const first = await user.post(`${IMPORTS}/${id}/rows`, { rows });
    const again = await user.post(`${IMPORTS}/${id}/rows`, { rows });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await readTransfers(user)).toHaveLength(2);
  });

  it('is refused with a wrong account, a wrong outcome, or an id that is taken', async () => {
    const { user, bank, card } = await signUp();
    const other = await signUp();
    const id = await startImport(user, bank);
    const save = async (...rows: unknown[]) => (await user.post(`${IMPORTS}/${id}/rows`, { rows })).body;
    const good = transferRow(1, BANK_LINE, card);
    const wrong: [row: unknown, field: string, code: string][] = [
      [transferRow(2, BANK_LINE, other.card), 'rows.1.transfer.account', 'accountUnknown'],
      [transferRow(2, BANK_LINE, bank), 'rows.1.transfer.account', 'sameAccount'],
      [transferRow(2, { ...BANK_LINE, amount: 0 }, card), 'rows.1.bank.amount', 'amountNotPositive'],
      [transferRow(2, { ...BANK_LINE, date: '2099-01-01' }, card), 'rows.1.bank.date', 'dateTooLate'],
      [{ ...good, line: 2 }, 'rows.1.transfer.id', 'invalid'],
      [{ ...addedRow(2), transfer: { id: uuidv7(), account: card } }, 'rows.1.transfer', 'unknownField'],
    ];
    for (const [row, field, code] of wrong)
      expect([field, (await save(good, row)).details]).toMatchObject([field, [{ field, code }]]);
    expect(await readTransfers(user)).toEqual([]);
    const typed = (await typeTransfer(user, { fromAccount: card, toAccount: bank })).body;
    const taken = { ...good, transfer: { id: typed.id, account: card } };
    expect((await save(taken)).code).toBe('idConflict');
  });
});

describe('undoing an import with transfers', () => {
  it('erases them, and also those in the bin, which it does not count', async () => {
    const { user, bank, card } = await signUp();
    const id = await importInto(user, bank, [
      transferRow(1, BANK_LINE, card),
      transferRow(2, { amount: -5 }, null),
      transferRow(3, { amount: -6 }, null),
    ]);
    const { items } = (await user.get(TRANSFERS)).body as { items: { id: string }[] };
    await user.delete(`${TRANSFERS}/${items[0]?.id}`);
    const undone = (await user.delete(`${IMPORTS}/${id}`)).body;
    expect(undone).toEqual({ deleted: 0, kept: 0, freed: 0, transfers: 2 });
    expect(await readTransfers(user)).toEqual([]);
    expect((await user.get(`${TRANSFERS}/deleted`)).body.items).toEqual([]);
  });

  it('leaves the side of the other file standing, until that one is undone too', async () => {
    const { user, bank, card } = await signUp();
    const ids = [
      await importInto(user, bank, [transferRow(1, BANK_LINE, card)]),
      await importInto(user, card, [transferRow(1, CARD_LINE)]),
    ];
    expect((await user.delete(`${IMPORTS}/${ids[0]}`)).body).toMatchObject({ transfers: 0 });
    expect(await readTransfers(user)).toEqual(['- card 312.4 2026-11-05']);
    await expectStoredTotals(app, user);
    expect((await user.delete(`${IMPORTS}/${ids[1]}`)).body).toMatchObject({ transfers: 1 });
    expect(await readTransfers(user)).toEqual([]);
    await expectStoredTotals(app, user);
  });

  it.each(['keep', 'delete'])(
    'takes only the side that it gave from one that was typed, with edited ones to %s',
    async (edited) => {
      const { user, bank, card } = await signUp();
      await typeTransfer(user, { fromAccount: bank, toAccount: card });
      await typeTransfer(user, { fromAccount: bank, toAccount: null, amount: 5 });
      await typeTransfer(user, { fromAccount: null, toAccount: card, amount: 7 });
      const rows = [BANK_LINE, { ...BANK_LINE, amount: -5 }, { ...BANK_LINE, amount: -7 }];
      const lines = rows.map((line, at) => transferRow(at + 1, line, card));
      const id = await importInto(user, bank, lines);
      const both = ['bank card 312.4 2026-11-04', 'bank card 5 2026-11-04', 'bank card 7 2026-11-04'];
      expect((await readTransfers(user)).toSorted()).toEqual(both);
      expect((await user.get(`${IMPORTS}/${id}`)).body).toMatchObject({ transfers: 3, editedTransfers: 0 });
      await user.delete(`${IMPORTS}/${id}?edited=${edited}`);
      const typed = ['- card 7 2026-11-04', 'bank - 5 2026-11-04', 'bank card 312.4 2026-11-04'];
      expect((await readTransfers(user)).toSorted()).toEqual(typed);
      await expectStoredTotals(app, user);
    },
  );

  it('leaves a typed one the side that a line of another import still has', async () => {
    const { user, bank, card } = await signUp();
    await typeTransfer(user, { fromAccount: bank, toAccount: null });
    const first = await importInto(user, bank, [transferRow(1, BANK_LINE, card)]);
    const second = await importInto(user, card, [transferRow(1, CARD_LINE, bank)]);
    await user.delete(`${IMPORTS}/${first}?edited=delete`);
    expect(await readTransfers(user)).toEqual(['bank card 312.4 2026-11-04']);
    await user.delete(`${IMPORTS}/${second}?edited=delete`);
    expect(await readTransfers(user)).toEqual(['bank - 312.4 2026-11-04']);
  });

  it('keeps edited and typed ones, unless asked to delete the edited ones', async () => {
    const { user, bank, card } = await signUp();
    await typeTransfer(user, { fromAccount: bank, toAccount: card });
    const rows = [transferRow(1, BANK_LINE, card), transferRow(2, { amount: -5, date: '2026-11-09' }, card)];
    const first = await importInto(user, bank, rows);
    const second = await importInto(user, bank, [transferRow(1, { amount: -7, date: '2026-11-01' }, card)]);
    const { items } = (await user.get(TRANSFERS)).body as { items: { id: string; amount: number }[] };
    app.clock.now += 1_000;
    for (const { id, amount } of items)
      if (amount !== 312.4) await user.patch(`${TRANSFERS}/${id}`, { note: 'Mine' });
    expect((await user.get(`${IMPORTS}/${first}`)).body).toMatchObject({ edited: 0, editedTransfers: 1 });
    await user.delete(`${IMPORTS}/${first}`);
    await user.delete(`${IMPORTS}/${second}?edited=delete`);
    expect(await readTransfers(user)).toEqual(['bank card 5 2026-11-09', 'bank card 312.4 2026-11-04']);
  });
});
