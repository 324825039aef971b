import { defineTexts } from '../define-texts.ts'

/** What a machine made, by week, day and hour, and its single bookings. */
export const machineHistory = defineTexts({
  'title.production-week': { en: 'Production by week', sv: 'Produktion per vecka' },
  'title.production-day': { en: 'Production by day', sv: 'Produktion per dag' },
  'title.production-hour': { en: 'Production by hour', sv: 'Produktion per timme' },
  'title.production-events': { en: 'Events', sv: 'Händelser' },
  'help.page.production-week': {
    en: 'What the machine made in the last 26 weeks, the newest first. A row opens the days of that week.',
    sv: 'Vad maskinen tillverkat de senaste 26 veckorna, den senaste först. En rad öppnar veckans dagar.',
  },
  'help.page.production-day': {
    en: 'The days of one week, with their sum. A row opens the hours of that day.',
    sv: 'Dagarna i en vecka med deras summa. En rad öppnar dagens timmar.',
  },
  'help.page.production-hour': {
    en: 'The hours of one day, with their sum. A row opens what was booked and what happened in that hour.',
    sv: 'Timmarna på en dag med deras summa. En rad öppnar det som bokats och hänt under timmen.',
  },
  'help.page.production-events': {
    en: 'Every report, stop, start and end of an order at the machine, on one day or in one hour of it.',
    sv: 'Varje rapport, stopp, orderstart och orderslut vid maskinen, under en dag eller en timme.',
  },
  'production.week': { en: 'Week', sv: 'Vecka' },
  'production.day': { en: 'Day', sv: 'Dag' },
  'production.hour': { en: 'Hour', sv: 'Timme' },
  'production.total': { en: 'Total', sv: 'Totalt' },
  'production.good': { en: 'Good', sv: 'Godkänt' },
  'production.scrap': { en: 'Scrap', sv: 'Kassation' },
  'production.share': { en: 'Scrap share', sv: 'Kassationsandel' },
  'production.run': { en: 'Run time', sv: 'Gångtid' },
  'production.stop': { en: 'Stop time', sv: 'Stopptid' },
  'production.stops': { en: 'Stops', sv: 'Antal stopp' },
  'production.failed': { en: 'The history could not be loaded.', sv: 'Historiken kunde inte laddas.' },
  'production.none': { en: 'Nothing happened in this time.', sv: 'Ingenting hände under tiden.' },
  'production.time': { en: 'Time', sv: 'Tid' },
  'production.type': { en: 'Event', sv: 'Händelse' },
  'production.quantity': { en: 'Quantity', sv: 'Antal' },
  'production.code': { en: 'Code', sv: 'Kod' },
  'production.card': { en: 'Card', sv: 'Kort' },
  'production.employee': { en: 'Employee', sv: 'Anställd' },
  'production.type-good': { en: 'Good pieces', sv: 'Godkända detaljer' },
  'production.type-scrap': { en: 'Scrap', sv: 'Kassation' },
  'production.type-stop': { en: 'Stop', sv: 'Stopp' },
  'production.type-order-start': { en: 'Order started', sv: 'Order startad' },
  'production.type-order-end': { en: 'Order ended', sv: 'Order avslutad' },
})
