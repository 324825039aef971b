import type { QuarantinedSignal } from '@takt/domain/machines/model/connector.ts'
import { describe, expect, test } from 'vitest'
import { type Handled, PORTION, workThrough } from './work-through.ts'

const signals = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ record_no: count - at }) as QuarantinedSignal)

function steps(answer: (record_no: number) => Handled | 'gone' | 'failed') {
  const asked: number[][] = []
  const progress: number[] = []
  return {
    asked,
    progress,
    work: 'accept' as const,
    handle: async (record_nos: number[]) => {
      asked.push(record_nos)
      return record_nos.flatMap((record_no) => {
        const given = answer(record_no)
        if (given === 'failed') throw new Error('no contact')
        return given === 'gone' ? [] : [given]
      })
    },
    problemOf: (thrown: unknown) => (thrown as Error).message,
    onProgress: (handled: number) => void progress.push(handled),
  }
}
const taken = (record_no: number): Handled => ({ record_no, done: true, reason: '', detail: '' })

describe('T-PLANT-25 working through the quarantine', () => {
  test('T-PLANT-25 the oldest goes first, in portions, and progress follows each', async () => {
    const run = steps(taken)
    const outcome = await workThrough(signals(PORTION + 3), run)
    expect(run.asked.map((portion) => portion.length)).toEqual([PORTION, 3])
    expect(run.asked.flat()).toEqual(Array.from({ length: PORTION + 3 }, (_, at) => at + 1))
    expect(run.progress).toEqual([PORTION, PORTION + 3])
    expect(outcome).toEqual({ work: 'accept', done: PORTION + 3, left: [], unconfirmed: 0, problem: '' })
  })

  test('T-PLANT-25 what stays is told with its reason, and what somebody else took with none', async () => {
    const run = steps((record_no) =>
      record_no === 1
        ? { record_no, done: false, reason: 'unknown-machine', detail: '' }
        : record_no === 2
          ? 'gone'
          : taken(3),
    )
    const { done, left } = await workThrough(signals(3), run)
    expect(done).toBe(1)
    expect(left.map(({ signal, why }) => [signal.record_no, why?.reason])).toEqual([
      [1, 'unknown-machine'],
      [2, undefined],
    ])
  })

  test('T-PLANT-25 a failed call ends the work and keeps what was done before', async () => {
    const run = steps((record_no) => (record_no > PORTION ? 'failed' : taken(record_no)))
    const outcome = await workThrough(signals(3 * PORTION), run)
    expect(run.asked).toHaveLength(2)
    expect(outcome).toMatchObject({ done: PORTION, unconfirmed: 2 * PORTION, problem: 'no contact' })
  })
})
