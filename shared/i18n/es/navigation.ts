import type { navigation as english } from '../en/navigation.ts';
import type { Shape } from '../shape.ts';

export const navigation = {
  main: 'Navegación principal',
  dashboard: 'Panel',
  transactions: 'Movimientos',
  addExpense: 'Añadir gasto',
  addIncome: 'Añadir ingreso',
  import: 'Importar',
  premium: 'Premium',
  sidebar: 'Barra lateral',
  quick: 'Navegación rápida',
  collapse: 'Contraer la barra lateral',
  expand: 'Expandir la barra lateral',
  shortcut: 'Ctrl+B',
  menu: 'Menú',
  closeMenu: 'Cerrar menú',
  addMenu: 'Añadir gasto o ingreso',
  account: 'Tu cuenta',
  profile: 'Perfil',
  shortcuts: 'Atajos de teclado',
  administration: 'Administración',
  ownFinances: 'Mis finanzas',
  logout: 'Cerrar sesión',
  offline: 'Sin conexión. Ahora no se puede guardar.',
} satisfies Shape<typeof english>;
