import type { twoStepMail as english } from '../en/two-step-mail.ts';
import type { Shape } from '../shape.ts';

export const twoStepMail = {
  twoStepTurnedOn: {
    subject: 'Se ha activado el código al iniciar sesión',
    intro:
      'El {{when}} se activó el código al iniciar sesión en tu cuenta de Saldo en {{site}}. A partir de ahora, además de la contraseña necesitas un código de tu aplicación.',
    action: 'Ver mi cuenta',
    note: 'Si has sido tú, guarda tus códigos de recuperación en un lugar seguro. Si no, alguien conoce tu contraseña: avisa cuanto antes a un administrador.',
  },
  twoStepTurnedOff: {
    subject: 'Se ha desactivado el código al iniciar sesión',
    intro:
      'El {{when}} se desactivó el código al iniciar sesión en tu cuenta de Saldo en {{site}}. A partir de ahora basta con la contraseña.',
    action: 'Ver mi cuenta',
    note: 'Si has sido tú, no tienes que hacer nada. Si no, cambia tu contraseña cuanto antes, cierra tus demás sesiones y vuelve a activar el código.',
  },
  recoveryCodesRenewed: {
    subject: 'Tienes códigos de recuperación nuevos',
    intro:
      'El {{when}} se crearon códigos de recuperación nuevos para tu cuenta de Saldo en {{site}}. Los anteriores ya no valen.',
    action: 'Ver mi cuenta',
    note: 'Si has sido tú, no tienes que hacer nada. Si no, cambia tu contraseña cuanto antes, cierra tus demás sesiones y crea códigos de recuperación nuevos.',
  },
  recoveryCodeUsed: {
    subject: 'Se ha usado un código de recuperación de tu cuenta',
    intro:
      'El {{when}} se usó un código de recuperación en lugar del código de tu aplicación, en tu cuenta de Saldo en {{site}}. Ese código ya no vale.',
    action: 'Ver mi cuenta',
    note: 'Si has sido tú, no tienes que hacer nada. Si no, cambia tu contraseña cuanto antes, cierra tus demás sesiones y crea códigos de recuperación nuevos.',
  },
  twoStepRemoved: {
    subject: 'Se han quitado el código al iniciar sesión y las llaves de acceso de tu cuenta',
    intro:
      'El {{when}}, un administrador quitó el código al iniciar sesión y las llaves de acceso de tu cuenta de Saldo en {{site}}. A partir de ahora basta con la contraseña.',
    action: 'Ver mi cuenta',
    note: 'Si lo has pedido tú, puedes volver a activar el código con otra aplicación y añadir llaves de acceso nuevas. Si no, pregunta a un administrador y cambia tu contraseña.',
  },
  passkeyAdded: {
    subject: 'Se ha añadido una llave de acceso a tu cuenta',
    intro:
      'El {{when}} se añadió una llave de acceso a tu cuenta de Saldo en {{site}}. Con ella se inicia sesión sin la contraseña.',
    action: 'Ver mi cuenta',
    note: 'Si has sido tú, no tienes que hacer nada. Si no, quita la llave de acceso cuanto antes, cambia tu contraseña y cierra tus demás sesiones.',
  },
  passkeyRemoved: {
    subject: 'Se ha quitado una llave de acceso de tu cuenta',
    intro:
      'El {{when}} se quitó una llave de acceso de tu cuenta de Saldo en {{site}}. Ya no sirve para iniciar sesión.',
    action: 'Ver mi cuenta',
    note: 'Si has sido tú, no tienes que hacer nada. Si no, cambia tu contraseña cuanto antes y cierra tus demás sesiones.',
  },
} satisfies Shape<typeof english>;
