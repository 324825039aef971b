import type { LiveEvent } from '@takt/contract/ground/live-events.ts'
import { expect, test, vi } from 'vitest'
import { createHub, type LiveClient } from './hub.ts'

const event = (machine_id: string): LiveEvent => ({ name: 'StopsChanged', data: { machine_id } })

function client(frames: string[], machine_restrictions: string[] = []): LiveClient {
  return {
    company_id: 1,
    machine_restrictions,
    events: new Set(['StopsChanged']),
    send: (frame) => frames.push(frame),
    drop: () => {},
  }
}

test('a heartbeat never counts an event that still waits, so a cut between them loses nothing', () => {
  const hub = createHub(() => 1_000_000)
  const frames: string[] = []
  const listening = client(frames)
  hub.join(listening)
  hub.publish(1, [event('M1')])
  expect(frames).toHaveLength(1)
  hub.publish(1, [event('M2')])
  expect(frames).toHaveLength(1)
  const told = { epoch: hub.epoch(), seq: hub.sentTo(1) }
  expect(told.seq).toBe(1)
  hub.leave(listening)

  const back: string[] = []
  const { missed, resumed } = hub.join(client(back), told)
  expect(resumed).toBe(true)
  expect(missed).toContain('"M2"')
  expect(missed).not.toContain('"M1"')
  // What was replayed is not sent a second time.
  expect(back).toEqual([])
})

test('W-PERM-31-X a frame holds only what its listener may see', () => {
  const hub = createHub(() => 1_000_000)
  const [all, some]: [string[], string[]] = [[], []]
  hub.join(client(all))
  hub.join(client(some, ['M2']))
  hub.publish(1, [event('M1'), event('M2')])
  hub.publish(2, [event('M2')])
  expect(JSON.parse(all[0] ?? '').events).toHaveLength(2)
  expect(JSON.parse(some[0] ?? '').events).toEqual([event('M2')])
  expect(some).toHaveLength(1)
})

test('after something was missed nobody can resume', () => {
  const hub = createHub(() => 1_000_000)
  const before = { epoch: hub.epoch(), seq: 0 }
  hub.missedSomething()
  expect(hub.join(client([]), before).resumed).toBe(false)
})

test('T-SAFE-11 a clock that is set back keeps no event from going out', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const hub = createHub()
    const frames: string[] = []
    hub.join(client(frames))
    const right = Date.now()
    vi.setSystemTime(right + 3_600_000)
    hub.publish(1, [event('M1')])
    vi.setSystemTime(right)
    hub.publish(1, [event('M2')])
    await expect.poll(() => frames).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})
