import type { supportDesk as english } from '../en/support-desk.ts';
import type { Shape } from '../shape.ts';

export const supportDesk = {
  waiting_one: '{{count}} conversación pendiente de respuesta',
  waiting_other: '{{count}} conversaciones pendientes de respuesta',
  nothingWaiting: 'No hay conversaciones pendientes de respuesta',
  filter: 'Estado',
  states: { open: 'Pendientes', answered: 'Respondidas', closed: 'Cerradas', all: 'Todas' },
  badges: { open: 'Pendiente de respuesta', answered: 'A la espera del usuario', closed: 'Cerrada' },
  assignment: 'Asignación',
  assignments: { anyone: 'Todas', mine: 'Asignadas a mí', nobody: 'Sin asignar' },
  search: {
    label: 'Buscar conversaciones',
    placeholder: 'Asunto, texto, nombre o correo',
    clear: 'Borrar la búsqueda',
  },
  list: 'Conversaciones',
  empty: { title: 'Nada pendiente', text: 'Aquí aparecerán los mensajes nuevos de los usuarios.' },
  none: { title: 'Sin resultados', text: 'Prueba con otra búsqueda o quita algún filtro.' },
  choose: 'Elige una conversación para leerla y responder.',
  back: 'Todas las conversaciones',
  person: {
    heading: 'Usuario',
    language: 'Idioma',
    joined: 'Alta',
  },
  assignToMe: 'Asignármela',
  assignedTo: 'Asignada a {{name}}',
  assignedToMe: 'Asignada a ti',
  assignedToNobody: 'Sin asignar',
  nobody: 'Nadie',
  close: 'Cerrar',
  reopen: 'Volver a abrir',
  answer: {
    label: 'Respuesta',
    placeholder: 'Escribe una respuesta…',
    hint: 'El usuario ve tu nombre.',
    send: 'Enviar respuesta',
  },
  toasts: {
    sent: 'Respuesta enviada',
    assigned: 'Conversación asignada',
    closed: 'Conversación cerrada',
    reopened: 'Conversación abierta de nuevo',
  },
} satisfies Shape<typeof english>;
