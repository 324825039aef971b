/** The calls of materials: what is not named here cannot be called. */
import { assignMaterialLots } from './assign_material_lots.ts'
import { changeMaterialBatch } from './change_material_batch.ts'
import { getCombinedMaterials } from './get_combined_materials.ts'
import { getMaterialBatches } from './get_material_batches.ts'
import { getMaterialLots } from './get_material_lots.ts'
import { getMaterialScrapHistory } from './get_material_scrap_history.ts'
import { getMaterialTraces } from './get_material_traces.ts'
import { getMaterials } from './get_materials.ts'
import { orderMaterial } from './order_material.ts'
import { reportMaterialDifference } from './report_material_difference.ts'
import { returnMaterial } from './return_material.ts'
import { setMaterialTraces } from './set_material_traces.ts'

export const materialsCalls = [
  assignMaterialLots,
  changeMaterialBatch,
  getCombinedMaterials,
  getMaterialBatches,
  getMaterialLots,
  getMaterialScrapHistory,
  getMaterialTraces,
  getMaterials,
  orderMaterial,
  reportMaterialDifference,
  returnMaterial,
  setMaterialTraces,
] as const
