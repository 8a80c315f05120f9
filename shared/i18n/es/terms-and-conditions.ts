import type { terms as en } from '../en/terms-and-conditions.ts';
import type { Shape } from '../shape.ts';

export const terms = {
  title: 'Términos y condiciones',
  description:
    'Las reglas para usar esta instalación de Saldo: cuenta, movimientos, uso responsable, garantía y terminación.',
  lead: 'Las reglas para usar esta instalación de Saldo.',
  sections: {
    service: {
      title: 'Qué es Saldo',
      text: 'Saldo registra tus ingresos y gastos, los suma y los convierte en gráficos. No es un banco, ni un servicio de pago, ni una gestoría: no mueve dinero y no está conectado a ninguna de tus cuentas en otros sitios.\nEl programa es de código abierto. El servicio te lo ofrece quien opera el servidor de esta dirección (el operador). Estos términos son un acuerdo entre tú y el operador. Los autores del programa no forman parte de él.',
    },
    acceptance: {
      title: 'Aceptación',
      text: 'Aceptas estos términos y la política de privacidad al crear una cuenta. Sin aceptarlos, puedes ver las páginas públicas, pero no usar el servicio.',
    },
    account: {
      title: 'Tu cuenta',
      text: '• Debes tener 13 años o más y contar con el consentimiento de tu madre, padre o tutor si la ley de tu país lo exige.\n• Da un correo electrónico que sea tuyo y que puedas leer.\n• No compartas tu contraseña. Avisa al operador si otra persona puede conocerla y cierra desde tu perfil las sesiones que no reconozcas.\n• La cuenta es personal. Lo que se haga con ella se considera hecho por ti, salvo que no pudieras evitarlo.',
    },
    records: {
      title: 'Tus movimientos',
      text: 'Lo que registras sigue siendo tuyo. Permites al operador guardarlo y procesarlo solo para ofrecerte el servicio, como dice la política de privacidad. Que sea correcto y esté completo depende de ti. Puedes descargarlo en CSV o JSON desde tu perfil cuando quieras; guarda una copia de lo importante.',
    },
    conduct: {
      title: 'Uso responsable',
      text: 'No está permitido\n• intentar llegar a los datos o las cuentas de otras personas,\n• perturbar o sobrecargar el servicio, ni eludir sus límites,\n• usarlo para guardar o difundir contenidos ilícitos,\n• hacerse pasar por otra persona.\nPuedes usar la interfaz de programación con tu propia cuenta, siempre que respetes las mismas reglas.',
    },
    advice: {
      title: 'Sin asesoramiento financiero',
      text: 'Los totales, gráficos y comparaciones se calculan con lo que registraste. No son asesoramiento financiero, fiscal, legal ni de inversión. Antes de actuar, piénsalo por tu cuenta o pregunta a alguien cualificado.',
    },
    price: {
      title: 'Precio',
      text: 'El programa no cuesta nada. El operador puede comunicarte un precio por el servicio antes de que crees una cuenta, o más adelante con un plazo razonable; si no lo hace, es gratuito.',
    },
    availability: {
      title: 'Disponibilidad y cambios en el servicio',
      text: 'El operador cuida el servidor y sus copias de seguridad lo mejor que puede, pero no promete un servicio sin interrupciones. Puede actualizarlo, cambiarlo o ponerle fin. Si le pone fin, debería avisarte con tiempo para que descargues tus datos.',
    },
    warranty: {
      title: 'Garantía y responsabilidad',
      text: 'El servicio se ofrece tal cual, y el programa viene sin garantía con la licencia MIT. En la medida en que la ley lo permite, el operador no responde de la pérdida de datos, del lucro cesante ni de las decisiones tomadas a partir de lo que muestra Saldo.\nNada de lo aquí dicho limita la responsabilidad por dolo o negligencia grave ni por daños a la vida, la integridad física o la salud, ni los derechos irrenunciables que la ley te da como consumidor.',
    },
    suspension: {
      title: 'Suspensión y terminación',
      text: 'Puedes dejarlo cuando quieras y eliminar tu cuenta desde tu perfil; tus datos se eliminan entonces al momento, como dice la política de privacidad.\nEl operador puede suspender una cuenta que incumpla estos términos o ponga en peligro el servicio, y puede poner fin al acuerdo con un plazo razonable. Mientras una cuenta está suspendida, nadie puede iniciar sesión con ella; pregunta al operador el motivo y pídele una copia de tus datos.',
    },
    changes: {
      title: 'Cambios en estos términos',
      text: 'Cuando cambian estos términos cambian su versión y su fecha, y Saldo te pide que los aceptes de nuevo. Hasta entonces, puedes leer y descargar tus datos y eliminar tu cuenta, pero no añadir nada nuevo.',
    },
    law: {
      title: 'Ley aplicable',
      text: 'Se aplica la ley del lugar donde está establecido el operador, junto con las normas imperativas que te protegen como consumidor donde vives. Si alguno de estos términos no es válido, los demás siguen siendo válidos.',
    },
  },
} satisfies Shape<typeof en>;
