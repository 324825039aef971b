import { expect, test } from 'vitest'
import { createLateRounds } from './late-rounds.ts'

/** A server that answers when it is told to. */
function plant() {
  const asked: { machine_id: string; answer: (rows: number | Error) => Promise<void> }[] = []
  const told: string[] = []
  let atOnce = 0
  let mostAtOnce = 0
  const rounds = createLateRounds<number>({
    load: (machine_id) => {
      atOnce += 1
      mostAtOnce = Math.max(mostAtOnce, atOnce)
      return new Promise((resolve, reject) => {
        const answer = async (rows: number | Error) => {
          atOnce -= 1
          if (rows instanceof Error) reject(rows)
          else resolve(rows)
          for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
        }
        asked.push({ machine_id, answer })
      })
    },
    loaded: (machine_id, rows) => told.push(`${machine_id} ${rows}`),
    failed: (machine_id) => told.push(`${machine_id} failed`),
  })
  return { rounds, asked, told, most: () => mostAtOnce, ids: () => asked.map(({ machine_id }) => machine_id) }
}

test('T-DATA-02 T-DATA-02-X machines are asked one after another, and each is told as soon as it has answered', async () => {
  const { rounds, asked, told, most, ids } = plant()
  rounds.round(['M1', 'M2', 'M3'])
  expect(ids()).toEqual(['M1'])
  await asked[0]?.answer(4)
  expect(told).toEqual(['M1 4'])
  expect(ids()).toEqual(['M1', 'M2'])
  await asked[1]?.answer(0)
  await asked[2]?.answer(1)
  expect(told).toEqual(['M1 4', 'M2 0', 'M3 1'])
  expect(most()).toBe(1)
})

test('T-ERROR-12 a machine that fails is told, and the next one is asked', async () => {
  const { rounds, asked, told } = plant()
  rounds.round(['M1', 'M2'])
  await asked[0]?.answer(new Error('down'))
  await asked[1]?.answer(2)
  expect(told).toEqual(['M1 failed', 'M2 2'])
})

test('T-DATA-02-X a round that is due while one runs is skipped', async () => {
  const { rounds, asked, ids } = plant()
  rounds.round(['M1', 'M2'])
  rounds.round(['M1', 'M2'])
  await asked[0]?.answer(1)
  await asked[1]?.answer(1)
  expect(ids()).toEqual(['M1', 'M2'])
  rounds.round(['M1', 'M2'])
  expect(ids()).toEqual(['M1', 'M2', 'M1'])
})

test('T-ERROR-12-X a retry is asked next, still never beside another', async () => {
  const { rounds, asked, ids, most } = plant()
  rounds.round(['M1', 'M2', 'M3'])
  await asked[0]?.answer(new Error('down'))
  rounds.again('M1')
  await asked[1]?.answer(1)
  expect(ids()).toEqual(['M1', 'M2', 'M1'])
  await asked[2]?.answer(1)
  await asked[3]?.answer(1)
  expect(ids()).toEqual(['M1', 'M2', 'M1', 'M3'])
  rounds.again('M2')
  expect(ids().at(-1)).toBe('M2')
  expect(most()).toBe(1)
})

test('T-DATA-02-X leaving the page stops the sequence, and a late answer is told to nobody', async () => {
  const { rounds, asked, told, ids } = plant()
  rounds.round(['M1', 'M2'])
  rounds.stop()
  await asked[0]?.answer(1)
  expect(ids()).toEqual(['M1'])
  expect(told).toEqual([])
})
