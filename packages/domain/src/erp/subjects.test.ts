import { expect, test } from 'vitest'
import { FailedErpRecord } from './model/erp.ts'
import { erpPages, erpSubjects, subjectOfPage } from './subjects.ts'

test.each([
  ['balthzar_transaction', 'balthzartransactions'],
  ['scrap_transaction', 'balthzarscraptransactions'],
  ['cancellation', 'cancellations'],
  ['material_reporting', 'materialreporting'],
  ['pallet_flag_history', 'palletflaghistory'],
] as const)('T-ENTITY-23-X %s is listed on %s and nowhere else', (subject, page) => {
  expect(erpPages[subject]).toBe(page)
  expect(subjectOfPage(page)).toBe(subject)
})

test('T-ENTITY-23-X there are five subjects, each with a page of its own; other addresses name none', () => {
  expect(erpSubjects).toHaveLength(5)
  expect(new Set(Object.values(erpPages)).size).toBe(5)
  expect(subjectOfPage('orders')).toBeUndefined()
})

test('T-ENTITY-23-X a failed record carries what it is of, how often it was tried and why it failed', () => {
  for (const field of ['subject', 'record_no', 'machine_id', 'card_no', 'created', 'attempts', 'last_error']) {
    expect(Object.keys(FailedErpRecord.shape)).toContain(field)
  }
})
