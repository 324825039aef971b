import { makes, ONCE } from './db/makes.fixture.ts'

/** Of the server itself. */
export const aJob = makes('job', () => ({ company_id: 0 }), ['company_id', 'name'])

export const aMail = makes('mail', ({ nth }) => ({
  to_address: 'made@takt.example',
  subject: `Made mail ${nth}`,
  body: '',
  created: ONCE,
  next_attempt: ONCE,
}))
