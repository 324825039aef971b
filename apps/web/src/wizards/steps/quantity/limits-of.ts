import type { TouchConfig } from '@takt/domain/machines/model/machine.ts'
import { withInput } from '@takt/domain/orders/input-settings.ts'
import type { QuantityEntrySettings } from '../../QuantityEntry.tsx'

/** What the plant has set for a machine limits what is reported there, not how large an order is made. */
export function limitsOf<S extends QuantityEntrySettings & { readonly reported: boolean }>(
  settings: S,
  touch: TouchConfig | null,
): S {
  if (!settings.reported) return settings
  const limited = withInput(settings, touch?.input)
  return limited.max < settings.max ? { ...limited, maxRule: 'wizard.quantity.above-machine' as const } : limited
}
