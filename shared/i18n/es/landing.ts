import type { landing as en } from '../en/landing.ts';
import type { Shape } from '../shape.ts';

export const landing = {
  description:
    'Saldo es un registro de finanzas personales que instalas en tu propio servidor: gastos, ingresos y gráficos claros, en español e inglés, sin anuncios ni conexión con tu banco.',
  eyebrow: 'Tu dinero, en tu propio servidor',
  title: 'Descubre en qué se va tu dinero.',
  lead: 'Registra lo que gastas y lo que ganas. Saldo lo suma, lo convierte en gráficos y lo mantiene privado: sin anuncios, sin rastreo, sin conexión con tu banco.',
  start: 'Crear una cuenta',
  more: 'Ver qué hace',
  note: 'Código abierto. Tus datos no salen del servidor donde está instalado.',
  picture: {
    dashboard:
      'El panel: saldo, ingresos y gastos del mes, la evolución de ambos y los gastos por categoría.',
    phone: 'El panel en un móvil: saldo, ingresos, gastos y los días del mes, uno debajo de otro.',
    add: 'Añadir un gasto en un móvil: importe, descripción, categoría y fecha.',
    trend: 'Un año entero en una imagen: los ingresos y los gastos acumulados, y las categorías.',
  },
  featuresTitle: 'Características principales',
  features: {
    record: {
      title: 'Registra en segundos',
      text: 'Un importe, unas palabras y listo. Con coma o con punto decimal: Saldo entiende ambos y te muestra lo que ha leído.',
    },
    understand: {
      title: 'Claro de un vistazo',
      text: 'Ingresos, gastos y saldo de cualquier periodo, comparados con el anterior.',
    },
    categories: {
      title: 'Por categoría',
      text: 'Los gastos por categoría y la evolución día a día, también en una tabla sencilla.',
    },
    import: {
      title: 'Los ficheros de tu banco',
      text: 'CSV, Excel, OFX, QIF, CAMT y más. Saldo encuentra los duplicados y puedes deshacer una importación.',
    },
    plan: {
      title: 'Presupuestos y metas',
      text: 'Presupuestos mensuales, movimientos recurrentes que se añaden solos y metas para las que apartar dinero.',
    },
    reports: {
      title: 'Informes y previsión',
      text: 'Un mes, un año o dos periodos comparados: en pantalla, en papel o en CSV. Y una previsión de los próximos meses.',
    },
    private: {
      title: 'Privado por diseño',
      text: 'Funciona en tu propio servidor o en el de alguien de confianza. No se envía nada a nadie más.',
    },
    bilingual: {
      title: 'Español e inglés',
      text: 'Todas las pantallas en ambos idiomas, con fechas, importes y moneda como tú los escribes.',
    },
    everywhere: {
      title: 'Del móvil al escritorio',
      text: 'Las mismas pantallas sencillas en cualquier tamaño, claras u oscuras, con el dedo, con el ratón o solo con el teclado.',
    },
  },
  quick: {
    title: 'Añade un gasto en segundos',
    text: 'Importe, unas palabras y una categoría: unos toques en el móvil, sin ratón en el escritorio. Y si te equivocas, lo deshaces con un toque.',
    points: {
      reading: '25,50 o 25.50: ves lo que se ha leído antes de guardar.',
      undo: '¿Has eliminado algo sin querer? Recupéralo en un plazo de 30 días.',
      keys: 'Puedes hacerlo todo con el teclado.',
    },
  },
  whole: {
    title: 'Un mes, un año o el periodo que quieras',
    text: 'Elige un periodo y toda la página se adapta: los totales, la evolución diaria y el porcentaje de cada categoría.',
    points: {
      compare: 'Cada total se compara con el periodo anterior.',
      ahead:
        'Una previsión con su margen, informes para imprimir y respuestas a preguntas como «¿Cuánto he gastado en comida?».',
      tables:
        'Cada gráfico es también una tabla, para lectores de pantalla y para quien prefiere ver las cifras.',
      fast: 'Igual de rápido con diez años de movimientos que el primer día.',
    },
  },
  yours: {
    title: 'Tuyo y de nadie más',
    text: 'Saldo es un programa, no una plataforma. Funciona donde tú lo instalas y no habla con nadie más.',
    points: {
      file: {
        title: 'Un solo fichero',
        text: 'Todo está en un fichero de base de datos en tu servidor, o en tu propio PostgreSQL.',
      },
      amounts: {
        title: 'Los administradores no ven tus importes',
        text: 'Gestionan las cuentas. Saldo no les muestra los importes ni las descripciones de tus movimientos, solo totales de todos los usuarios.',
      },
      leave: {
        title: 'Vete cuando quieras',
        text: 'Descarga tus datos en CSV o JSON cuando quieras y elimina tu cuenta sin pedírselo a nadie.',
      },
    },
  },
  closingTitle: 'Empieza hoy.',
  closingText: 'Solo necesitas un correo electrónico y una contraseña.',
  invitationOnly:
    'Solo se puede crear una cuenta con invitación. Para crear la tuya, abre el enlace que te han enviado.',
  signUpClosed: 'El registro está cerrado. Si ya tienes una cuenta, inicia sesión como siempre.',
} satisfies Shape<typeof en>;
