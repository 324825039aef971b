/**
 * The handler of every call, found by the area's list of calls: `<area>/calls/<name>.ts`, or where the call is one of a
 * register `<area>/registers/<register>.ts`. There is no second list.
 */
import { callsByArea } from '@takt/contract/procedures.ts'
import type { Handler } from './ground/call/handle.ts'
import type { KeptRegister } from './ground/registers/keep-register.ts'

export type Handlers = ReadonlyMap<string, Handler>

/** A call without its file ends the start: it would be promised and answered with 404. */
export async function readHandlers(): Promise<Handlers> {
  const read = Object.entries(callsByArea).flatMap(([area, calls]) => calls.map((call) => readHandler(area, call)))
  return new Map(await Promise.all(read))
}

/** Those of the heavy loads alone: what is made beside the others needs nothing else. */
export async function readHeavyHandlers(): Promise<Handlers> {
  const heavy = Object.entries(callsByArea).flatMap(([area, calls]) =>
    calls.filter((call) => 'heavy' in call).map((call) => readHandler(area, call)),
  )
  return new Map(await Promise.all(heavy))
}

async function readHandler(
  area: string,
  { name, register }: { readonly name: string; readonly register?: string },
): Promise<[string, Handler]> {
  const handler = register ? await ofRegister(area, register, name) : await ofCall(area, name)
  if (handler?.procedure.name !== name) throw new Error(`${area}: ${name} is handled by ${handler?.procedure.name}`)
  return [name, handler]
}

async function ofCall(area: string, name: string): Promise<Handler> {
  return ((await import(`./${area}/calls/${name}.ts`)) as { default: Handler }).default
}

async function ofRegister(area: string, register: string, name: string): Promise<Handler | undefined> {
  const kept = (await import(`./${area}/registers/${register}.ts`)) as { default: KeptRegister }
  return kept.default.handlers.get(name)
}
