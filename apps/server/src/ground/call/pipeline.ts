import type { CallRequest, GoodAnswer } from '@takt/contract/ground/answer.ts'
import { reachOf } from '@takt/contract/ground/define-procedure.ts'
import type { CallCode } from '@takt/contract/ground/errors.ts'
import type { LiveEvent } from '@takt/contract/ground/live-events.ts'
import { reachesLevel } from '@takt/domain/ground/levels.ts'
import { mayUseMachine } from '@takt/domain/ground/may-use-machine.ts'
import { can, permissions } from '@takt/domain/ground/permissions.ts'
import { isRefusal, type Refusal } from '@takt/domain/ground/refusal.ts'
import { has } from '@takt/domain/ground/special-functions.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { z } from 'zod'
import { type CompanyDb, withCompany } from '../db/company-db.ts'
import type { Connections } from '../db/connections.ts'
import { retryOnConflict } from '../db/retry-on-conflict.ts'
import { sql } from '../db/sql.ts'
import type { Bus } from '../live/bus.ts'
import type { Log } from '../log.ts'
import type { OpenSession } from '../sessions/find-session.ts'
import { CallError, goodStatus } from './answers.ts'
import type { CallServices } from './call-services.ts'
import {
  type Afterwards,
  type CallContext,
  type Handler,
  isAfterwards,
  isToSend,
  type PendingEffects,
  type ToSend,
} from './handle.ts'
import { noteReading } from './note-reading.ts'
import { mayReach, mustStandAbove } from './reach.ts'
import { answeredBefore, rememberAnswer } from './request-ids.ts'
import { answerUnderWay, sendAfterCommit } from './send-after-commit.ts'
import type { SendOutside } from './send-outside.ts'
import { signRecords } from './sign-record.ts'
import { doerOf, writeAudit } from './write-audit.ts'

export interface PipelineParts {
  readonly connections: Connections
  readonly publish: Bus['publish']
  readonly log: Log
  readonly now: () => number
  readonly sendOutside: SendOutside
  /** By the name of the call. */
  readonly handlers: ReadonlyMap<string, Handler>
  readonly services: (open: OpenSession, now: number) => CallServices
}

/** Calls that the installation may call by another prefix are written with this one, and always answer to it too. */
const OWN_PREFIX = 'balthzar_'

/** Undefined: there is no such call. */
export function handlerOf(
  { handlers }: Pick<PipelineParts, 'handlers'>,
  { session: { provider } }: OpenSession,
  name: string,
): Handler | undefined {
  return handlers.get(name.startsWith(`${provider}_`) ? OWN_PREFIX + name.slice(provider.length + 1) : name)
}

/**
 * The one way to a handler: permission and level → parse → machine restriction and reach → transaction → request id →
 * machine in use → special function → handler → parse output → publish and send outside after commit. Session and company stand before it.
 */
export async function runCall(
  parts: PipelineParts,
  open: OpenSession,
  request: CallRequest,
): Promise<GoodAnswer<unknown>> {
  const handler = handlerOf(parts, open, request.name)
  if (!handler) throw new CallError('unknown', 'call.unknown', { values: { name: request.name } })
  const { procedure } = handler
  mayCall(handler, open)
  const input = parseInput(handler, request.payload)
  mayUse(open, input)
  const reach = reachOf(procedure, input)
  mayReach(reach, open, input)

  const scope = {
    company_id: open.session.company_id,
    machine_restrictions: open.session.machine_restrictions,
    readOnly: procedure.kind === 'load' && !procedure.listsPeople,
    by: doerOf(open, parts.now()),
  }
  const sending = { open, request, procedure }
  let announce: (() => void) | undefined
  let toSend: ToSend | undefined
  let later: Afterwards | undefined
  const answer = await retryOnConflict(() =>
    withCompany(parts.connections, scope, async (db) => {
      if (procedure.kind === 'load') return await work(db)
      const before = await answeredBefore(db, { open, request, procedure, now: parts.now() })
      if (before) return before
      const answer = await work(db)
      if (request.request_id && !procedure.secretAnswer) await rememberAnswer(db, { open, request, answer })
      return answer
    }),
  )
  announce?.()
  if (later) return answerOf(await later.afterwards())
  if (toSend) return await sendAfterCommit(parts, sending, toSend)
  return (await answerUnderWay(parts, sending)) ?? answer

  async function work(db: CompanyDb): Promise<GoodAnswer<unknown>> {
    if (reach === 'people') await mustStandAbove(db, open, input)
    await mustBeInUse(handler as Handler, input, db)
    await needsFunction(handler as Handler, input, db)
    const effects: PendingEffects = { events: [], machines: new Set(), audit: [] }
    const result = await (handler as Handler).run(
      input,
      context(parts, open, { db, effects, secret: request.signature }),
    )
    later = isAfterwards(result) ? result : undefined
    toSend = isToSend(result) ? result : undefined
    const answer = answerOf(isAfterwards(result) ? [] : isToSend(result) ? result.unknown : result)
    if (procedure.listsPeople) await noteReading(db, procedure.name)
    announce = await settle(parts, open, { db, effects })
    return answer
  }

  function answerOf(rows: readonly unknown[] | Refusal): GoodAnswer<unknown> {
    if (isRefusal(rows)) throw refused(rows)
    return { data: z.array(procedure.output).parse(rows), call_status: goodStatus() }
  }
}

