import { getTouchConfigForMachine } from '@takt/contract/procedures/get_touch_config_for_machine.ts'
import { touchConfig } from '@takt/domain/machine/touch-config.ts'
import { inputAt } from '../administration/input-settings.ts'
import { sql } from '../db/sql.ts'
import { handle } from './handle.ts'

export default handle(getTouchConfigForMachine, async ({ machine_id }, { db }) => {
  const machine = await db.maybe<{ touch_config: Record<string, unknown> | null }>(
    sql`select touch_config from machine where machine_id = ${machine_id} and active`,
  )
  if (!machine) return { refusal: 'machine-not-found', values: { machine_id } }
  return [{ ...touchConfig(machine_id, machine.touch_config), input: await inputAt(db, machine_id) }]
})
