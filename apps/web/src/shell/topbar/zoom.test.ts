import { expect, test } from 'vitest'
import { readZoom } from './zoom.ts'

test.each([
  [undefined, 100],
  ['x', 100],
  [5, 100],
  [10, 10],
  [72, 70],
  [150, 150],
  [155, 100],
])('T-SHELL-24 a stored zoom of %j is %i', (stored, zoom) => expect(readZoom(stored)).toBe(zoom))
