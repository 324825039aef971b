import { getMaterials } from '@takt/contract/materials/get_materials.ts'
import { handle } from '../../ground/call/handle.ts'
import { materialRows } from '../material-rows.ts'

export default handle(getMaterials, (input, { db }) => materialRows(db, input))
