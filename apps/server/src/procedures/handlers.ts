/** The list of all handlers. */
import { actionHandlers } from './action-handlers.ts'
import type { Handler } from './handle.ts'
import { loadHandlers } from './load-handlers.ts'

export const handlersByName: ReadonlyMap<string, Handler> = new Map(
  [...loadHandlers, ...actionHandlers].map((handler) => [handler.procedure.name, handler]),
)
