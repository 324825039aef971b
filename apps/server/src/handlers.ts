/** The handler of every call: `<area>/calls/<name>.ts`, found by the area's list of calls. There is no second list. */
import { callsByArea } from '@takt/contract/procedures.ts'
import type { Handler } from './ground/call/handle.ts'

export type Handlers = ReadonlyMap<string, Handler>

/** A call without its file ends the start: it would be promised and answered with 404. */
export async function readHandlers(): Promise<Handlers> {
  const read = Object.entries(callsByArea).flatMap(([area, calls]) => calls.map((call) => readHandler(area, call.name)))
  return new Map(await Promise.all(read))
}

async function readHandler(area: string, name: string): Promise<[string, Handler]> {
  const { default: handler } = (await import(`./${area}/calls/${name}.ts`)) as { default: Handler }
  if (handler.procedure.name !== name) throw new Error(`${area}/calls/${name}.ts handles ${handler.procedure.name}`)
  return [name, handler]
}
