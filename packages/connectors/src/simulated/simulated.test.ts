import { expect, test } from 'vitest'
import type { ConnectionState, HeardSignal, SignalSink } from '../define-connector.ts'
import { simulated } from './simulated.ts'

const settings = {
  machines: [
    { machine_id: 'M101', planned_cycle_seconds: 5 },
    { machine_id: 'M102', planned_cycle_seconds: 9 },
  ],
  speed: 1000,
}

function listening(signal: (heard: HeardSignal) => Promise<void> = async () => {}) {
  const signals: HeardSignal[] = []
  const states: ConnectionState[] = []
  const sink: SignalSink = {
    signal: async (heard) => {
      await signal(heard)
      signals.push(heard)
    },
    note: async () => {},
    recall: () => undefined,
    isKnown: () => false,
    problem: () => {},
    stateChanged: (state) => states.push(state),
  }
  return { signals, states, sink }
}

test('signals carry real times, however fast the plant runs', async () => {
  const before = Date.now()
  const { signals, sink } = listening()
  const connection = await simulated.open(settings, sink)
  await expect.poll(() => signals.filter(({ kind }) => kind === 'cycles').length).toBeGreaterThan(20)
  await connection.close()
  const times = signals.map(({ at }) => Date.parse(at))
  expect(Math.min(...times)).toBeGreaterThanOrEqual(before)
  expect(Math.max(...times)).toBeLessThanOrEqual(Date.now())
})

test('after close nothing is said any more', async () => {
  const { signals, states, sink } = listening()
  const connection = await simulated.open(settings, sink)
  await connection.close()
  expect(connection.state).toBe('closed')
  expect(states).toEqual(['connected', 'closed'])
  expect(signals).toHaveLength(2)
})

test('a sink that is closed ends the plant', async () => {
  const { states, sink } = listening(() => Promise.reject(new Error('the ingest client is closed')))
  const connection = await simulated.open(settings, sink)
  await expect.poll(() => connection.state).toBe('closed')
  expect(states).toEqual(['connected', 'closed'])
})
