import { expect, test } from 'vitest'
import { inputOf, noInputSettings, withInput } from './input-settings.ts'
import { checkQuantity } from './wizard/check-quantity.ts'

const free = {
  max: 10_000,
  watchMin: 0,
  watchMax: Number.POSITIVE_INFINITY,
  minMessage: '',
  maxMessage: '',
  allowNull: false,
  warnMaxQty: 0,
  warnOverProdQty: undefined,
  decimals: true,
}

test('W-SCREEN-16-X what a machine says goes before what is said for all, field by field', () => {
  const all = { ...noInputSettings, watchMax: 500, maxMessage: 'Ask the setter', backspace: 'digit' as const }
  const own = { ...noInputSettings, watchMax: 50 }
  expect(inputOf(all, own)).toMatchObject({ watchMax: 50, maxMessage: 'Ask the setter', backspace: 'digit' })
  expect(inputOf(null, null)).toEqual(noInputSettings)
})

test.each([
  ['51', { watchMax: 50 }, 'above-max', []],
  ['50', { watchMax: 50 }, null, []],
  ['4', { watchMin: 5 }, 'below-min', []],
  ['30', { warnMaxQty: 20 }, null, ['above-usual']],
] as const)('%s with %o', (entry, limits, blocked, warnings) =>
  expect(checkQuantity(entry, withInput(free, { ...noInputSettings, ...limits }))).toEqual({ blocked, warnings }),
)

test('a limit of the product cannot be loosened, and nothing said changes nothing', () => {
  expect(withInput(free, { ...noInputSettings, max: 99_999 }).max).toBe(10_000)
  expect(withInput(free, { ...noInputSettings, max: 200 }).max).toBe(200)
  expect(withInput(free, undefined)).toEqual(free)
  expect(withInput(free, noInputSettings)).toEqual(free)
})
