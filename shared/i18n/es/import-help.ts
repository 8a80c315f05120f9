import type { importHelp as en } from '../en/import-help.ts';
import type { Shape } from '../shape.ts';

export const importHelp = {
  title: '¿Qué fichero descargo de mi banco?',
  best: 'Si tu banco ofrece varios formatos, elige el primero que tenga de esta lista: CAMT.053, MT940, Norma 43, OFX, Excel, CSV. Los tres primeros contienen sumas con las que Saldo comprueba que no falta nada.',
  pdf: 'Los ficheros PDF no se pueden leer: están hechos para imprimirse. Tampoco los que tienen contraseña; guárdalos sin ella.',
  formatsTitle: 'Formatos',
  formats: {
    csv: 'Casi todos los bancos. Con cualquier separador, codificación e idioma de la cabecera.',
    excel: 'Muchos bancos. Guarda como XLSX los ficheros de Excel 95 o anteriores.',
    ofx: 'Bancos de Norteamérica, Brasil y Francia; Quicken y Money.',
    qif: 'Quicken y bancos con programas antiguos. Saldo puede preguntar por las fechas y los decimales.',
    camt: 'Bancos europeos. Descomprime antes el ZIP.',
    mt940: 'Bancos europeos. MT942 contiene movimientos que pueden no ser definitivos.',
    norma43: 'Bancos españoles. Busca «Cuaderno 43», «AEB 43» o «fichero contable».',
  },
  appsTitle: 'Otras aplicaciones',
  appsText: 'Exporta los movimientos y no el presupuesto, y elige el fichero tal cual.',
  apps: {
    actual: 'Abre «All accounts», luego el menú y «Export».',
    firefly: 'En opciones, «Exportar datos».',
    ezbookkeeping: 'En ajustes, gestión de datos, «Exportar».',
    ynab: '«Export plan» y después el fichero «Register».',
    mint: 'En «Transactions», «Export».',
    monarch: 'En «Settings», «Data», «Download transactions».',
    saldo: 'CSV o JSON. La exportación en JSON lo contiene todo.',
  },
  readingTitle: 'Cómo se leen los ficheros',
  reading: {
    exact:
      'Los importes son exactos. Si un fichero se puede leer de dos maneras, Saldo pregunta y muestra dos ejemplos.',
    balance: 'Si el fichero trae saldos, con ellos se comprueban los importes y sus signos.',
    leftOut:
      'Los movimientos pendientes, los de importe cero, los de otras monedas y las transferencias entre tus cuentas no se incluyen; verás cuántos son.',
    undo: 'Puedes deshacer cada importación cuando quieras.',
  },
} satisfies Shape<typeof en>;
