import { getMaterials } from '@takt/contract/procedures/get_materials.ts'
import { materialRows } from '../materials/material-rows.ts'
import { handle } from './handle.ts'

export default handle(getMaterials, (input, { db }) => materialRows(db, input))
