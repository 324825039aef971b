import type { Refusal } from '../ground/refusal.ts'
import { type InputSettingType, inputProblem } from './input-groups.ts'

interface DraftValue {
  readonly record_no: number | null
  readonly setting_type: InputSettingType
  readonly property_description: string
  readonly unit: string
  readonly first_value: string
}

interface StoredValue extends DraftValue {
  readonly used: boolean
}

/** Why a group cannot be kept like this; the form asks it while somebody types, the server when it is saved. */
export function inputGroupProblem(settings: readonly DraftValue[], before: readonly StoredValue[]): Refusal | null {
  const seen = new Set<string>()
  for (const { setting_type, property_description, unit, first_value } of settings) {
    const property = property_description.trim()
    const name = `${setting_type}/${property}`
    if (seen.has(name)) return { refusal: 'input-setting-twice', values: { property } }
    seen.add(name)
    if (inputProblem(first_value, unit)) return { refusal: 'input-value-not-a-number', values: { property } }
  }
  for (const stored of before.filter(({ used }) => used)) {
    const now = settings.find(({ record_no }) => record_no === stored.record_no)
    // What was set would be found nowhere any more.
    if (now?.setting_type !== stored.setting_type) {
      return { refusal: 'input-setting-in-use', values: { property: stored.property_description } }
    }
  }
  return null
}
