import { saysNothing } from '@takt/domain/wizard/no-value.ts'
import { defineStep } from '../../engine/define-step.ts'

/** Any number, 0 included. The label says what is counted. */
export const number = defineStep({
  id: 'number',
  label: 'wizard.number',
  initial: '',
  settings: { label: '' },
  check: (entry) => (numberIn(entry) === null ? { blocked: { key: 'wizard.number.enter' } } : 'ok'),
  load: () => import('./NumberStep.tsx'),
})

export function numberIn(entry: string): number | null {
  if (entry.trim() === '0') return 0
  const number = saysNothing(entry) ? Number.NaN : Number(entry)
  return Number.isFinite(number) ? number : null
}
