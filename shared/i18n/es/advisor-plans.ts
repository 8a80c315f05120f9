import type { advisorPlans as en } from '../en/advisor-plans.ts';
import type { Shape } from '../shape.ts';

export const advisorPlans = {
  recurring: {
    part: '{{name}} ({{amount}} {{rhythm}})',
    spread: ', es decir, {{monthly}} al mes',
    list: {
      expense: {
        one: 'Tienes un gasto recurrente: {{part}}{{spread}}.',
        all: 'Tus gastos recurrentes son {{parts}}. En total suman {{total}} al mes.',
        some: 'Tus mayores gastos recurrentes son {{parts}}. Con los demás suman {{total}} al mes.',
      },
      income: {
        one: 'Tienes un ingreso recurrente: {{part}}{{spread}}.',
        all: 'Tus ingresos recurrentes son {{parts}}. En total suman {{total}} al mes.',
        some: 'Tus mayores ingresos recurrentes son {{parts}}. Con los demás suman {{total}} al mes.',
      },
      subscriptions: {
        one: 'Tienes una suscripción: {{part}}{{spread}}.',
        all: 'Tus suscripciones son {{parts}}. En total suman {{total}} al mes.',
        some: 'Tus mayores suscripciones son {{parts}}. Con las demás suman {{total}} al mes.',
      },
    },
    extremes: {
      largest: {
        expense: 'Tu mayor gasto recurrente es {{part}}.',
        income: 'Tu mayor ingreso recurrente es {{part}}.',
        subscriptions: 'Tu suscripción más cara es {{part}}.',
      },
      smallest: {
        expense: 'Tu gasto recurrente más pequeño es {{part}}.',
        income: 'Tu ingreso recurrente más pequeño es {{part}}.',
        subscriptions: 'Tu suscripción más barata es {{part}}.',
      },
    },
    others: 'Después: {{parts}}.',
    total: {
      expense: 'Tus gastos recurrentes suman {{amount}} {{per}}.',
      income: 'Tus ingresos recurrentes suman {{amount}} {{per}}.',
      subscriptions: 'Tus suscripciones suman {{amount}} {{per}}.',
    },
    noSubscriptions: 'Nada de lo que se repite parece una suscripción.',
    inYear: 'Son {{amount}} al año.',
    due: 'El próximo pago de {{name}} es el {{day}}: {{amount}}.',
    expected: 'El próximo pago de {{name}} será seguramente el {{day}}: {{amount}}.',
    extra: 'Además está {{name}}, que no es mensual: {{amount}} el {{day}}.',
    late: '{{name}} tocaba el {{day}} y aún no ha llegado: {{amount}}.',
    coming: {
      expense: {
        all: 'Hay {{total}} de gastos previstos{{subject}} {{period}}: {{parts}}.',
        some: 'Hay {{total}} de gastos previstos{{subject}} {{period}}. Los primeros son {{parts}}.',
      },
      income: {
        all: 'Hay {{total}} de ingresos previstos{{subject}} {{period}}: {{parts}}.',
        some: 'Hay {{total}} de ingresos previstos{{subject}} {{period}}. Los primeros son {{parts}}.',
      },
    },
    counted: 'Cuenta lo que se repite y lo que ya está registrado para esos días.',
    firstOnly: 'La tabla solo muestra los primeros; el total los cuenta todos.',
    again: 'Los pagos que Saldo ha reconocido cuentan cada vez que se esperan, con el importe del próximo.',
    tooFar: 'Saldo solo mira los próximos doce meses.',
    noneComing: {
      expense: 'No hay ningún pago previsto{{subject}} {{period}}.',
      income: 'No hay ningún ingreso previsto{{subject}} {{period}}.',
    },
    rose: '{{name}} subió de {{from}} a {{to}} el {{day}}.',
    fell: '{{name}} bajó de {{from}} a {{to}} el {{day}}.',
    noChanges: 'Ningún pago recurrente ha cambiado de precio en el último año.',
    noSubscriptionChanges: 'Ninguna de tus suscripciones ha cambiado de precio en el último año.',
    noChangesOf: 'El precio de {{words}} no ha cambiado en el último año.',
    missed: 'Se esperaba {{name}} ({{amount}}) y no ha llegado. La última vez fue el {{day}}.',
    noneMissed: 'No falta ningún pago recurrente{{subject}}.',
    begun: '{{name}} ({{amount}}) empezó el {{day}}.',
    noneNew: 'No ha empezado ningún pago recurrente{{subject}} en los últimos tres meses.',
    none: {
      expense: 'No tienes gastos recurrentes{{subject}}, y Saldo aún no reconoce ninguno.',
      income: 'No tienes ingresos recurrentes{{subject}}, y Saldo aún no reconoce ninguno.',
    },
    notRecurring: 'Saldo no reconoce ningún movimiento recurrente con {{words}}.',
  },
  varying: {
    more: '{{words}} ha subido: {{recent}}, {{change}} más que {{usual}} ({{other}}).',
    less: '{{words}} ha bajado: {{recent}}, {{change}} menos que {{usual}} ({{other}}).',
    same: '{{words}} no ha cambiado: {{recent}}, lo mismo que {{usual}}.',
    steady: '{{words}} apenas ha cambiado: {{recent}}, frente a {{other}} en {{usual}}.',
    recent: {
      one: 'el pago {{period}} fue de {{amount}}',
      other: 'los {{count}} pagos {{period}} fueron de {{amount}} de media',
    },
    sameMonths: { one: 'el {{period}}', other: 'los {{period}}' },
    earlier: 'los {{count}} anteriores',
    tooFew: {
      one: 'Solo hay {{transactions}} con {{words}}: es poco para saber cómo ha cambiado.',
      other: 'Solo hay {{transactions}} con {{words}}: son pocos para saber cómo ha cambiado.',
    },
  },
  forecast: {
    expenses: {
      band: 'Lo más probable es que gastes {{amount}} {{period}}; en ocho de cada diez casos, entre {{low}} y {{high}}.',
      alone: 'Lo más probable es que gastes {{amount}} {{period}}.',
    },
    income: {
      band: 'Lo más probable es que ingreses {{amount}} {{period}}; en ocho de cada diez casos, entre {{low}} y {{high}}.',
      alone: 'Lo más probable es que ingreses {{amount}} {{period}}.',
    },
    balance: {
      band: 'Lo más probable es que tu saldo {{period}} sea de {{amount}}; en ocho de cada diez casos, entre {{low}} y {{high}}.',
      alone: 'Lo más probable es que tu saldo {{period}} sea de {{amount}}.',
      uncertain:
        'Tu saldo {{period}} puede ser cualquier cifra entre {{low}} y {{high}}, es decir, también menos de cero; la del medio es {{amount}}.',
    },
    inBank: {
      band: 'Si ahora hay {{bank}} en el banco, lo más probable es que el {{day}} haya {{amount}}; en ocho de cada diez casos, entre {{low}} y {{high}}.',
      alone: 'Si ahora hay {{bank}} en el banco, lo más probable es que el {{day}} haya {{amount}}.',
      uncertain:
        'Si ahora hay {{bank}} en el banco, el {{day}} puede haber cualquier cifra entre {{low}} y {{high}}, es decir, también menos de cero; la del medio es {{amount}}.',
    },
    category: {
      band: 'Lo más probable es que gastes {{amount}} en {{name}} el mes que viene; en ocho de cada diez casos, entre {{low}} y {{high}}.',
      alone: 'Lo más probable es que gastes {{amount}} en {{name}} el mes que viene.',
    },
    all: 'Lo más probable es que ingreses {{income}} y gastes {{expenses}} {{period}}, con un saldo de unos {{balance}}.',
    belowZero:
      'El saldo puede ser cualquier cifra entre {{low}} y {{high}}, es decir, también menos de cero.',
    noCategory: 'No hay previsión de {{name}}: no ha habido suficientes gastos.',
    outside: 'La previsión mira hacia delante: este mes y los doce siguientes.',
    offOfAll: {
      one: 'En {{months}} mes completo, la previsión de todos los gastos se desvió {{off}}.',
      other: 'En los últimos {{months}} meses, la previsión de todos los gastos se desvió {{off}} de media.',
    },
    endOff: {
      one: 'El mismo día de {{months}} mes completo, la previsión se desvió {{off}}.',
      other: 'El mismo día de los últimos {{months}} meses, la previsión se desvió {{off}} de media.',
    },
    endOffOfAll: {
      one: 'El mismo día de {{months}} mes completo, la previsión de todos los gastos se desvió {{off}}.',
      other:
        'El mismo día de los últimos {{months}} meses, la previsión de todos los gastos se desvió {{off}} de media.',
    },
    short: 'Aún hay menos de tres meses completos: es pronto para saber si la previsión es fiable.',
    off: {
      one: 'En {{months}} mes completo, la previsión se desvió {{off}}.',
      other: 'En los últimos {{months}} meses, la previsión se desvió {{off}} de media.',
    },
    naive:
      'Con el importe de un año antes (o, si falta, el del mes anterior), la desviación habría sido de {{off}}.',
    covered: {
      one: 'En {{covered}} de {{months}} mes el resultado quedó dentro de lo esperado.',
      other: 'En {{covered}} de {{months}} meses el resultado quedó dentro de lo esperado.',
    },
    unmeasured:
      'Es pronto para saber cuánto acierta la previsión: hacen falta al menos tres meses completos.',
  },
  afford: {
    yes: 'Sí. Seguramente te sobrarán {{expected}} {{period}}, así que después de {{amount}} aún quedarían {{left}}.',
    probably:
      'Probablemente. Te deberían sobrar {{expected}} {{period}}, así que después de {{amount}} quedarían {{left}}.',
    uncertain:
      'No es seguro. Te deberían sobrar {{expected}} {{period}}, pero puede ser cualquier cifra entre {{low}} y {{high}}, es decir, también menos de cero. Después de {{amount}} quedarían {{left}}.',
    no: 'Con lo que te sobrará {{period}}, no: seguramente {{expected}}, {{short}} menos que {{amount}}.',
    nothing:
      'No. Seguramente gastarás {{over}} más de lo que ingreses {{period}}, así que no quedaría nada para {{amount}}.',
    worst: 'Si las cosas van mal, serían {{amount}}.',
    worstShort: 'Si las cosas van mal, faltarían {{short}}.',
    noAmount: '¿Cuánto cuesta? Vuelve a preguntar con el importe.',
  },
  safeToSpend: {
    until: 'Puedes gastar {{amount}} hasta el {{day}}, unos {{perDay}} al día.',
    on: 'Puedes gastar {{amount}} {{period}}, unos {{perDay}} al día.',
    oneDay: 'Puedes gastar {{amount}} {{period}}.',
    nothing: 'Este mes, después de pagar los recibos, no queda nada para gastar.',
    short: 'Este mes, después de pagar los recibos, no queda nada para gastar: faltan {{short}}.',
    made: 'Lo que queda después de los recibos son {{sum}}.',
    share: 'Sale de repartir por igual, día a día, los {{free}} que quedan hasta el {{day}}: {{sum}}.',
    withGoals:
      'los ingresos esperados del mes ({{income}}) menos lo que llevas gastado ({{spent}}), lo que queda por pagar ({{due}}) y lo que necesitan tus metas ({{aside}})',
    withoutGoals:
      'los ingresos esperados del mes ({{income}}) menos lo que llevas gastado ({{spent}}) y lo que queda por pagar ({{due}})',
  },
  goals: {
    when: {
      one: 'Tendrías {{amount}} en aproximadamente {{months}} mes, en {{month}}, si cada mes te sobran {{saved}}, como se espera.',
      other:
        'Tendrías {{amount}} en unos {{months}} meses, en {{month}}, si cada mes te sobran {{saved}}, como se espera.',
    },
    atRate: {
      one: 'Tendrías {{amount}} en {{months}} mes, en {{month}}, si apartas {{saved}} al mes.',
      other: 'Tendrías {{amount}} en {{months}} meses, en {{month}}, si apartas {{saved}} al mes.',
    },
    already: 'Ya tienes {{amount}}.',
    between: 'Podría tardar entre {{soon}} y {{late}} meses.',
    atBest: {
      one: 'En el mejor caso, {{soon}} mes. Si las cosas van mal, no sobra nada.',
      other: 'En el mejor caso, {{soon}} meses. Si las cosas van mal, no sobra nada.',
    },
    never:
      'No se espera que sobre nada en los próximos meses, así que no se pueden ahorrar {{amount}} de esa forma.',
    needed: {
      one: 'Tienes que apartar {{needed}} en {{months}} mes para tener {{amount}} en {{month}}.',
      other:
        'Tienes que apartar {{needed}} al mes durante {{months}} meses para tener {{amount}} en {{month}}.',
    },
    enough: 'Se espera que te sobren unos {{saved}} al mes, así que es posible.',
    notEnough: 'Solo se espera que te sobren unos {{saved}} al mes.',
    nothingLeft: 'No se espera que sobre nada en los próximos meses.',
    noDay: '¿Para cuándo necesitas {{amount}}? Vuelve a preguntar con un mes.',
    none: 'No tienes metas abiertas. Añade una o pregunta con un importe.',
    goalNeeds:
      '{{name}}: tienes {{saved}} de {{target}} y necesitas apartar {{needed}} al mes para llegar el {{wanted}}.',
    goalInTime:
      '{{name}}: tienes {{saved}} de {{target}} y, al ritmo actual, llegarás el {{day}}, a tiempo para el {{wanted}}.',
    goalLate:
      '{{name}}: tienes {{saved}} de {{target}} y, al ritmo actual, llegarás el {{day}}, después del {{wanted}}. Para llegar a tiempo necesitas apartar {{needed}} al mes.',
    goalWithoutPace: '{{name}}: tienes {{saved}} de {{target}}. Al ritmo actual no hay una fecha prevista.',
    goalReached: '{{name}}: tienes {{saved}} de {{target}} y, al ritmo actual, llegarás el {{day}}.',
  },
  cut: {
    saves: 'Gastar un {{percent}} menos{{subject}} te ahorraría {{saved}} al mes, {{year}} en un año.',
    all: 'No gastar nada{{subject}} te ahorraría {{saved}} al mes, {{year}} en un año.',
    usual: 'Sueles gastar {{amount}} al mes{{subject}}.',
    none: 'Aún no hay ningún mes completo de gastos{{subject}}.',
  },
  budgets: {
    left: '{{name}}: has gastado {{spent}} de {{amount}}, así que quedan {{left}} del presupuesto.',
    over: '{{name}}: has gastado {{spent}} de {{amount}}, {{over}} de más.',
    all: 'Todos los gastos',
    none: 'No tienes presupuestos este mes.',
    noneFor: 'No hay presupuesto para {{name}} este mes.',
  },
  talk: {
    help: 'Pregunta cuánto gastaste, ingresaste o ahorraste en cualquier periodo, categoría o tienda; qué se repite y qué pagos vienen; cómo van tus presupuestos y metas; o cómo irán este mes y los siguientes.',
    whatAnswers:
      'Responde un programa en este servidor. Ha aprendido con ejemplos a leer preguntas y calcula cada cifra con tus propios movimientos.',
    thanks: '¡De nada! Pregunta lo que quieras sobre tu dinero.',
    hello: '¡Hola! Pregúntame por tu dinero: en qué gastas, qué se repite o cómo acabará el mes.',
  },
  refused: {
    advice:
      'No doy consejos, por ejemplo sobre inversiones, préstamos o impuestos. Puedo decirte lo que muestran tus movimientos, como en qué se va la mayor parte de tu dinero.',
    write: 'Solo respondo preguntas y no cambio nada. Puedes añadir, cambiar y borrar movimientos aquí.',
    scope: 'Solo puedo responder preguntas sobre tu dinero en Saldo.',
    unsure: 'No sé bien a qué te refieres. ¿Querías decir una de estas cosas?',
    cannotLeaveOut: 'Saldo no puede dejar fuera {{words}}.',
    cannotUse: 'Saldo no puede usar {{words}}.',
    nearest: 'Esto es lo más parecido:',
    unread: 'No lo he entendido. Prueba con otras palabras.',
  },
} satisfies Shape<typeof en>;
