import { defineTexts } from '../define-texts.ts'

/** Lists that an employee is picked from. */
export const employeeLists = defineTexts({
  'clock.open': { en: 'Sign in with PIN', sv: 'Logga in med PIN-kod' },
  'clock.title': { en: 'Sign in with PIN', sv: 'Logga in med PIN-kod' },
  'clock.hint': {
    en: 'Your own PIN, and the machines you work at.',
    sv: 'Din egen PIN-kod och maskinerna du arbetar vid.',
  },
  'clock.stay': { en: 'No, stay there too', sv: 'Nej, stanna där också' },
  'clock.at': { en: '{name} is signed in at:', sv: '{name} är inloggad vid:' },
  'clock.since': { en: 'since {at}, share {share}', sv: 'sedan {at}, andel {share}' },
  'clock.done': { en: 'Done', sv: 'Klar' },
  'people.pick': { en: 'Choose from list', sv: 'Välj ur lista' },
  'people.find': { en: 'Name or number', sv: 'Namn eller nummer' },
  'people.all': { en: 'All employees', sv: 'Alla anställda' },
  'people.none-found': { en: 'No such employee.', sv: 'Ingen sådan anställd.' },
  'people.without-department': { en: 'No department', sv: 'Ingen avdelning' },
  'people.without-zone': { en: 'No zone', sv: 'Ingen zon' },
  'people.department': { en: 'Department', sv: 'Avdelning' },
  'people.zone': { en: 'Zone', sv: 'Zon' },
})
