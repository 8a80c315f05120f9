import { describe, expect, it } from 'vitest';
import type { Movement } from '../types.ts';
import { previewRows } from './preview-rows.ts';
import { EMPTY_ACCOUNT } from './default-result.ts';
import { toFile, toGroups, movement, OPTIONS, preview, saved, typed } from './testing/preview.ts';
import type { ImportHistory, PreviewRow } from './types.ts';

const IBAN = 'ES91 2100 0418 4502 0005 1332';

/** Returns the preview of a bank's file and a card's. */
function previewTwo(bank: Movement[], card: Movement[], known: ImportHistory = EMPTY_ACCOUNT): PreviewRow[] {
  return previewRows([toFile(bank, 'bank'), toFile(card, 'card')], known, OPTIONS);
}

describe('a row is a transfer by itself', () => {
  it.each([
    ['-300', 'TRASPASO ENTRE CUENTAS 12345'],
    ['300', 'Traspaso'],
    ['-300', 'TRASPASO A CUENTA AHORRO'],
    ['-812.33', 'LIQUIDACION TARJETA VISA 4321'],
    ['-812.33', 'Liquidación de tarjeta de crédito'],
    ['-300', 'INTERNAL TRANSFER 0099'],
    ['-300', 'Traspaso emitido Cuenta Naranja'],
    ['-300', 'Transfer to savings'],
    ['512', 'PAYMENT - THANK YOU'],
    ['-300', 'Umbuchung'],
    ['-300', 'Übertrag auf eigenes Konto'],
    ['-99', 'KREDITKARTENABRECHNUNG OKTOBER'],
    ['-300', 'VIREMENT INTERNE'],
    ['-300', 'Giroconto'],
    ['-300', 'TRANSFERENCIA ENTRE CONTAS'],
    ['-300', 'Naar Oranje Spaarrekening'],
  ])('of %s for %s', (amount, text) => {
    const [row] = preview([movement(3, amount, text)]);
    expect(row).toMatchObject({ group: 'transfer', outcome: 'transfer' });
  });

  it.each([
    ['2000', 'TRANSFERENCIA DE EMPRESA SL NOMINA'],
    ['-50', 'TRANSFERENCIA A FAVOR DE MARIA LOPEZ'],
    ['-50', 'TRASPASO A FAVOR DE JUAN'],
    ['-50', 'TRASPASO EMITIDO A FAVOR DE JUAN'],
    ['-50', 'Transfer to John Smith'],
    ['-50', 'FASTER PAYMENT TO J SMITH'],
    ['-12', 'CARD PAYMENT TO TESCO'],
    ['-12', 'PAGO CON TARJETA MERCADONA'],
    ['-50', 'Überweisung an Max Mustermann'],
    ['-50', 'VIREMENT EN FAVEUR DE M DUPONT'],
    ['-50', 'BONIFICO A FAVORE DI ROSSI'],
    ['-20', 'PAYMENT - THANK YOU'],
    ['-20', 'COMPRA TRASPASO LIBRERIA'],
    ['-20', 'TOWN ACCOUNTS LTD'],
  ])('but not of %s for %s', (amount, text) => {
    expect(toGroups(preview([movement(3, amount, text)]))).toEqual(['new']);
  });

  it('if the payee says so', () => {
    const rows = [
      movement(3, '100', 'CREDIT WEB', { payee: 'PAYMENT THANK YOU' }),
      movement(4, '-100', 'DEBIT WEB', { payee: 'PAYMENT THANK YOU' }),
    ];
    expect(preview(rows).map(({ group }) => group)).toEqual(['transfer', 'new']);
  });

  it('if the file says so', () => {
    expect(toGroups(preview([movement(3, '-5', 'X', { isTransfer: true })]))).toEqual(['transfer']);
  });

  it('unless the person gives such rows a category', () => {
    const rows = [1, 2].map((day) => typed(day, -400 - day, 'LIQUIDACION TARJETA', { category: 'other' }));
    const settled = movement(20, '-812.33', 'LIQUIDACION TARJETA');
    expect(toGroups(preview([settled], { ...EMPTY_ACCOUNT, transactions: rows }))).toEqual(['new']);
  });
});

