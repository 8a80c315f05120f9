import type { presence as english } from '../en/presence.ts';
import type { Shape } from '../shape.ts';

export const presence = {
  count_one: 'Hay {{count}} persona en línea ahora',
  count_other: 'Hay {{count}} personas en línea ahora',
  caption: 'Quién está en línea, por última actividad',
  name: 'Nombre',
  email: 'Correo electrónico',
  role: 'Rol',
  since: 'En línea desde',
  lastSeen: 'Última actividad',
  device: 'Dispositivo',
  nobody: 'No hay nadie en línea',
  nobodyText: 'Los usuarios aparecen aquí en cuanto inician sesión.',
  loadFailed: 'No se han podido cargar los usuarios.',
} satisfies Shape<typeof english>;
