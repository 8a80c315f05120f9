import type { adminNotifications as english } from '../en/admin-notifications.ts';
import type { Shape } from '../shape.ts';

export const adminNotifications = {
  bell: 'Notificaciones',
  bellUnread_one: 'Notificaciones, {{number}} sin leer',
  bellUnread_other: 'Notificaciones, {{number}} sin leer',
  newUserRegistered: '{{email}} ha creado una cuenta',
  premiumRequested: '{{email}} ha solicitado Premium',
  unread: 'Sin leer',
  count_one: '{{count}} sin leer',
  count_other: '{{count}} sin leer',
  markRead: 'Marcar como leída',
  markReadNamed: 'Marcar como leída: {{sentence}}',
  markAllRead: 'Marcar todas como leídas',
  allMarkedRead: 'Todas las notificaciones marcadas como leídas',
  showAll: 'Todas las notificaciones',
  filter: 'Mostrar',
  states: { all: 'Todas', unread: 'Sin leer' },
  none: 'Aún no hay notificaciones',
  noneText: 'Aquí verás las cuentas nuevas y las solicitudes.',
  noneUnread: 'No hay notificaciones sin leer',
  noneUnreadText: 'Estás al día.',
} satisfies Shape<typeof english>;
