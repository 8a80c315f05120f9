import type { landing as en } from '../en/landing.ts';
import type { Shape } from '../shape.ts';

export const landing = {
  description:
    'Saldo es un registro de finanzas personales que instalas en tu propio servidor: gastos, ingresos y gráficos claros, en español e inglés, sin anuncios ni conexión con tu banco.',
  eyebrow: 'Tu dinero, en tu propio servidor',
  title: 'Descubre en qué se va tu dinero.',
  lead: 'Anota lo que gastas y lo que ganas. Saldo lo suma, lo dibuja y no se lo cuenta a nadie: sin anuncios, sin rastreo, sin conexión con tu banco.',
  start: 'Crear una cuenta',
  more: 'Ver qué hace',
  note: 'Código abierto. Tus movimientos no salen de la máquina donde lo instalas.',
  picture: {
    dashboard:
      'El panel: balance, ingresos y gastos del mes, la evolución de ambos y los gastos por categoría.',
    phone: 'El panel en un móvil: balance, ingresos, gastos y los días del mes, uno debajo de otro.',
    add: 'Añadir un gasto en un móvil: importe, descripción, categoría y fecha.',
    trend: 'Un año entero en una imagen: los ingresos y los gastos acumulados y, al lado, las categorías.',
  },
  featuresTitle: 'Características principales',
  features: {
    record: {
      title: 'Anotar, en segundos',
      text: 'Un importe, unas palabras y listo. Con coma o con punto decimal: Saldo entiende ambos y te muestra cómo lo ha leído.',
    },
    understand: {
      title: 'Claro de un vistazo',
      text: 'Ingresos, gastos y balance de cualquier periodo, comparados con el periodo anterior.',
    },
    categories: {
      title: 'En qué se fue',
      text: 'Los gastos por categoría y una línea para cada día, también como tabla sencilla.',
    },
    private: {
      title: 'Privado de verdad',
      text: 'Funciona en tu propia máquina o en la de alguien de confianza. No se envía nada a nadie más.',
    },
    bilingual: {
      title: 'Español e inglés',
      text: 'Todas las pantallas en ambos idiomas, con fechas, importes y moneda como tú los escribes.',
    },
    everywhere: {
      title: 'Del móvil al escritorio',
      text: 'Las mismas pantallas sencillas en cualquier tamaño, claras u oscuras, con el dedo, el ratón o solo el teclado.',
    },
  },
  quick: {
    title: 'Anotado antes de que se enfríe el café',
    text: 'Importe, unas palabras y una categoría: unos toques en el móvil, sin ratón en el escritorio. Y si te equivocas, lo deshaces con un toque.',
    points: {
      reading: '25,50 o 25.50: ves cómo se ha leído antes de guardar.',
      undo: 'Elimina y deshaz mientras el aviso siga a la vista.',
      keys: 'Todas las pantallas funcionan solo con el teclado.',
    },
  },
  whole: {
    title: 'Un mes, un año o el tramo que quieras',
    text: 'Elige un periodo y toda la página lo sigue: los totales, la línea de los días y las categorías con su porcentaje.',
    points: {
      compare: 'Cada total te dice cómo queda frente al periodo anterior.',
      tables:
        'Cada gráfico es también una tabla, para lectores de pantalla y para quien prefiere ver las cifras.',
      fast: 'Igual de rápido con diez años de movimientos que el primer día.',
    },
  },
  yours: {
    title: 'Tuyo y de nadie más',
    text: 'Saldo es un programa, no una plataforma. Funciona donde tú lo instalas y no habla con nadie.',
    points: {
      file: {
        title: 'Un solo archivo',
        text: 'Todo está en un archivo de base de datos en tu máquina, o en tu propio PostgreSQL.',
      },
      amounts: {
        title: 'Sin miradas ajenas',
        text: 'Quien administra gestiona las cuentas. De tus movimientos Saldo no le muestra ni importes ni descripciones, solo sumas de todas las personas juntas.',
      },
      leave: {
        title: 'Libre de irte',
        text: 'Descarga tus datos en CSV o JSON cuando quieras y elimina tu cuenta sin pedírselo a nadie.',
      },
    },
  },
  closingTitle: 'Empieza por el café de hoy.',
  closingText: 'Basta con un correo electrónico y una contraseña.',
  invitationOnly:
    'Aquí las cuentas nuevas son por invitación: el formulario se abre con el enlace que te envían.',
  signUpClosed: 'En este momento no se admiten cuentas nuevas. Si ya tienes una, inicia sesión como siempre.',
} satisfies Shape<typeof en>;
