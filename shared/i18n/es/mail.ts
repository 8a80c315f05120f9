import type { mail as en } from '../en/mail.ts';
import type { Shape } from '../shape.ts';

export const mail = {
  footer: 'Recibes este mensaje porque esta dirección pertenece a una cuenta en {{site}}.',
  test: {
    subject: 'Mensaje de prueba',
    intro: 'Este es el mensaje de prueba que pediste. Tu instalación puede enviar correos.',
    action: 'Abrir los ajustes',
    note: 'No tienes que hacer nada.',
  },
  linkFallback: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  passwordReset: {
    subject: 'Restablece tu contraseña',
    intro: 'Alguien, seguramente tú, ha pedido una contraseña nueva para tu cuenta de Saldo.',
    action: 'Elegir una contraseña nueva',
    note: 'El enlace sirve una sola vez y caduca a los {{minutes}} minutos. Si no has sido tú, ignora este mensaje: tu contraseña seguirá siendo la misma.',
  },
  passwordChanged: {
    subject: 'Tu contraseña ha cambiado',
    intro: 'La contraseña de tu cuenta de Saldo se cambió el {{when}}. Se han cerrado las demás sesiones.',
    action: 'Restablecer mi contraseña',
    note: 'Si has sido tú, no tienes que hacer nada. Si no, restablece tu contraseña cuanto antes.',
  },
  verifyEmail: {
    subject: 'Confirma tu correo electrónico',
    intro:
      'Alguien, seguramente tú, se ha registrado en {{site}} con esta dirección. Elige una contraseña para confirmarla.',
    action: 'Confirmar y elegir una contraseña',
    note: 'El enlace sirve una sola vez y caduca a las {{hours}} horas. Si no has sido tú, ignora este mensaje: sin tu confirmación la cuenta no se puede usar y se eliminará automáticamente.',
    footer: 'Recibes este mensaje porque alguien escribió esta dirección en {{site}}.',
  },
  accountExists: {
    subject: 'Ya tienes una cuenta',
    intro:
      'Alguien, seguramente tú, se ha registrado en {{site}} con esta dirección, que ya tiene una cuenta allí. No ha cambiado nada.',
    action: 'Iniciar sesión',
    note: 'Si has olvidado tu contraseña, puedes restablecerla al iniciar sesión. Si no has sido tú, no tienes que hacer nada.',
  },
  emailApprove: {
    subject: 'Confirma el cambio de correo electrónico',
    intro:
      'Has pedido que {{newEmail}} sea el correo electrónico de tu cuenta de Saldo. El cambio se hará cuando lo confirmes desde esta dirección y desde la nueva.',
    action: 'Confirmar o cancelar',
    note: 'El enlace caduca a las {{hours}} horas. Si no has sido tú, ábrelo y cancela el cambio; después cambia tu contraseña, porque quien lo pidió la conoce.',
  },
  emailConfirm: {
    subject: 'Confirma tu nuevo correo electrónico',
    intro: 'Alguien, seguramente tú, quiere usar esta dirección en una cuenta de Saldo en {{site}}.',
    action: 'Confirmar esta dirección',
    note: 'El enlace caduca a las {{hours}} horas. Si no has sido tú, ignora este mensaje: no cambiará nada.',
    footer: 'Recibes este mensaje porque alguien escribió esta dirección en {{site}}.',
  },
  emailTaken: {
    subject: 'Esta dirección ya tiene una cuenta',
    intro:
      'Alguien quiere usar esta dirección, que ya es la tuya, en otra cuenta de Saldo. No ha cambiado nada.',
    action: 'Ir a Saldo',
    note: 'Si has sido tú, inicia sesión con esta dirección o deja la otra cuenta con la dirección que tenía.',
  },
  emailChanged: {
    subject: 'Tu correo electrónico ha cambiado',
    intro:
      'El correo electrónico de tu cuenta de Saldo se cambió a {{newEmail}} el {{when}}. A partir de ahora, inicia sesión con él. Se han cerrado las demás sesiones.',
    action: 'Iniciar sesión',
    note: 'Si no has sido tú, avisa cuanto antes a quien administra esta instalación.',
  },
  resetLinkMade: {
    subject: 'Un administrador ha creado un enlace para restablecer tu contraseña',
    intro:
      'El {{when}}, un administrador de {{site}} creó un enlace para restablecer la contraseña de tu cuenta de Saldo. Quien lo tenga puede elegir una contraseña nueva e iniciar sesión en tu lugar. Sirve una sola vez y caduca a los 30 minutos.',
    action: 'Ver mi cuenta',
    note: 'Si lo has pedido tú, no tienes que hacer nada. Si no, cambia tu contraseña cuanto antes para que el enlace deje de funcionar y avisa a quien administra esta instalación.',
  },
  userPromoted: {
    subject: 'Ahora administras esta instalación',
    intro: 'Tu cuenta recibió el rol de administrador en {{site}} el {{when}}.',
    action: 'Ver mi cuenta',
    note: 'Si no lo esperabas, avisa a quien administra esta instalación.',
  },
  userDemoted: {
    subject: 'Ya no administras esta instalación',
    intro: 'Tu cuenta perdió el rol de administrador en {{site}} el {{when}}. Tus datos no han cambiado.',
    action: 'Ver mi cuenta',
    note: 'Si no lo esperabas, avisa a quien administra esta instalación.',
  },
  backupMade: {
    subject: 'Se ha creado una copia de seguridad con tu cuenta',
    intro:
      'El {{when}} se creó una copia de seguridad de {{site}} con tu cuenta. Contiene los movimientos de todo el mundo.',
    action: 'Ver el registro de auditoría',
    note: 'Si has sido tú, no tienes que hacer nada. Si no, cambia tu contraseña cuanto antes y cierra tus demás sesiones.',
  },
  backupDownloaded: {
    subject: 'Se ha descargado una copia de seguridad con tu cuenta',
    intro:
      'El {{when}} se descargó una copia de seguridad de {{site}} con tu cuenta. Contiene los movimientos de todo el mundo.',
    action: 'Ver el registro de auditoría',
    note: 'Si has sido tú, no tienes que hacer nada. Si no, cambia tu contraseña cuanto antes y cierra tus demás sesiones.',
  },
  settingsChanged: {
    subject: 'Se han cambiado ajustes protegidos con tu cuenta',
    intro:
      'El {{when}} se cambiaron ajustes de {{site}} con tu cuenta: los del servidor de correo, los de la dirección pública o los de los enlaces para restablecer contraseñas.',
    action: 'Ver el registro de auditoría',
    note: 'Si has sido tú, no tienes que hacer nada. Si no, cambia tu contraseña cuanto antes y cierra tus demás sesiones.',
  },
} satisfies Shape<typeof en>;
