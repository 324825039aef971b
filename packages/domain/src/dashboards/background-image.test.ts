import { expect, test } from 'vitest'
import { backgroundImage } from './background-image.ts'

test.each([
  ['/serverfiles/hall.png', 'url("/serverfiles/hall.png")'],
  ['https://pictures.example/a.jpg', 'url("https://pictures.example/a.jpg")'],
  ['https://x.se/a") ; color: red', 'url("https://x.se/a\\22 \\29 \\20 ;\\20 color:\\20 red")'],
  ['http://x.se/a.png', undefined],
  ['/elsewhere/a.png', undefined],
  ['/serverfiles/../api/session', undefined],
  ['/serverfiles/%2e%2e/api', undefined],
  ['javascript:alert(1)', undefined],
  ['data:image/png;base64,x', undefined],
  ['', undefined],
])('D-CONFIG-78 D-CONFIG-82-X %s', (url, expected) => expect(backgroundImage(url)).toBe(expected))
