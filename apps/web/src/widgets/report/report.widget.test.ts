import { readConfig } from '@takt/domain/dashboards/read-config.ts'
import { expect, test } from 'vitest'
import { schemaOf } from '../../dashboard/prepare-widgets.ts'
import { report } from './report.widget.ts'

const needs = (given: Record<string, unknown>) =>
  report.needs(readConfig(schemaOf(report), { machineId: ['M101'], ...given }) as never, '')

test('D-LIMIT-16 the list of documents is asked for every 600 s, and only the list that is shown', () => {
  expect(needs({}).documents).toMatchObject({ call: 'get_documents', every: 600 })
  expect(needs({}).files).toMatchObject({ skipped: true })
  expect(needs({ dataSource: 1 }).documents).toMatchObject({ skipped: true })
})

test('D-CONFIG-92 D-CONFIG-93-X D-LIMIT-50 the mark of a new document is off, and three orders wide when it is on', () => {
  expect(readConfig(schemaOf(report), {})).toMatchObject({ warnForNew: false, sortBy: 'none', right: 8, top: 8 })
  expect(readConfig(schemaOf(report), { warnForNew: true })).toMatchObject({ warningThreshHold: 3 })
  expect(report.options.data.options.sortBy.choices).toEqual(['none', 'name', 'changed', 'key'])
  expect(report.showWhen).toMatchObject({ sortKey: { sortBy: 'key' }, sortOrder: { sortBy: 'key' } })
})
