import { type MenuFlag, menuFlags } from './menu-flags.ts'
import type { TouchConfig } from './model/machine.ts'

const DEFAULT_MAX_CAVITIES = 99
const DEFAULT_REFRESH_SECONDS = 10
/** A slip in the set-up must not make a terminal ask without pause. */
const LEAST_REFRESH_SECONDS = 2

/** A stored row, a partly filled one, or none at all, as a whole configuration. */
export function touchConfig(machine_id: string, stored: Readonly<Record<string, unknown>> | null): TouchConfig {
  const flag = (name: string) => (Number(stored?.[name] ?? 0) === 1 ? 1 : 0)
  const text = (name: string) => String(stored?.[name] ?? '')
  return {
    machine_id,
    empty: stored === null,
    max_cavities: Number(stored?.max_cavities ?? DEFAULT_MAX_CAVITIES),
    ask_for_cavities: flag('ask_for_cavities'),
    document_printer: text('document_printer'),
    pallet_flag_printer: text('pallet_flag_printer'),
    refresh_interval: Math.max(
      LEAST_REFRESH_SECONDS,
      Number(stored?.refresh_interval ?? DEFAULT_REFRESH_SECONDS) || DEFAULT_REFRESH_SECONDS,
    ),
    ...(Object.fromEntries(menuFlags.map((name) => [name, flag(name)])) as Record<MenuFlag, 0 | 1>),
  }
}
