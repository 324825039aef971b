import { option } from '@takt/domain/dashboards/options.ts'
import { newValueConfig } from '@takt/domain/dashboards/value-config.ts'
import { expect, test } from 'vitest'
import { optionFault } from './option-faults.ts'

const place = {
  sources: [
    { slug: 'all', name: 'All', source: 'machines', multimachine: true, interval: 60, events: [], parameters: {} },
  ],
  propertiesOf: (slug: string) => (slug === 'gone' ? [] : ['oee', 'status']),
  machineIds: ['M1', 'M2'],
  parameters: ['machine1'],
}
const value = (change: object) => ({ ...newValueConfig, dataSource: 'all', dataKey: 'oee', ...change })

test.each([
  ['a source the dashboard has', option.dataSource('a'), 'all', undefined],
  ['D-CONFIG-12-X a source the dashboard lost', option.dataSource('a'), 'gone', 'form.source-missing'],
  ['the static values', option.dataSource('a'), '__static_values', undefined],
  ['a property of the source', option.property('a'), 'oee', undefined],
  ['D-CONFIG-45-X a property it has not', option.property('a'), 'speed', 'form.property-missing'],
  ['an unchosen property', option.property('a'), '', undefined],
  ['a known machine', option.machines('a'), ['M1'], undefined],
  ['an unknown machine', option.machines('a'), ['M1', 'M9'], 'form.machine-missing'],
  ['D-NAV-02-X a placeholder is no unknown machine', option.machines('a'), ['[machine1]'], undefined],
  [
    'D-ENTITY-13-B a formula with a fault',
    option.value('a'),
    value({ format: 'math', math: 'value +' }),
    'form.formula-fault',
  ],
  ['a formula that is not used', option.value('a'), value({ math: 'value +' }), undefined],
  ['no value yet', option.value('a'), null, undefined],
])('%s', (_, one, stored, text) => {
  expect(optionFault(one, stored, { values: { dataSource: 'all' }, place })?.text).toBe(text)
})
