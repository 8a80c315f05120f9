import type { mail as en } from '../en/mail.ts';
import type { Shape } from '../shape.ts';
import { twoStepMail } from './two-step-mail.ts';

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
  ownAddress: {
    subject: 'Confirma tu correo electrónico',
    intro:
      'Alguien, seguramente tú, ha pedido confirmar que esta es la dirección de su cuenta de Saldo en {{site}}.',
    action: 'Confirmar mi dirección',
    note: 'El enlace caduca a las {{hours}} horas y funciona en un navegador en el que hayas iniciado sesión. Si no has sido tú, ignora este mensaje: no cambiará nada.',
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
  tokenMade: {
    subject: 'Se ha creado un token de acceso a tu cuenta',
    intro:
      'El {{when}} se creó un token de acceso a tu cuenta de Saldo en {{site}}. Un programa que lo tenga puede usar tus movimientos sin tu contraseña.',
    action: 'Ver mi cuenta',
    note: 'Si has sido tú, no tienes que hacer nada. Si no, cambia tu contraseña cuanto antes: así dejan de valer todos los tokens de acceso y se cierran tus demás sesiones.',
  },
  ...twoStepMail,
  supportAnswered: {
    subject: 'Han respondido a tu consulta',
    intro:
      'El {{when}}, un administrador de {{site}} respondió a tu mensaje. Inicia sesión para leer la respuesta.',
    action: 'Leer la respuesta',
    note: 'Recibes un solo mensaje por todas las respuestas sin leer.',
  },
  supportAsked: {
    subject: 'Nuevo mensaje de soporte',
    intro: 'El {{when}}, alguien escribió a los administradores de {{site}}.',
    action: 'Abrir la conversación',
    note: 'Recibes un solo mensaje por conversación hasta que se responde, y cinco al día como mucho. Las encontrarás todas en «Soporte».',
  },
  premiumRequested: {
    subject: 'Alguien ha solicitado Premium',
    intro:
      'El {{when}} alguien solicitó Premium en {{site}}. Puedes conceder o rechazar la solicitud en «Todos los usuarios».',
    action: 'Ver las solicitudes',
    note: 'En la solicitud verás de quién es y qué ha escrito. Este mensaje llega a todos los administradores.',
  },
  premiumGranted: {
    subject: 'Ya tienes Premium',
    intro: 'El {{when}} un administrador de {{site}} concedió Premium a tu cuenta.',
    action: 'Ver qué incluye',
    note: 'Si tiene fecha de fin, la verás en esa página.',
  },
  premiumDeclined: {
    subject: 'Se ha rechazado tu solicitud de Premium',
    intro:
      'El {{when}} un administrador de {{site}} rechazó tu solicitud de Premium. No ha cambiado nada más.',
    action: 'Ver mi plan',
    note: 'Si tienes dudas, consulta a quien administra esta instalación.',
  },
  premiumEnded: {
    subject: 'Tu plan Premium ha terminado',
    intro:
      'El {{when}} un administrador de {{site}} puso fin al plan Premium de tu cuenta. Tus datos siguen igual.',
    action: 'Ver mi plan',
    note: 'Los análisis, los informes y el informe del mes por correo forman parte de Premium. Si no te lo esperabas, consulta a quien administra esta instalación.',
  },
  planChanged: {
    subject: 'Tu plan ha cambiado',
    intro: 'El {{when}} un administrador de {{site}} cambió el plan de tu cuenta. Tus datos siguen igual.',
    action: 'Ver mi plan',
    note: 'Si no te lo esperabas, consulta a quien administra esta instalación.',
  },
  reminder: {
    subject: 'Tus movimientos recurrentes',
    intro: 'Estos movimientos están por llegar o necesitan que los confirmes.',
    action: 'Ver los movimientos recurrentes',
    note: 'Recibes este recordatorio como mucho una vez al día, y solo si hay algo que recordar.',
    footer: 'Recibes este mensaje porque activaste los recordatorios en {{site}}.',
  },
  budgetNearlySpent: {
    subject: 'Un presupuesto está casi agotado',
    intro: 'Has gastado el 80 % o más de tu presupuesto «{{category}}» de {{month}}.',
    action: 'Ver mis presupuestos',
    note: 'Recibes un mensaje al 80 % y otro al 100 %.',
    footer: 'Recibes este mensaje porque activaste los avisos de presupuesto en {{site}}.',
  },
  budgetSpent: {
    subject: 'Un presupuesto se ha agotado',
    intro: 'Has gastado todo tu presupuesto «{{category}}» de {{month}}.',
    action: 'Ver mis presupuestos',
    note: 'Recibes un mensaje al 80 % y otro al 100 %.',
    footer: 'Recibes este mensaje porque activaste los avisos de presupuesto en {{site}}.',
  },
  monthReport: {
    subject: 'Tu informe de {{month}}',
    intro: 'Así fue {{month}}, en comparación con el mes anterior.',
    action: 'Ver el informe completo',
    note: 'Recibes este mensaje una vez al mes. En tu perfil puedes quitar los importes.',
    footer: 'Recibes este mensaje porque activaste el informe del mes en {{site}}.',
  },
  monthReportPlain: {
    subject: 'Tu informe de {{month}}',
    intro: 'El informe de {{month}} está listo.',
    action: 'Ver el informe',
    note: 'Recibes este mensaje una vez al mes y sin importes, como elegiste en tu perfil.',
    footer: 'Recibes este mensaje porque activaste el informe del mes en {{site}}.',
  },
  chosen: {
    stop: 'Dejar de recibir estos correos',
    tomorrow: 'Mañana, {{day}}',
    waiting: 'Por confirmar',
    more: 'Y {{count}} más',
    estimated: '{{amount}} (estimado)',
    allExpenses: 'Todos los gastos',
    month: {
      totals: 'Totales',
      categories: 'Gastos por categoría',
      missed: 'Previsto, pero sin registrar',
      income: 'Ingresos',
      expenses: 'Gastos',
      balance: 'Saldo',
      rest: 'Todo lo demás',
    },
  },
} satisfies Shape<typeof en>;
