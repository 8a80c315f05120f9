import type { account as en } from '../en/account.ts';
import type { Shape } from '../shape.ts';

export const account = {
  cancel: 'Cancelar',
  password: {
    title: 'Contraseña',
    text: 'Al cambiarla, se cierra la sesión en todos los demás dispositivos.',
    current: 'Contraseña actual',
    new: 'Contraseña nueva',
    change: 'Cambiar contraseña',
    changed: 'Contraseña cambiada. Se han cerrado las demás sesiones.',
  },
  proof: {
    title: 'Escribe tu contraseña',
    text: 'Esto da acceso a mucho, por eso hace falta tu contraseña otra vez. Después vale durante cinco minutos.',
    password: 'Tu contraseña',
    submit: 'Continuar',
  },
  sessions: {
    title: 'Dónde has iniciado sesión',
    device: '{{browser}} en {{system}}',
    unknown: 'Dispositivo desconocido',
    current: 'Este dispositivo',
    since: 'Inicio de sesión: {{time}}',
    lastUsed: 'Último uso: {{time}}',
    from: 'desde {{address}}',
    end: 'Cerrar sesión',
    endNamed: 'Cerrar la sesión de {{device}}, iniciada el {{time}}',
    endOthers: 'Cerrar las demás sesiones',
    ended: 'Sesión cerrada',
    othersEnded: 'Se han cerrado las demás sesiones',
    alone: 'No tienes ninguna otra sesión abierta.',
  },
  activity: {
    title: 'Actividad de tu cuenta',
    text: 'Lo que se ha hecho con tu cuenta, aparte de lo que registras. Si algo te extraña, pregunta a quien administra esta instalación.',
    none: 'Nadie ha cambiado nada de tu cuenta.',
    by: {
      self: 'Tú',
      administrator: 'Un administrador',
      operator: 'Quien opera el servidor',
    },
    actions: {
      userPromoted: 'Tu cuenta pasó a ser de administrador',
      userDemoted: 'Se quitó a tu cuenta el rol de administrador',
      userSuspended: 'Se suspendió tu cuenta',
      userReactivated: 'Se reactivó tu cuenta',
      resetLinkMade: 'Se creó un enlace para una contraseña nueva',
    },
  },
  data: {
    title: 'Descarga tus datos',
    text: 'Llévatelo todo cuando quieras.',
    json: 'Todo (JSON)',
    jsonText:
      'Perfil, foto, preferencias y todos los movimientos, en un formato que otros programas pueden leer.',
    csv: 'Movimientos (CSV)',
    csvText: 'Todos los gastos e ingresos, para una hoja de cálculo.',
    download: 'Descargar',
  },
  delete: {
    title: 'Eliminar la cuenta',
    text: 'Tu perfil, tu foto y todos tus gastos e ingresos desaparecerán para siempre. No hay vuelta atrás.',
    open: 'Eliminar mi cuenta…',
    dialog: '¿Seguro que quieres eliminarla?',
    dialogText: 'Se borrará todo lo que has registrado y no se podrá recuperar.',
    download: 'Descarga antes tus datos',
    password: 'Tu contraseña',
    confirm: 'Para confirmar, escribe {{email}}',
    submit: 'Eliminar para siempre',
    deleted: 'Tu cuenta se ha eliminado.',
  },
} satisfies Shape<typeof en>;
