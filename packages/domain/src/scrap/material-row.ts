/** A material line of an order as a list shows it. */
import type { Material } from '../materials/model/material.ts'

export interface MaterialRow {
  /** One material can stand on several lines: across them the line belongs to the key. */
  readonly key: string
  readonly line_no: number
  readonly material_no: string
  readonly material_desc: string
  readonly material_planned_qty: number
  readonly material_used_qty: number
  readonly material_unit: string
  readonly of: Material
}

export function materialRow(of: Material): MaterialRow {
  return {
    key: `${of.lineNo} ${of.materialNo}`,
    line_no: of.lineNo,
    material_no: of.materialNo,
    material_desc: of.materialDesc,
    material_planned_qty: of.materialPlannedQty,
    material_used_qty: of.materialUsedQty,
    material_unit: of.materialUnit,
    of,
  }
}
