import type { PlantOrder, PlantPart } from './plant.ts'
import type { PlantCardMaterial, PlantMaterial } from './plant-materials.ts'

export const exampleMaterials: readonly PlantMaterial[] = [
  { material_no: 'R-PP-100', material_desc: 'Polypropylene, natural', material_unit: 'kg', material_balance: 18_400 },
  { material_no: 'R-PA66-20', material_desc: 'Polyamide 66 GF30', material_unit: 'kg', material_balance: 6250 },
  { material_no: 'R-POM-11', material_desc: 'Acetal, white', material_unit: 'kg', material_balance: 3100 },
  { material_no: 'R-MB-07', material_desc: 'Masterbatch, black', material_unit: 'kg', material_balance: 412.5 },
  { material_no: 'R-MB-11', material_desc: 'Masterbatch, white', material_unit: 'kg', material_balance: 286 },
  { material_no: 'R-MB-14', material_desc: 'Masterbatch, blue', material_unit: 'kg', material_balance: 95.5 },
  { material_no: 'R-DC01-2', material_desc: 'Steel strip DC01 2 mm', material_unit: 'kg', material_balance: 9800 },
  { material_no: 'R-BR-16', material_desc: 'Brass bar 16 mm', material_unit: 'm', material_balance: 740 },
  { material_no: 'R-BUSH-8', material_desc: 'Bushing 8 mm', material_unit: 'pcs', material_balance: 24_000 },
  { material_no: 'R-SEAL-30', material_desc: 'Seal ring 30 mm', material_unit: 'pcs', material_balance: 15_600 },
  { material_no: 'R-BOX-4', material_desc: 'Carton 400 x 300', material_unit: 'pcs', material_balance: 2300 },
]

type Need = readonly [material_no: string, per_unit: number]

const needs: Readonly<Record<string, readonly Need[]>> = {
  MOULDED: [
    ['R-PP-100', 0.018],
    ['R-MB-07', 0.0004],
  ],
  PRESSED: [['R-DC01-2', 0.042]],
  MACHINED: [['R-BR-16', 0.15]],
  ASSEMBLED: [
    ['R-BUSH-8', 3],
    ['R-SEAL-30', 2.66],
  ],
  PACKED: [['R-BOX-4', 1]],
}

const ENGINEERING_PLASTICS: Readonly<Record<string, string>> = { 'NP-1030': 'R-PA66-20', 'NP-1033': 'R-POM-11' }
/** By the part's colour; the others are black. */
const MASTERBATCH: Readonly<Record<string, string>> = { 'NP-1001': 'R-MB-11', 'NP-1002': 'R-MB-14' }

/** Every second planned order of these waits for a lot: with SF370 it cannot start. */
const WAITS_FOR_LOT = new Set(['M106'])

export function cardMaterials(orders: readonly PlantOrder[], parts: readonly PlantPart[]): PlantCardMaterial[] {
  return orders.flatMap((order, index) => {
    const part = parts.find((one) => one.part_no === order.part_no && one.op_number === order.op_number)
    const waits = WAITS_FOR_LOT.has(order.machine_id) && order.status === 'planned' && index % 2 === 0
    return (needs[part?.part_type_id ?? ''] ?? []).map(([material_no, per_unit], line) => ({
      card_no: order.card_no,
      line_no: line + 1,
      material_no: (line === 0 ? ENGINEERING_PLASTICS : MASTERBATCH)[order.part_no] ?? material_no,
      material_card_no: order.prev_op_card_no,
      planned_qty: Math.round(order.planned_op_qty * per_unit * 1000) / 1000,
      per_unit,
      lot: waits ? '' : `L${26_000 + index * 3 + line}`,
    }))
  })
}
