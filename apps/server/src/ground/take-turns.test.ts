import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

/** Work that ends when it is told to. */
function floor(limits: { atOnce: number; ofOne: number; waiting: number }) {
  const turns = takeTurns<number>(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    ask: (who: number, name: string) =>
      turns.within(who, () => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      }),
    end: async (name: string, asked: Promise<string> | undefined) => {
      ends.get(name)?.()
      await asked
    },
  }
}

test('T-SAFE-04 one company’s queries leave the others theirs, and too many are told to come again', async () => {
  const { ask, begun, end } = floor({ atOnce: 3, ofOne: 2, waiting: 2 })
  const first = ask(1, 'a1')
  ask(1, 'a2')
  ask(1, 'a3')
  ask(1, 'a4')
  expect(ask(1, 'a5')).toBeUndefined()
  const other = ask(2, 'b1')
  await Promise.resolve()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  ask(2, 'b2')
  ask(3, 'c1')
  await end('a1', first)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1'])
  await end('b1', other)
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'b2'])
})

test('T-SAFE-04 what fails gives its turn back', async () => {
  const turns = takeTurns<number>({ atOnce: 1, ofOne: 1, waiting: 1 })
  await expect(turns.within(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns.within(1, async () => 'yes')).toBe('yes')
})
