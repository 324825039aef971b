import type { TouchConfig } from '@takt/domain/machines/model/machine.ts'
import { touchConfig } from '@takt/domain/machines/touch-config.ts'
import { useLoad } from '../../../data/call/use-load.ts'

/** How the machine's terminal is set up; until it is known, as one that nobody set up. */
export function useTerminal(machine_id: string): TouchConfig {
  const { rows } = useLoad('get_touch_config_for_machine', { machine_id })
  return rows?.[0] ?? touchConfig(machine_id, null)
}
