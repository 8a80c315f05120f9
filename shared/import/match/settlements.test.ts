import { describe, expect, it } from 'vitest';
import { readSettlement, settlementKey } from './settlements.ts';

const read = (text: string, amount = -300) => {
  const found = readSettlement(text, amount);
  return found && settlementKey(found);
};

describe('a row settles', () => {
  it.each([
    ['LIQUIDACION TARJETA VISA 4567', 'card:4567'],
    ['Liquidación de tarjeta de crédito 4567', 'card:4567'],
    ['LIQUIDACION TARJETA 4940XXXXXXXX1234 OCT 2026', 'card:1234'],
    ['LIQUIDACION MENSUAL TARJETA OCTUBRE 2026', 'card:'],
    ['RECIBO TARJETA CREDITO 10/2026', 'card:'],
    ['PAGO TARJETA DE CREDITO **** 9921', 'card:9921'],
    ['ADEUDO MENSUAL TARJETA', 'card:'],
    ['CHASE CREDIT CRD AUTOPAY PPD ID: 4760039224', 'card:Chase'],
    ['AMEX EPAYMENT ACH PMT', 'card:Amex'],
    ['AMERICAN EXPRESS ACH PMT 231104', 'card:Amex'],
    ['CITI CARD ONLINE PAYMENT', 'card:Citi'],
    ['CITI AUTOPAY PAYMENT', 'card:Citi'],
    ['CAPITAL ONE MOBILE PMT', 'card:Capital One'],
    ['DISCOVER E-PAYMENT 7319', 'card:Discover'],
    ['APPLECARD GSBANK PAYMENT', 'card:Apple Card'],
    ['DIRECT DEBIT BARCLAYCARD', 'card:Barclaycard'],
    ['CREDIT CARD PAYMENT TO CARD ENDING IN 4412', 'card:4412'],
    ['KREDITKARTENABRECHNUNG OKTOBER', 'card:'],
    ['REINTEGRO CAJERO', 'cash:'],
    ['REINTEGRO EN CAJERO AUTOMATICO 1234', 'cash:'],
    ['RETIRADA DE EFECTIVO OF. 0182', 'cash:'],
    ['DISPOSICION EFECTIVO CAJERO', 'cash:'],
    ['ATM WITHDRAWAL 0042 MAIN ST', 'cash:'],
    ['ATM CASH WITHDRAWAL', 'cash:'],
    ['NON-CHASE ATM WITHDRAW 7-ELEVEN', 'cash:'],
    ['CASH WITHDRAWAL AT HSBC', 'cash:'],
    ['RETRAIT DAB PARIS', 'cash:'],
    ['BARGELDAUSZAHLUNG', 'cash:'],
    ['TRASPASO A CUENTA AHORRO', 'savings:'],
    ['TRANSFERENCIA A CUENTA DE AHORRO', 'savings:'],
    ['TRASPASO A HUCHA', 'savings:'],
    ['Online Transfer to SAV ...1234', 'savings:'],
    ['Transfer to savings', 'savings:'],
    ['Naar Oranje Spaarrekening', 'savings:'],
    ['TRASPASO ENTRE CUENTAS 12345', 'other:'],
    ['INTERNAL TRANSFER 0099', 'other:'],
    ['Umbuchung', 'other:'],
  ])('%s: %s', (text, key) => {
    expect(read(text)).toBe(key);
  });

  it.each([
    ['PAYMENT - THANK YOU', 'paid:'],
    ['SU PAGO, GRACIAS', 'paid:'],
    ['INGRESO EFECTIVO CAJERO', 'cash:'],
    ['Transfer from savings', 'savings:'],
  ])('with money that came in, %s: %s', (text, key) => {
    expect(read(text, 300)).toBe(key);
  });
});

describe('a row settles nothing', () => {
  it.each([
    'PAGO CON TARJETA MERCADONA',
    'COMPRA TARJ. 4940XXXXXXXX1234 MERCADONA',
    'PAGO TARJETA 4567 REPSOL',
    'COMISION CAJERO',
    'COMISION REINTEGRO CAJERO',
    'COMISION TARJETA DE CREDITO',
    'CUOTA ANUAL TARJETA VISA',
    'ATM FEE',
    'ATM WITHDRAWAL FEE',
    'NON-NETWORK ATM SURCHARGE FEE',
    'CREDIT CARD ANNUAL FEE',
    'LIQUIDACION INTERESES CUENTA',
    'LIQUIDACION INTERESES TARJETA',
    'LIQUIDACION CUENTA AHORRO',
    'PAYPAL *SPOTIFY',
    'PAYPAL INST XFER',
    'CARD PAYMENT TO TESCO',
    'CAPITAL ONE CAFE',
    'CHASE PAYMENTECH',
    'DISCOVER CARS',
    'AMERICAN EXPRESS TRAVEL',
    'CITI BIKE NYC',
    'CASH AND CARRY',
    'CASHPOINTS CLUB',
    'SAVINGS BANK BOOKSHOP',
    'PENSION SAVINGS PLAN AXA',
    'TRANSFERENCIA A FAVOR DE MARIA LOPEZ',
    'TRANSFERENCIA A HUCHAS Y REGALOS SL',
    'BIZUM A JUAN',
    'EL CAJERO FELIZ BAR',
    'RECIBO SEGURO TARJETA SANITARIA',
    'GIFT CARD PAYMENT',
    'OYSTER CARD AUTO TOP UP',
  ])('%s', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it.each(['REINTEGRO CAJERO', 'LIQUIDACION TARJETA VISA 4567', 'INGRESO NOMINA', 'AMEX EPAYMENT ACH PMT'])(
    '%s with money that came in, unless today takes it for a transfer',
    (text) => {
      expect(['other:', undefined]).toContain(read(text, 300));
    },
  );

  it.each(['DEVOLUCION REINTEGRO CAJERO', 'REFUND ATM WITHDRAWAL'])('%s', (text) => {
    expect(read(text, 300)).toBeUndefined();
  });
});
