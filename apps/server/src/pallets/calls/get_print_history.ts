import { getPrintHistory } from '@takt/contract/pallets/get_print_history.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { printJobs } from '../printing/job-rows.ts'

export default handle(
  getPrintHistory,
  async ({ machine_id, card_no, kind }, { db, session }) =>
    await printJobs({ db, session }, sql`j.card_no = ${card_no} and j.machine_id = ${machine_id} and j.kind = ${kind}`),
)
