import type { admin as english } from '../en/admin.ts';
import type { Shape } from '../shape.ts';

export const admin = {
  badge: 'Admin',
  navigation: {
    main: 'Administración',
    adminDashboard: 'Panel de administración',
    allUsers: 'Todos los usuarios',
    onlineUsers: 'Usuarios en línea',
    support: 'Soporte',
    supportWaiting_one: '{{count}} pendiente de respuesta',
    supportWaiting_other: '{{count}} pendientes de respuesta',
    settings: 'Ajustes',
    audit: 'Registro de auditoría',
  },
  footer: '© {{year}} {{name}}',
  page: 'Página {{page}} de {{pages}}',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  paging: 'Páginas',
  pageSize: 'Por página',
  never: 'Nunca',
} satisfies Shape<typeof english>;
