/** The list of all handlers. */
import { actionHandlers } from './action-handlers.ts'
import type { Handler } from './handle.ts'
import { loadHandlers } from './load-handlers.ts'

export const handlers: readonly Handler[] = [...loadHandlers, ...actionHandlers]
