import { makes, ONCE } from '../ground/db/makes.fixture.ts'

export const aCompany = makes('company', ({ nth, given: { company_id = 4700 + nth } }) => ({
  company_id,
  company_key: `made-${company_id}`,
  company_name: `Made company ${company_id}`,
  time_zone: 'Europe/Stockholm',
  language: 'en',
}))

/** Also what no administrator could enter. */
export const aCompanySetting = makes('company_setting', () => ({}), ['company_id', 'name'])

export const aZone = makes('zone', ({ nth }) => ({ code: `made-${nth}`, description: `Made zone ${nth}` }))

export const aCategory = makes('category', ({ nth }) => ({ code: `made-${nth}`, description: `Made kind ${nth}` }))

export const aDepartment = makes('department', ({ nth }) => ({ code: `made-${nth}`, description: `Made place ${nth}` }))

export const aLine = makes('line', ({ nth }) => ({ line_no: 9000 + nth, description: `Made line ${nth}` }))

/** What people of a level may do, in place of what the product gives them. */
export const aUserLevel = makes('user_level', () => ({}), ['company_id', 'usertype'])

/** The setup of an overview, a menu or a form. */
export const aConfig = makes('config', () => ({ version: 1, changed_by: 'admin', changed_at: ONCE }), [
  'company_id',
  'system_function',
  'template',
])

/** What somebody did who is no user any more. */
export const anAuditEntry = makes('audit', () => ({ at: ONCE, username: 'gone' }))
