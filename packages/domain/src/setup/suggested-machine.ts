import { menuFlags } from '../machines/menu-flags.ts'
import { defaultLimits } from '../orders/lights/machine-limits.ts'
import { USUAL_BUNDLE } from '../planning/bundle-size.ts'
import type { MachineSetting } from './model/machine-setting.ts'

/** A terminal with all that works without more being set up. */
export function suggestedTerminal(): Pick<
  MachineSetting,
  'menus' | 'ask_for_cavities' | 'max_cavities' | 'document_printer' | 'pallet_flag_printer'
> {
  return {
    menus: menuFlags.filter((flag) => flag !== 'cavities_menu'),
    ask_for_cavities: 0,
    max_cavities: 99,
    document_printer: '',
    pallet_flag_printer: '',
  }
}

/** A machine that lacks nothing but its number, its name and where it stands. */
export function suggestedMachine(): MachineSetting {
  return {
    machine_id: '',
    machine_description: '',
    object_description: '',
    object_no: '',
    resource_type: 0,
    machine_id_real: '',
    erp_resource: '',
    erp_connection_type: 0,
    priority: 5,
    bundle_size: USUAL_BUNDLE,
    department: '',
    zone: '',
    category: '',
    line: '',
    calendar_id: null,
    day_start: '00:00',
    planned_cycle_seconds: 0,
    cavities: 1,
    good_from_cycles: true,
    min_run_seconds: 0,
    unattended_code: '',
    micro_stop_seconds: 0,
    max_startup_scrap: 5,
    scrap_reason: '',
    ...defaultLimits,
    ...suggestedTerminal(),
  }
}
