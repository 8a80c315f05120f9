import type { ADMIN_ERRORS } from '../../errors/administration.ts';

export const adminErrors: Record<keyof typeof ADMIN_ERRORS, string> = {
  proofRequired: 'Escribe tu contraseña para continuar.',
  twoStepRequired: 'Activa primero el código al iniciar sesión. La administración lo exige.',
  userNotFound: 'Este usuario no existe.',
  usersFetchFailed: 'No se han podido cargar los usuarios.',
  adminIdsMissing: 'Faltan el identificador del administrador y el del usuario.',
  ownRoleChange: 'No puedes cambiar tu propio rol con esta acción.',
  roleUserMissingAfterUpdate: 'No se ha encontrado al usuario después de cambiar su rol.',
  roleUpdateFailed: 'No se ha podido actualizar el rol del usuario.',
  ownSuspension: 'No puedes suspender tu propia cuenta con esta acción.',
  suspensionUserMissingAfterUpdate: 'No se ha encontrado al usuario después de cambiar su suspensión.',
  suspensionUpdateFailed: 'No se ha podido actualizar la suspensión del usuario.',
  lastActiveAdmin: 'No se puede quitar el rol ni suspender al último administrador activo.',
  planUpdateFailed: 'No se ha podido cambiar el plan.',
  resetLinksForbidden:
    'Aquí los administradores no pueden crear enlaces para restablecer contraseñas. Quien haya olvidado la suya puede recibir uno por correo.',
  resetLinkFailed: 'No se ha podido crear el enlace.',
  totalUsersFailed: 'No se ha podido obtener el total de usuarios registrados.',
  onlineUsersFailed: 'No se ha podido obtener el número de usuarios en línea.',
  newUsersFailed: 'No se ha podido obtener el número de usuarios nuevos.',
  metricFailed: 'No se han podido obtener los datos.',
  metricDatabaseUnavailable: 'La base de datos no está disponible.',
  notificationNotFound: 'Esta notificación no existe.',
  notificationUpdateFailed: 'No se han podido actualizar las notificaciones.',
  settingsUpdateFailed: 'No se han podido guardar los ajustes.',
  settingFixed: 'Este ajuste lo fija el entorno del servidor.',
  verificationNeedsMail: 'Solo se pueden confirmar correos electrónicos si el servidor envía correos.',
  inviteFailed: 'No se han podido cambiar las invitaciones.',
  inviteNotFound: 'Esta invitación no existe.',
  backupFailed: 'La copia de seguridad ha fallado. No se ha guardado nada.',
  backupTotalsUnequal:
    'No se ha creado ninguna copia: los totales de la base de datos no coinciden con la suma de sus movimientos.',
  backupNotWritable:
    'No se ha creado ninguna copia: el servidor no puede escribir en su carpeta de copias de seguridad.',
  backupUnderWay: 'Ya se está creando una copia de seguridad.',
  backupNotFound: 'Esta copia de seguridad no existe.',
  assigneeNotAdmin: 'Las conversaciones solo se pueden asignar a administradores.',
  supportAssignedMeanwhile: 'Otra persona ha asignado esta conversación mientras tanto.',
  supportAnsweredMeanwhile:
    'Otra persona ha respondido mientras tanto. Lee su respuesta antes de enviar la tuya.',
  backupDeleteFailed: 'No se ha podido eliminar la copia de seguridad.',
};
