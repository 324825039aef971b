import { describe, expect, test } from 'vitest'
import { type Colour, colourOf } from './css-colour.ts'
import { contrast, groundOf, inkFor, LEAST_CONTRAST, themeGround } from './readable-ink.ts'

const steps = ['00', '33', '66', '77', '99', 'cc', 'ff']
const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)))
const known = (text: string) => colourOf(text) as Colour
const alone = { color: undefined, background: undefined, together: false, under: themeGround }

/** The two colours of an ink: by day and by night. */
function byTheme(ink: string | undefined): { light: string; dark: string } {
  const [, light = ink ?? '', dark = ink ?? ''] = /^light-dark\((.*), (.*)\)$/.exec(ink ?? '') ?? []
  return { light, dark }
}

test('D-CONFIG-96-X on every colour the ink has the contrast that text needs', () => {
  for (const background of colors) {
    const ink = inkFor({ ...alone, background }) as string
    expect(contrast(known(ink), known(background)), background).toBeGreaterThanOrEqual(LEAST_CONTRAST)
  }
})

test('T-PLANT-370 every ink without a ground can be read in both themes, and stays itself where it could be read', () => {
  for (const color of colors) {
    const ink = byTheme(inkFor({ ...alone, color }))
    for (const theme of ['light', 'dark'] as const) {
      const ground = themeGround[theme]
      expect(contrast(known(ink[theme]), ground), `${color} ${theme}`).toBeGreaterThanOrEqual(LEAST_CONTRAST)
      if (contrast(known(color), ground) >= LEAST_CONTRAST) expect(ink[theme]).toBe(color)
    }
  }
})

test('T-PLANT-370 an ink that is made readable keeps its tone', () => {
  const { light, dark } = byTheme(inkFor({ ...alone, color: '#7a0000' }))
  expect(light).toBe('#7a0000')
  const { r, g, b } = known(dark)
  expect(r).toBeGreaterThan(g + 0.2)
  expect(g).toBeCloseTo(b)
})

test.each([
  ['#fde68a', '#000000'],
  ['#fd8', '#000000'],
  ['#912018', '#ffffff'],
  ['#ffffffff', '#000000'],
  ['lightyellow', '#000000'],
  ['Navy', '#ffffff'],
  ['rgb(253, 230, 138)', '#000000'],
  ['rgb(20 30 90 / 100%)', '#ffffff'],
  ['hsl(50, 90%, 80%)', '#000000'],
  // What one sees through shows the theme.
  ['#ffffff40', 'light-dark(#000000, #ffffff)'],
  ['rgba(255, 255, 0, 0.1)', 'light-dark(#000000, #ffffff)'],
  ['transparent', 'light-dark(#000000, #ffffff)'],
])('D-CONFIG-96-X on %s stands %s', (background, ink) => expect(inkFor({ ...alone, background })).toBe(ink))

test.each(['no colour', '', 'oklch(60% 0.2 20)', 'var(--x)', '#12345', 'rgb(1, 2)'])(
  'D-CONFIG-96-X on "%s" the ink stays as it was',
  (background) => {
    expect(inkFor({ ...alone, background })).toBeUndefined()
    expect(inkFor({ ...alone, background, color: '#123456' })).toBe('#123456')
    expect(groundOf(background, themeGround)).toBeUndefined()
  },
)

describe('a ground of the author under it', () => {
  const pale = groundOf('#fde68a', themeGround)
  test.each([
    ['an ink that can be read stays in both themes', { color: '#7a0000', under: pale }, '#7a0000'],
    ['an ink for the theme gives way', { color: '#ffffff', under: pale }, '#666666'],
    ['nothing is inherited from another ground', { under: pale }, undefined],
    ['a pair chosen together is the author’s', { color: '#fff', background: '#fde68a', together: true }, '#fff'],
    [
      'a pair of which the ground is hardly there is not',
      { color: '#000000', background: '#ff000018', together: true },
      'light-dark(#000000, #8c8c8c)',
    ],
    ['unknown ground, the ink of its author', { color: '#111111', under: undefined }, '#111111'],
  ])('D-CONFIG-96-X T-PLANT-370 %s', (_, wish, ink) => {
    expect(inkFor({ ...alone, ...wish })).toBe(ink)
  })
})
