import { defineTexts } from '../define-texts.ts'

/** What of the product a user has. */
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
  'refusal.user-needs-dashboard': {
    en: 'Choose the dashboard that the user has.',
    sv: 'Välj den instrumentpanel som användaren ska ha.',
  },
  'refusal.dashboard-not-there': {
    en: 'There is no dashboard {dashboard}.',
    sv: 'Det finns ingen instrumentpanel {dashboard}.',
  },
})
