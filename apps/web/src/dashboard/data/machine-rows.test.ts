import { expect, test } from 'vitest'
import { withLiveMachines } from './machine-rows.ts'

const loaded = [
  { machine_id: 'M1', status: 'R', own_column: 7 },
  { machine_id: 'M2', status: 'S' },
]
const live = { M1: { machine_id: 'M1', status: 'S' }, M9: { machine_id: 'M9', status: 'R' } } as const
const machine = (id: string) => live[id as keyof typeof live]

test('D-STATE-04 a changed machine shows at once, with the source’s own columns kept', () => {
  const rows = withLiveMachines(loaded, { loadedAt: 1000, changedAt: new Map([['M1', 2000]]), machine })
  expect(rows[0]).toEqual({ machine_id: 'M1', status: 'S', own_column: 7 })
  expect(rows[1]).toBe(loaded[1])
})

test('D-STATE-04 the same change gives the same row object again', () => {
  const on = { loadedAt: 1000, changedAt: new Map([['M1', 2000]]), machine }
  expect(withLiveMachines(loaded, on)[0]).toBe(withLiveMachines(loaded, on)[0])
})

test('D-DATA-04-X a change that was on its way while the answer came is not overwritten', () => {
  const rows = withLiveMachines(loaded, { loadedAt: 3000, changedAt: new Map([['M1', 2500]]), machine })
  expect(rows[0]).toMatchObject({ status: 'S' })
})

test('D-DATA-04-X an answer is newer than an old change, and rows without a change stay the same list', () => {
  expect(withLiveMachines(loaded, { loadedAt: 60_000, changedAt: new Map([['M1', 2000]]), machine })).toBe(loaded)
})

test('D-PERM-05-X a machine outside of the source is not added', () => {
  const rows = withLiveMachines(loaded, { loadedAt: 0, changedAt: new Map([['M9', 2000]]), machine })
  expect(rows).toBe(loaded)
})
