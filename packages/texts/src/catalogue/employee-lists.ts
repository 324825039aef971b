import { defineTexts } from '../define-texts.ts'

/** Lists that an employee is picked from. */
export const employeeLists = defineTexts({
  'people.pick': { en: 'Choose from list', sv: 'Välj ur lista' },
  'people.find': { en: 'Name or number', sv: 'Namn eller nummer' },
  'people.all': { en: 'All employees', sv: 'Alla anställda' },
  'people.none-found': { en: 'No such employee.', sv: 'Ingen sådan anställd.' },
  'people.without-department': { en: 'No department', sv: 'Ingen avdelning' },
  'people.without-zone': { en: 'No zone', sv: 'Ingen zon' },
  'people.department': { en: 'Department', sv: 'Avdelning' },
  'people.zone': { en: 'Zone', sv: 'Zon' },
})
