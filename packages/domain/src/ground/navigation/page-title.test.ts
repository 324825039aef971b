import { expect, test } from 'vitest'
import { pageTitle } from './page-title.ts'

test.each([
  [{ title: 'Sign In' }, 'Sign In'],
  [{ title: 'Stop code', machine: 'M101' }, 'Stop code - M101'],
  [{ title: 'Stop code', machine: 'M101', dashboard: 'Hall 1' }, 'Stop code - M101'],
  [{ title: 'Dashboard', dashboard: 'Hall 1' }, 'Hall 1'],
  [{ title: 'Dashboard', dashboard: '' }, 'Dashboard'],
])('T-NAV-13 T-NAV-13-X %j is titled %s', (page, title) => expect(pageTitle(page)).toBe(title))
