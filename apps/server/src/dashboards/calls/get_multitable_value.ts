import { getMultitableValue } from '@takt/contract/dashboards/get_multitable_value.ts'
import { functionValue } from '@takt/domain/ground/special-function-values.ts'
import { type NumberedFunction, specialFunctions } from '@takt/domain/ground/special-functions.ts'
import { CallError } from '../../ground/call/answers.ts'
import { handle } from '../../ground/call/handle.ts'
import { functionsOfMachine } from '../../machines/machine-functions.ts'

/** What may be asked for, by table and field; anything else would be a way to read every setting. */
const published: Readonly<Record<string, NumberedFunction>> = {
  [`SF${specialFunctions.ownFileFolder.sf} path`]: 'ownFileFolder',
}

export default handle(getMultitableValue, async ({ table_name, field_name, machine_id }, { db }) => {
  const name = Object.hasOwn(published, `${table_name} ${field_name}`)
    ? published[`${table_name} ${field_name}`]
    : undefined
  if (!name)
    throw new CallError('notAllowed', 'call.not-published', { values: { name: `${table_name}.${field_name}` } })
  const machine = machine_id === undefined ? null : await functionsOfMachine(db, machine_id)
  return [{ value: machine ? functionValue(machine, name) : '' }]
})
