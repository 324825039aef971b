import { toDecimals } from '../ground/statistics/decimals.ts'
import type { PieceMaterial } from '../materials/returned-material.ts'

/** "Adjust materials": what the scrapped pieces took, of planned materials that are counted in the pieces' own unit. */
export function scrapMaterial<M extends PieceMaterial>(
  scrap_qty: number,
  unit: string,
  materials: readonly M[],
): { material: M; quantity: number }[] {
  return materials
    .filter(({ materialUnit }) => materialUnit.trim().toLowerCase() === unit.trim().toLowerCase())
    .map((material) => ({ material, quantity: toDecimals(scrap_qty * material.materialPerUnit, 3) }))
    .filter(({ quantity }) => quantity !== 0)
}
