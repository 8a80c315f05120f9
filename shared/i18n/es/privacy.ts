import type { privacy as en } from '../en/privacy.ts';
import type { Shape } from '../shape.ts';

export const privacy = {
  title: 'Política de privacidad',
  description:
    'Qué guarda sobre ti una instalación de Saldo, dónde, durante cuánto tiempo, quién lo ve y qué puedes hacer.',
  lead: 'Qué guarda sobre ti esta instalación de Saldo, dónde, durante cuánto tiempo, quién lo ve y qué puedes hacer.',
  sections: {
    summary: {
      title: 'En resumen',
      text: '• Saldo guarda lo que registras, lo que necesita para que inicies sesión y los días en que lo usaste. Nada más.\n• Todo está en el servidor de esta dirección. No se vende, ni se alquila, ni se cede a otras empresas, y no hay publicidad.\n• Los administradores ven quién tiene una cuenta. Sus pantallas no muestran los importes ni las descripciones de tus movimientos, solo totales de todos los usuarios.\n• El uso se cuenta solo si lo aceptas, y de forma anónima.\n• Puedes descargarlo todo y eliminar tu cuenta cuando quieras, desde tu perfil.',
    },
    operator: {
      title: 'Quién es responsable',
      text: 'Saldo es un programa que personas y grupos instalan en sus propios servidores. Quien opera el servidor de esta dirección (el operador) decide sobre tus datos y responde de ellos. Es la persona o el grupo que te dio acceso: el «responsable del tratamiento» del Reglamento General de Protección de Datos (RGPD).\nDirígete al operador para cualquier pregunta sobre tus datos. Los autores del programa no reciben nada de esta instalación ni tienen acceso a ella.',
    },
    data: {
      title: 'Qué se guarda',
      text: '• Tu cuenta: correo electrónico, nombre visible y contraseña, convertida en un hash Argon2id a partir del cual no se puede recuperar.\n• Tu perfil: una foto, si la subes; una ciudad y un país, si los guardas; idioma, moneda, zona horaria, tema y primer día de la semana.\n• Tus movimientos: los gastos e ingresos que registras, con descripción, importe, categoría, fecha y, si las añades, una nota y etiquetas; y sus totales.\n• Tus propias categorías, y los nombres, iconos y colores que das a las demás.\n• Lo que planificas: los movimientos recurrentes con sus fechas, qué pasó en cada fecha y qué sugerencias has aceptado o descartado; los presupuestos y sus avisos; las metas y lo que apartas para ellas.\n• Qué avisos has marcado como normales, y de qué trataban.\n• Lo que escribes a los administradores en «Ayuda y soporte» y sus respuestas.\n• Los tokens de acceso que creas para otros programas: nombre, qué permiten hacer, cuándo se crearon y se usaron por última vez, y cuándo caducan. El token en sí se guarda solo como hash.\n• Qué correos has activado.\n• Lo que importas: las cuentas, tarjetas y aplicaciones de las que vienen tus ficheros, con el nombre que les pones; el nombre y el formato de cada fichero, y cómo hay que leerlo; y de cada fila que guardas, además del movimiento, el texto original del banco, su referencia, el día y el importe. Consulta «Ficheros del banco».\n• Tu aceptación de los términos y de esta política, con su versión.\n• Tus sesiones: cuándo empezó y cuándo termina cada una, y el navegador y la dirección IP desde los que se abrió, para que puedas reconocer una ajena.\n• Cuándo estuviste activo por última vez, y si estás en línea y desde cuándo: mientras Saldo esté abierto en un navegador en el que has iniciado sesión, y dos minutos como máximo desde la última señal de él.\n• Los días en que usaste Saldo, pero no a qué hora ni qué hiciste.\n• Un aviso a los administradores de que te registraste, con tu correo electrónico.\n• Si administras esta instalación o si tu cuenta está suspendida.\n• Tu plan, hasta cuándo dura y si lo pediste tú; y tu última solicitud de Premium, con el mensaje que escribiste, cuándo la enviaste y la respuesta.\n• Lo que se ha hecho con tu cuenta: cuándo cambió tu contraseña, tu correo electrónico o tu rol, se suspendió la cuenta, cambió tu plan o se rechazó tu solicitud, o se creó un enlace para restablecer la contraseña, y quién lo hizo. Lo ves en tu perfil. La cuenta figura solo con un número, y se conserva aunque la elimines.\nSaldo no pide datos bancarios ni contraseñas de tu banco, documentos de identidad, teléfono ni fecha de nacimiento.',
    },
    imports: {
      title: 'Ficheros del banco',
      text: 'Los ficheros que importas se leen en tu navegador y no salen nunca de tu dispositivo. Solo las filas que guardas se envían a este servidor, después de que las hayas visto.\nPara reconocer una cuenta en tu próximo fichero, Saldo guarda los cuatro últimos caracteres de su número y un hash con clave del número completo, que se calcula en tu navegador. El número en sí no se envía ni se guarda como tal. Aun así, puede aparecer en el texto original del banco de una fila, igual que los nombres de quienes te pagaron o a quienes pagaste.',
    },
    advisor: {
      title: 'Preguntas al asesor',
      text: 'Lo que preguntas al asesor se lee y se responde en este servidor, y no se guarda ni queda en ningún registro.\nSi el operador ha añadido un modelo de lenguaje, el asesor lo ofrece para las preguntas que no entiende. Solo si lo aceptas, tu pregunta y los nombres de tus categorías van a ese modelo; tus movimientos, importes y descripciones, no.',
    },
    location: {
      title: 'Ubicación',
      text: 'Saldo puede proponerte tu ciudad. Tu navegador te pregunta antes de compartir tu ubicación, salvo que ya se lo hayas permitido a esta dirección. Entonces las coordenadas llegan a este servidor, que busca la ciudad más cercana en una tabla propia; ni se guardan, ni quedan en ningún registro, ni se envían a nadie. Solo se conservan la ciudad y el país, y solo cuando los guardas. Si lo rechazas, Saldo guarda tu respuesta y no te lo vuelve a preguntar. Puedes cambiar o quitar la ciudad en tu perfil.',
    },
    visits: {
      title: 'Estadísticas de uso',
      text: 'Si lo aceptas, Saldo cuenta cuántas veces se abre cada una de sus pantallas. Se guardan el día, la pantalla, por ejemplo «Panel», y un número: ni cuenta, ni dirección IP, ni identificador, nada que te identifique. El recuento se queda en este servidor.\nMientras no aceptes, si lo rechazas y en cuanto retiras tu consentimiento, no se cuenta ni se envía nada. Puedes cambiar tu respuesta cuando quieras en «Configurar cookies», al final de esta página o en el menú de tu cuenta. Si tu navegador pide a todos los sitios que no te rastreen (Global Privacy Control o Do Not Track), Saldo no te pregunta y no cuenta nada.',
    },
    purpose: {
      title: 'Finalidades y bases jurídicas',
      text: '• Para ofrecerte el servicio en el que te registraste: cuenta, perfil, movimientos, categorías e importaciones. Base: el acuerdo contigo (artículo 6.1.b del RGPD).\n• Para mantener seguras las cuentas y en marcha el servicio: sesiones, límites contra quien intenta adivinar contraseñas y registro del servidor. Base: el interés legítimo del operador y de todos los usuarios en un servicio seguro (artículo 6.1.f).\n• Para saber cuántas personas usan el servicio y vuelven: los días en que lo usaste. Base: el interés legítimo del operador en mantener algo que resulte útil (artículo 6.1.f).\n• Para proponerte tu ciudad y para contar el uso: tu consentimiento (artículo 6.1.a), que puedes retirar cuando quieras.\nNo se elaboran perfiles ni se toman decisiones automatizadas sobre ti.',
    },
    place: {
      title: 'Dónde está y quién lo ve',
      text: 'Tus datos están en una base de datos en el servidor del operador, o en un servidor de bases de datos que el operador haya elegido. Tu navegador solo se conecta a esta dirección: ni fuentes, ni programas, ni mapas, ni contadores vienen de otro sitio, y no interviene ninguna otra empresa.\n• Tú ves todos tus datos, y solo los tuyos.\n• Los administradores de esta instalación ven tu nombre, correo electrónico, ciudad y país, rol, plan, tu solicitud de Premium con su mensaje, cuándo te registraste y cuándo estuviste activo por última vez, si estás en línea, tus sesiones y cuántos movimientos tienes. Saldo no les muestra tus importes, descripciones, categorías, notas, etiquetas ni importaciones. Sí les muestra totales de todos los usuarios, por moneda, y cuántas personas vuelven. Si eres la única persona que usa una moneda, su total es el tuyo.\n• Todos los administradores pueden leer lo que escribes en «Ayuda y soporte», junto con tu nombre, tu correo, tu plan, tu idioma y cuándo creaste la cuenta. De tus movimientos solo ven lo que tú escribas ahí.\n• Los administradores pueden suspender tu cuenta, dar o quitar el rol de administrador, cambiar tu plan, y crear y descargar copias de seguridad. Si el servidor no envía correos, o si un ajuste lo permite, también pueden crear un enlace para restablecer tu contraseña: quien tenga ese enlace puede iniciar sesión en tu lugar y verlo todo hasta que elijas otra contraseña. Cada enlace aparece en «Actividad de tu cuenta», en tu perfil, y si hay correo recibes un aviso.\n• Quien tenga acceso al servidor, o a una copia de seguridad, puede leerlo todo. Usa una instalación cuyo operador te inspire confianza.\n• Si el operador ha configurado el correo, los mensajes sobre tu cuenta pasan por el servidor de correo que eligió.\nEl operador puede tener que entregar datos a las autoridades cuando la ley le obligue. Saldo no transfiere nada a otros países; el operador puede decirte si el servidor está en otro país.',
    },
    mail: {
      title: 'Correo',
      text: 'Saldo te escribe por asuntos de tu cuenta:\n• para restablecer la contraseña o confirmar un correo electrónico;\n• cuando cambia tu contraseña, tu correo electrónico, tu rol o tu plan, o se crea un enlace para restablecer la contraseña o un token de acceso;\n• cuando un administrador te ha respondido; el mensaje lleva un enlace, pero no la respuesta;\n• si eres administrador, sobre copias de seguridad, ajustes protegidos, solicitudes de Premium y mensajes nuevos de «Ayuda y soporte».\nSi los activas en tu perfil, también recibes recordatorios de los movimientos recurrentes, como mucho una vez al día; avisos cuando un presupuesto llega al 80 % o al 100 %; y una vez al mes un informe del mes anterior, sin importes si lo prefieres. Estos mensajes contienen tus descripciones, importes y nombres de categorías, solo se envían a una dirección que hayas confirmado y llevan un enlace para dejar de recibirlos. Ese enlace no caduca y no sirve para nada más.\nUn mensaje espera en la base de datos hasta que se envía. Después se eliminan su dirección y su contenido y, a los 30 días, la constancia de que se envió. Los enlaces para restablecer la contraseña o confirmar una dirección se guardan solo como hash, funcionan una vez y caducan: a los 30 minutos para una contraseña y a las 24 horas para un correo electrónico. No hay boletín.',
    },
    browser: {
      title: 'Cookies y almacenamiento del navegador',
      text: 'Esto es todo lo que Saldo guarda en tu navegador. Todo viene de esta dirección, solo lo lee esta dirección y hace falta para lo que pediste; nada de ello te rastrea.',
    },
    duration: {
      title: 'Durante cuánto tiempo',
      text: '• Cuenta, perfil, movimientos, categorías, importaciones, planes, conversaciones con los administradores y tokens de acceso: mientras exista tu cuenta. Un movimiento que eliminas se conserva 30 días, por si quieres recuperarlo, y después desaparece de la base de datos. El texto original del banco de su fila se conserva hasta que deshaces la importación, para que tu próximo fichero no lo vuelva a traer. Cuando eliminas tu cuenta, todos tus datos se eliminan al momento.\n• Una sesión: hasta que la cierras, allí o desde tu perfil; si no, 7 días desde la última vez que la usaste y 30 como máximo. Al cambiar la contraseña se cierran todas las demás.\n• Direcciones IP, para limitar los intentos de adivinar contraseñas: 15 minutos como máximo y solo en la memoria del servidor.\n• Mensajes: consulta «Correo».\n• Los días en que usaste Saldo: 400 días, salvo que el operador haya fijado otro plazo, y nunca más que tu cuenta.\n• Estadísticas de uso: el mismo tiempo que los días anteriores. No identifican a nadie.\n• Registro del servidor: qué dirección de Saldo se pidió, cuándo y con qué resultado; sin nombres, correos, importes ni descripciones. Si se rechaza un inicio de sesión, también su dirección IP y el número de la cuenta. El operador decide cuánto tiempo lo conserva. Un servidor situado delante de Saldo puede llevar su propio registro.\n• Copias de seguridad: tus datos siguen en ellas hasta que otras más recientes las sustituyen o el operador las elimina.',
    },
    rights: {
      title: 'Tus derechos',
      text: 'Para casi todo no hace falta pedir nada:\n• Ver y corregir: tus datos personales en tu perfil y todo lo demás en su pantalla.\n• Llevártelos: descarga todos tus datos en tu perfil, en CSV o JSON.\n• Eliminar: movimientos sueltos, tu foto, tu ciudad o la cuenta entera.\n• Retirar el consentimiento: en «Configurar cookies» o quitando tu ciudad.\nAdemás puedes pedir al operador información, rectificación, supresión o limitación, y oponerte a un uso que se base en el interés legítimo. También puedes reclamar ante la autoridad de protección de datos del lugar donde vives o trabajas.',
    },
    security: {
      title: 'Seguridad',
      text: 'Las contraseñas se protegen con Argon2id. La sesión se mantiene con una cookie que el código de la página no puede leer. Cada petición solo llega a los datos que su usuario puede ver; se frenan los intentos de adivinar contraseñas; se rechazan las peticiones de otros sitios; las páginas no ejecutan código de fuera. El cifrado en tránsito (HTTPS) y el de las copias de seguridad corresponden al operador. Ningún sistema es perfectamente seguro: elige una contraseña que no uses en ningún otro sitio.',
    },
    age: {
      title: 'Edad',
      text: 'Saldo está pensado para personas de 13 años o más. No crees una cuenta si eres menor. Si la ley de tu país exige el consentimiento de tu madre, padre o tutor hasta una edad mayor, lo necesitas. Si el operador sabe de la cuenta de alguien de menos edad, la elimina.',
    },
    changes: {
      title: 'Cambios',
      text: 'Cuando cambia esta política cambian su versión y su fecha, y Saldo te la muestra y te pide que la aceptes antes de seguir añadiendo movimientos. Hasta entonces, puedes leerlo, descargarlo y eliminarlo todo.',
    },
  },
  storage: {
    caption: 'Todo lo que Saldo guarda en tu navegador',
    name: 'Nombre',
    kind: 'Tipo',
    purpose: 'Finalidad',
    duration: 'Duración',
    kinds: {
      cookie: 'Cookie',
      local: 'Almacenamiento local',
      session: 'Almacenamiento de sesión',
    },
    orSecure: 'con https, {{name}}',
    entries: {
      session: {
        purpose: 'Mantiene tu sesión iniciada. El código de la página no puede leerla.',
        duration: '7 días desde tu última visita, 30 como máximo; hasta que cierras la sesión',
      },
      halfSignIn: {
        purpose:
          'Que tu contraseña era correcta, hasta que escribes el código. El código de la página no puede leerla.',
        duration: '5 minutos',
      },
      passkey: {
        purpose:
          'Lo que tu llave de acceso tiene que firmar cuando se ofrece iniciar sesión con ella. El código de la página no puede leerla.',
        duration: '5 minutos',
      },
      sidebar: { purpose: 'Si la barra lateral está abierta.', duration: '7 días' },
      languageCookie: {
        purpose: 'El idioma que elegiste, para que el servidor responda en él.',
        duration: '1 año',
      },
      language: {
        purpose: 'El idioma que elegiste, para las pantallas de la aplicación.',
        duration: 'Hasta que lo borres',
      },
      theme: { purpose: 'Claro, oscuro o el de tu sistema.', duration: 'Hasta que lo borres' },
      consent: { purpose: 'Tu respuesta sobre las estadísticas de uso.', duration: 'Hasta que lo borres' },
      shortcuts: {
        purpose: 'Si los atajos de una sola tecla están activados, una vez que lo cambias.',
        duration: 'Hasta que lo borres',
      },
      trend: { purpose: 'Qué muestra el gráfico de evolución.', duration: 'Hasta que lo borres' },
      account: {
        purpose: 'La cuenta del último movimiento que añadiste, como un número aleatorio.',
        duration: 'Hasta que lo borres',
      },
      drafts: {
        purpose: 'El gasto o ingreso que has escrito y aún no has guardado.',
        duration: 'Hasta que lo guardas, cierras sesión o cierras la pestaña',
      },
      scroll: {
        purpose: 'En qué punto de una pantalla estabas, para volver a él.',
        duration: 'Hasta que cierras la pestaña',
      },
    },
  },
} satisfies Shape<typeof en>;
