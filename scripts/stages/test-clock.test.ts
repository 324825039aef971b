import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clockShift } from './test-clock.ts'

const setup = join(import.meta.dirname, 'test-clock.setup.ts')
const said = (env: Record<string, string>) => {
  const print = 'console.log(new Date().toISOString(), Date.now() - new Date(Date.now()).getTime(), Date().length > 0)'
  const { TAKT_CLOCK_SHIFT: _, TEST_NOW: __, ...rest } = process.env
  return execFileSync(process.execPath, ['--import', setup, '--eval', print], {
    encoding: 'utf8',
    env: { ...rest, ...env },
  })
}

test('a process of the tests lives at the moment it is told, or at the usual one', () => {
  expect(said({ TEST_NOW: '2030-12-31T22:59:00Z' })).toMatch(/^2030-12-31T2[23]:.* 0 true/)
  expect(said({})).toMatch(/^2030-06-12T08:/)
})

test('a process started by another one has the same clock', () => {
  const before = Date.now()
  const told = Date.parse(said({ TAKT_CLOCK_SHIFT: String(clockShift) }).slice(0, 24))
  expect([before <= told, told <= Date.now()]).toEqual([true, true])
})

test('a date made elsewhere, or copied, is still a date', () => {
  expect(structuredClone(new Date(0))).toBeInstanceOf(Date)
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z')
})
