import type { Country } from '../types.ts';

/** Amounts are large, and multiples of a hundred pesos. */
export const colombia: Country = {
  language: 'es',
  unitMinor: 250_000,
  roundMinor: 10_000,
  wordings: {
    card: ['COMPRA EN {} {city}', '{} {city} CO', 'COMPRA INTL {} ######', 'COMPRA PSE {}'],
    debit: ['PAGO PSE {} ########', 'DEBITO AUTOMATICO {}', 'PAGO FACTURA {} REF ######', 'PAGO {} {month}'],
    transfer: ['TRANSF A {}', 'TRANSFERENCIA NEQUI {} {month}', 'PAGO A PROVEEDOR {}'],
    payroll: ['PAGO DE NOM {}', 'ABONO NOMINA {} {month}', 'CONSIGNACION {} ######'],
  },
  cities: ['BOGOTA', 'MEDELLIN', 'CALI', 'BARRANQUILLA'],
  employers: [
    ['Nómina', 'BANCOLOMBIA NOMINA'],
    ['Sueldo', 'ALCALDIA DE MEDELLIN'],
    ['Salario', 'GRUPO EXITO'],
    ['Pago empresa', 'AVIANCA SA'],
  ],
  rent: [
    ['Arriendo', 'INMOBILIARIA BOGOTA'],
    ['Arriendo apto', 'CARLOS RODRIGUEZ'],
  ],
  mortgage: [
    ['Crédito vivienda', 'DAVIVIENDA VIVIENDA'],
    ['Leasing', 'BANCO CAJA SOCIAL'],
  ],
  electricity: [
    ['Luz', 'ENEL COLOMBIA'],
    ['Energía', 'EPM ENERGIA'],
  ],
  gas: [
    ['Gas', 'VANTI GAS'],
    ['Gas natural', 'GASES DE OCCIDENTE'],
  ],
  water: [
    ['Acueducto', 'EAAB ACUEDUCTO'],
    ['Agua', 'EMCALI'],
  ],
  internet: [
    ['Claro hogar', 'CLARO HOGAR'],
    ['Internet', 'ETB INTERNET'],
    ['Movistar', 'MOVISTAR FIBRA'],
  ],
  mobile: [
    ['Celular', 'CLARO POSPAGO'],
    ['Tigo', 'TIGO MOVIL'],
  ],
  subscriptions: [
    ['Netflix', 'NETFLIX.COM'],
    ['Spotify', 'SPOTIFY CO'],
    ['HBO Max', 'HBO MAX LATAM'],
    ['Rappi Prime', 'RAPPI PRIME'],
    ['iCloud', 'APPLE.COM/BILL'],
    ['Canva', 'CANVA* I03456'],
    ['El Tiempo', 'CASA EDITORIAL EL TIEMPO'],
  ],
  gyms: [
    ['Bodytech', 'BODYTECH'],
    ['Gimnasio', 'SMART FIT CO'],
  ],
  insurances: [
    ['SOAT', 'SURA SOAT'],
    ['Seguro carro', 'SEGUROS BOLIVAR'],
    ['Prepagada', 'COLSANITAS'],
  ],
  taxes: [
    ['Predial', 'SECRETARIA HACIENDA PREDIAL'],
    ['Impuesto vehículo', 'IMPUESTO VEHICULAR'],
    ['Retención', 'DIAN RECAUDO'],
  ],
  schools: [
    ['Pensión colegio', 'COLEGIO SAN CARLOS'],
    ['Jardín', 'JARDIN INFANTIL'],
  ],
  lessons: [
    ['Señora del aseo', 'MARTHA ASEO'],
    ['Clases de francés', 'ALIANZA FRANCESA'],
  ],
  transit: [['TransMilenio', 'TULLAVE RECARGA']],
  pensions: [['Mesada', 'COLPENSIONES']],
  benefits: [['Subsidio', 'COMPENSAR SUBSIDIO']],
  loans: [
    ['Icetex', 'ICETEX'],
    ['Cuota carro', 'SUFI BANCOLOMBIA'],
  ],
  donations: [['Techo', 'FUNDACION TECHO']],
  fees: [
    ['Administración', 'CONJUNTO LOS CEREZOS'],
    ['Cuota de manejo', 'CUOTA MANEJO TARJETA'],
  ],
  clients: [
    ['Cliente Andina', 'ANDINA SAS'],
    ['Honorarios', 'CONSULTORES ASOCIADOS'],
    ['Proyecto web', 'CAFE DEL MONTE'],
    ['Clases', 'LAURA GOMEZ'],
  ],
  supermarkets: [
    ['Éxito', 'EXITO'],
    ['D1', 'TIENDA D1'],
    ['Mercado', 'CARULLA'],
    ['Ara', 'TIENDAS ARA'],
  ],
  cafes: [
    ['Tinto', 'JUAN VALDEZ'],
    ['Panadería', 'PANADERIA LA VICTORIA'],
    ['Oma', 'CAFE OMA'],
  ],
  restaurants: [
    ['Crepes', 'CREPES & WAFFLES'],
    ['Almuerzo', 'RESTAURANTE EL CORRAL'],
    ['Rappi', 'RAPPI COLOMBIA'],
    ['Frisby', 'FRISBY'],
    ['Empanadas', 'TIPICAS'],
  ],
  shops: [
    ['Falabella', 'FALABELLA'],
    ['Mercado Libre', 'MERCADOPAGO COLOMBIA'],
    ['Homecenter', 'SODIMAC'],
    ['Arturo Calle', 'ARTURO CALLE'],
    ['Tennis', 'TENNIS SA'],
    ['Miniso', 'MINISO'],
  ],
  fuel: [
    ['Gasolina', 'TERPEL'],
    ['Tanqueada', 'PRIMAX'],
  ],
  parking: [
    ['Parqueadero', 'CITY PARKING'],
    ['Peaje', 'PEAJE ANDES'],
  ],
  taxis: [
    ['Didi', 'DIDI CO'],
    ['Taxi', 'TAXIS LIBRES'],
    ['Cajero', 'RETIRO CAJERO'],
  ],
  health: [
    ['Droguería', 'CRUZ VERDE'],
    ['Peluquería', 'PELUQUERIA NORBERTO'],
    ['Copago', 'EPS SURA COPAGO'],
  ],
  friends: [
    ['Nequi', 'NEQUI RECIBIDO'],
    ['Venta', 'VENTA USADOS'],
    ['Regalo', 'TRANSF FAMILIAR'],
  ],
  holidays: [
    ['Hotel', 'DECAMERON'],
    ['Avianca', 'AVIANCA TIQUETES'],
    ['Cartagena', 'AIRBNB CARTAGENA'],
  ],
  shocks: [
    ['Nevera', 'ALKOSTO'],
    ['Taller', 'TALLER AUTOMOTRIZ'],
    ['Computador', 'KTRONIX'],
  ],
};
