import { storedJson } from './stored-json.ts'

/** Which panels and fields of an order's details a company shows, and in what order. Materials list what there is. */
export const orderPanels = {
  order: [
    'work_order_no',
    'operation',
    'part_no',
    'machine_id',
    'tool_id',
    'mother-tool',
    'inserts',
    'closed-cavities',
    'started',
    'ended',
    'started-by',
    'ended-by',
  ],
  oee: ['availability', 'performance', 'quality', 'oee'],
  quantity: ['planned', 'good', 'left', 'on-pallets', 'machine-quantity', 'cycles'],
  time: [
    'planned-time',
    'used-time',
    'remaining-time',
    'machine-time',
    'stop-time',
    'stop-in-shift',
    'planned-unit',
    'real-unit',
    'planned-cycle',
    'real-cycle',
    'planned-man-time',
    'man-time',
  ],
  scrap: ['scrap', 'scrap-share', 'erp-scrap'],
  setup: [
    'planned-setup',
    'used-setup',
    'first-piece',
    'approved-by',
    'setup-type',
    'setup-note',
    'planned-man-setup',
    'man-setup',
  ],
  pallets: ['pallet-count', 'pallet-sizes'],
  materials: [],
} as const

export type OrderPanel = keyof typeof orderPanels
export type OrderField = (typeof orderPanels)[OrderPanel][number]
export const orderPanelNames = Object.keys(orderPanels) as OrderPanel[]

export interface FieldLayout {
  readonly key: OrderField
  readonly visible: boolean
}

export interface PanelLayout {
  readonly panel: OrderPanel
  readonly visible: boolean
  readonly fields: readonly FieldLayout[]
}

export function usualLayout(): PanelLayout[] {
  return orderPanelNames.map((panel) => ({
    panel,
    visible: true,
    fields: orderPanels[panel].map((key) => ({ key, visible: true })),
  }))
}

/** What was stored, over what the product has: what is gone is left out, what is new stands at the end and is seen. */
export function readOrderLayout(stored: string): PanelLayout[] {
  const usual = usualLayout()
  const list = storedJson(stored)
  if (!Array.isArray(list)) return usual
  const kept = list.flatMap((item) => {
    const { panel, visible, fields } = (item ?? {}) as Record<string, unknown>
    const known = usual.find((one) => one.panel === panel)
    return known ? [{ ...known, visible: visible !== false, fields: readFields(fields, known.fields) }] : []
  })
  return withTheRest(kept, usual, ({ panel }) => panel)
}

function readFields(stored: unknown, usual: readonly FieldLayout[]): FieldLayout[] {
  const list = Array.isArray(stored) ? stored : []
  const kept = list.flatMap((item) => {
    const { key, visible } = (item ?? {}) as Record<string, unknown>
    const known = usual.find((one) => one.key === key)
    return known ? [{ ...known, visible: visible !== false }] : []
  })
  return withTheRest(kept, usual, ({ key }) => key)
}

function withTheRest<Item>(kept: readonly Item[], usual: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const all = [...kept, ...usual]
  return all.filter((item, at) => all.findIndex((other) => keyOf(other) === keyOf(item)) === at)
}

/** '' when it is the usual one: a later version's panels then come by themselves where they belong. */
export function orderLayoutText(layout: readonly PanelLayout[]): string {
  const text = JSON.stringify(layout)
  return text === JSON.stringify(usualLayout()) ? '' : text
}

/** One place up or down. */
export function moved<Item>(list: readonly Item[], from: number, by: -1 | 1): Item[] {
  const to = from + by
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  const others = list.filter((_, at) => at !== from)
  return [...others.slice(0, to), item, ...others.slice(to)]
}
