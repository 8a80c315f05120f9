import type { Country } from '../types.ts';

export const mexico: Country = {
  language: 'es',
  unitMinor: 1_100,
  roundMinor: 50,
  wordings: {
    card: ['COMPRA {} {city}', '{} REF ########', 'CARGO {} TARJ ****####', 'COMPRA POS {} {dd}/{mm}'],
    debit: [
      'DOMICILIACION {} ########',
      'PAGO DE SERVICIO {} REF ##########',
      'CARGO RECURRENTE {}',
      'PAGO {} {month}',
    ],
    transfer: ['SPEI ENVIADO {} {month}', 'TRANSFERENCIA {} CLAVE ##########', 'PAGO A TERCEROS {}'],
    payroll: ['PAGO DE NOMINA {} ######', 'ABONO NOMINA {}', 'DEPOSITO {} QNA {dd}{mm}'],
  },
  cities: ['CDMX', 'GUADALAJARA', 'MONTERREY', 'PUEBLA'],
  employers: [
    ['Quincena', 'GRUPO BIMBO SAB'],
    ['Nómina', 'IMSS NOMINA'],
    ['Sueldo', 'CEMEX OPERACIONES'],
    ['Nómina trabajo', 'LIVERPOOL SERVICIOS'],
  ],
  rent: [
    ['Renta', 'ROBERTO HERNANDEZ'],
    ['Renta depa', 'INMUEBLES DEL VALLE'],
  ],
  mortgage: [
    ['Infonavit', 'INFONAVIT'],
    ['Hipoteca', 'HIPOTECARIA BANORTE'],
  ],
  electricity: [
    ['CFE', 'CFE SUMINISTRADOR'],
    ['Luz', 'CFE SERV BASICOS'],
  ],
  gas: [
    ['Gas', 'GAS NATURAL MEXICO'],
    ['Gas LP', 'GLOBAL GAS'],
  ],
  water: [
    ['Agua', 'SACMEX'],
    ['Recibo de agua', 'SIAPA'],
  ],
  internet: [
    ['Telmex', 'TELMEX'],
    ['Izzi', 'IZZI TELECOM'],
    ['Internet', 'TOTALPLAY'],
  ],
  mobile: [
    ['Telcel', 'TELCEL PLAN'],
    ['Celular', 'AT&T MX'],
  ],
  subscriptions: [
    ['Netflix', 'NETFLIX.COM'],
    ['Spotify', 'SPOTIFY MX'],
    ['Prime Video', 'AMAZON MX PRIME'],
    ['Disney+', 'DISNEYPLUS'],
    ['Xbox', 'MICROSOFT*XBOX'],
    ['iCloud', 'APPLE.COM/BILL'],
    ['Rappi Pro', 'RAPPI PRO'],
  ],
  gyms: [
    ['Smart Fit', 'SMARTFIT'],
    ['Gimnasio', 'SPORTS WORLD'],
  ],
  insurances: [
    ['Seguro auto', 'QUALITAS SEGUROS'],
    ['Gastos médicos', 'GNP SEGUROS'],
    ['Seguro de vida', 'METLIFE MX'],
  ],
  taxes: [
    ['Predial', 'TESORERIA PREDIAL'],
    ['Tenencia', 'SECRETARIA FINANZAS TENENCIA'],
    ['Verificación', 'VERIFICENTRO'],
    ['ISR', 'SAT LINEA CAPTURA'],
  ],
  schools: [
    ['Colegiatura', 'COLEGIO MEXICO'],
    ['Kínder', 'KINDER ARCOIRIS'],
  ],
  lessons: [
    ['Señora Lupita', 'GUADALUPE LIMPIEZA'],
    ['Clases de inglés', 'HARMON HALL'],
  ],
  transit: [
    ['Tarjeta metro', 'METRO RECARGA MENSUAL'],
    ['Pase Urbano', 'TELEVIA'],
  ],
  pensions: [['Pensión', 'IMSS PENSION']],
  benefits: [['Beca', 'BECAS BENITO JUAREZ']],
  loans: [
    ['Crédito auto', 'NR FINANCE'],
    ['Coppel', 'COPPEL ABONO'],
  ],
  donations: [['Teletón', 'FUNDACION TELETON']],
  fees: [
    ['Mantenimiento', 'CONDOMINIO ROBLES'],
    ['Comisión banco', 'COMISION POR MANEJO'],
  ],
  clients: [
    ['Cliente Torres', 'TORRES Y ASOCIADOS'],
    ['Honorarios', 'GRUPO ALFA HONORARIOS'],
    ['Venta en línea', 'MERCADOPAGO RETIRO'],
    ['Diseño', 'IMPRENTA LUNA'],
  ],
  supermarkets: [
    ['Súper', 'WALMART'],
    ['Soriana', 'SORIANA HIPER'],
    ['Chedraui', 'CHEDRAUI'],
    ['Mercado', 'BODEGA AURRERA'],
  ],
  cafes: [
    ['Oxxo', 'OXXO'],
    ['Café', 'CIELITO QUERIDO'],
    ['Tortillas', 'TORTILLERIA'],
  ],
  restaurants: [
    ['Tacos', 'TAQUERIA EL PASTOR'],
    ['Vips', 'VIPS'],
    ['Uber Eats', 'UBER EATS'],
    ['Rappi', 'RAPPI'],
    ['Comida corrida', 'FONDA DONA MARI'],
  ],
  shops: [
    ['Liverpool', 'LIVERPOOL'],
    ['Mercado Libre', 'MERCADOPAGO *MERCLIB'],
    ['Amazon', 'AMAZON MX'],
    ['Coppel tienda', 'COPPEL TIENDA'],
    ['Zapatería', 'ANDREA'],
    ['Suburbia', 'SUBURBIA'],
  ],
  fuel: [
    ['Gasolina', 'GASOLINERA PEMEX'],
    ['G500', 'G500 NETWORK'],
  ],
  parking: [
    ['Estacionamiento', 'ESTACIONAMIENTO CENTRO'],
    ['Caseta', 'CAPUFE'],
  ],
  taxis: [
    ['Didi', 'DIDI MX'],
    ['Uber', 'UBER TRIP'],
    ['Cajero', 'RETIRO CAJERO'],
  ],
  health: [
    ['Farmacia', 'FARMACIAS GUADALAJARA'],
    ['Peluquería', 'ESTETICA LUPITA'],
    ['Doctor', 'CONSULTA MEDICA'],
  ],
  friends: [
    ['Regalo', 'SPEI RECIBIDO'],
    ['Venta', 'VENTA USADOS'],
    ['Tanda', 'DEPOSITO EFECTIVO'],
  ],
  holidays: [
    ['Hotel', 'FIESTA AMERICANA'],
    ['Volaris', 'VOLARIS'],
    ['Autobús', 'ADO BOLETOS'],
  ],
  shocks: [
    ['Lavadora', 'ELEKTRA'],
    ['Mecánico', 'TALLER MECANICO RUIZ'],
    ['Plomero', 'PLOMERIA EXPRESS'],
  ],
};
