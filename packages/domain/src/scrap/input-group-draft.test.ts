import { expect, test } from 'vitest'
import { inputGroupProblem } from './input-group-draft.ts'

const force = {
  record_no: 1,
  setting_type: 'machine' as const,
  property_description: 'Clamping force',
  unit: 'kN',
  first_value: '800',
}
const stored = { ...force, used: true }

test.each([
  ['as it is stored', [force], [stored], undefined],
  ['renamed and with another unit', [{ ...force, property_description: 'Force', unit: 't' }], [stored], undefined],
  ['with the same name for a tool', [force, { ...force, setting_type: 'tool' as const }], [], undefined],
  ['with a name twice', [force, { ...force, property_description: ' Clamping force ' }], [], 'input-setting-twice'],
  ['with words for a number', [{ ...force, first_value: 'much' }], [], 'input-value-not-a-number'],
  ['with words for words', [{ ...force, unit: 'Text', first_value: 'much' }], [], undefined],
  ['without a value that was set', [], [stored], 'input-setting-in-use'],
  ['that belongs to something else', [{ ...force, setting_type: 'tool' as const }], [stored], 'input-setting-in-use'],
  ['without a value that nobody set', [], [{ ...stored, used: false }], undefined],
] as const)('T-PLANT-327 a group %s', (_what, settings, before, refusal) => {
  expect(inputGroupProblem(settings, before)?.refusal).toBe(refusal)
})