describe('the other account', () => {
  it.each([
    ['an own one', IBAN, 'ES9121000418450200051332', 'transfer'],
    ['an own one by its number alone', '2100 0418 45 0200051332', 'ES9121000418450200051332', 'transfer'],
    ['another one', 'ES7620770024003102575766', 'ES9121000418450200051332', 'new'],
    ['a short number that an own one ends with', '0051332', 'ES9121000418450200051332', 'new'],
  ])('makes the row a transfer only if it is an own one: %s', (_, counterAccount, own, group) => {
    const rows = preview([movement(3, '-5', 'X', { counterAccount })], EMPTY_ACCOUNT, { ownAccounts: [own] });
    expect(toGroups(rows)).toEqual([group]);
  });

  it('may be the account of another file of the preview', () => {
    const files = [
      { ...toFile([movement(3, '-5', 'X', { counterAccount: IBAN })]), account: 'DE89370400440532013000' },
      { ...toFile([], 'savings'), account: IBAN },
    ];
    expect(toGroups(previewRows(files, EMPTY_ACCOUNT, OPTIONS))).toEqual(['transfer']);
  });

  it('does not make a transfer if it is the account of the file itself', () => {
    const file = { ...toFile([movement(3, '-5', 'X', { counterAccount: IBAN })]), account: IBAN };
    expect(toGroups(previewRows([file], EMPTY_ACCOUNT, { ...OPTIONS, ownAccounts: [IBAN] }))).toEqual([
      'new',
    ]);
  });
});

describe('opposite amounts of two sources', () => {
  it.each([
    [3, 'transfer'],
    [6, 'transfer'],
    [7, 'new'],
  ])('on day 3 and day %i make the rows %s', (day, group) => {
    const rows = previewTwo([movement(3, '-200', 'SALIDA')], [movement(day, '200', 'ENTRADA')]);
    expect(toGroups(rows)).toEqual([group, group]);
  });

  it('in one source are no transfer', () => {
    expect(toGroups(preview([movement(3, '-200', 'SALIDA'), movement(3, '200', 'ENTRADA')]))).toEqual([
      'new',
      'new',
    ]);
  });

  it('use each row once, the nearest first', () => {
    const rows = previewTwo(
      [movement(3, '-200', 'UNO'), movement(5, '-200', 'DOS')],
      [movement(6, '200', 'ENTRADA')],
    );
    expect(toGroups(rows)).toEqual(['new', 'transfer', 'transfer']);
  });

  it.each([
    ['a shop', 'MERCADONA', 'ENTRADA'],
    ['a salary', 'SALIDA', 'TRANSFERENCIA DE EMPRESA NOMINA'],
    ['a shop, though the other side may be a transfer', 'MERCADONA', 'TRANSFERENCIA DE PABLO'],
  ])('are no transfer if one side is %s', (_, out, into) => {
    const rows = previewTwo([movement(3, '-20', out)], [movement(3, '20', into)]);
    expect(toGroups(rows)).toEqual(['new', 'new']);
  });

  it('are no transfer if the person typed one side', () => {
    const known = { ...EMPTY_ACCOUNT, transactions: [typed(3, -200, 'Bici')] };
    const rows = previewTwo([movement(3, '-200', 'SALIDA')], [movement(3, '200', 'ENTRADA')], known);
    expect(toGroups(rows)).toEqual(['perhaps', 'new']);
  });

  it('are a transfer even if the person typed one side, if the words hint at it', () => {
    const known = { ...EMPTY_ACCOUNT, transactions: [typed(3, -200, 'Bici')] };
    const rows = previewTwo([movement(3, '-200', 'TRANSFERENCIA')], [movement(3, '200', 'ENTRADA')], known);
    expect(toGroups(rows)).toEqual(['transfer', 'transfer']);
  });

  it('are found when the other side was imported before', () => {
    const known = saved(preview([movement(3, '-200', 'LIQUIDACION TARJETA')]));
    expect(known.rows[0]?.outcome).toBe('transfer');
    const rows = previewRows([toFile([movement(5, '200', 'ABONO')], 'card')], known, OPTIONS);
    expect(toGroups(rows)).toEqual(['transfer']);
  });

  it('are no transfer if both sides of an earlier one are known', () => {
    const before = previewTwo([movement(3, '-200', 'SALIDA')], [movement(5, '200', 'ENTRADA')]);
    const bank = saved(before.slice(0, 1));
    const known = saved(before.slice(1), { known: bank, sourceId: 'card' });
    const rows = previewRows([toFile([movement(3, '200', 'PREMIO')], 'cash')], known, OPTIONS);
    expect(toGroups(rows)).toEqual(['new']);
  });

  it.each([
    ['uncategorized', 'transfer'],
    ['other', 'new'],
  ])('with an earlier expense of the category %s make the row %s', (category, group) => {
    const known = saved(preview([movement(3, '-200', 'SALIDA')]).map((row) => ({ ...row, category })));
    const rows = previewRows([toFile([movement(4, '200', 'ENTRADA')], 'card')], known, OPTIONS);
    expect(toGroups(rows)).toEqual([group]);
  });
});
