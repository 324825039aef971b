import type { MaterialRow } from '@takt/domain/scrap/material-row.ts'
import type { FieldColumn } from '../../use-field-columns.ts'

export const columns: readonly FieldColumn<MaterialRow>[] = [
  { field: 'line_no', width: 80 },
  { field: 'material_no', width: 180, phone: true },
  { field: 'material_desc', phone: true },
  { field: 'material_planned_qty', width: 130, number: true },
  { field: 'material_used_qty', width: 130, number: true },
  { field: 'material_unit', width: 90 },
]
