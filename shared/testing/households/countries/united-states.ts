import type { Country } from '../types.ts';

export const unitedStates: Country = {
  language: 'en',
  unitMinor: 130,
  roundMinor: 1,
  wordings: {
    card: [
      'POS DEBIT {} ##### {city}',
      'CHECKCARD {mm}{dd} {} {city}',
      '{} #### {city}',
      'Purchase authorized on {mm}/{dd} {} S#########',
    ],
    debit: [
      'ACH DEBIT {} WEB ID: ##########',
      '{} AUTOPAY ######',
      '{} BILL PMT {month}',
      'ONLINE PAYMENT {} REF #########',
    ],
    transfer: ['ZELLE TO {} ON {mm}/{dd}', 'CHECK TO {}', 'ONLINE TRANSFER {} REF #########'],
    payroll: ['{} DIRECT DEP PPD ID: #########', 'PAYROLL {} ######', '{} PAYROLL {mm}/{dd}/{year}'],
  },
  cities: ['SEATTLE WA', 'AUSTIN TX', 'DENVER CO', 'BOSTON MA', 'ATLANTA GA'],
  employers: [
    ['Paycheck', 'ACME CORP'],
    ['Salary', 'BOEING COMPANY'],
    ['Payroll', 'STATE OF WASHINGTON'],
    ['Paycheck from hospital', 'MERCY HEALTH SYSTEM'],
    ['Wages', 'HOME DEPOT PAYROLL'],
  ],
  rent: [
    ['Rent', 'GREYSTAR PROPERTIES'],
    ['Rent apartment', 'JOHN SMITH'],
    ['Landlord', 'AVALON COMMUNITIES'],
  ],
  mortgage: [
    ['Mortgage', 'WELLS FARGO HOME MTG'],
    ['House payment', 'ROCKET MORTGAGE'],
  ],
  electricity: [
    ['Electric bill', 'PUGET SOUND ENERGY'],
    ['Electricity', 'DUKE ENERGY'],
    ['Power', 'XCEL ENERGY'],
  ],
  gas: [
    ['Gas bill', 'NATIONAL GRID GAS'],
    ['Heating', 'ATMOS ENERGY'],
  ],
  water: [
    ['Water bill', 'CITY OF AUSTIN WATER'],
    ['Water & sewer', 'SEATTLE PUBLIC UTILITIES'],
  ],
  internet: [
    ['Comcast', 'COMCAST CABLE'],
    ['Internet', 'SPECTRUM'],
    ['Verizon Fios', 'VERIZON FIOS'],
  ],
  mobile: [
    ['T-Mobile', 'T-MOBILE PCS SVC'],
    ['Phone', 'AT&T MOBILITY'],
    ['Mint Mobile', 'MINT MOBILE'],
  ],
  subscriptions: [
    ['Netflix', 'NETFLIX.COM'],
    ['Spotify', 'SPOTIFY USA'],
    ['Hulu', 'HLU*HULU 1234567-U'],
    ['NYT', 'NYTIMES*NYTIMES DISC'],
    ['iCloud', 'APPLE.COM/BILL'],
    ['Adobe', 'ADOBE *CREATIVE CLD'],
    ['Audible', 'AUDIBLE*2T3RT'],
    ['Patreon', 'PATREON* MEMBERSHIP'],
    ['ChatGPT', 'OPENAI *CHATGPT SUBSCR'],
  ],
  gyms: [
    ['Planet Fitness', 'PLANET FIT CLUB FEES'],
    ['YMCA', 'YMCA OF GREATER'],
    ['24 Hour Fitness', '24 HOUR FITNESS USA'],
  ],
  insurances: [
    ['Car insurance', 'GEICO *AUTO'],
    ['Renters insurance', 'LEMONADE INSURANCE'],
    ['State Farm', 'STATE FARM INSURANCE'],
    ['Life insurance', 'NORTHWESTERN MUTUAL'],
  ],
  taxes: [
    ['Property tax', 'KING COUNTY TREASURER'],
    ['Car registration', 'DMV REGISTRATION'],
    ['HOA dues', 'OAKWOOD HOA'],
    ['Estimated tax', 'IRS USATAXPYMT'],
  ],
  schools: [
    ['Daycare', 'BRIGHT HORIZONS'],
    ['Preschool', 'MONTESSORI SCHOOL'],
  ],
  lessons: [
    ['Cleaning lady', 'MOLLY MAID'],
    ['Piano lesson', 'MUSIC TOGETHER'],
    ['Yoga', 'COREPOWER YOGA'],
  ],
  transit: [
    ['ORCA pass', 'ORCA CARD'],
    ['Metro pass', 'MTA METROCARD'],
  ],
  pensions: [
    ['Social Security', 'SSA TREAS 310 XXSOC SEC'],
    ['Pension', 'CALPERS PENSION'],
  ],
  benefits: [
    ['Unemployment', 'STATE UI BENEFIT'],
    ['Stipend', 'UNIVERSITY STIPEND'],
  ],
  loans: [
    ['Car loan', 'TOYOTA FINANCIAL'],
    ['Student loan', 'DEPT EDUCATION STUDENT LN'],
  ],
  donations: [
    ['Red Cross', 'AMERICAN RED CROSS'],
    ['Church', 'GRACE CHURCH TITHE'],
  ],
  fees: [
    ['Storage unit', 'PUBLIC STORAGE'],
    ['Lawn care', 'TRUGREEN'],
    ['Bank fee', 'MONTHLY SERVICE FEE'],
  ],
  clients: [
    ['Invoice Blue Design', 'BLUE DESIGN LLC'],
    ['Client Harper', 'HARPER MEDIA INC'],
    ['Etsy payout', 'ETSY INC DEPOSIT'],
    ['Consulting', 'NORTHWEST PARTNERS'],
    ['Upwork', 'UPWORK ESCROW'],
  ],
  supermarkets: [
    ['Safeway', 'SAFEWAY'],
    ["Trader Joe's", "TRADER JOE'S"],
    ['Costco', 'COSTCO WHSE'],
    ['Groceries', 'KROGER'],
    ['Whole Foods', 'WHOLEFDS'],
  ],
  cafes: [
    ['Starbucks', 'STARBUCKS STORE'],
    ['Coffee', 'BLUE BOTTLE'],
    ['Vending', 'USA*VENDING SNACK'],
    ['Bagel', 'EINSTEIN BAGELS'],
  ],
  restaurants: [
    ['Chipotle', 'CHIPOTLE'],
    ['Dinner out', 'TST* THE LOCAL'],
    ["McDonald's", "MCDONALD'S F"],
    ['DoorDash', 'DOORDASH*ORDER'],
    ['Pizza', 'DOMINOS'],
    ['Lunch', 'SWEETGREEN'],
  ],
  shops: [
    ['Target', 'TARGET T-'],
    ['Amazon', 'AMZN MKTP US*2K4AB1'],
    ['Walmart', 'WAL-MART'],
    ['Best Buy', 'BESTBUYCOM'],
    ['Home Depot', 'THE HOME DEPOT'],
    ['Gap', 'GAP US'],
    ['REI', 'REI #'],
    ['Old Navy', 'OLD NAVY'],
    ['Dollar store', 'DOLLAR TREE'],
  ],
  fuel: [
    ['Gas', 'SHELL OIL'],
    ['Chevron', 'CHEVRON'],
  ],
  parking: [
    ['Parking', 'DIAMOND PARKING'],
    ['Toll', 'GOODTOGO TOLL'],
  ],
  taxis: [
    ['Uber', 'UBER *TRIP'],
    ['Lyft', 'LYFT *RIDE'],
    ['ATM', 'ATM WITHDRAWAL'],
  ],
  health: [
    ['CVS', 'CVS/PHARMACY'],
    ['Haircut', 'GREAT CLIPS'],
    ['Copay', 'KAISER COPAY'],
  ],
  friends: [
    ['Venmo', 'VENMO CASHOUT'],
    ['Refund', 'AMAZON REFUND'],
    ['Sold bike', 'CRAIGSLIST CASH'],
  ],
  holidays: [
    ['Hotel', 'MARRIOTT HOTELS'],
    ['Flights', 'ALASKA AIR'],
    ['Airbnb', 'AIRBNB * HM123'],
    ['Rental car', 'HERTZ RENT-A-CAR'],
  ],
  shocks: [
    ['Washing machine', 'LOWES'],
    ['Car repair', 'JIFFY LUBE'],
    ['Plumber', 'ROTO ROOTER'],
    ['Laptop', 'APPLE STORE'],
  ],
};
