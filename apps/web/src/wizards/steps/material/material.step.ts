import type { Material } from '@takt/domain/materials/model/material.ts'
import { defineStep, type NoSettings } from '../../engine/define-step.ts'
import { columns } from './columns.ts'

/** Which material of the order was scrapped. Pressing a row does not move on: two materials often look alike. */
export const material = defineStep({
  id: 'material',
  label: 'wizard.material',
  initial: null as Material | null,
  settings: {} as NoSettings,
  subject: (chosen) => chosen?.materialCardNo ?? '',
  // A line of the order before: it would be booked there.
  renew: () => null,
  table: { key: 'material_no', columns: columns.map(({ field }) => field) },
  check: (chosen) => (chosen ? 'ok' : { blocked: { key: 'wizard.material.pick' } }),
  takesScan: true,
  load: () => import('./MaterialStep.tsx'),
})
