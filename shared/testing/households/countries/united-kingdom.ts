import type { Country } from '../types.ts';

export const unitedKingdom: Country = {
  language: 'en',
  unitMinor: 88,
  roundMinor: 1,
  wordings: {
    card: ['CARD PAYMENT TO {} ON {dd}-{mm}-{year}', '{} {city} GB', '{} #### {city}', 'VIS {} {city}'],
    debit: [
      'DIRECT DEBIT PAYMENT TO {} REF ########',
      'DD {}',
      '{} ########## DDR',
      'DIRECT DEBIT {} {month}',
    ],
    transfer: [
      'STANDING ORDER {}',
      'FASTER PAYMENT {} REF {month} RENT',
      'BILL PAYMENT VIA FASTER PAYMENT TO {}',
    ],
    payroll: ['BGC {} ######', '{} SALARY {month}', 'BANK CREDIT {} PAY {mm}/{year}'],
  },
  cities: ['LONDON', 'LEEDS', 'BRISTOL', 'GLASGOW', 'CARDIFF'],
  employers: [
    ['Salary', 'NHS TRUST'],
    ['Wages', 'TESCO STORES LTD PAYROLL'],
    ['Pay', 'BARNET COUNCIL'],
    ['Salary from work', 'DELOITTE LLP'],
    ['Weekly wage', 'ADECCO UK LTD'],
  ],
  rent: [
    ['Rent', 'FOXTONS LETTINGS'],
    ['Rent to Dave', 'D WILSON'],
    ['Flat', 'OPENRENT LTD'],
  ],
  mortgage: [
    ['Mortgage', 'NATIONWIDE B S MORTGAGE'],
    ['Halifax mortgage', 'HALIFAX MTG'],
  ],
  electricity: [
    ['Octopus', 'OCTOPUS ENERGY'],
    ['British Gas', 'BRITISH GAS'],
    ['Electric', 'EDF ENERGY'],
  ],
  gas: [
    ['Gas', 'EON NEXT'],
    ['Boiler cover', 'HOMESERVE'],
  ],
  water: [
    ['Thames Water', 'THAMES WATER'],
    ['Water', 'SEVERN TRENT WATER'],
  ],
  internet: [
    ['BT', 'BT GROUP PLC'],
    ['Broadband', 'SKY DIGITAL'],
    ['Virgin Media', 'VIRGIN MEDIA PYMTS'],
  ],
  mobile: [
    ['giffgaff', 'GIFFGAFF'],
    ['Phone', 'EE LIMITED'],
    ['Vodafone', 'VODAFONE LTD'],
  ],
  subscriptions: [
    ['Netflix', 'NETFLIX.COM'],
    ['Spotify', 'SPOTIFY UK'],
    ['Now TV', 'NOW TV LTD'],
    ['The Guardian', 'GUARDIAN NEWS & MEDIA'],
    ['Prime', 'AMAZON PRIME*2F4'],
    ['Apple Music', 'APPLE.COM/BILL'],
    ['Deliveroo Plus', 'DELIVEROO PLUS'],
    ['Disney+', 'DISNEY PLUS'],
    ['Duolingo', 'DUOLINGO'],
  ],
  gyms: [
    ['PureGym', 'PURE GYM LTD'],
    ['The Gym', 'THE GYM GROUP'],
    ['Swimming club', 'EVERYONE ACTIVE'],
  ],
  insurances: [
    ['Car insurance', 'ADMIRAL INSURANCE'],
    ['Home insurance', 'AVIVA GENERAL'],
    ['Pet insurance', 'PETPLAN'],
    ['Life insurance', 'LEGAL & GENERAL'],
  ],
  taxes: [
    ['Road tax', 'DVLA VEHICLE TAX'],
    ['Ground rent', 'ESTATES & MANAGEMENT'],
    ['Service charge', 'FIRSTPORT'],
    ['Self assessment', 'HMRC SELF ASSESSMENT'],
  ],
  schools: [
    ['Nursery', 'BUSY BEES NURSERY'],
    ['School dinners', 'PARENTPAY LTD'],
  ],
  lessons: [
    ['Cleaner', 'J BROWN CLEANING'],
    ['Swimming lessons', 'SWIM ENGLAND'],
    ['Pilates', 'PILATES STUDIO'],
  ],
  transit: [
    ['Travelcard', 'TFL TRAVELCARD'],
    ['Bus pass', 'FIRST BUS'],
  ],
  pensions: [
    ['State pension', 'DWP SP'],
    ['Teachers pension', 'CAPITA TEACHERS PEN'],
  ],
  benefits: [
    ['Child benefit', 'HMRC CHILD BENEFIT'],
    ['Universal Credit', 'DWP UC'],
  ],
  loans: [
    ['Car finance', 'BLACK HORSE'],
    ['Loan', 'ZOPA LTD'],
  ],
  donations: [
    ['Oxfam', 'OXFAM GB'],
    ['RSPCA', 'RSPCA'],
  ],
  fees: [
    ['Council tax', 'LB BARNET COUNCIL TAX'],
    ['TV licence', 'TV LICENCE MBP'],
    ['Window cleaner', 'SHINY WINDOWS'],
  ],
  clients: [
    ['Invoice Carter', 'CARTER & SONS LTD'],
    ['Client Mill', 'MILL STUDIOS LTD'],
    ['eBay sales', 'EBAY COMMERCE UK'],
    ['Tutoring', 'P JONES'],
    ['Invoice Delta', 'DELTA EVENTS'],
  ],
  supermarkets: [
    ['Tesco', 'TESCO STORES'],
    ["Sainsbury's", 'SAINSBURYS S/MKTS'],
    ['Aldi', 'ALDI STORES'],
    ['Weekly shop', 'ASDA SUPERSTORE'],
    ['Waitrose', 'WAITROSE'],
  ],
  cafes: [
    ['Costa', 'COSTA COFFEE'],
    ['Pret', 'PRET A MANGER'],
    ['Greggs', 'GREGGS PLC'],
    ['Coffee at work', 'COMPASS CATERING'],
  ],
  restaurants: [
    ['Pub', 'JD WETHERSPOON'],
    ['Nando’s', 'NANDOS'],
    ['Takeaway', 'JUST EAT'],
    ['Deliveroo', 'DELIVEROO'],
    ['Curry', 'SPICE GARDEN'],
    ['Wagamama', 'WAGAMAMA'],
  ],
  shops: [
    ['Amazon', 'AMZNMKTPLACE'],
    ['Boots', 'BOOTS'],
    ['Argos', 'ARGOS LTD'],
    ['Primark', 'PRIMARK'],
    ['B&Q', 'B & Q'],
    ['John Lewis', 'JOHN LEWIS'],
    ['M&S', 'MARKS&SPENCER PLC'],
    ['Waterstones', 'WATERSTONES'],
    ['Poundland', 'POUNDLAND'],
  ],
  fuel: [
    ['Petrol', 'SHELL UK'],
    ['BP', 'BP CONNECT'],
  ],
  parking: [
    ['Parking', 'RINGGO PARKING'],
    ['Car park', 'NCP LIMITED'],
  ],
  taxis: [
    ['Uber', 'UBER *TRIP HELP.UBER.COM'],
    ['Train', 'TRAINLINE.COM'],
    ['Cash', 'CASHPOINT WITHDRAWAL'],
  ],
  health: [
    ['Haircut', 'TONI & GUY'],
    ['Prescription', 'LLOYDS PHARMACY'],
    ['Dentist', 'MYDENTIST'],
  ],
  friends: [
    ['Vinted', 'VINTED SALE'],
    ['Mum', 'MRS A TAYLOR'],
    ['Refund', 'ASOS REFUND'],
  ],
  holidays: [
    ['easyJet', 'EASYJET'],
    ['Hotel', 'PREMIER INN'],
    ['Airbnb', 'AIRBNB'],
    ['Eurostar', 'EUROSTAR INTL'],
  ],
  shocks: [
    ['Washing machine', 'CURRYS'],
    ['MOT and repair', 'KWIK FIT'],
    ['Plumber', 'PIMLICO PLUMBERS'],
    ['Vet', 'VETS NOW'],
  ],
};
