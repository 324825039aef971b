import { defineTexts } from '../define-texts.ts'

/** What of the product a user has, until when and from where. */
export const userPlace = defineTexts({
  'users.sees': { en: 'Access to', sv: 'Har tillgång till' },
  'users.sees-everything': { en: 'Everything the level allows', sv: 'Allt som nivån tillåter' },
  'users.sees-machine': { en: 'The machine’s pages only', sv: 'Bara maskinens sidor' },
  'users.sees-dashboards': { en: 'Dashboards only', sv: 'Bara instrumentpaneler' },
  'users.sees-dashboard': { en: 'One dashboard only', sv: 'Bara en instrumentpanel' },
  'users.sees-activities': { en: 'Activities only', sv: 'Bara aktiviteter' },
  'users.dashboard': { en: 'Dashboard', sv: 'Instrumentpanel' },
  'users.first-dashboard': { en: 'Opens first', sv: 'Öppnas först' },
  'users.company-dashboard': { en: 'The company’s choice', sv: 'Företagets val' },
  'users.assigned-machine': { en: 'Begins at machine', sv: 'Börjar vid maskin' },
  'users.assigned-machine-hint': { en: 'Empty: the first machine.', sv: 'Tomt: första maskinen.' },
  'users.last-day': { en: 'Last day', sv: 'Sista dag' },
  'users.last-day-hint': { en: 'Empty: without end.', sv: 'Tomt: utan slut.' },
  'users.addresses': { en: 'Only from', sv: 'Bara från' },
  'users.addresses-hint': {
    en: 'Addresses or networks, such as 192.168.20.0/24. Empty: from everywhere.',
    sv: 'Adresser eller nät, till exempel 192.168.20.0/24. Tomt: varifrån som helst.',
  },
  'users.strange-address': {
    en: '{address} is no address: write it as 192.168.20.7 or 192.168.20.0/24.',
    sv: '{address} är ingen adress: skriv den som 192.168.20.7 eller 192.168.20.0/24.',
  },
  'refusal.user-needs-dashboard': {
    en: 'Choose the dashboard that the user has.',
    sv: 'Välj den instrumentpanel som användaren ska ha.',
  },
  'refusal.dashboard-not-there': {
    en: 'There is no dashboard {dashboard}.',
    sv: 'Det finns ingen instrumentpanel {dashboard}.',
  },
})
