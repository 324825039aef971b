import { setupTypes } from '@takt/domain/stops/setup-types.register.ts'
import { registerCalls } from '../ground/register-calls.ts'

export const setupTypeCalls = registerCalls(setupTypes, {
  load: 'The setup types as an administrator keeps them, also those no longer offered.',
  save: 'Adds a setup type (version 0), or changes one over the version it was loaded with.',
  remove: 'Takes a setup type away that no order was set up with.',
})
