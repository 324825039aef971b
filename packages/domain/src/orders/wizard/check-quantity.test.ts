import { describe, expect, test } from 'vitest'
import {
  checkQuantity,
  looksLikeThousands,
  overProductionQty,
  type QuantitySettings,
  quantityOf,
} from './check-quantity.ts'

const open: QuantitySettings = {
  max: 1000,
  watchMin: 0,
  watchMax: Number.POSITIVE_INFINITY,
  minMessage: '',
  maxMessage: '',
  allowNull: false,
  warnMaxQty: 0,
  warnOverProdQty: undefined,
  decimals: true,
}

describe('when next is disabled', () => {
  test.each<[string, string, Partial<QuantitySettings>, string | null]>([
    ['W-VALID-06 empty', '', {}, 'no-value'],
    ['W-VALID-07-C 0', '0', {}, 'no-value'],
    ['W-VALID-06 W-VALID-07-C 0.', '0.', {}, 'no-value'],
    ['W-VALID-07-C 0.0', '0.0', {}, 'no-value'],
    ['W-VALID-07-C 0.00', '0.00', {}, 'no-value'],
    ['W-VALID-07-C a lonely minus', '-', {}, 'not-a-number'],
    ['W-VALID-07-C a lonely minus, also where nothing may be entered', '-', { allowNull: true }, 'not-a-number'],
    ['W-VALID-06 nothing, where that is allowed', '', { allowNull: true }, null],
    ['W-VALID-07-C 0., where that is allowed', '0.', { allowNull: true }, null],
    ['W-VALID-06 a number', '12.5', {}, null],
    ['T-LOOK-14 a part of a piece, where only whole ones are counted', '1.5', { decimals: false }, 'not-whole'],
    ['T-LOOK-14 on the way to one', '1.', { decimals: false }, 'not-whole'],
    ['T-LOOK-14 a whole one there', '15', { decimals: false }, null],
    ['W-CALL-21-X a negative one', '-3', {}, 'not-a-number'],
    ['W-VALID-06 no number', '1e', {}, 'not-a-number'],
    ['W-VALID-08 below watchMin', '4', { watchMin: 5 }, 'below-min'],
    ['W-VALID-08 at watchMin', '5', { watchMin: 5 }, null],
    ['W-VALID-08 a watchMin of 0 watches nothing', '0.5', { watchMin: 0 }, null],
    ['W-VALID-08 0 is below it, but is not told so', '0', { watchMin: 5, allowNull: true }, 'no-value'],
    ['W-VALID-09 above watchMax', '11', { watchMax: 10 }, 'above-max'],
    ['W-VALID-09 at watchMax', '10', { watchMax: 10 }, null],
  ])('%s', (_title, entry, settings, blocked) =>
    expect(checkQuantity(entry, { ...open, ...settings }).blocked).toBe(blocked),
  )
})

describe('soft warnings', () => {
  test.each<[string, string, Partial<QuantitySettings>, string[]]>([
    ['W-VALID-14 the order is overproduced', '1', { warnOverProdQty: -1 }, ['is-overproduced']],
    ['W-VALID-14 also before anything is entered', '', { warnOverProdQty: -1 }, ['is-overproduced']],
    ['W-VALID-15 the order will be overproduced', '11', { warnOverProdQty: 10 }, ['becomes-overproduced']],
    ['W-VALID-15 exactly what is left warns of nothing', '10', { warnOverProdQty: 10 }, []],
    ['W-VALID-15 nothing is left', '1', { warnOverProdQty: 0 }, ['becomes-overproduced']],
    ['W-VALID-18-X never both', '500', { warnOverProdQty: -5 }, ['is-overproduced']],
    ['W-VALID-18-X no planned quantity', '500', { warnOverProdQty: undefined }, []],
    ['W-VALID-17 what is refused asks nothing', '5000', { max: 1000, warnMaxQty: 100, warnOverProdQty: 10 }, []],
    ['W-VALID-16 above warnMaxQty', '101', { warnMaxQty: 100 }, ['above-usual']],
    ['W-VALID-16 at warnMaxQty', '100', { warnMaxQty: 100 }, []],
    ['W-VALID-16 a warnMaxQty of 0 warns of nothing', '999', { warnMaxQty: 0 }, []],
    [
      'W-VALID-18-X it can stand beside the other',
      '101',
      { warnMaxQty: 100, warnOverProdQty: 10 },
      ['becomes-overproduced', 'above-usual'],
    ],
  ])('%s', (_title, entry, settings, warnings) =>
    expect(checkQuantity(entry, { ...open, ...settings }).warnings).toEqual(warnings),
  )

  test('W-VALID-17 a warning does not block', () =>
    expect(checkQuantity('11', { ...open, warnOverProdQty: 10 }).blocked).toBeNull())

  test.each([
    [500, 120, 380],
    [500, 510, -10],
    [0, 10, undefined],
  ])('W-VALID-18-X planned %i, booked %i: %s left', (planned_op_qty, card_good_qty, expected) =>
    expect(overProductionQty({ planned_op_qty, card_good_qty })).toBe(expected),
  )
})

describe('the entry itself', () => {
  test.each<[string, string, number, string | null]>([
    ['W-VALID-10 W-VALID-11-B above max is refused', '1001', 1000, 'above-limit'],
    ['W-VALID-10 a preset with digits after it', '32180120', 1_000_000, 'above-limit'],
    ['W-VALID-10 at max it is taken', '1000', 1000, null],
    ['W-VALID-10 no limit', '999999', Number.POSITIVE_INFINITY, null],
  ])('%s', (_title, typed, max, blocked) => expect(checkQuantity(typed, { ...open, max }).blocked).toBe(blocked))

  test.each([
    ['', 0],
    ['0.', 0],
    ['12.5', 12.5],
    ['0042', 42],
  ])('W-VALID-07-C %j is sent as %d', (entry, expected) => expect(quantityOf(entry)).toBe(expected))

  test.each([
    ['1.500', true],
    ['12.000', true],
    ['999.999', true],
    ['1.5', false],
    ['1.50', false],
    ['1.5000', false],
    ['0.500', false],
    ['1234.500', false],
    ['1500', false],
    ['', false],
  ])('T-LOOK-14 of %j somebody may have meant a thousand times as much: %s', (entry, expected) =>
    expect(looksLikeThousands(entry)).toBe(expected),
  )
})
