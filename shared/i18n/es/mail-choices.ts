import type { mailChoices as en } from '../en/mail-choices.ts';
import type { Shape } from '../shape.ts';

export const mailChoices = {
  title: 'Correos',
  reminders: 'Recordatorios',
  remindersHint: 'Lo previsto para mañana y lo que tienes por confirmar, como mucho una vez al día.',
  budgetAlerts: 'Avisos de presupuesto',
  budgetAlertsHint: 'Cuando un presupuesto llega al 80 % y cuando llega al 100 %.',
  monthReport: 'Informe del mes',
  monthReportHint: 'Cómo fue el mes anterior, a principios de cada mes.',
  monthReportPremium: 'Forma parte de Premium: solo lo recibes mientras tengas Premium.',
  monthAmounts: 'Importes en el informe del mes',
  monthAmountsHint: 'Sin ellos, el correo solo dice que el informe está listo.',
  noMail: 'Esta instalación no envía correos.',
  notConfirmed:
    'Estos correos contienen textos que has escrito tú, por eso solo se envían a una dirección confirmada.',
  mailLink: 'Confirmar mi dirección',
  mailAgain: 'Enviar el enlace otra vez',
  linkMailed: 'Hemos enviado un enlace a {{email}}. Ábrelo en un navegador en el que hayas iniciado sesión.',
  confirmed: 'Has confirmado tu correo electrónico',
  stop: {
    title: '¿Dejar de recibir estos correos?',
    text: 'Puedes volver a activarlos en tu perfil cuando quieras.',
    confirm: 'Dejar de recibirlos',
    done: {
      reminders: 'Los recordatorios están desactivados',
      budgetAlerts: 'Los avisos de presupuesto están desactivados',
      monthReport: 'El informe del mes está desactivado',
    },
    invalid: 'Este enlace no funciona',
    invalidText: 'Puedes desactivar los correos en tu perfil.',
    profile: 'Abrir mi perfil',
  },
} satisfies Shape<typeof en>;
