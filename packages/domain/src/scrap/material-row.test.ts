import { expect, test } from 'vitest'
import type { Material } from '../materials/model/material.ts'
import { materialRow } from './material-row.ts'

const line = (lineNo: number): Material => ({
  lineNo,
  materialNo: 'PP-20',
  materialDesc: 'Granulate',
  materialUnit: 'kg',
  materialPlannedQty: 50,
  plannedQty: 500,
  materialPerUnit: 0.1,
  materialUsedQty: 12,
  materialScrapQty: 2,
  materialBalance: 800,
  materialLot: '',
  materialCardNo: `100042/${lineNo}`,
})

test('W-ENTITY-17-C material_no is materialNo, and one material on two lines is two rows', () => {
  const [first, second] = [materialRow(line(1)), materialRow(line(2))]
  expect(first).toMatchObject({ material_no: 'PP-20', line_no: 1, material_unit: 'kg' })
  expect(first.key).not.toBe(second.key)
})
