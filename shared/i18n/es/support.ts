import type { support as english } from '../en/support.ts';
import type { Shape } from '../shape.ts';

export const support = {
  subtitle: 'Escribe a quienes administran esta instalación y lee aquí sus respuestas.',
  asAdmin: 'Aquí puedes escribir a los demás administradores y leer sus respuestas.',
  toDesk: 'Responder a los usuarios',
  start: 'Nuevo mensaje',
  list: 'Tus conversaciones',
  back: 'Todas las conversaciones',
  choose: 'Elige una conversación para leerla.',
  gone: {
    title: 'Esta conversación no existe',
    text: 'Puede que el enlace esté incompleto o que la conversación sea de otra cuenta.',
  },
  empty: {
    title: 'Aún no hay conversaciones',
    text: '¿Tienes una duda o hay algo que no funciona? Escribe a los administradores y lee aquí su respuesta.',
  },
  states: { open: 'Pendiente de respuesta', answered: 'Respondida', closed: 'Cerrada' },
  unread: 'Nueva respuesta',
  administrator: 'Administrador',
  earlier: 'Mensajes anteriores',
  messages: 'Mensajes',
  form: {
    title: 'Nuevo mensaje',
    subject: 'Asunto',
    subjectExample: 'Por ejemplo: no se puede leer el fichero de mi banco',
    text: 'Mensaje',
    hint: 'Los administradores ven lo que escribas aquí y quién eres, por ejemplo tu nombre y tu correo, pero nunca tus movimientos.',
    send: 'Enviar mensaje',
  },
  sentBefore: 'Tu primera versión ya se había enviado.',
  answer: {
    label: 'Tu mensaje',
    placeholder: 'Escribe un mensaje…',
    reopens: 'Esta conversación está cerrada. Si escribes, se vuelve a abrir.',
    isUnsent: 'El texto de abajo aún no se ha enviado: envíalo también o elimínalo.',
    send: 'Enviar',
    keys: 'Ctrl+Intro para enviar',
  },
  close: 'Cerrar conversación',
  toasts: { sent: 'Mensaje enviado', closed: 'Conversación cerrada' },
  pages: 'Páginas de conversaciones',
  page: 'Página {{page}} de {{pages}}',
  previous: 'Página anterior',
  next: 'Página siguiente',
} satisfies Shape<typeof english>;
