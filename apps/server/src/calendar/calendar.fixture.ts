import { makes } from '../ground/db/makes.fixture.ts'

export const aDayType = makes('day_type', ({ nth }) => ({ day_type: `made-${nth}`, names: { en: `Made day ${nth}` } }))

/** From 2020 on. */
export const aCalendar = makes('calendar', ({ nth }) => ({
  calendar_id: 900 + nth,
  description: `Made calendar ${nth}`,
  start_date: '2020-01-06',
}))

export const aShift = makes('shift', () => ({}), ['company_id', 'shift'])
