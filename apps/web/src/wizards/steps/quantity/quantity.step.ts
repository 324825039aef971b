import type { TouchConfig } from '@takt/domain/machines/model/machine.ts'
import { withInput } from '@takt/domain/orders/input-settings.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { defineStep } from '../../engine/define-step.ts'
import type { QuantityEntrySettings } from '../../QuantityEntry.tsx'
import { noLimits, quantityVerdict } from '../../quantity-verdict.ts'

/** A number of pieces. Limits block, the watch on overproduction only warns. The model step: the guide walks through it. */
export const quantity = defineStep({
  id: 'quantity',
  label: 'wizard.quantity',
  initial: '',
  settings: { ...noLimits, what: 'wizard.quantity.good' as TextKey, facts: true, reported: false },
  renew: () => '',
  check: (value, settings, { touch }) => quantityVerdict(value, limitsOf(settings, touch)),
  load: () => import('./QuantityStep.tsx'),
})

/** What the plant has set for a machine limits what is reported there, not how large an order is made. */
export function limitsOf<S extends QuantityEntrySettings & { readonly reported: boolean }>(
  settings: S,
  touch: TouchConfig | null,
): S {
  if (!settings.reported) return settings
  const limited = withInput(settings, touch?.input)
  return limited.max < settings.max ? { ...limited, maxRule: 'wizard.quantity.above-machine' as const } : limited
}
