import { describe, expect, test } from 'vitest'
import {
  boxPercentages,
  clampedToGrid,
  firstFreePlace,
  inDrawingOrder,
  moved,
  raised,
  snap,
  stackedOnPhone,
  standingOnOthers,
} from './placement.ts'

const size = { x: 24, y: 12 }
const box = { x: 6, y: 3, w: 6, h: 4 }

test('D-SCREEN-02 position and size are percentages of the grid', () => {
  expect(boxPercentages({ x: 6, y: 3, w: 12, h: 4 }, size)).toEqual({
    left: '25%',
    top: '25%',
    width: '50%',
    height: '33.3333%',
  })
})

test('D-SCREEN-04-X values outside the grid are still drawn where they stand', () => {
  expect(boxPercentages({ x: -6, y: 12, w: 48, h: 12 }, size)).toMatchObject({
    left: '-25%',
    top: '100%',
    width: '200%',
  })
})

test('D-SCREEN-03 D-SCREEN-04-X a higher layer is drawn later, the default is 5, equal layers keep list order', () => {
  const at = (id: string, z?: number) => ({ id, pos: { ...box, ...(z === undefined ? {} : { z }) } })
  const order = inDrawingOrder([at('a'), at('high', 6), at('b', 5), at('low', 4), at('c')])
  expect(order.map(({ id }) => id)).toEqual(['low', 'a', 'b', 'c', 'high'])
})

describe('D-SCREEN-04-X a widget may not leave the grid in the builder', () => {
  test.each([
    [
      { x: -3, y: 2 },
      { x: 0, y: 2 },
    ],
    [
      { x: 30, y: 30 },
      { x: 18, y: 8 },
    ],
    [
      { x: 4, y: 5 },
      { x: 4, y: 5 },
    ],
  ])('moved to %j stands at %j', (to, at) => {
    expect(moved(box, to, size)).toEqual({ ...box, ...at })
  })

  test('one that is larger than the grid becomes as large as it', () => {
    expect(clampedToGrid({ x: 5, y: -4, w: 99, h: 2 }, size)).toEqual({ x: 0, y: 0, w: 24, h: 2 })
  })
})

test('D-SCREEN-05-X snaps to whole cells, Alt moves freely', () => {
  expect(snap(4.6, false)).toBe(5)
  expect(snap(4.623, true)).toBe(4.62)
})

describe('D-SCREEN-04-X a dropped widget gets 6 by 4 at the first free cell', () => {
  test.each([
    ['in an empty grid', [], { x: 0, y: 0 }],
    ['beside another', [{ pos: { x: 0, y: 0, w: 6, h: 4 } }], { x: 6, y: 0 }],
    ['below a full row', [{ pos: { x: 0, y: 0, w: 24, h: 2 } }], { x: 0, y: 2 }],
  ])('%s', (_, widgets, at) => {
    expect(firstFreePlace(widgets, size)).toEqual({ pos: { ...at, w: 6, h: 4 }, size })
  })

  test('T-PLANT-375 in a full grid rows are added for it, below everything', () => {
    const full = [{ pos: { x: 0, y: 0, w: 24, h: 12 } }]
    expect(firstFreePlace(full, size)).toEqual({ pos: { x: 0, y: 12, w: 6, h: 4 }, size: { x: 24, y: 16 } })
    // The gaps of a grid that is nearly full are too small for it.
    const scattered = [0, 4, 8].flatMap((y) => [0, 5, 10, 15, 20].map((x) => ({ pos: { x, y, w: 3, h: 4 } })))
    expect(firstFreePlace(scattered, size)?.pos).toEqual({ x: 0, y: 12, w: 6, h: 4 })
    expect(firstFreePlace([{ pos: { x: 0, y: 0, w: 24, h: 11.5 } }], size)?.size).toEqual({ x: 24, y: 16 })
    expect(firstFreePlace([{ pos: { x: 0, y: 0, w: 24, h: 197 } }], { x: 24, y: 197 })).toBeUndefined()
  })
})

test('D-SCREEN-05-X to front and to back change the layer by one from its default', () => {
  const widget = { id: 'a', component: 'gauge', pos: box, config: {} }
  expect(raised(widget, 1).pos.z).toBe(6)
  expect(raised(raised(widget, -1), -1).pos.z).toBe(3)
})

