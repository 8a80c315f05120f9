import type { Country } from '../types.ts';
import { HIDDEN_DIGITS } from '../../hidden-digits.ts';

export const spain: Country = {
  language: 'es',
  unitMinor: 100,
  roundMinor: 1,
  wordings: {
    card: [
      `COMPRA TARJ. 0000${HIDDEN_DIGITS}#### {} {city}`,
      'PAGO EN {}, {city} EL {date}',
      '{} {city} ES',
      'Compra {} Tarjeta ####',
    ],
    debit: [
      'RECIBO {} Nº RECIBO #### #### ###',
      'ADEUDO {} REF. ########',
      'RECIBO {} {month}',
      'Recibo {}, Ref. Mandato ########',
    ],
    transfer: ['TRANSFERENCIA A {} {month}', 'TRANSF. {} CONCEPTO {month} {year}', 'Transferencia {}'],
    payroll: [
      'NOMINA {} {month} {year}',
      'TRANSFERENCIA DE {}, CONCEPTO NOMINA',
      'ABONO NOMINA {} {mm}/{year}',
    ],
  },
  cities: ['MADRID', 'VALENCIA', 'SEVILLA', 'BILBAO', 'MALAGA'],
  employers: [
    ['Nómina', 'INDRA SISTEMAS SA'],
    ['Sueldo', 'HOSPITAL LA PAZ'],
    ['Nómina Acerinox', 'ACERINOX EUROPA'],
    ['Nomina consultora', 'EVERIS SPAIN SLU'],
    ['Salario', 'AYUNTAMIENTO DE GETAFE'],
  ],
  rent: [
    ['Alquiler', 'MARIA LOPEZ GARCIA'],
    ['Alquiler piso', 'INMOBILIARIA COSTA SL'],
    ['Renta casa', 'JOSE RUIZ ALQUILER'],
  ],
  mortgage: [
    ['Hipoteca', 'PRESTAMO HIPOTECARIO'],
    ['Hipoteca ING', 'CUOTA HIPOTECA'],
  ],
  electricity: [
    ['Luz', 'IBERDROLA CLIENTES SAU'],
    ['Endesa', 'ENDESA ENERGIA XXI'],
    ['Factura luz', 'HOLALUZ CLIDOM'],
  ],
  gas: [
    ['Gas', 'NATURGY IBERIA'],
    ['Gas natural', 'COMERCIALIZADORA REGULADA GAS'],
  ],
  water: [
    ['Agua', 'CANAL DE ISABEL II'],
    ['Recibo agua', 'AGUAS DE VALENCIA'],
  ],
  internet: [
    ['Internet', 'TELEFONICA DE ESPANA'],
    ['Fibra Digi', 'DIGI SPAIN TELECOM'],
    ['Orange', 'ORANGE ESPAGNE SAU'],
  ],
  mobile: [
    ['Móvil', 'PEPEMOBILE SL'],
    ['Teléfono', 'VODAFONE ESPANA'],
    ['Lowi', 'LOWI MOVIL'],
  ],
  subscriptions: [
    ['Netflix', 'NETFLIX.COM'],
    ['Spotify', 'SPOTIFY P0A1B2'],
    ['HBO Max', 'HELP.HBOMAX.COM'],
    ['iCloud', 'APPLE.COM/BILL'],
    ['Disney+', 'DISNEY PLUS'],
    ['El País', 'EDICIONES EL PAIS'],
    ['Dropbox', 'DROPBOX*8GH2KL'],
    ['YouTube Premium', 'GOOGLE *YOUTUBE'],
    ['PlayStation Plus', 'PLAYSTATION NETWORK'],
  ],
  gyms: [
    ['Gimnasio', 'BASIC FIT SPAIN'],
    ['Gym', 'VIVAGYM'],
    ['Club de tenis', 'CLUB TENIS CHAMARTIN'],
  ],
  insurances: [
    ['Seguro coche', 'MUTUA MADRILENA'],
    ['Seguro hogar', 'MAPFRE FAMILIAR'],
    ['Seguro de vida', 'VIDACAIXA SAU'],
    ['Seguro médico', 'SANITAS SOCIEDAD ANONIMA'],
  ],
  taxes: [
    ['IBI', 'AYUNTAMIENTO IBI'],
    ['Impuesto de circulación', 'AYTO IVTM'],
    ['Basuras', 'TASA RESIDUOS URBANOS'],
    ['Autónomos IVA', 'AEAT MODELO 303'],
  ],
  schools: [
    ['Comedor', 'COLEGIO SAN JOSE'],
    ['Guardería', 'ESCUELA INFANTIL LOS PINOS'],
  ],
  lessons: [
    ['Clases de inglés', 'ACADEMIA OXFORD'],
    ['Asistenta', 'ROSA MARTIN LIMPIEZA'],
    ['Clase de piano', 'MUSICA VIVA'],
  ],
  transit: [
    ['Abono transporte', 'CRTM ABONO'],
    ['Bono metro', 'METRO VALENCIA'],
  ],
  pensions: [['Pensión', 'SEGURIDAD SOCIAL PENSION']],
  benefits: [
    ['Paro', 'SEPE PRESTACION'],
    ['Beca', 'MINISTERIO BECA'],
  ],
  loans: [
    ['Préstamo coche', 'SANTANDER CONSUMER'],
    ['Cofidis', 'COFIDIS SUC ESPANA'],
  ],
  donations: [
    ['Cruz Roja', 'CRUZ ROJA ESPANOLA'],
    ['UNICEF', 'UNICEF COMITE ESPANOL'],
  ],
  fees: [
    ['Comunidad', 'CDAD PROP CALLE MAYOR 7'],
    ['Cuota autónomos', 'TGSS AUTONOMOS'],
    ['Comisión banco', 'COMISION MANTENIMIENTO'],
  ],
  clients: [
    ['Factura Estudio Norte', 'ESTUDIO NORTE SL'],
    ['Cliente Bodegas', 'BODEGAS RIOJA SA'],
    ['Factura web', 'PANADERIAS UNIDAS'],
    ['Traducción', 'EDITORIAL LARGA'],
    ['Clase particular', 'ANA PEREZ'],
  ],
  supermarkets: [
    ['Mercadona', 'MERCADONA'],
    ['Lidl', 'LIDL SUPERMERCADOS'],
    ['Carrefour', 'CARREFOUR EXPRESS'],
    ['Dia', 'DIA RETAIL'],
    ['Compra semanal', 'CONSUM COOP'],
  ],
  cafes: [
    ['Café', 'CAFETERIA LA PLAZA'],
    ['Desayuno', 'BAR MANOLO'],
    ['Café máquina', 'VENDING IBERICA'],
    ['Panadería', 'HORNO SAN MIGUEL'],
  ],
  restaurants: [
    ['Cena', 'TABERNA EL SUR'],
    ['Menú del día', 'RESTAURANTE CASA PACO'],
    ['Pizza', 'TELEPIZZA'],
    ['Glovo', 'GLOVO PROD'],
    ['Cañas', 'CERVECERIA 100'],
    ['Burger', 'GOIKO GRILL'],
  ],
  shops: [
    ['Zara', 'ZARA'],
    ['Amazon', 'AMZN MKTP ES*2K4AB1'],
    ['Ikea', 'IKEA IBERICA'],
    ['Decathlon', 'DECATHLON'],
    ['El Corte Inglés', 'EL CORTE INGLES'],
    ['Libros', 'CASA DEL LIBRO'],
    ['Leroy Merlin', 'LEROY MERLIN'],
    ['Primark', 'PRIMARK TIENDAS'],
    ['Bazar', 'BAZAR HOGAR'],
  ],
  fuel: [
    ['Gasolina', 'REPSOL ES ###'],
    ['Cepsa', 'CEPSA EE.SS.'],
  ],
  parking: [
    ['Parking', 'PARKING PLAZA MAYOR'],
    ['Zona azul', 'EMT PARQUIMETRO'],
  ],
  taxis: [
    ['Taxi', 'TAXI MADRID'],
    ['Cabify', 'CABIFY.COM'],
    ['Bizum', 'BIZUM ENVIADO'],
  ],
  health: [
    ['Farmacia', 'FARMACIA CENTRAL'],
    ['Peluquería', 'PELUQUERIA MARTA'],
    ['Dentista', 'CLINICA VITALDENT'],
  ],
  friends: [
    ['Regalo', 'BIZUM RECIBIDO'],
    ['Wallapop', 'WALLAPOP VENTA'],
    ['Devolución', 'DEVOLUCION COMPRA'],
  ],
  holidays: [
    ['Hotel', 'BOOKING.COM'],
    ['Vuelos', 'VUELING AIRLINES'],
    ['Apartamento playa', 'AIRBNB'],
    ['Renfe', 'RENFE VIAJEROS'],
  ],
  shocks: [
    ['Lavadora', 'MEDIA MARKT'],
    ['Taller', 'TALLERES GOMEZ'],
    ['Fontanero', 'FONTANERIA RAPIDA'],
    ['Portátil', 'PC COMPONENTES'],
  ],
};
