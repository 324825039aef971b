import { expect, test } from 'vitest'
import { isPackage, type Lock, nameOf, neededFrom } from './locked-packages.ts'

const here = { os: 'linux', cpu: 'x64' }
const lock: Lock = {
  name: 'takt',
  version: '1.0.0',
  packages: {
    'apps/server': {
      dependencies: { a: '1', '@takt/domain': '1' },
      optionalDependencies: { binary: '1', 'other-binary': '1' },
    },
    'node_modules/@takt/domain': { link: true, resolved: 'packages/domain' },
    'packages/domain': { dependencies: { zod: '4' } },
    'node_modules/zod': { version: '4.0.0' },
    'node_modules/a': { version: '1.0.0', dependencies: { b: '2', missing: '1' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { zod: '4' } },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/binary': { version: '1.0.0', os: ['linux'], cpu: ['x64'] },
    'node_modules/other-binary': { version: '1.0.0', os: ['linux'], cpu: ['arm64'] },
    'node_modules/vitest': { version: '1.0.0' },
  },
}

test('T-SAFE-85 what runs is followed as Node finds it: through workspaces, nested versions, and on this platform alone', () => {
  const needed = neededFrom(lock, ['apps/server'], here)
  expect([...needed.keys()].filter(isPackage).sort()).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/binary',
    'node_modules/zod',
  ])
  expect(needed.get('node_modules/a/node_modules/b')).toEqual(['node_modules/zod'])
  expect(needed.has('packages/domain')).toBe(true)
})

test('T-SAFE-86 a package is named as it is imported', () => {
  expect(['node_modules/@a/b', 'node_modules/c/node_modules/@a/b', 'node_modules/d'].map(nameOf)).toEqual([
    '@a/b',
    '@a/b',
    'd',
  ])
})
