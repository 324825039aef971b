import { deviceValue } from '../../data/device-storage.ts'

/** Whether a right click opens our help, or the browser's own menu. */
export const ownRightClick = deviceValue('user', 'own-right-click', (stored) => stored !== false)
