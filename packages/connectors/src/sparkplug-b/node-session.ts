/**
 * What is known of one edge node between two messages: whether it lives, which number comes next, what its aliases
 * mean. Pure: the same messages give the same readings again.
 */
import { type MetricValue, metricValue } from './metric-value.ts'
import type { Metric, Payload } from './payload.ts'
import type { MessageType } from './topic.ts'

export interface Meaning {
  readonly device: string
  readonly name: string
  readonly datatype: number | undefined
}

export interface NodeSession {
  readonly life: 'unborn' | 'alive' | 'dead'
  /** False after a gap: aliases may mean something else since, only full names can be trusted until the next birth. */
  readonly sure: boolean
  /** Which birth a death belongs to. */
  readonly bdSeq: number | null
  readonly seq: number
  readonly aliases: ReadonlyMap<number, Meaning>
  readonly datatypes: ReadonlyMap<string, number | undefined>
  readonly devices: ReadonlySet<string>
  /** When a rebirth was last asked for and has not come. */
  readonly asked: number | null
}

export interface NodeMessage {
  readonly type: MessageType
  readonly device: string
  readonly payload: Payload
}

export interface Reading {
  readonly device: string
  readonly name: string
  readonly value: MetricValue
  readonly at: number
  readonly historical: boolean
  /** Told in a birth: it holds, but nothing has just happened. */
  readonly birth: boolean
}

export interface NodeStep {
  readonly session: NodeSession
  readonly readings: readonly Reading[]
  /** Devices out of contact from now on; '' is the node itself. */
  readonly lost: readonly string[]
  /** `Node Control/Rebirth` is to be sent. */
  readonly rebirth: boolean
}

export const unborn: NodeSession = {
  life: 'unborn',
  sure: false,
  bdSeq: null,
  seq: 0,
  aliases: new Map(),
  datatypes: new Map(),
  devices: new Set(),
  asked: null,
}

const BDSEQ = 'bdSeq'
/** A node that does not answer is asked again, but not with every message that it sends. */
const ASK_AGAIN_MS = 5_000

export function stepNode(session: NodeSession, message: NodeMessage, now: number): NodeStep {
  if (message.type === 'NBIRTH') return nodeBirth(session, message, now)
  if (message.type === 'NDEATH') return nodeDeath(session, message)
  if (session.life !== 'alive') return ask({ session, readings: [], lost: [], rebirth: false }, now)
  const seq = message.payload.seq ?? -1
  const inOrder = session.sure && seq === (session.seq + 1) % 256
  const next: NodeSession = { ...session, seq, sure: inOrder }
  const step = deviceStep(next, message, now)
  return step.session.sure ? step : ask(step, now)
}

/** Asks now: on a new connection, where nothing is known of what was missed. */
export function askRebirth(session: NodeSession, now: number): NodeSession {
  return { ...session, asked: now }
}

function ask(step: NodeStep, now: number): NodeStep {
  const { asked } = step.session
  if (asked !== null && now - asked < ASK_AGAIN_MS) return step
  return { ...step, session: { ...step.session, asked: now }, rebirth: true }
}

/** Everything begins anew, also when it is the same birth again. Devices follow with births of their own. */
function nodeBirth(session: NodeSession, { payload }: NodeMessage, now: number): NodeStep {
  const bdSeq = payload.metrics.find(({ name }) => name === BDSEQ)
  const value = bdSeq && metricValue(bdSeq, undefined)
  const born: NodeSession = {
    ...unborn,
    life: 'alive',
    sure: true,
    bdSeq: typeof value === 'number' ? value : null,
    seq: payload.seq ?? 0,
  }
  const known = learn(born, '', payload)
  return {
    session: known,
    readings: read(known, '', { payload, now, birth: true }),
    lost: [...session.devices],
    rebirth: false,
  }
}

/** A death that belongs to an earlier birth comes late: the node has long been back. */
function nodeDeath(session: NodeSession, { payload }: NodeMessage): NodeStep {
  const said = payload.metrics.find(({ name }) => name === BDSEQ)
  const bdSeq = said && metricValue(said, undefined)
  const isOld = session.bdSeq !== null && typeof bdSeq === 'number' && bdSeq !== session.bdSeq
  if (session.life !== 'alive' || isOld) return { session, readings: [], lost: [], rebirth: false }
  return { session: { ...unborn, life: 'dead' }, readings: [], lost: ['', ...session.devices], rebirth: false }
}

function deviceStep(session: NodeSession, { type, device, payload }: NodeMessage, now: number): NodeStep {
  const step = { session, readings: [], lost: [], rebirth: false }
  if (type === 'DDEATH') {
    const devices = new Set([...session.devices].filter((other) => other !== device))
    return { ...step, session: { ...session, devices }, lost: [device] }
  }
  if (type === 'DBIRTH') {
    const alive = { ...session, devices: new Set([...session.devices, device]) }
    const known = session.sure ? learn(alive, device, payload) : alive
    return { ...step, session: known, readings: read(known, device, { payload, now, birth: true }) }
  }
  // Data of a device that was never born: its birth was missed.
  const isKnown = type === 'NDATA' || session.devices.has(device)
  const sure = session.sure && isKnown
  const told = { ...session, sure }
  return { ...step, session: told, readings: isKnown ? read(told, device, { payload, now, birth: false }) : [] }
}

function learn(session: NodeSession, device: string, { metrics }: Payload): NodeSession {
  const aliases = new Map(session.aliases)
  const datatypes = new Map(session.datatypes)
  for (const { name, alias, datatype } of metrics) {
    if (name === undefined) continue
    datatypes.set(`${device}/${name}`, datatype)
    if (alias !== undefined) aliases.set(alias, { device, name, datatype })
  }
  return { ...session, aliases, datatypes }
}

function read(
  session: NodeSession,
  device: string,
  { payload, now, birth }: { payload: Payload; now: number; birth: boolean },
): Reading[] {
  return payload.metrics.flatMap((metric) => {
    const meaning = meaningOf(session, device, metric)
    const value = meaning && metricValue(metric, metric.datatype ?? meaning.datatype)
    if (!meaning || meaning.device !== device || value === undefined || meaning.name === BDSEQ) return []
    const at = metric.timestamp ?? payload.timestamp ?? now
    return [{ device, name: meaning.name, value, at, historical: metric.is_historical === true, birth }]
  })
}

function meaningOf(session: NodeSession, device: string, { name, alias, datatype }: Metric): Meaning | undefined {
  if (name !== undefined) return { device, name, datatype: datatype ?? session.datatypes.get(`${device}/${name}`) }
  return alias !== undefined && session.sure ? session.aliases.get(alias) : undefined
}
