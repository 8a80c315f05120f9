import type { importErrors as en } from '../en/import-errors.ts';
import type { Shape } from '../shape.ts';

export const importErrors = {
  errorAtLine: 'Línea {{line}}: {{reason}}',
  errors: {
    damaged: 'El fichero está dañado. Descárgalo otra vez de tu banco.',
    doctype:
      'El fichero contiene definiciones que podrían ser dañinas. Descárgalo otra vez o en otro formato.',
    empty: 'El fichero está vacío.',
    encrypted: 'El fichero tiene contraseña. Guárdalo sin ella y vuelve a elegirlo.',
    noColumns: 'No se han encontrado columnas con una fecha y un importe.',
    noMovements: 'El fichero no tiene movimientos. Elige otro periodo en tu banco.',
    notReadable:
      'El navegador no puede abrir el fichero. Quizá se ha movido o ha cambiado: vuelve a elegirlo.',
    pdf: 'No se puede leer un PDF. Descarga los movimientos en CSV, Excel u otro formato.',
    timedOut:
      'Este fichero tarda demasiado en leerse y Saldo ha parado a los 30 segundos. No se ha perdido nada: exporta un periodo más corto y vuelve a elegirlo.',
    tooLarge:
      'El fichero es demasiado grande: el límite son 20 MB, y 40 MB sin comprimir. Exporta un periodo más corto.',
    tooManyRows: 'El fichero tiene más de 50.000 filas. Exporta un periodo más corto.',
    unknownFormat: 'Saldo no reconoce este formato. Descarga los movimientos en CSV, Excel u otro formato.',
    wrongAmount: 'Hay un importe que no se puede leer. Descarga el fichero otra vez o en otro formato.',
    wrongDate: 'Hay una fecha que no se puede leer. Descarga el fichero otra vez o en otro formato.',
  },
  warnings: {
    countDisagrees:
      'El fichero indica un número de movimientos distinto del que contiene. Puede que falte alguno.',
    encodingRepaired: 'El banco había dañado algunas letras y se han reparado.',
    encodingUnsure: 'Puede que algunas letras no sean correctas. Puedes elegir la codificación a mano.',
    incomplete: 'Otra hoja o tabla del fichero también tiene movimientos. Guárdala en un fichero aparte.',
    statesUnknown: 'Algunas filas tienen un estado que Saldo no conoce. Comprueba que sean definitivas.',
    doubleEntry:
      'Cada importe figura dos veces, como entrada y como salida. Exporta solo tus cuentas, sin las contrapartidas.',
    notificationOnly: 'Es un aviso (CAMT.054) y no un extracto. Puede que falten movimientos.',
    onlyOtherCurrencies:
      'Todo lo que hay en este fichero está en una moneda que no es la tuya, así que no hay nada que importar.',
    overlappingTables:
      'Varias hojas o tablas del fichero tienen los mismos movimientos. Puede que algunos estén dos veces.',
    proofDisagrees: 'Los saldos del fichero no cuadran con sus importes. Puede que falten filas.',
    rowsUnreadable: 'Algunas filas no se pueden leer. Las verás en la revisión.',
    severalCurrencies: 'El fichero tiene varias monedas. Solo se importa la tuya.',
    sumDisagrees: 'Las sumas del fichero no cuadran con sus importes. Puede que falte alguno.',
  },
} satisfies Shape<typeof en>;
