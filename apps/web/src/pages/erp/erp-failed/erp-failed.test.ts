import { erpSubjects } from '@takt/domain/erp/subjects.ts'
import { expect, test } from 'vitest'
import { to } from '../../../routes/to.ts'
import { routeOf, subjectOf } from './subject-routes.ts'

test.each([
  ['balthzar_transaction', 'balthzartransactions'],
  ['scrap_transaction', 'balthzarscraptransactions'],
  ['cancellation', 'cancellations'],
  ['material_reporting', 'materialreporting'],
  ['pallet_flag_history', 'palletflaghistory'],
] as const)('T-ENTITY-23-X %s is listed on %s and nowhere else', (subject, page) => {
  expect(to(routeOf[subject])).toBe(`${to('erpFailed')}/${page}`)
  expect(subjectOf[routeOf[subject]]).toBe(subject)
})

test('T-ENTITY-23-X there are five subjects, each with a page of its own', () => {
  expect(erpSubjects).toHaveLength(5)
  expect(Object.values(subjectOf).toSorted()).toEqual([...erpSubjects].sort())
})
