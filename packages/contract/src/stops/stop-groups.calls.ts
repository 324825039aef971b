import { stopGroups } from '@takt/domain/stops/stop-groups.register.ts'
import { registerCalls } from '../ground/register-calls.ts'

export const stopGroupCalls = registerCalls(stopGroups, {
  load: 'The groups that stop codes stand in, as an administrator keeps them.',
  save: 'Adds a group of stop codes (version 0), or changes one over the version it was loaded with.',
  remove: 'Takes a group of stop codes away that no code stands in.',
})
