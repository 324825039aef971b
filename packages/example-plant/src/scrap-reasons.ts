import type { PlantMachine } from './plant.ts'
import type { PlantScrapCategory, PlantScrapReason } from './plant-reasons.ts'

export const scrapCategories: readonly PlantScrapCategory[] = [
  { code: 'SUR', description: 'Surface', description_sv: 'Yta' },
  { code: 'DIM', description: 'Dimensions', description_sv: 'Mått' },
  { code: 'MAT', description: 'Material', description_sv: 'Material' },
  { code: 'PRO', description: 'Process', description_sv: 'Process' },
  { code: 'HAN', description: 'Handling', description_sv: 'Hantering' },
]

interface ReasonRow {
  readonly code: string
  readonly category: string
  readonly en: string
  readonly sv: string
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
  { code: '10', category: 'SUR', en: 'Scratch', sv: 'Repa', color: 'orange', cost: 0.8 },
  { code: '11', category: 'SUR', en: 'Sink mark', sv: 'Sjunkmärke', color: 'gold', cost: 0.6, only: ['IM'] },
  { code: '12', category: 'SUR', en: 'Burn mark', sv: 'Brännmärke', color: 'brown', cost: 0.6, only: ['IM'] },
  {
    code: '13',
    category: 'SUR',
    en: 'Colour deviation',
    sv: 'Färgavvikelse',
    color: 'yellow',
    cost: 0.7,
    only: ['IM'],
  },
  { code: '14', category: 'SUR', en: 'Dent', sv: 'Buckla', color: 'darkorange', cost: 0.9, only: ['PR', 'CNC', 'SV'] },
  { code: '20', category: 'DIM', en: 'Out of tolerance', sv: 'Utanför tolerans', color: 'red', cost: 1.4, erp: '100' },
  { code: '21', category: 'DIM', en: 'Flash', sv: 'Grader', color: 'darkred', cost: 0.5, only: ['IM', 'PR'] },
  { code: '22', category: 'DIM', en: 'Warped', sv: 'Skev', color: 'magenta', cost: 0.7, only: ['IM'] },
  { code: '23', category: 'DIM', en: 'Thread fault', sv: 'Gängfel', color: 'red', cost: 3.2, only: ['CNC'] },
  { code: '24', category: 'DIM', en: 'Burr', sv: 'Skärgrad', color: 'pink', cost: 1.1, only: ['CNC', 'PR'] },
  {
    code: '30',
    category: 'MAT',
    en: 'Contamination',
    sv: 'Förorening',
    color: 'purple',
    cost: 0.9,
    adjustsMaterial: true,
  },
  { code: '31', category: 'MAT', en: 'Moisture', sv: 'Fukt', color: 'violet', cost: 0.6, only: ['IM'] },
  {
    code: '32',
    category: 'MAT',
    en: 'Faulty component',
    sv: 'Felaktig komponent',
    color: 'blue',
    cost: 4,
    only: ['AS'],
  },
  { code: START_UP_SCRAP, category: 'PRO', en: 'Start-up scrap', sv: 'Startkassation', color: 'gray', cost: 0.4 },
  {
    code: '41',
    category: 'PRO',
    en: 'Short shot',
    sv: 'Ofylld detalj',
    color: 'teal',
    cost: 0.5,
    only: ['IM'],
    adjustsMaterial: true,
  },
  { code: '42', category: 'PRO', en: 'Tool wear', sv: 'Verktygsslitage', color: 'navy', cost: 0.9, erp: '100' },
  { code: '43', category: 'PRO', en: 'Weld fault', sv: 'Svetsfel', color: 'darkblue', cost: 2.5, only: ['AS', 'SV'] },
  { code: '50', category: 'HAN', en: 'Dropped', sv: 'Tappad', color: 'green', cost: 1 },
  {
    code: '51',
    category: 'HAN',
    en: 'Wrong label',
    sv: 'Fel etikett',
    color: 'lightgreen',
    only: ['PK'],
    keepsGood: true,
  },
  { code: TEST_PIECES, category: 'HAN', en: 'Test pieces', sv: 'Provbitar', color: 'lightgray', outsideOee: true },
  {
    code: '53',
    category: 'HAN',
    en: 'Set-up pieces of the customer',
    sv: 'Kundens inställningsbitar',
    color: 'darkgray',
    outsideOee: true,
    keepsGood: true,
  },
  { code: '90', category: 'HAN', en: 'Other', sv: 'Övrigt', color: 'Automatic', text: true },
  { code: '99', category: 'HAN', en: 'Counting error (old)', sv: 'Räknefel (gammal)', color: 'gray', inactive: true },
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
    description: row.en,
    description_sv: row.sv,
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
