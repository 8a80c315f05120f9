import type { reportFiles as en } from '../en/report-files.ts';
import type { Shape } from '../shape.ts';

export const reportFiles = {
  names: {
    month: 'mes',
    table: 'meses',
    savings: 'ahorro',
    compare: 'comparacion',
    year: 'resumen-anual',
    calendar: 'calendario',
    merchants: 'comercios',
  },
  columns: {
    kind: 'Por',
    type: 'Tipo',
    category: 'Categoría',
    merchant: 'Comercio',
    name: 'Nombre',
    month: 'Mes',
    day: 'Día',
    amount: 'Importe',
    income: 'Ingresos',
    expenses: 'Gastos',
    balance: 'Saldo',
    total: 'Total',
    mean: 'Media',
    rate: 'Tasa de ahorro (%)',
    meanRate: 'Tasa de ahorro de 12 meses (%)',
    difference: 'Diferencia',
    transactions: 'Movimientos',
    first: 'Primero',
    last: 'Último',
    currency: 'Moneda',
  },
} satisfies Shape<typeof en>;
