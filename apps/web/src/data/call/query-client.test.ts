import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { queryClient } from './query-client.ts'

const key = ['get_print_history', { machine_id: 'M104' }]

afterEach(() => queryClient.clear())

/** Somebody shows these rows; each load is answered when the test says so, in the order they were asked. */
function shown() {
  const asked: PromiseWithResolvers<string>[] = []
  const observer = new QueryObserver<string>(queryClient, {
    queryKey: key,
    queryFn: () => {
      const answer = Promise.withResolvers<string>()
      asked.push(answer)
      return answer.promise
    },
  })
  const seen: string[] = []
  const stop = observer.subscribe(({ data }) => data !== undefined && seen.at(-1) !== data && seen.push(data))
  return { asked, seen, stop, rows: () => observer.getCurrentResult().data }
}

test('T-PLANT-571 rows that change while their first answer is on its way are asked for once more', async () => {
  const { asked, stop, rows } = shown()
  const fresh = Promise.all([queryClient.invalidateQueries(), queryClient.invalidateQueries({ queryKey: key })])
  expect(asked).toHaveLength(1)
  asked[0]?.resolve('Printing')
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.resolve('Printed')
  await fresh
  expect([rows(), asked.length]).toEqual(['Printed', 2])
  stop()
})

test('T-PLANT-571 changes that come faster than answers break none off', async () => {
  const { asked, seen, stop } = shown()
  for (const at of [0, 1, 2, 3]) {
    await expect.poll(() => asked.length).toBe(at + 1)
    void queryClient.invalidateQueries()
    asked[at]?.resolve(`answer ${at}`)
    await expect.poll(() => seen.at(-1)).toBe(`answer ${at}`)
  }
  stop()
})

test('T-PLANT-571 an answer that fails is followed by one more all the same', async () => {
  const { asked, stop, rows } = shown()
  const fresh = queryClient.invalidateQueries()
  asked[0]?.reject(new Error('broken off'))
  await expect.poll(() => asked.length).toBe(2)
  asked[1]?.resolve('Printed')
  await fresh
  expect(rows()).toBe('Printed')
  stop()
})
