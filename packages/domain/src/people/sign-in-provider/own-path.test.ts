import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  ['/', '/'],
  ['/interface/M101?tab=2#x', '/interface/M101?tab=2#x'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/x\\..\\', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/\t/evil.example', '/'],
  ['', '/'],
  ['/api/session/provider/callback?x', '/'],
  [`/${'x'.repeat(600)}`, '/'],
])('T-SAFE-51 after %s one goes on at %s', (wanted, path) => expect(ownPath(wanted)).toBe(path))
