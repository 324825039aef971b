import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownFolder } from '../../test/own-folder.ts'
import { deathsOf, noteStart } from './starts.ts'

const folder = ownFolder()
const at = (hour: number) => () => Date.parse('2026-06-10T00:00:00Z') + hour * 3_600_000

test('T-SAFE-81 a start after one that was not told to end is known as a death, one that was told is not', async () => {
  const first = await noteStart(folder, at(1))
  expect(first.deaths).toEqual([])
  await first.end()
  expect((await noteStart(folder, at(2))).deaths).toEqual([])
  const third = await noteStart(folder, at(3))
  expect(third.deaths).toEqual(['2026-06-10T03:00:00.000Z'])
  await third.end()
  expect((await noteStart(folder, at(4))).deaths).toEqual(['2026-06-10T03:00:00.000Z'])
})

test('T-SAFE-81 what another machine in the same folder does is no death here', () => {
  const start = (host: string, hour: number) => ({ at: new Date(at(hour)()).toISOString(), host, ended: null })
  expect(deathsOf([start('a', 1), start('b', 2), start('b', 3)])).toEqual(['2026-06-10T03:00:00.000Z'])
})

test('T-SAFE-81 a file that cannot be read or written keeps nothing from starting', async () => {
  rmSync(join(folder, 'starts.json'))
  writeFileSync(join(folder, 'starts.json'), '[{"at"')
  expect((await noteStart(folder, at(1))).deaths).toEqual([])
  rmSync(join(folder, 'starts.json'))
  mkdirSync(join(folder, 'starts.json'))
  const start = await noteStart(folder, at(2))
  expect(start.deaths).toEqual([])
  await start.end()
})
