import { figureSpans, figuresAsProperties } from '@takt/domain/dashboards/figure-properties.ts'
import { sql } from '../../ground/db/sql.ts'
import { figuresOfPeriod } from '../../machines/period-figures.ts'
import { defineDataSource } from './define-data-source.ts'

/** OEE with its factors, quantities and times of each machine, today and in this shift. */
export const figures = defineDataSource({
  kind: 'figures',
  rows: async ({ db, now, machine_ids }) => {
    const machines = await db.many<{ machine_id: string; machine_description: string }>(sql`
      select machine_id, machine_description from machine
      where active and (${machine_ids.length === 0} or machine_id = any (${machine_ids as string[]}))
      order by machine_id`)
    const rows = new Map(machines.map((machine) => [machine.machine_id, { ...machine }]))
    const machine_id = machine_ids.length === 1 ? machine_ids[0] : undefined
    for (const span of figureSpans) {
      for (const of of await figuresOfPeriod(db, { period: span, now, machine_id })) {
        const row = rows.get(of.machine_id)
        if (row) Object.assign(row, figuresAsProperties(span, of))
      }
    }
    return [...rows.values()]
  },
})
