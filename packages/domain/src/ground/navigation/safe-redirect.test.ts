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

/** Whatever a list of pages makes of such an address: it is judged before the list is asked. */
test.each([
  '//evil.example/machines/all',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'machines/all',
])('T-NAV-10-B %j is not followed even if it looked like a page', (wanted) =>
  expect(safeRedirect(wanted, () => true)).toBeUndefined(),
)
