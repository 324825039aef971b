import { deviceValue } from './device-storage.ts'

/** The printer beside this screen, preset wherever something is printed; '' while none was chosen. */
export const devicePrinter = deviceValue('company', 'printer', (stored) => (typeof stored === 'string' ? stored : ''))
