import { describe, expect, test } from 'vitest'
import { companySettings } from '../ground/company-settings.ts'
import {
  changedInputs,
  checkNewValue,
  type InputSetting,
  inputGroupPrefixes,
  inputProblem,
  isTextUnit,
  listedGroups,
  placeOfSetting,
} from './input-groups.ts'

describe('which groups are listed', () => {
  const groups = ['Maskindata press', 'VERKTYGSDATA', 'Testdata', 'Data maskindata'].map((description) => ({
    description,
  }))
  test('W-VALID-34 those that begin with maskindata or verktygsdata, in capitals or not', () => {
    const prefixes = inputGroupPrefixes(companySettings.input_group_prefixes.default)
    expect(listedGroups(groups, prefixes).map(({ description }) => description)).toEqual([
      'Maskindata press',
      'VERKTYGSDATA',
    ])
  })
  test.each([
    ['machine data; Tool data ;', ['machine data', 'tool data']],
    ['', []],
  ])('W-VALID-35-B the prefixes come from a setting: %s', (setting, prefixes) =>
    expect(inputGroupPrefixes(setting)).toEqual(prefixes),
  )
})

test.each([
  ['', true],
  ['Text', true],
  ['text', true],
  ['bar', false],
  ['°C', false],
])('W-VALID-33 unit %j is entered as text: %s', (unit, text) => expect(isTextUnit(unit)).toBe(text))

test.each([
  ['', 'bar', null],
  ['12.5', 'bar', null],
  ['-3', '°C', null],
  ['twelve', 'bar', 'not-a-number'],
  ['twelve', '', null],
  ['x'.repeat(201), 'Text', 'too-long'],
])('W-VALID-33 %j in %j: %s', (entry, unit, problem) => expect(inputProblem(entry, unit)).toBe(problem))

test.each([
  ['machine', { machine_id: 'M1', tool_id: '', part_no: '' }],
  ['machine_machine', { machine_id: 'M1', tool_id: '', part_no: 'P1' }],
  ['tool', { machine_id: '', tool_id: 'T1', part_no: '' }],
  ['tool_machine', { machine_id: 'M1', tool_id: 'T1', part_no: '' }],
] as const)('W-ENTITY-45 a value of the kind %s belongs to %j', (type, place) =>
  expect(placeOfSetting(type, { machine_id: 'M1', tool_id: 'T1', part_no: 'P1' })).toEqual(place),
)

test('W-ENTITY-45 without a tool nothing of a tool can be set', () => {
  const place = { machine_id: 'M1', tool_id: '', part_no: 'P1' }
  expect([placeOfSetting('tool', place), placeOfSetting('tool_machine', place)]).toEqual([null, null])
})

const pressure: InputSetting = {
  setting_type: 'machine',
  property_description: 'Hold pressure',
  unit: 'bar',
  property_set_value: '45',
}

test('W-WIZARD-35-X only what was entered and differs is changed', () => {
  const others = [
    { ...pressure, property_description: 'Speed' },
    { ...pressure, property_description: 'Temperature' },
  ]
  expect(changedInputs([pressure, ...others], ['48', '', ' 45 '])).toEqual([{ ...pressure, new_value: '48' }])
})

test.each<[string, { new_value: string; property_set_value?: string }, string | undefined]>([
  ['as it was seen', { new_value: '48', property_set_value: '45' }, undefined],
  ['set by another meanwhile', { new_value: '48', property_set_value: '40' }, 'input-value-changed'],
  ['not a number', { new_value: 'high' }, 'input-value-not-a-number'],
])('W-WIZARD-35-X the server checks a new value: %s', (_what, wanted, refusal) => {
  const { setting_type, property_description } = pressure
  expect(checkNewValue(pressure, { setting_type, property_description, ...wanted })?.refusal).toBe(refusal)
})
