import type { importHelp as en } from '../en/import-help.ts';
import type { Shape } from '../shape.ts';

export const importHelp = {
  title: '¿Qué necesita mi banco?',
  best: 'Si tu banco ofrece varios formatos, elige el primero que tenga de esta lista: CAMT.053, MT940, Norma 43, OFX, Excel, CSV. Los tres primeros traen sumas con las que Saldo comprueba que no falta nada.',
  pdf: 'No se leen ficheros PDF: contienen imágenes de los números. Tampoco ficheros con contraseña; guárdalos sin ella.',
  formatsTitle: 'Formatos',
  formats: {
    csv: {
      name: 'CSV y TSV',
      text: 'Casi todos los bancos. Con cualquier separador, codificación e idioma de la cabecera.',
    },
    excel: {
      name: 'Excel (XLSX y XLS)',
      text: 'Muchos bancos. Guarda como XLSX los ficheros de Excel 95 o anteriores.',
    },
    ofx: { name: 'OFX y QFX', text: 'Bancos de América, Francia y Brasil; Quicken y Money.' },
    qif: {
      name: 'Formato QIF',
      text: 'Quicken y bancos con programas antiguos. Puede preguntar por fechas y decimales.',
    },
    camt: { name: 'CAMT.053 y CAMT.052', text: 'Bancos europeos. Descomprime antes el ZIP.' },
    mt940: {
      name: 'MT940 y MT942',
      text: 'Bancos europeos. MT942 contiene movimientos que pueden no ser definitivos.',
    },
    norma43: {
      name: 'Norma 43 o Cuaderno 43',
      text: 'Bancos españoles. Busca «Cuaderno 43», «AEB 43» o «fichero contable».',
    },
  },
  appsTitle: 'Otras aplicaciones',
  appsText: 'Exporta los movimientos y no el presupuesto, y elige el fichero tal cual.',
  apps: {
    actual: { name: 'Actual', text: 'Abre «All accounts», luego el menú y «Export».' },
    firefly: { name: 'Firefly III', text: 'En opciones, «Exportar datos».' },
    ezbookkeeping: { name: 'ezBookkeeping', text: 'En ajustes, gestión de datos, «Exportar».' },
    ynab: { name: 'YNAB', text: '«Export plan» y después el fichero «Register».' },
    mint: { name: 'Mint', text: 'En «Transactions», «Export».' },
    monarch: { name: 'Monarch', text: 'En «Settings», «Data», «Download transactions».' },
    saldo: { name: 'Saldo', text: 'CSV o JSON. La exportación en JSON lo contiene todo.' },
  },
  readingTitle: 'Cómo se leen los ficheros',
  reading: {
    exact:
      'Los importes son exactos. Si un fichero se puede leer de dos maneras, Saldo pregunta y muestra dos ejemplos.',
    balance: 'Si el fichero trae saldos, con ellos se comprueban los importes y sus signos.',
    leftOut:
      'Los movimientos pendientes, los de importe cero, los de otras monedas y los traspasos no se incluyen, pero se cuentan.',
    undo: 'Puedes deshacer cada importación cuando quieras.',
  },
} satisfies Shape<typeof en>;
