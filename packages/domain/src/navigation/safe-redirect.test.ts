import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

const isKnown = (path: string) => path === '/machines/all' || path === '/interface/M1'

test.each([
  ['/machines/all', '/machines/all'],
  ['/interface/M1?x=1', '/interface/M1?x=1'],
  ['//evil.example/machines/all', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['https://evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['machines/all', undefined],
  ['/unknown', undefined],
  ['', undefined],
  [undefined, undefined],
])('T-NAV-10-B a redirect to %j is followed as %j', (wanted, followed) =>
  expect(safeRedirect(wanted, isKnown)).toBe(followed),
)
