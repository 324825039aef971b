/** Values that are set at a machine or in a tool, in groups. */
import type { Refusal } from '../ground/refusal.ts'

/** More than a person walks through in one go. */
export const MOST_INPUT_VALUES = 20
export const LONGEST_INPUT_VALUE = 200

/** What stands between the prefixes of the company's setting. */
const BETWEEN = /[;,\n]/

export function inputGroupPrefixes(setting: string): string[] {
  return setting
    .split(BETWEEN)
    .map((prefix) => prefix.trim().toLowerCase())
    .filter((prefix) => prefix !== '')
}

/** Only groups that begin with one of the prefixes are for operators. */
export function listedGroups<G extends { readonly description: string }>(
  groups: readonly G[],
  prefixes: readonly string[],
): G[] {
  return groups.filter(({ description }) => prefixes.some((prefix) => description.toLowerCase().startsWith(prefix)))
}

/** What a value belongs to: a machine, the part on a machine, a tool, a tool in a machine. */
export const inputSettingTypes = ['machine', 'machine_machine', 'tool', 'tool_machine'] as const
export type InputSettingType = (typeof inputSettingTypes)[number]

export interface InputPlace {
  readonly machine_id: string
  readonly tool_id: string
  readonly part_no: string
}

/** What a value belongs to; null: there is no tool, and so nothing to set. */
export function placeOfSetting(
  type: InputSettingType,
  { machine_id, tool_id, part_no }: InputPlace,
): InputPlace | null {
  switch (type) {
    case 'machine':
      return { machine_id, tool_id: '', part_no: '' }
    case 'machine_machine':
      return { machine_id, tool_id: '', part_no }
    case 'tool':
      return tool_id === '' ? null : { machine_id: '', tool_id, part_no: '' }
    case 'tool_machine':
      return tool_id === '' ? null : { machine_id, tool_id, part_no: '' }
  }
}

export function isTextUnit(unit: string): boolean {
  return unit === '' || unit.toLowerCase() === 'text'
}

export type InputProblem = 'not-a-number' | 'too-long'

/** Null: it can be saved, or nothing is entered and the value stays. */
export function inputProblem(entry: string, unit: string): InputProblem | null {
  const value = entry.trim()
  if (value === '') return null
  if (value.length > LONGEST_INPUT_VALUE) return 'too-long'
  return isTextUnit(unit) || Number.isFinite(Number(value)) ? null : 'not-a-number'
}

export interface InputSetting {
  readonly setting_type: InputSettingType
  readonly property_description: string
  readonly unit: string
  readonly property_set_value: string
}

export interface NewInputValue {
  readonly setting_type: InputSettingType
  readonly property_description: string
  readonly new_value: string
  /** The value that the person saw; absent = whatever it was. */
  readonly property_set_value?: string | undefined
}

/** A value that somebody else has set meanwhile is not written over unseen. */
export function checkNewValue(current: InputSetting, wanted: NewInputValue): Refusal | null {
  const property = current.property_description
  const problem = inputProblem(wanted.new_value, current.unit)
  if (problem === 'not-a-number') return { refusal: 'input-value-not-a-number', values: { property } }
  if (problem === 'too-long') {
    return { refusal: 'input-value-too-long', values: { property, max: LONGEST_INPUT_VALUE } }
  }
  if (wanted.property_set_value !== undefined && wanted.property_set_value !== current.property_set_value) {
    return { refusal: 'input-value-changed', values: { property, value: current.property_set_value } }
  }
  return null
}

export interface ChangedInput extends InputSetting {
  readonly new_value: string
}

/** What was entered and differs from what is set. */
export function changedInputs(settings: readonly InputSetting[], entries: readonly string[]): ChangedInput[] {
  return settings.flatMap((setting, index) => {
    const new_value = (entries[index] ?? '').trim()
    return new_value === '' || new_value === setting.property_set_value ? [] : [{ ...setting, new_value }]
  })
}
