import { getSpecialFunctionsForMachine } from '@takt/contract/setup/get_special_functions_for_machine.ts'
import { nameOf } from '@takt/domain/ground/special-functions.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'

export default handle(getSpecialFunctionsForMachine, async ({ machine_id }, { db }) => {
  const machine = await db.maybe<{ special_functions: number[] }>(
    sql`select special_functions from machine where machine_id = ${machine_id} and active`,
  )
  if (!machine) return { refusal: 'machine-not-found', values: { machine_id } }
  return machine.special_functions.map((special_function) => ({ special_function, name: nameOf(special_function) }))
})