function mayCall({ procedure }: Handler, { session }: OpenSession): void {
  if (session.wall_link && !procedure.onWalls) throw new CallError('notAllowed', 'call.wall-link')
  if (session.deviceuser && !session.signedInOnDevice && !procedure.beforeDeviceSignIn) {
    throw new CallError('notAllowed', 'call.device-sign-in')
  }
  if (procedure.permission && !can(session, procedure.permission)) {
    throw new CallError('notAllowed', 'call.no-permission', {
      values: { permission: `${procedure.permission} (${permissions[procedure.permission]})` },
    })
  }
  if (!reachesLevel(session, procedure.level)) {
    throw new CallError('notAllowed', 'call.level', { values: { level: procedure.level ?? 0 } })
  }
}

function parseInput({ procedure }: Handler, payload: unknown): Record<string, unknown> {
  const parsed = procedure.input.safeParse(payload)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const field = issue?.path.join('.') || 'payload'
  throw new CallError('badField', 'call.bad-field', { field, values: { field, problem: issue?.message ?? 'wrong' } })
}

function mayUse({ session }: OpenSession, input: Record<string, unknown>): void {
  const machine_id = input.machine_id
  if (typeof machine_id !== 'string' || machine_id === '') return
  if (!mayUseMachine(session, machine_id)) {
    throw new CallError('notAllowed', 'call.machine-restricted', { values: { machine_id } })
  }
}

/** Nothing is booked on a machine that is switched off. */
async function mustBeInUse(
  { procedure }: Handler,
  { machine_id }: Record<string, unknown>,
  db: CompanyDb,
): Promise<void> {
  if (procedure.kind === 'load' || procedure.switchedOff || typeof machine_id !== 'string') return
  const off = await db.maybe(sql`select 1 from machine where machine_id = ${machine_id} and not active`)
  if (off) throw refused({ refusal: 'machine-switched-off', values: { machine_id } })
}

async function needsFunction({ procedure }: Handler, input: Record<string, unknown>, db: CompanyDb): Promise<void> {
  if (!procedure.requires) return
  const machine_id = String(input.machine_id)
  const machine = await db.maybe<{ special_functions: number[] }>(
    sql`select special_functions from machine where machine_id = ${machine_id}`,
  )
  if (!machine || !has(machine, procedure.requires)) {
    throw new CallError('refused', 'call.special-function', { values: { machine_id } })
  }
}

function context(
  parts: PipelineParts,
  open: OpenSession,
  { db, effects, secret }: { db: CompanyDb; effects: PendingEffects; secret: string | undefined },
): CallContext {
  const { session } = open
  const server = parts.services(open, parts.now())
  const audit: CallContext['audit'] = (entry) => effects.audit.push(entry)
  return {
    db,
    session,
    user_id: open.user_id,
    now: parts.now(),
    log: parts.log,
    emit: (name, data) => effects.events.push({ name, data } as LiveEvent),
    machineChanged: (machine_id) => effects.machines.add(machine_id),
    audit,
    sign: (records) => signRecords({ db, session, server, secret, audit }, records),
    server,
  }
}

/** Writes the audit and hands the events to the bus, inside the transaction; returns what is to be said after commit. */
async function settle(
  parts: PipelineParts,
  { session }: OpenSession,
  { db, effects }: { db: CompanyDb; effects: PendingEffects },
): Promise<(() => void) | undefined> {
  await writeAudit(db, effects.audit)
  if (effects.events.length === 0 && effects.machines.size === 0) return undefined
  return await parts.publish(session.company_id, { events: effects.events, machines: [...effects.machines] }, db)
}

/** Refusals that a program has to tell apart from a plain no. */
const codeOfRefusal: Readonly<Record<string, CallCode>> = {
  'beyond-own-rights': 'notAllowed',
  'changed-by-someone-else': 'conflict',
  'config-conflict': 'conflict',
  'file-path': 'notAllowed',
  'not-at-machine': 'alreadyDone',
  'own-limits': 'notAllowed',
  'printer-none-of-machine': 'notAllowed',
  'printer-of-machine-only': 'notAllowed',
  'signed-in-elsewhere': 'question',
}

function refused({ refusal, values }: Refusal): CallError {
  const code = codeOfRefusal[refusal] ?? 'refused'
  return new CallError(refusal.endsWith('-not-found') ? 'unknown' : code, `refusal.${refusal}` as TextKey, { values })
}
