import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { KEY_FILE, secretKeys } from './secret-keys.ts'
import { keysIn, newKey, secretsOf } from './secrets.ts'

const [old, now] = [newKey(), newKey()]
const withKeys = (...keys: string[]) => secretsOf(keysIn(keys.join(','), 'the test'))
const folder = mkdtempSync(join(tmpdir(), 'takt-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('T-SAFE-39 what is sealed says nothing, differs each time, and opens with its key in its place alone', () => {
  const secrets = withKeys(now)
  const sealed = secrets.seal('grün & geheim', 'erp-token/1000')
  expect(sealed).toMatch(/^enc1\./)
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('geheim')
  expect(secrets.seal('grün & geheim', 'erp-token/1000')).not.toBe(sealed)
  expect(secrets.open(sealed, 'erp-token/1000')).toBe('grün & geheim')
  expect(secrets.open(sealed, 'erp-token/2000')).toBeNull()
  expect(withKeys(old).open(sealed, 'erp-token/1000')).toBeNull()
  const last = sealed.at(-3)
  const changed = `${sealed.slice(0, -3)}${last === 'A' ? 'B' : 'A'}${sealed.slice(-2)}`
  expect(secrets.open(changed, 'erp-token/1000')).toBeNull()
})

test('T-SAFE-39 a key is changed by putting the new one before it; what was never sealed is as it is', () => {
  const before = withKeys(old).seal('token', 'place')
  const both = withKeys(now, old)
  expect(both.open(before, 'place')).toBe('token')
  expect([both.isCurrent(before), both.isCurrent('token'), both.isCurrent(both.seal('token', 'place'))]).toEqual([
    false,
    false,
    true,
  ])
  expect(both.open('token', 'place')).toBe('token')
})

test.each([
  ['base64', now, 1],
  ['hexadecimal digits', Buffer.from(now, 'base64').toString('hex'), 1],
  ['two', `${now}, ${old}\n`, 2],
])('T-SAFE-39 keys are read as %s', (_, text, count) => expect(keysIn(text, 'it')).toHaveLength(count))

test('T-SAFE-39 what is no key is refused in words, and a short one is not filled up', () => {
  expect(() => keysIn('secret', 'SECRETS_KEY')).toThrow('SECRETS_KEY must hold keys of 32 bytes')
})

test('T-SAFE-39 the key’s file is made once, for its owner alone; SECRETS_KEY comes before it', async () => {
  const file = join(folder, KEY_FILE)
  const [both, again] = await Promise.all([
    secretKeys({ secretsKey: '', dataFolder: folder }),
    secretKeys({ secretsKey: '', dataFolder: folder }),
  ])
  expect(both).toEqual(again)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(keysIn(readFileSync(file, 'utf8'), file)).toEqual(both)
  expect(await secretKeys({ secretsKey: now, dataFolder: folder })).toEqual(keysIn(now, ''))
  writeFileSync(file, '\n')
  await expect(secretKeys({ secretsKey: '', dataFolder: folder })).rejects.toThrow('Put the key back')
})
