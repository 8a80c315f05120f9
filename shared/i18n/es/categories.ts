import type { categories as en } from '../en/categories.ts';
import type { Shape } from '../shape.ts';

export const categories = {
  food: 'Comida',
  transport: 'Transporte',
  utilities: 'Suministros',
  entertainment: 'Ocio',
  health: 'Salud',
  other: 'Otros',
  salary: 'Sueldo',
  freelance: 'Freelance',
  investment: 'Inversiones',
  gift: 'Regalos',
  'other income': 'Otros ingresos',
  uncategorized: 'Sin categoría',
} satisfies Shape<typeof en>;
