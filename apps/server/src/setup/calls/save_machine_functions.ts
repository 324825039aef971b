import { saveMachineFunctions } from '@takt/contract/setup/save_machine_functions.ts'
import { isRefusal } from '@takt/domain/ground/refusal.ts'
import { functionSet } from '@takt/domain/ground/special-function-values.ts'
import { handle } from '../../ground/call/handle.ts'
import { sql } from '../../ground/db/sql.ts'
import { functionsOfMachine } from '../../machines/machine-functions.ts'

export default handle(saveMachineFunctions, async (input, { db, audit, machineChanged }) => {
  const { machine_id, version } = input
  const before = await functionsOfMachine(db, machine_id, sql`for no key update`)
  if (!before) return { refusal: 'machine-not-found', values: { machine_id } }
  // Over another version than the loaded one somebody else's choice would be lost.
  if (before.version !== version) return { refusal: 'changed-by-someone-else', values: {} }
  const set = functionSet(input)
  if (isRefusal(set)) return set
  await db.run(sql`
    update machine set special_functions = ${set.special_functions}, functions_version = ${version + 1},
      function_values = ${JSON.stringify(set.function_values)}
    where machine_id = ${machine_id}`)
  const { special_functions, function_values } = before
  audit({ what: 'functions.changed', key: machine_id, before: { special_functions, function_values }, after: set })
  machineChanged(machine_id)
  return [{ ...before, ...set, special_functions: [...set.special_functions], version: version + 1 }]
})
