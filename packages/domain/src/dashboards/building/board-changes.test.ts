import { describe, expect, test } from 'vitest'
import { Dashboard, type DashboardWidget } from '../dashboard.ts'
import { type BoardChange, boardChanges, changedByBoth } from './board-changes.ts'

const widget = (id: string, change: Partial<DashboardWidget> = {}): DashboardWidget => ({
  id,
  component: 'gauge',
  pos: { x: 0, y: 0, w: 6, h: 4 },
  config: { label: 'Old', look: { a: 1, b: 2 } },
  ...change,
})
const source = (slug: string, machine_ids = '') => ({
  slug,
  name: slug,
  source: 'machines',
  parameters: { machine_ids },
})
const board = (change: object = {}) =>
  Dashboard.parse({ slug: 'hall', title: 'Hall', widgets: [widget('a')], dataSources: [source('m')], ...change })
const told = (changes: readonly BoardChange[]) =>
  changes.map((change) => {
    if (change.what === 'setting') return change.field
    if (change.what === 'source') return `${change.how} ${change.source.slug}`
    const parts = change.how === 'changed' ? [...change.parts, ...change.options] : []
    return [change.how, change.widget.id, ...parts].join(' ')
  })

describe('D-BUILD-17 what differs between two versions of a board', () => {
  test.each<[string, object, string[]]>([
    ['nothing', {}, []],
    [
      'nothing, whatever the order of keys',
      { widgets: [widget('a', { config: { look: { b: 2, a: 1 }, label: 'Old' } })] },
      [],
    ],
    ['a widget more', { widgets: [widget('a'), widget('b')] }, ['added b']],
    ['a widget less', { widgets: [] }, ['removed a']],
    ['its place', { widgets: [widget('a', { pos: { x: 3, y: 0, w: 6, h: 4 } })] }, ['changed a place']],
    ['size and layer', { widgets: [widget('a', { pos: { x: 0, y: 0, w: 9, h: 4, z: 6 } })] }, ['changed a size layer']],
    ['the usual layer written down', { widgets: [widget('a', { pos: { x: 0, y: 0, w: 6, h: 4, z: 5 } })] }, []],
    ['its lock', { widgets: [widget('a', { locked: true })] }, ['changed a lock']],
    [
      'its options, by their keys',
      { widgets: [widget('a', { config: { label: 'New', look: { a: 1, b: 3 }, more: 1, _version: 2 } })] },
      ['changed a options label look more'],
    ],
    ['its sources', { dataSources: [source('m', 'M1'), source('n')] }, ['changed m', 'added n']],
    ['a source less', { dataSources: [] }, ['removed m']],
    ['settings', { title: 'Hall B', size: { x: 24, y: 16 }, display: false }, ['title', 'size', 'display']],
  ])('%s', (_, change, expected) => {
    expect(told(boardChanges(board(), board(change)))).toEqual(expected)
  })

  test('what both have changed is known, so that nobody takes the other one’s work away unasked', () => {
    const base = board({ widgets: [widget('a'), widget('b'), widget('c')] })
    const mine = boardChanges(
      base,
      board({ widgets: [widget('a', { locked: true }), widget('b', { locked: true }), widget('c')] }),
    )
    const theirs = boardChanges(base, board({ widgets: [widget('b', { config: {} }), widget('c', { config: {} })] }))
    expect([...changedByBoth(mine, theirs)]).toEqual(['a', 'b'])
    expect(changedByBoth(mine, [])).toEqual(new Set())
  })
})
