import { goalRows } from '../../goals/goal-rows.ts'
import { defineDataSource } from './define-data-source.ts'

/** The goals that hold now; with machines chosen, only those of these machines. */
export const goals = defineDataSource({
  kind: 'goals',
  rows: async ({ db, session, now, machine_ids }) => {
    const rows = await goalRows(db, { now, restricted: session.machine_restrictions.length > 0 })
    return rows.filter(({ machine_id }) => machine_ids.length === 0 || machine_ids.includes(machine_id))
  },
})
