import { makes, ONCE } from '../ground/db/makes.fixture.ts'

/** The company's way to its ERP, as if nothing had failed yet. */
export const anErpLink = makes('erp_link', () => ({ failures: 0, next_try: '1970-01-01' }), ['company_id'])

export const anErpMessage = makes('erp_message', ({ nth }) => ({
  subject: 'balthzar_transaction',
  record_no: 900_000 + nth,
  record_time: ONCE,
  created: ONCE,
}))