test('T-PLANT-370 what lies on something painted is known, so that its ink is not judged on the theme', () => {
  const widget = (id: string, x: number, config: Record<string, unknown>, component = 'gauge') => ({
    id,
    component,
    pos: { x, y: 0, w: 6, h: 4 },
    config,
  })
  const painted = { backgroundEnabled: true }
  const on = (...widgets: ReturnType<typeof widget>[]) => [...standingOnOthers(widgets)]
  expect(on(widget('box', 0, {}, 'section'), widget('on it', 3, {}), widget('beside it', 6, {}))).toEqual(['on it'])
  expect(on(widget('below', 0, painted), widget('above', 0, {}))).toEqual(['above'])
  expect(on(widget('not painted', 0, {}), widget('above', 0, {}))).toEqual([])
  // Drawn from the bottom up, whatever the order of the list.
  expect(on(widget('above', 0, {}), widget('box', 0, {}, 'section'))).toEqual(['above'])
})

describe('D-SCREEN-13-X on a phone', () => {
  const widget = (id: string, [x, y, w, h]: readonly [number, number, number, number], component = 'status') => ({
    id,
    component,
    pos: { x, y, w, h },
    config: {},
  })

  test('boxes too narrow for it come one below the other as one reads, in the form they were drawn in', () => {
    const widgets = [
      widget('low', [0, 6, 24, 6]),
      widget('right', [12, 0, 12, 6]),
      widget('behind', [0, 0, 24, 12], 'section'),
      widget('left', [0, 0, 9, 6]),
    ]
    expect([...(stackedOnPhone({ widgets, size, suitedForMobile: true }) ?? [])]).toEqual([
      ['left', { turn: 0, form: 1.33 }],
      ['right', { turn: 1, form: 1.78 }],
      ['low', { turn: 2, form: 3.56 }],
    ])
  })

  test.each<[string, number, Record<string, unknown>?]>([
    ['status', 5.33],
    ['table', 1],
    ['sub-dashboard-multiple', 1],
    ['sub-dashboard-multiple', 0.71, { grid: { columns: 3, rows: 2, padding: 4, fill: true } }],
    ['iframe', 1],
    ['special-component', 0.82, { subComponent: 'target-fulfillment', machineId: ['M101', 'M102'] }],
    ['special-component', 0.82, { subComponent: 'target-fulfillment' }],
    ['special-component', 1, { subComponent: 'target-fulfillment', machineId: ['M101'] }],
    ['special-component', 1.3, { subComponent: 'scrap-5091' }],
    ['graph', 1.3],
    ['special-component', 1.8, { subComponent: 'target-fulfillment-alternate' }],
  ])(
    'T-PLANT-292 T-PLANT-343 T-PLANT-413 what holds rows, tiles or a page is at least as high as wide: %s',
    (component, form, config = {}) => {
      const widgets = [{ ...widget('flat', [0, 0, 12, 2], component), config }, widget('beside', [12, 0, 4, 2])]
      const stacked = stackedOnPhone({ widgets, size, suitedForMobile: false })
      expect(stacked?.get('flat')?.form).toBe(form)
    },
  )

  test('T-PLANT-292 what is drawn higher than wide stays so', () => {
    const widgets = [widget('high', [0, 0, 6, 12], 'table'), widget('beside', [6, 0, 6, 12])]
    expect(stackedOnPhone({ widgets, size, suitedForMobile: false })?.get('high')?.form).toBe(0.44)
  })

  test('a dashboard that was drawn for a phone stays as it is, and so does an empty one', () => {
    const widgets = [widget('a', [0, 0, 12, 6]), widget('b', [12, 0, 9.6, 6])]
    expect(stackedOnPhone({ widgets, size, suitedForMobile: true })).toBeUndefined()
    expect(stackedOnPhone({ widgets: [], size, suitedForMobile: true })).toBeUndefined()
  })

  test('one that was drawn for a wall is a column as soon as two of its boxes stand side by side', () => {
    const halves = [widget('a', [0, 0, 14, 6]), widget('b', [14, 0, 10, 6])]
    expect([...(stackedOnPhone({ widgets: halves, size, suitedForMobile: false })?.keys() ?? [])]).toEqual(['a', 'b'])
    const wide = [widget('a', [0, 0, 24, 6]), widget('b', [0, 6, 24, 6])]
    expect(stackedOnPhone({ widgets: wide, size, suitedForMobile: false })).toBeUndefined()
  })
})
