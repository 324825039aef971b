import { expect, test } from 'vitest'
import { changedValues } from './input-group-changes.ts'
import type { InputValueSetting } from './model/input-group-setting.ts'

const value = (record_no: number | null, first_value: string): InputValueSetting => ({
  ...{ record_no, setting_type: 'machine', property_description: `Value ${record_no}`, unit: '', first_value },
})
const [one, two, three] = [value(1, 'a'), value(2, 'b'), value(3, 'c')]

test.each([
  ['one is another way', [one, two], [one, value(2, 'x')], [two], [value(2, 'x')]],
  ['one is added', [one], [one, value(null, 'n')], [], [value(null, 'n')]],
  ['one is gone', [one, two, three], [one, three], [two], []],
  ['only the order changed', [one, two], [two, one], [one, two], [two, one]],
  ['nothing changed, and one was set meanwhile', [{ ...one, used: true }], [one], [one], [one]],
])('T-PLANT-592 of the values is told what changed: %s', (_, was, is, before, after) => {
  expect(changedValues(was, is)).toEqual({ before, after })
})
