import { getTouchConfigForMachine } from '@takt/contract/setup/get_touch_config_for_machine.ts'
import { touchConfig } from '@takt/domain/machines/touch-config.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { inputAt } from '../../orders/input-settings.ts'

export default handle(getTouchConfigForMachine, async ({ machine_id }, { db }) => {
  const machine = await db.maybe<{ touch_config: Record<string, unknown> | null }>(
    sql`select touch_config from machine where machine_id = ${machine_id} and active`,
  )
  if (!machine) return { refusal: 'machine-not-found', values: { machine_id } }
  return [{ ...touchConfig(machine_id, machine.touch_config), input: await inputAt(db, machine_id) }]
})
