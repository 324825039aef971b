import type { HeardSignal, SignalSink } from '@takt/connectors/define-connector.ts'
import { expect, test } from 'vitest'
import { restingMachines } from './resting-machines.ts'

const machine_id = 'A401'
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString()
const cycle = (minute: number): HeardSignal => ({ machine_id, at: at(minute), kind: 'cycles', value: 1 })
const says = (minute: number, value: 'running' | 'stopped'): HeardSignal => ({
  ...{ machine_id, at: at(minute) },
  ...{ kind: 'state', value },
})

/** The shift ends at twenty past and the next begins at twenty to. */
async function heard(signals: readonly HeardSignal[]): Promise<string[]> {
  const said: string[] = []
  const signal = async (one: HeardSignal) => {
    said.push(`${one.at.slice(14, 16)} ${one.kind} ${String('value' in one ? one.value : '')}`)
  }
  const sink = restingMachines({ signal } as unknown as SignalSink, (_, moment) => {
    const minute = new Date(moment).getUTCMinutes()
    return minute < 20 || minute >= 40
  })
  for (const one of signals) await sink.signal(one)
  return said
}

test('T-LOOK-104 a machine stands while its calendar has nobody work, and goes on with the next shift', async () => {
  const signals = [says(0, 'running'), cycle(10), cycle(21), cycle(22), says(30, 'running'), cycle(41), cycle(42)]
  expect(await heard(signals)).toEqual([
    ...['00 state running', '10 cycles 1', '21 state stopped', '30 state stopped'],
    ...['41 state running', '41 cycles 1', '42 cycles 1'],
  ])
})

test('T-LOOK-104 one that stood when people went stands when they come', async () => {
  const alarm = { machine_id, at: at(45), kind: 'alarm', value: 'E-017' } as const
  expect(await heard([says(10, 'stopped'), says(25, 'stopped'), alarm])).toEqual([
    ...['10 state stopped', '25 state stopped', '45 state stopped', '45 alarm E-017'],
  ])
})
