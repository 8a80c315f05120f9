import type { adminUsers as english } from '../en/admin-users.ts';
import type { Shape } from '../shape.ts';

export const adminUsers = {
  roles: { admin: 'Administrador', user: 'Usuario' },
  states: { active: 'Activo', suspended: 'Suspendido' },
  plans: { free: 'Gratis', premium: 'Premium' },
  csv: {
    fileName: 'usuarios',
    columns: {
      id: 'ID',
      name: 'Nombre',
      email: 'Correo electrónico',
      role: 'Rol',
      status: 'Estado',
      plan: 'Plan',
      lastSeen: 'Visto por última vez',
      joined: 'Alta',
    },
  },
} satisfies Shape<typeof english>;
