import type { Language } from '../types.ts';

type Lists = Record<Language, string>;

/**
 * Phrases that name the fixed categories, with `|` between them; the longest is read first. `same` always means the
 * category. `kinds` are things of the category; if a user's description has the word, they mean that description. So do
 * `bought` things, unless the question says that they were received. `not` only looks like the category.
 */
export const CATEGORY_WORDS: Record<string, { same: Lists; kinds?: Lists; bought?: Lists; not?: Lists }> = {
  'other income': {
    same: {
      en: 'other income|other incomes|other sources of income|other earnings|misc income|miscellaneous income',
      es: 'otros ingresos|categoria otros ingresos|otras entradas|ingresos varios|ingresos diversos',
    },
  },
  other: {
    same: {
      en: `other|others|other expenses|other spending|other costs|other things|other stuff|other category|category other
        |misc|miscellaneous|sundries|odds and ends|bits and bobs`,
      es: 'otros|varios|categoria otros|otros gastos|otras gastos|gastos varios|gastos diversos|miscelanea',
    },
  },
  food: {
    same: {
      en: `food|foods|food and drink|food and drinks|foodstuff|foodstuffs|nosh|eating|eat out|eating out|eaten out|ate out
        |dining|dining out|grocery|groceries|grocery shop|grocery shops|grocery shopping|groceries shopping|supermarket
        |supermarkets|the supermarket`,
      es: `comida|comidas|alimentacion|alimento|alimentos|la compra|mercado|comestibles|mandado|despensa|viveres|papeo|morfi
        |comer|a comer|comer fuera|a comer fuera|comer afuera|a comer afuera|salir a comer|salir a comer fuera
        |sali a comer|salimos a comer|comiera|comiera fuera|comiera afuera|comiese|comiese fuera|comiese afuera
        |comi|comi fuera|comi afuera|comimos|comimos fuera|comimos afuera|comido|comido fuera|comido afuera
        |comiendo|comiendo fuera|comiendo afuera|como fuera|como afuera|como en la calle
        |comemos fuera|comemos afuera|comemos en la calle|cenar|a cenar|cenar fuera|a cenar fuera|cenar afuera
        |salir a cenar|sali a cenar|salimos a cenar|cene|cene fuera|cene afuera|ceno fuera|ceno afuera
        |cenamos fuera|cenamos afuera|desayunar|a desayunar|desayunar fuera|a desayunar fuera|desayunar afuera
        |salir a desayunar|almorzar|a almorzar|almorzar fuera|almorzar afuera|salir a almorzar|almorce
        |almorce fuera|almorce afuera|almuerzo fuera|almuerzo afuera|almorzamos fuera|almorzamos afuera
        |supermercado|supermercados|super`,
    },
    kinds: {
      en: `restaurant|restaurants|eateries|meal|meals|meal out|meals out|takeaway|takeaways|take away|take aways
        |takeout|takeouts|take out|take outs|lunch|lunches|dinner|dinners|breakfast|breakfasts|snack|snacks
        |weekly shop|food shop|food shopping`,
      es: `restaurante|restaurantes|restoranes|bar|bares|bares y restaurantes
        |almuerzo|almuerzos|cena|cenas|desayuno|desayunos|abarrotes|delivery|comida a domicilio|verduleria|carniceria`,
    },
    not: {
      en: 'eating up|eating into|i take out|we take out|you take out|to take out',
      es: 'la compra mas|comiendo mi|comiendo mis|comiendo el|comiendo la|comiendo todo',
    },
  },
  transport: {
    same: {
      en: `transport|transports|transportation|transportations|public transport|travel|traveling|travelling
        |commute|commutes|commuting|getting around|transit`,
      es: `transporte|transportes|transporte publico|trasporte|trasportes|trasporte publico|movilidad|locomocion
        |desplazamientos|moverme|transportarme`,
    },
    kinds: {
      en: `bus|buses|bus fare|bus fares|bus ticket|bus tickets|train|trains|train fare|train fares|train ticket|train tickets
        |tube|metro|subway fare|subway fares|fare|fares|car|car expenses|car costs`,
      es: `colectivo|colectivos|metro|bus|buses|autobus|autobuses|micro|camiones|tren|trenes|pasajes|subte|guagua|cercanias
        |bondi|combi|combis|viaticos|coche|carro|auto`,
    },
  },
  utilities: {
    same: {
      en: `utility|utilities|utility bill|utility bills|utilities bill|utilities bills|utility cost|utility costs
        |utilities costs|household bills`,
      es: `suministros|servicios|servicios publicos|servicios basicos|servicios domesticos|servicios de la casa
        |servicios del hogar|facturas de casa|facturas de la casa|gastos de casa|gastos de la casa
        |recibos de casa|recibos de la casa`,
    },
    not: {
      en: '',
      es: 'servicios de streaming|servicios contratados|servicios estoy|servicios por pagar',
    },
  },
  entertainment: {
    same: {
      en: 'entertainment|fun|leisure|going out|on going out|the going out|night out|nights out|days out|partying|recreation|nightlife',
      es: `ocio|entretenimiento|entretencion|diversion|diversiones|esparcimiento|recreacion|tiempo libre|divertirme
        |salidas|salir|salir de fiesta|salir de copas|salir con amigos`,
    },
    kinds: {
      en: `hobby|hobbies|cinema|cinemas|movies|concert|concerts|theatre|theater|amusement|amusements|pub|pubs|bar|bars`,
      es: `cine|cines|concierto|conciertos|fiesta|fiestas|copas|juerga|juergas|carrete|farra|hobbies|aficiones`,
    },
    not: { en: 'going out of|going out in', es: 'salidas de' },
  },
  health: {
    same: {
      en: `health|healthcare|health care|medical|medical cost|medical costs|medical bill|medical bills|medical expenses
        |wellness`,
      es: 'salud|sanidad|sanitarios|gastos medicos|cosas medicas',
    },
    kinds: {
      en: 'doctor|doctors|medicine|medicines|medication|medications|hospital|hospitals',
      es: `medico|medicos|medica|medicas|medicina|medicinas|medicamento|medicamentos|remedios|hospital|hospitales|doctor
        |doctores`,
    },
  },
  salary: {
    same: {
      en: `salary|salaries|wage|wages|paycheck|paychecks|paycheque|paycheques|pay check|pay checks|pay cheque|pay cheques
        |payday|pay day|payslip|payslips|pay slip|pay slips|my pay|get paid|got paid|getting paid|day job`,
      es: `nomina|nominas|sueldo|sueldos|salario|salarios|mi paga|dia de pago|dia de cobro|jornales|haberes
        |la quincena`,
    },
    kinds: {
      en: '',
      es: 'aguinaldo|aguinaldos|paga extra|paga extras|pagas extra|pagas extras',
    },
    not: {
      en: `my pay for|my pay to|my pay on|how much do i get paid|how much do we get paid|how much did i get paid
        |how much did we get paid|how much will i get paid|how much will we get paid|how much have i got paid`,
      es: '',
    },
  },
  freelance: {
    same: {
      en: `freelance|freelance work|freelance job|freelance jobs|freelance gig|freelance gigs|freelance project
        |freelance projects|freelance client|freelance clients|freelancing|freelancing work|freelancing jobs
        |freelancing gigs|freelancer|freelancers|self employed|selfemployed|self employment|selfemployment|contract work
        |contracting|side hustle|side hustles|side job|side jobs|side gig|side gigs|side work`,
      es: `freelance|freelancer|freelancers|como freelance|como freelancer|autonomo|autonoma|autonomos|como autonomo
        |como autonoma|independiente|independientes|como independiente|trabajo independiente|trabajos independientes
        |trabajo por cuenta propia|trabajos por cuenta propia|trabajo freelance|trabajos freelance
        |freelanceando|por cuenta propia|por mi cuenta`,
    },
    kinds: { en: 'gigs', es: 'honorarios|changas|encargos|trabajitos' },
  },
  investment: {
    same: {
      en: `investment|investments|investment income|investment return|investment returns|investment gains
        |investment profit|investment profits|investments income|investments returns|capital gains|investing`,
      es: `inversion|inversiones|invirtiendo|renta de capital|rentas de capital|renta de inversion|rentas de inversion
        |rendimientos|rentabilidad`,
    },
    kinds: {
      en: 'dividend|dividends|interest|interest income|interest payment|interest payments|stocks|shares',
      es: 'dividendos|intereses|acciones|renta variable|renta fija',
    },
  },
  gift: {
    same: { en: 'gifted', es: 'regalado|regalados|regalada|regaladas|regalaron' },
    bought: { en: 'gift|gifts|present|presents', es: 'regalo|regalos|obsequio|obsequios' },
    kinds: { en: '', es: 'donaciones' },
  },
};
