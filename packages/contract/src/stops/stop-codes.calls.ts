import { stopCodes } from '@takt/domain/stops/stop-codes.register.ts'
import { registerCalls } from '../ground/register-calls.ts'

export const stopCodeCalls = registerCalls(stopCodes, {
  load: 'The stop codes of the company as they are kept, also those no longer offered.',
  save: 'Adds a stop code (version 0), or changes one over the version it was loaded with.',
  remove: 'Takes a stop code away that no stop ever had and no rule names.',
})
