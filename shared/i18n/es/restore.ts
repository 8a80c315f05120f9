import type { restore as en } from '../en/restore.ts';
import type { Shape } from '../shape.ts';

export const restore = {
  title: 'Restaura tus datos',
  text: 'Elige un fichero que hayas descargado como «Todo (JSON)», aquí o en otra instalación de Saldo. Solo se puede restaurar mientras esta cuenta esté vacía.',
  choose: 'Elegir fichero',
  chooseOther: 'Elegir otro fichero',
  reading: 'Leyendo el fichero…',
  facts: {
    made: 'Descargado el',
    owner: 'Cuenta',
    transactions: 'Movimientos',
    deleted: 'Eliminados recientemente',
    categories: 'Categorías propias',
    imports: 'Importaciones',
    currency: 'Moneda',
    photo: 'Foto',
    included: 'Incluida',
  },
  notEmpty:
    'Esta cuenta ya tiene datos y, para que nada se duplique, un fichero solo se puede restaurar en una cuenta vacía. Crea otra cuenta y restáuralo en ella, o importa solo sus movimientos.',
  toImport: 'Importar movimientos',
  unfinished:
    'La restauración del fichero del {{time}} está sin terminar. Vuelve a elegir ese fichero para continuar.',
  otherFile: 'Este es otro fichero. Para continuar, elige el del {{time}}.',
  end: {
    open: 'Ya no tengo ese fichero',
    title: '¿Dejar de restaurar?',
    text: 'Lo que ya se ha restaurado se queda. El resto del fichero ya no se podrá restaurar en esta cuenta.',
    confirm: 'Dejar de restaurar',
  },
  currencyChanges: 'La moneda de tu perfil pasará de {{from}} a {{to}}, la del fichero.',
  settings: 'Restaurar también mi perfil',
  settingsHint:
    'Nombre, foto, ubicación, idioma, tema, zona horaria y primer día de la semana. Tu correo y tu contraseña no cambian.',
  readOnly: 'En mantenimiento: ahora no se puede restaurar nada.',
  submit: 'Restaurar',
  goOn: 'Seguir restaurando',
  progress: 'Restaurando {{restored}} de {{total}}…',
  interrupted: 'Aún no está todo restaurado.',
  unsaved: 'la restauración de tus datos',
  done: 'Se ha restaurado: {{counts}}.',
  counts: {
    transactions_one: '{{count}} movimiento',
    transactions_other: '{{number}} movimientos',
    deleted_one: '{{count}} eliminado recientemente',
    deleted_other: '{{number}} eliminados recientemente',
    categories_one: '{{count}} categoría propia',
    categories_other: '{{number}} categorías propias',
    imports_one: '{{count}} importación',
    imports_other: '{{number}} importaciones',
  },
  show: 'Ver mis movimientos',
  errors: {
    damaged: 'El fichero está dañado o incompleto y no se puede restaurar. Descárgalo otra vez.',
    newer: 'El fichero es de una versión más reciente de Saldo. Antes hay que actualizar esta instalación.',
    notReadable:
      'El navegador no puede abrir el fichero. Puede que se haya movido o cambiado: elígelo otra vez.',
    unknown: 'Este no es un fichero descargado como «Todo (JSON)».',
  },
} satisfies Shape<typeof en>;
