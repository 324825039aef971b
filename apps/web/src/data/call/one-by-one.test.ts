import { expect, test } from 'vitest'
import { CallFailure } from './call.ts'
import { oneByOne, requestIdOf } from './one-by-one.ts'

const base = '0f8fad5b-d9cb-469f-a165-70867728950e'
const failing = (status: number) => new CallFailure(`status ${status}`, { status, code: 1 })

async function run(fails: Readonly<Record<string, number>>) {
  const asked: string[] = []
  const progress: number[] = []
  const outcome = await oneByOne(['a', 'b', 'c'], {
    requestId: base,
    act: async (item) => {
      asked.push(item)
      const status = fails[item]
      if (status !== undefined) throw failing(status)
    },
    onProgress: (handled) => progress.push(handled),
  })
  const failed = outcome.failed.map(({ item }) => item).join('')
  return { asked: asked.join(''), done: outcome.done.join(''), failed, unreached: outcome.unreached, progress }
}

test.each([
  [{}, { asked: 'abc', done: 'abc', failed: '', unreached: false, progress: [1, 2, 3] }],
  [{ b: 409 }, { asked: 'abc', done: 'ac', failed: 'b', unreached: false, progress: [1, 2, 3] }],
  [{ b: 0 }, { asked: 'ab', done: 'a', failed: 'bc', unreached: true, progress: [1] }],
  [{ a: 429 }, { asked: 'a', done: '', failed: 'abc', unreached: false, progress: [] }],
])('T-CALL-43-X several are sent one call each and reported together: %j', async (fails, expected) =>
  expect(await run(fails)).toEqual(expected),
)

test('every item has an id of its own, and the same one when it is sent again', () => {
  const ids = [0, 1, 255].map((at) => requestIdOf(base, at))
  expect(ids).toEqual([
    '0f8fad5b-d9cb-469f-a165-000000000000',
    '0f8fad5b-d9cb-469f-a165-000000000001',
    '0f8fad5b-d9cb-469f-a165-0000000000ff',
  ])
})

test('a fault of our own is not taken for an answer of the server', async () =>
  await expect(oneByOne(['a'], { requestId: base, act: () => Promise.reject(new TypeError('ours')) })).rejects.toThrow(
    'ours',
  ))
