import { newDashboard } from '@takt/domain/dashboards/dashboard.ts'
import { describe, expect, test } from 'vitest'
import { build, isChanged, startBuilding } from './builder-state.ts'
import type { BuilderStep } from './builder-step.ts'

const start = startBuilding({ dashboard: newDashboard('hall', 'Hall'), version: 3 })
const run = (...steps: BuilderStep[]) => steps.reduce(build, start)
const add = (id: string): BuilderStep => ({ do: 'add', id, component: 'gauge', config: {} })
const place = (id: string, x: number, tag = ''): BuilderStep => ({ do: 'place', id, box: { x, y: 0, w: 6, h: 4 }, tag })
const only = (...ids: string[]): BuilderStep => ({ do: 'select', ids, how: 'only' })
const widgets = (state: ReturnType<typeof run>) => state.history.present.widgets

describe('building a dashboard', () => {
  test('D-SCREEN-04-X a new widget takes the first free cell, is 6 by 4 and selected', () => {
    const state = run(add('a'), add('b'))
    expect(widgets(state)[1]).toMatchObject({ id: 'b', pos: { x: 6, y: 0, w: 6, h: 4 } })
    expect(state.selected).toEqual(['b'])
  })

  test('T-PLANT-375 the rows that are added for a widget go again with it, by one undo', () => {
    const full = run(...Array.from({ length: 12 }, (_, at) => add(`w${at}`)))
    expect(full.history.present.size.y).toBe(12)
    const more = build(full, add('13th'))
    expect(widgets(more).at(-1)?.pos).toMatchObject({ x: 0, y: 12 })
    expect(more.history.present.size.y).toBe(16)
    const back = build(more, { do: 'undo' })
    expect([widgets(back).length, back.history.present.size.y]).toEqual([12, 12])
  })

  test('D-SCREEN-05-X a whole drag is one step of undo', () => {
    const state = run(add('a'), place('a', 1, 'drag1'), place('a', 2, 'drag1'), place('a', 9, 'drag1'))
    expect(widgets(state)[0]?.pos.x).toBe(9)
    expect(widgets(build(state, { do: 'undo' }))[0]?.pos.x).toBe(0)
  })

  test('D-SCREEN-05-X two drags are two steps', () => {
    const state = run(add('a'), place('a', 2, 'drag1'), place('a', 9, 'drag2'), { do: 'undo' })
    expect(widgets(state)[0]?.pos.x).toBe(2)
  })

  test('D-SCREEN-05-X undo and redo cover at least 20 steps', () => {
    let state = run(add('a'))
    for (let x = 1; x <= 18; x += 1) state = build(state, { do: 'nudge', x: 1, y: 0 })
    for (let step = 0; step < 4; step += 1) state = build(state, { do: 'nudge', x: 0, y: 1 })
    for (let step = 0; step < 22; step += 1) state = build(state, { do: 'undo' })
    expect(widgets(state)[0]?.pos).toMatchObject({ x: 0, y: 0 })
    for (let step = 0; step < 22; step += 1) state = build(state, { do: 'redo' })
    expect(widgets(state)[0]?.pos).toMatchObject({ x: 18, y: 4 })
  })

  test('D-SCREEN-05-X a push against the edge is no step and no change', () => {
    const state = run(add('a'))
    expect(build(state, { do: 'nudge', x: -1, y: 0 })).toBe(state)
    expect(build(state, place('a', -5))).toBe(state)
  })

  test('D-SCREEN-04-X a dragged widget stops at the edge', () => {
    expect(widgets(run(add('a'), place('a', 99)))[0]?.pos.x).toBe(18)
  })

  test('D-SCREEN-05-X arrow keys move by a cell and stop at the edge; with resize they change the size', () => {
    const left: BuilderStep = { do: 'nudge', x: -1, y: 0 }
    const wider: BuilderStep = { do: 'nudge', x: 1, y: 0, size: true }
    expect(widgets(run(add('a'), left))[0]?.pos.x).toBe(0)
    expect(widgets(run(add('a'), wider))[0]?.pos.w).toBe(7)
  })

  test('D-SCREEN-05-X removing can be undone, and nothing is selected then', () => {
    const state = run(add('a'), { do: 'remove' })
    expect(widgets(state)).toEqual([])
    expect(state.selected).toEqual([])
    expect(widgets(build(state, { do: 'undo' }))).toHaveLength(1)
  })

  test('D-ENTITY-09-X a duplicate has an id of its own and does not share its settings', () => {
    const state = run(add('a'), { do: 'duplicate', newIds: ['b'] })
    const [original, copy] = widgets(state)
    expect(copy).toMatchObject({ id: 'b', pos: { x: 6, y: 0 } })
    expect(state.selected).toEqual(['b'])
    expect(copy?.config).not.toBe(original?.config)
  })

  test('D-SCREEN-05-X to front and to back', () => {
    expect(widgets(run(add('a'), { do: 'raise' }))[0]?.pos.z).toBe(6)
    expect(widgets(run(add('a'), { do: 'lower' }))[0]?.pos.z).toBe(4)
  })

  test('D-BUILD-05 D-BUILD-06 what is done to several is one step of undo', () => {
    const both = run(add('a'), add('b'), { do: 'nudge', x: 0, y: 1, size: true }, only('a', 'b'))
    for (const step of [
      { do: 'nudge', x: 0, y: 3 },
      { do: 'align', to: 'right' },
      { do: 'same-size', what: 'both' },
      { do: 'raise' },
      { do: 'duplicate', newIds: ['c', 'd'] },
      { do: 'remove' },
    ] as const satisfies readonly BuilderStep[]) {
      const after = build(both, step)
      expect(after.history.past.length).toBe(both.history.past.length + 1)
      expect(build(after, { do: 'undo' }).history.present.widgets).toEqual(widgets(both))
    }
  })

  test('D-BUILD-08 what is locked is neither moved, aligned, sized nor removed, and may be unlocked', () => {
    const locked = run(add('a'), add('b'), { do: 'lock', ids: ['a'], locked: true }, only('a', 'b'))
    const down = build(locked, { do: 'nudge', x: 0, y: 3 })
    expect(widgets(down).map(({ pos }) => pos.y)).toEqual([0, 3])
    expect(widgets(build(locked, { do: 'align', to: 'bottom' })).map(({ pos }) => pos.y)).toEqual([0, 8])
    const left = build(locked, { do: 'remove' })
    expect([widgets(left).map(({ id }) => id), left.selected]).toEqual([['a'], ['a']])
    expect(build(left, { do: 'remove' })).toBe(left)
    const open = build(left, { do: 'lock', ids: ['a'], locked: false })
    expect(widgets(open)[0]).not.toHaveProperty('locked')
    expect(widgets(build(open, { do: 'remove' }))).toEqual([])
  })

  test('D-BUILD-02 a widget that is dropped lies where it was dropped, within the grid, over whatever is there', () => {
    const dropped = run(add('a'), { do: 'add', id: 'b', component: 'gauge', config: {}, at: { x: 22, y: -3 } })
    expect(widgets(dropped)[1]).toMatchObject({ pos: { x: 18, y: 0, w: 6, h: 4 } })
    const over = run(add('a'), { do: 'add', id: 'b', component: 'gauge', config: {}, at: { x: 2, y: 1 } })
    expect(widgets(over)[1]).toMatchObject({ pos: { x: 2, y: 1 } })
  })

  test('D-CONFIG-37-X loaded settings keep id and place, and undo brings the old ones back', () => {
    const before = run(add('a'), { do: 'config', id: 'a', config: { label: 'Old' }, tag: '' })
    const after = build(before, { do: 'config', id: 'a', config: { label: 'New', later: 1 }, tag: '' })
    expect(widgets(after)[0]).toMatchObject({ id: 'a', pos: { x: 0, y: 0 }, config: { label: 'New', later: 1 } })
    expect(widgets(build(after, { do: 'undo' }))[0]?.config).toEqual({ label: 'Old' })
  })
})

describe('D-SCREEN-06-X what is not saved', () => {
  test('a change marks it, undo of it takes the mark away', () => {
    const state = run(add('a'))
    expect(isChanged(state)).toBe(true)
    expect(isChanged(build(state, { do: 'undo' }))).toBe(false)
  })

  test('saving takes the mark away, unless something changed while it was sent', () => {
    const sent = run(add('a'))
    const saved: BuilderStep = { do: 'saved', dashboard: sent.history.present, version: 4 }
    expect(isChanged(build(sent, saved))).toBe(false)
    expect(build(sent, saved).version).toBe(4)
    expect(isChanged(build(build(sent, add('b')), saved))).toBe(true)
  })

  test('discarding goes back to what is saved, and can itself be undone', () => {
    const state = run(add('a'), { do: 'discard' })
    expect(isChanged(state)).toBe(false)
    expect(widgets(build(state, { do: 'undo' }))).toHaveLength(1)
  })

  test('a step on a widget that is gone changes nothing', () => {
    expect(isChanged(run(place('gone', 3)))).toBe(false)
  })
})
