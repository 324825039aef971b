/** The list of all handlers. */

import type { Handler } from '../ground/call/handle.ts'
import { actionHandlers } from './action-handlers.ts'
import { loadHandlers } from './load-handlers.ts'

export const handlersByName: ReadonlyMap<string, Handler> = new Map(
  [...loadHandlers, ...actionHandlers].map((handler) => [handler.procedure.name, handler]),
)
