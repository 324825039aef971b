import type { PlantMachine } from './plant.ts'
import type { PlantScrapCategory, PlantScrapReason } from './plant-reasons.ts'
import { scrapReasonNames } from './scrap-reason-names.ts'

export const scrapCategories: readonly PlantScrapCategory[] = [
  { code: 'SUR', names: { en: 'Surface', sv: 'Yta', de: 'Oberfläche' } },
  { code: 'DIM', names: { en: 'Dimensions', sv: 'Mått', de: 'Maße' } },
  { code: 'MAT', names: { en: 'Material', sv: 'Material', de: 'Material' } },
  { code: 'PRO', names: { en: 'Process', sv: 'Process', de: 'Prozess' } },
  { code: 'HAN', names: { en: 'Handling', sv: 'Hantering', de: 'Handhabung' } },
]

interface ReasonRow {
  readonly code: string
  readonly category: string
  readonly color: string
  /** Per piece; none where a piece has no price of its own. */
  readonly cost?: number
  readonly text?: true
  readonly keepsGood?: true
  readonly adjustsMaterial?: true
  readonly outsideOee?: true
  readonly inactive?: true
  readonly erp?: string
  readonly only?: readonly string[]
}

export const START_UP_SCRAP = '40'
/** What a reason of type 2 books. */
export const TEST_PIECES = '52'

const rows: readonly ReasonRow[] = [
  { code: '10', category: 'SUR', color: 'orange', cost: 0.8 },
  { code: '11', category: 'SUR', color: 'gold', cost: 0.6, only: ['IM'] },
  { code: '12', category: 'SUR', color: 'brown', cost: 0.6, only: ['IM'] },
  { code: '13', category: 'SUR', color: 'yellow', cost: 0.7, only: ['IM'] },
  { code: '14', category: 'SUR', color: 'darkorange', cost: 0.9, only: ['PR', 'CNC', 'SV'] },
  { code: '20', category: 'DIM', color: 'red', cost: 1.4, erp: '100' },
  { code: '21', category: 'DIM', color: 'darkred', cost: 0.5, only: ['IM', 'PR'] },
  { code: '22', category: 'DIM', color: 'magenta', cost: 0.7, only: ['IM'] },
  { code: '23', category: 'DIM', color: 'red', cost: 3.2, only: ['CNC'] },
  { code: '24', category: 'DIM', color: 'pink', cost: 1.1, only: ['CNC', 'PR'] },
  { code: '30', category: 'MAT', color: 'purple', cost: 0.9, adjustsMaterial: true },
  { code: '31', category: 'MAT', color: 'violet', cost: 0.6, only: ['IM'] },
  { code: '32', category: 'MAT', color: 'blue', cost: 4, only: ['AS'] },
  { code: START_UP_SCRAP, category: 'PRO', color: 'gray', cost: 0.4 },
  { code: '41', category: 'PRO', color: 'teal', cost: 0.5, only: ['IM'], adjustsMaterial: true },
  { code: '42', category: 'PRO', color: 'navy', cost: 0.9, erp: '100' },
  { code: '43', category: 'PRO', color: 'darkblue', cost: 2.5, only: ['AS', 'SV'] },
  { code: '50', category: 'HAN', color: 'green', cost: 1 },
  { code: '51', category: 'HAN', color: 'lightgreen', only: ['PK'], keepsGood: true },
  { code: TEST_PIECES, category: 'HAN', color: 'lightgray', outsideOee: true },
  { code: '53', category: 'HAN', color: 'darkgray', outsideOee: true, keepsGood: true },
  { code: '90', category: 'HAN', color: 'Automatic', text: true },
  { code: '99', category: 'HAN', color: 'gray', inactive: true },
]

/** A reason of some categories is offered on their machines only; where the company has none of them it does not exist. */
export function scrapReasons(machines: readonly PlantMachine[]): PlantScrapReason[] {
  return rows
    .map((row, index) => scrapReason(row, index, machines))
    .filter((reason) => reason.machines === null || reason.machines.length > 0)
}

function scrapReason(row: ReasonRow, index: number, machines: readonly PlantMachine[]): PlantScrapReason {
  const { only } = row
  return {
    code: row.code,
    names: scrapReasonNames[row.code] ?? {},
    scrap_reason_category: row.category,
    scrap_text_flag: row.text ? 1 : 0,
    scrap_reason_color: row.color,
    scrap_cost: row.cost ?? null,
    view_order: (index + 1) * 10,
    never_reduce_good_qty: row.keepsGood ? 1 : 0,
    adjust_materials: row.adjustsMaterial ? 1 : 0,
    exclude_from_oee: row.outsideOee ? 1 : 0,
    erp_scrap_code: row.erp ?? row.code,
    active: !row.inactive,
    machines: only
      ? machines.filter(({ category }) => only.includes(category)).map(({ machine_id }) => machine_id)
      : null,
  }
}
