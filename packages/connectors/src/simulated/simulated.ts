/** The model connector: machines that run by themselves and speak to the real ingest. */
import { MachineId } from '@takt/domain/ground/model/ids.ts'
import { z } from 'zod'
import {
  type Connection,
  type ConnectionState,
  defineConnector,
  type HeardSignal,
  type SignalSink,
} from '../define-connector.ts'
import type { SimulatedMachine } from './machine-behaviour.ts'
import { type MadeNow, setUp, startPlant, step } from './plant-behaviour.ts'

const STEP_EVERY_MS = 250

const settings = z.object({
  machines: z
    .array(
      z.object({
        machine_id: MachineId,
        planned_cycle_seconds: z.number().positive(),
        sends_cycle_time: z.boolean().default(false),
        sends_guard_door: z.boolean().default(false),
        scale_signals: z.array(z.string().min(1).max(80)).default([]),
        piece_scales: z
          .array(z.object({ signal: z.string().min(1).max(80), grams: z.array(z.number()).max(20) }))
          .default([]),
      }),
    )
    .min(1),
  seed: z.int().default(1),
  /** How many times faster than life; times of signals stay real. */
  speed: z.number().positive().max(1000).default(1),
  /** Real seconds after which a machine repeats its state. */
  heartbeat_seconds: z.number().min(1).max(3600).default(25),
})

export interface SimulatedSettings {
  readonly machines: readonly SimulatedMachine[]
  readonly seed?: number
  readonly speed?: number
  readonly heartbeat_seconds?: number
}

export interface SimulatedConnection extends Connection {
  /** Another order is on the machine. */
  setUp(machine_id: string, made: MadeNow): void
}

export async function openSimulated(wanted: SimulatedSettings, sink: SignalSink): Promise<SimulatedConnection> {
  const { machines, seed, speed, heartbeat_seconds } = settings.parse(wanted)
  const opened = Date.now()
  const plantTime = () => opened + (Date.now() - opened) * speed
  const inRealTime = (signal: HeardSignal): HeardSignal => ({
    ...signal,
    at: new Date(opened + (Date.parse(signal.at) - opened) / speed).toISOString(),
  })
  let state: ConnectionState = 'connecting'
  let stopWaiting = () => {}
  const nextStep = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, STEP_EVERY_MS)
      stopWaiting = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  let plant = startPlant(machines, { now: opened, seed, silence: heartbeat_seconds * 1000 * speed })
  async function run() {
    while (state !== 'closed') {
      for (const signal of plant.signals) await sink.signal(inRealTime(signal))
      await nextStep()
      plant = step(plant.state, plantTime())
    }
  }

  function changeState(to: ConnectionState, reason: string) {
    state = to
    sink.stateChanged(to, reason)
  }

  changeState('connected', `${machines.length} machines`)
  // A sink that takes nothing any more ends the plant: there is nobody left to run for.
  const running = run().catch((error: unknown) => changeState('closed', String(error)))
  return {
    get state() {
      return state
    },
    setUp(machine_id, made) {
      plant = { ...plant, state: setUp(plant.state, machine_id, { ...made, now: plantTime() }) }
    },
    async close() {
      if (state !== 'closed') changeState('closed', '')
      stopWaiting()
      await running
    },
  }
}

export const simulated = defineConnector({
  kind: 'simulated',
  title: 'connectors.simulated',
  settings,
  open: openSimulated,
})
