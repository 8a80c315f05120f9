/** Words that say when or how something was paid. A description loses them, unless it has no other words. */
const MONTHS_EN = 'january february march april may june july august september october november december';
const MONTHS_ES =
  'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre';
const MONTHS_SHORT = 'jan feb mar apr jun jul aug sep sept oct nov dec ene abr ago dic';
const PAID_EN =
  'payment payments purchase pos debit credit card checkcard store ref reference autopay ach inc llc ltd plc co com www direct dep dd ddr ppd web id des recurring authorized on to from for the pmt pymt online transfer transaction trx txn no nr number invoice';
const PAID_ES =
  'recibo recibos pago pagos compra compras cargo adeudo tarjeta tarj transferencia transf traspaso domiciliacion ref referencia mandato concepto factura num nro clave sl sa sau slu es a de del el la en con por cuota abono mensual';

/** Words for payments that come once or twice a year. */
const YEARLY_EN =
  'insurance assurance policy premium tax taxes council property annual yearly renewal membership domain hosting licence license registration tuition prime';
const YEARLY_ES =
  'seguro seguros poliza prima ibi ivtm impuesto impuestos tributo tributos tasa tasas ayuntamiento ayto diputacion anual anualidad renovacion dominio matricula mapfre predial tenencia soat';

export const YEARLY_WORDS: ReadonlySet<string> = toSet(YEARLY_EN, YEARLY_ES);
export const MONTH_WORDS: ReadonlySet<string> = toSet(MONTHS_EN, MONTHS_ES, MONTHS_SHORT);
export const PAYMENT_WORDS: ReadonlySet<string> = toSet(PAID_EN, PAID_ES);

function toSet(...lists: string[]): Set<string> {
  return new Set(lists.flatMap((list) => list.split(' ')));
}
