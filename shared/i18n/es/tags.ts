import type { tags as en } from '../en/tags.ts';
import type { Shape } from '../shape.ts';

export const tags = {
  label: 'Etiquetas',
  help: 'Pulsa Intro después de cada una. Hasta {{number}}',
  tooLong: 'Cada etiqueta puede tener hasta {{number}} caracteres',
  tooMany: 'Hasta {{number}} etiquetas: quita antes alguna',
  manage: {
    title: 'Etiquetas',
    text: 'Los cambios se aplican a todos tus movimientos, también a los eliminados.',
    none: 'Puedes poner etiquetas al añadir o editar un movimiento.',
    countOne: '1 movimiento',
    count: '{{number}} movimientos',
    rename: 'Cambiar nombre',
    remove: 'Quitar',
  },
  rename: {
    title: 'Cambiar el nombre de {{tag}}',
    name: 'Nombre',
    merge: '{{tag}} ya existe. Se fusionarán en una sola etiqueta.',
    submit: 'Cambiar nombre',
    submitMerge: 'Fusionar',
    done: 'Nombre de la etiqueta cambiado',
    merged: 'Etiquetas fusionadas',
  },
  remove: {
    title: '¿Quitar {{tag}}?',
    text: 'Se quitará de {{transactions}}. Los movimientos no se eliminan.',
    confirm: 'Quitar etiqueta',
    done: 'Etiqueta quitada',
  },
} satisfies Shape<typeof en>;
