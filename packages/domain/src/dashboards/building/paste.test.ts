import { describe, expect, test } from 'vitest'
import { type Dashboard, type DataSource, newDashboard } from '../dashboard.ts'
import { type Clip, clipOf, readClip } from './clip.ts'
import { pasted } from './paste.ts'

const source = (slug: string, change: Partial<DataSource> = {}): DataSource => ({
  slug,
  name: slug,
  source: 'machines',
  multimachine: true,
  interval: 60,
  events: [],
  parameters: {},
  ...change,
})
const at = (id: string, x: number, y: number, config = {}) => ({
  id,
  component: 'table',
  pos: { x, y, w: 6, h: 4 },
  config,
})
const board = (change: Partial<Dashboard> = {}): Dashboard => ({ ...newDashboard('hall', 'Hall'), ...change })

const from = board({
  dataSources: [source('cells', { parameters: { machine_ids: '[line]' } }), source('stops', { source: 'history' })],
  parameters: [{ parameter: 'line' }, { parameter: 'shift' }],
  widgets: [
    at('rows', 4, 2, { dataSource: 'cells' }),
    at('dial', 10, 2, { value: { dataSource: 'cells' }, style: { styles: [{ when: { dataSource: 'stops' } }] } }),
    at('words', 18, 8),
  ],
})
const clip = clipOf(from, ['dial', 'rows']) as Clip
const paste = (onto: Dashboard, what = clip) => pasted(onto, what, ['n1', 'n2', 'n3'])

describe('D-BUILD-10 a copy is a text with all it needs', () => {
  test('widgets as they lie on the board, the sources they name however deep, and their parameters', () => {
    expect(clip.widgets.map(({ id }) => id)).toEqual(['rows', 'dial'])
    expect(clip.dataSources.map(({ slug }) => slug)).toEqual(['cells', 'stops'])
    expect(clip.parameters).toEqual(['line'])
    expect(clipOf(from, ['words'])?.dataSources).toEqual([])
    expect(clipOf(from, [])).toBeUndefined()
  })

  test.each([
    ['itself', JSON.stringify(clip), clip],
    ['something that somebody wrote', 'Machine M101', undefined],
    ['another JSON', '{"takt":"dashboard"}', undefined],
    ['a list', '[]', undefined],
    ['one of a later version', JSON.stringify({ ...clip, version: 2 }), 'newer'],
    ['one that was broken', JSON.stringify({ ...clip, widgets: [{ id: 'x' }] }), undefined],
  ])('read back: %s', (_, text, expected) => expect(readClip(text)).toEqual(expected))
})

describe('D-BUILD-10 pasted', () => {
  test('onto another board: with sources and parameters, where it was if that is free', () => {
    const onto = paste(board())
    expect(onto?.widgets).toMatchObject([
      { id: 'n1', pos: { x: 4, y: 2 }, config: { dataSource: 'cells' } },
      { id: 'n2', pos: { x: 10, y: 2 } },
    ])
    expect(onto?.dataSources.map(({ slug }) => slug)).toEqual(['cells', 'stops'])
    expect(onto?.parameters).toEqual([{ parameter: 'line' }])
  })

  test('onto its own board: beside itself in the same arrangement, with nothing twice but the widgets', () => {
    const onto = paste(from)
    expect(onto?.widgets.slice(3).map(({ pos }) => [pos.x, pos.y])).toEqual([
      [4, 6],
      [10, 6],
    ])
    expect(onto?.dataSources).toEqual(from.dataSources)
    expect(onto?.parameters).toEqual(from.parameters)
  })

  test('a source of the same name that says something else comes under a free one, and the widgets follow', () => {
    const onto = paste(board({ dataSources: [source('cells'), source('cells-2', { interval: 5 })] }))
    expect(onto?.dataSources.map(({ slug }) => slug)).toEqual(['cells', 'cells-2', 'cells-3', 'stops'])
    expect(onto?.widgets.map(({ config }) => config)).toMatchObject([
      { dataSource: 'cells-3' },
      { value: { dataSource: 'cells-3' }, style: { styles: [{ when: { dataSource: 'stops' } }] } },
    ])
  })

  test('a source that asks for the same is used, whatever it is called', () => {
    const onto = paste(board({ dataSources: [source('own', { source: 'history', name: 'Stops here' })] }))
    expect(onto?.dataSources.map(({ slug }) => slug)).toEqual(['own', 'cells'])
    expect(onto?.widgets[1]?.config.style).toEqual({ styles: [{ when: { dataSource: 'own' } }] })
  })

  test('on a full board the grid grows downwards; one that can have no more rows takes nothing', () => {
    const full = board({ widgets: [{ ...at('all', 0, 0), pos: { x: 0, y: 0, w: 24, h: 12 } }] })
    expect(paste(full)?.size).toEqual({ x: 24, y: 16 })
    expect(
      paste(full)
        ?.widgets.slice(1)
        .map(({ pos }) => [pos.x, pos.y]),
    ).toEqual([
      [0, 12],
      [6, 12],
    ])
    const high = {
      ...full,
      size: { x: 24, y: 200 },
      widgets: [{ ...at('all', 0, 0), pos: { x: 0, y: 0, w: 24, h: 200 } }],
    }
    expect(paste(high)).toBeUndefined()
  })

  test('on a narrower board what does not fit comes in', () => {
    const onto = paste(board({ size: { x: 8, y: 12 } }))
    expect(onto?.widgets.every(({ pos }) => pos.x >= 0 && pos.x + pos.w <= 8)).toBe(true)
  })
})
