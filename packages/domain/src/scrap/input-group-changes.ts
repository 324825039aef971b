import type { InputValueSetting } from './model/input-group-setting.ts'

type Values = readonly InputValueSetting[]

/**
 * What the history tells of the values of a group: those that are gone or were another way, and what stands there now. Of
 * thirty values that stand there one beside the other nobody finds the one. Where only their order changed: all of them.
 */
export function changedValues(before: Values, after: Values): { readonly before: Values; readonly after: Values } {
  const without = (some: Values, others: Values) => some.filter((one) => !others.some((other) => isSame(one, other)))
  const changed = { before: without(before, after), after: without(after, before) }
  return changed.before.length + changed.after.length > 0
    ? changed
    : { before: before.map(bare), after: after.map(bare) }
}

function isSame(one: InputValueSetting, other: InputValueSetting): boolean {
  return JSON.stringify(bare(one)) === JSON.stringify(bare(other))
}

/** Without what is only known of it, such as whether it was set. */
function bare(value: InputValueSetting): InputValueSetting {
  const { record_no, setting_type, property_description, unit, first_value } = value
  return { record_no, setting_type, property_description, unit, first_value }
}
