import type { OrderPanel } from '@takt/domain/setup/order-layout.ts'
import type { TextKey } from '@takt/texts/texts.ts'

export const panelNames = {
  order: 'details.order',
  oee: 'details.oee',
  quantity: 'details.quantity',
  time: 'details.time',
  scrap: 'details.scrap',
  setup: 'details.setup',
  pallets: 'details.pallets',
  materials: 'details.materials',
} as const satisfies Record<OrderPanel, TextKey>
