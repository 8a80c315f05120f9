/** The currencies that Spanish banks use, by their number in ISO 4217. */
const CURRENCIES: Record<string, string> = {
  '036': 'AUD',
  '124': 'CAD',
  '156': 'CNY',
  '203': 'CZK',
  '208': 'DKK',
  '344': 'HKD',
  '348': 'HUF',
  '392': 'JPY',
  '484': 'MXN',
  '504': 'MAD',
  '554': 'NZD',
  '578': 'NOK',
  '702': 'SGD',
  '710': 'ZAR',
  '724': 'ESP',
  '752': 'SEK',
  '756': 'CHF',
  '826': 'GBP',
  '840': 'USD',
  '946': 'RON',
  '949': 'TRY',
  '978': 'EUR',
  '985': 'PLN',
  '986': 'BRL',
};

/** Returns the ISO code for a currency's number, the number itself if it is unknown, or null for 000. */
export function currencyOfNumber(number: string): string | null {
  return number === '000' ? null : (CURRENCIES[number] ?? number);
}

/** The meanings of the common concepts, in the words of the standard. */
const CONCEPTS: Record<string, string> = {
  '01': 'Talones y reintegros',
  '02': 'Abonarés, entregas e ingresos',
  '03': 'Domiciliados, recibos, letras y pagos',
  '04': 'Giros, transferencias, traspasos y cheques',
  '05': 'Amortizaciones de préstamos y créditos',
  '06': 'Remesas de efectos',
  '07': 'Suscripciones, dividendos pasivos y canjes',
  '08': 'Dividendos, cupones y primas',
  '09': 'Operaciones de bolsa y compraventa de valores',
  '10': 'Cheques gasolina',
  '11': 'Cajero automático',
  '12': 'Tarjetas de crédito y débito',
  '13': 'Operaciones con el extranjero',
  '14': 'Devoluciones e impagados',
  '15': 'Nóminas y seguros sociales',
  '16': 'Timbres, corretajes y pólizas',
  '17': 'Intereses, comisiones, custodia, gastos e impuestos',
  '98': 'Anulaciones y correcciones de asiento',
  '99': 'Varios',
};

export function describeConcept(concept: string): string {
  return CONCEPTS[concept] ?? '';
}
