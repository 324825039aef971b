import { readKeyboard } from '@takt/domain/ground/keyboard/keyboard-state.ts'
import { deviceValue } from '../../device/device-storage.ts'

/** Of the device, whoever stands there: a panel on the wall has no other keyboard. */
export const keptKeyboard = deviceValue('device', 'keyboard', readKeyboard)
