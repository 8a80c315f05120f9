import type { publicPages as en } from '../en/public-pages.ts';
import type { Shape } from '../shape.ts';

export const publicPages = {
  signIn: 'Entrar',
  signUp: 'Crear cuenta',
  footer: {
    label: 'Legal',
    note: '© {{year}} Saldo. Código abierto con licencia MIT.',
  },
  landing: {
    eyebrow: 'Tu dinero, en tu propio servidor',
    title: 'Mira adónde va tu dinero.',
    lead: 'Anota lo que gastas y lo que ganas, en español o en inglés. Saldo lo suma, lo dibuja y no se lo cuenta a nadie: sin anuncios, sin rastreo, sin acceso a tu banco.',
    start: 'Crear una cuenta',
    more: 'Ver qué hace',
    note: 'Código abierto. Tus movimientos se quedan en la máquina donde funciona.',
    featuresTitle: 'Características principales',
    features: {
      record: {
        title: 'Rápido de anotar',
        text: 'Un importe, unas palabras y listo. Con coma o con punto decimal: Saldo entiende ambos y te muestra cómo lo ha leído.',
      },
      understand: {
        title: 'Claro de un vistazo',
        text: 'Ingresos, gastos y balance de cualquier periodo, con el cambio frente al anterior.',
      },
      categories: {
        title: 'En qué se fue',
        text: 'Los gastos por categoría y una línea para cada día, también como tabla sencilla.',
      },
      private: {
        title: 'Privado por diseño',
        text: 'Funciona en tu propia máquina o en la de alguien de confianza. No se envía nada a nadie más.',
      },
      bilingual: {
        title: 'Español e inglés',
        text: 'Todas las pantallas en ambos idiomas, con fechas, importes y moneda como tú los escribes.',
      },
      everywhere: {
        title: 'Del móvil al escritorio',
        text: 'Las mismas pantallas tranquilas en cualquier tamaño, claras u oscuras, con el dedo, el ratón o solo el teclado.',
      },
    },
    closingTitle: 'Empieza por el café de hoy.',
    closingText: 'Basta con un correo electrónico y una contraseña.',
    preview: {
      balance: 'Balance',
      income: 'Ingresos',
      expenses: 'Gastos',
      trend: 'Ingresos y gastos',
    },
  },
  legal: {
    version: 'Versión {{version}}, en vigor desde el {{date}}',
    contents: 'Contenido',
  },
  privacy: {
    title: 'Política de Privacidad',
    lead: 'Qué guarda sobre ti esta instalación de Saldo, dónde, para qué y qué puedes pedir.',
    sections: {
      operator: {
        title: 'Quién es responsable',
        text: 'Saldo es un programa que personas y grupos instalan en sus propios servidores. Quien opera el servidor de esta dirección decide sobre tus datos y responde por ellos: la persona o el grupo que te dio esta dirección. Los autores de Saldo no reciben nada de esta instalación ni tienen acceso a ella.',
      },
      data: {
        title: 'Qué se guarda',
        text: '• Tu cuenta: correo electrónico, nombre visible y tu contraseña en forma de resumen criptográfico, del que no se puede recuperar.\n• Tus preferencias: idioma, moneda, zona horaria, tema y primer día de la semana.\n• Tus movimientos: los gastos e ingresos que anotas, con importe, descripción, categoría y fecha.\n• Tu aceptación de estos textos, con su versión.\n• Cuándo estuviste activo por última vez y tus sesiones, con el navegador y la dirección de red que las abrieron, para proteger la cuenta.\nEl registro del servidor anota qué direcciones de Saldo se pidieron y cuándo, nunca quién las pidió ni qué se escribió.',
      },
      purpose: {
        title: 'Para qué sirve',
        text: 'Todo tiene un único fin: ofrecerte tu presupuesto y mantener segura tu cuenta. No hay publicidad, ni perfiles, ni analítica, y nada se vende ni se cede. Tu navegador solo habla con este servidor.',
      },
      place: {
        title: 'Dónde está y quién lo ve',
        text: 'Tus datos están en una base de datos en el servidor del operador. Los administradores de esta instalación ven las cuentas, como nombre, correo y estado; Saldo no les muestra importes ni descripciones. Quien tiene el servidor puede llegar técnicamente a la base de datos, así que usa una instalación cuyo operador te merezca confianza.',
      },
      browser: {
        title: 'Cookies y almacenamiento del navegador',
        text: 'Saldo guarda solo lo que necesita para funcionar:\n• Cookie de sesión: mantiene tu sesión iniciada; termina al cerrar la sesión o cuando esta caduca.\n• saldo-sidebar: si la barra lateral está abierta; 7 días.\n• saldo-language: el idioma que elegiste; 1 año. También se guarda en el almacenamiento del navegador.\n• saldo-theme, en el almacenamiento del navegador: claro, oscuro o como tu sistema.\nNada de ello se usa para seguirte.',
      },
      duration: {
        title: 'Durante cuánto tiempo',
        text: 'Tus datos se conservan mientras exista tu cuenta. Un movimiento eliminado desaparece de la base de datos en el momento; las copias de seguridad del operador lo pierden a medida que se renuevan.',
      },
      rights: {
        title: 'Tus derechos',
        text: 'Puedes ver y corregir tus movimientos en cualquier momento. Puedes pedir al operador una copia de tus datos, su corrección o su eliminación, y oponerte a su uso. También puedes reclamar ante la autoridad de protección de datos de tu país.',
      },
      age: {
        title: 'Edad',
        text: 'Saldo está pensado para personas de 13 años o más. No crees una cuenta si eres menor.',
      },
      changes: {
        title: 'Cambios',
        text: 'Cuando cambia esta política sube su versión, y Saldo te pide que la aceptes de nuevo antes de seguir anotando.',
      },
    },
  },
  terms: {
    title: 'Términos y Condiciones',
    lead: 'Las reglas para usar esta instalación de Saldo, en pocas palabras.',
    sections: {
      service: {
        title: 'Qué es Saldo',
        text: 'Saldo es un cuaderno para tus ingresos y gastos que los suma y los dibuja. Te lo ofrece quien opera el servidor de esta dirección. No es un banco, no mueve dinero y no está conectado a ninguna de tus cuentas en otros sitios.',
      },
      account: {
        title: 'Tu cuenta',
        text: 'Debes tener 13 años o más. Da un correo electrónico que sea tuyo, no compartas tu contraseña y avisa al operador si otra persona puede conocerla. La cuenta es solo para ti.',
      },
      records: {
        title: 'Tus movimientos',
        text: 'Lo que anotas sigue siendo tuyo. Permites al operador guardarlo y procesarlo solo para ofrecer el servicio, como dice la política de privacidad. Que sea correcto depende de ti.',
      },
      conduct: {
        title: 'Uso responsable',
        text: 'No intentes llegar a los datos de otras personas, perturbar o sobrecargar el servicio, eludir sus límites ni guardar en él nada ilícito.',
      },
      advice: {
        title: 'Sin asesoramiento financiero',
        text: 'Los totales, gráficos y comparaciones son cálculos sobre lo que anotaste. No son asesoramiento financiero, fiscal ni legal.',
      },
      warranty: {
        title: 'Sin garantía',
        text: 'Saldo es software libre con licencia MIT y se ofrece tal cual, sin garantía. El operador cuida el servidor y sus copias de seguridad lo mejor que puede, pero no promete un servicio sin interrupciones. Los derechos que te da la ley de tu país no se ven afectados.',
      },
      suspension: {
        title: 'Suspensión y fin',
        text: 'El operador puede suspender una cuenta que incumpla estos términos o ponga en peligro el servicio. Puedes dejar de usar Saldo en cualquier momento y pedir al operador que elimine tu cuenta.',
      },
      changes: {
        title: 'Cambios',
        text: 'Cuando cambian estos términos sube su versión, y Saldo te pide que los aceptes de nuevo. Hasta entonces puedes leer tus datos, pero no anotar nada nuevo.',
      },
    },
  },
} satisfies Shape<typeof en>;
