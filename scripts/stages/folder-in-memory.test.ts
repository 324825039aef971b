import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { folderInMemory } from './folder-in-memory.ts'

const home = mkdtempSync(join(tmpdir(), 'takt-memory-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

function mounted(line: string): string {
  const file = join(home, 'mounts')
  writeFileSync(file, `proc /proc proc rw 0 0\n${line}\n`)
  return file
}
const { bavail, bsize } = statfsSync(home)
const isLarge = bavail * bsize >= 4 * 2 ** 30

test.runIf(isLarge)('tests keep their folders in memory, and take away what a killed run has left there', () => {
  const left = join(home, 'takt-tests-999999999-abc')
  const own = join(home, `takt-tests-${process.pid}-abc`)
  for (const folder of [left, own]) mkdirSync(folder)
  const made = folderInMemory(home, mounted(`tmpfs ${home} tmpfs rw,relatime 0 0`))
  expect(made).toMatch(new RegExp(`/takt-tests-${process.pid}-`))
  expect([left, own, made ?? ''].map(existsSync)).toEqual([false, true, true])
})

test.for([
  'tmpfs HOME tmpfs rw,nosuid,nodev,noexec 0 0',
  '/dev/sda1 HOME ext4 rw 0 0',
  'tmpfs /elsewhere tmpfs rw 0 0',
])('a place like “%s” is not taken', (line) => {
  expect(folderInMemory(home, mounted(line.replace('HOME', home)))).toBeNull()
})

test('where there is no such place, none is taken', () => {
  expect(folderInMemory(join(home, 'nowhere'), join(home, 'no-mounts'))).toBeNull()
})
