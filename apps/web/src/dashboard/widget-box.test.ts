import { text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { DashboardStore } from './data/dashboard-store.ts'
import { need } from './data/needs.ts'
import { type AnyWidget, defineWidget, type PreviewPolicy } from './define-widget.ts'
import type { PreparedWidget } from './prepare-widgets.ts'
import { WidgetBox, type WidgetPlace } from './WidgetBox.tsx'

function box(preview: PreviewPolicy = 'real'): AnyWidget {
  const kind = defineWidget({
    kind: 'box',
    group: 'rows',
    title: 'widget.table',
    description: 'widget.table.description',
    picture: {},
    options: {},
    showWhen: {},
    needs: () => ({ rows: need.source('all') }),
    preview,
    sample: { config: {}, data: { rows: [] } },
    migrate: [],
  })
  return { ...kind, load: async () => ({}) }
}

const store = (cell: object): DashboardStore => ({
  put: () => undefined,
  rows: () => [],
  subscribe: () => () => undefined,
  cell: () => ({ rows: [], state: 'ready', updatedAt: 0, word: '', ...cell }) as ReturnType<DashboardStore['cell']>,
})

function draw(widget: Partial<PreparedWidget>, place: Partial<WidgetPlace> = {}, onOthers = false): string {
  const prepared: PreparedWidget = {
    id: 'a',
    component: 'box',
    definition: box(),
    config: {},
    needs: { rows: need.source('all') },
    incomplete: undefined,
    missing: undefined,
    sample: false,
    ...widget,
  }
  const around: WidgetPlace = {
    store: store({}),
    mode: 'active',
    area: 'dashboard',
    plant: { language: 'en', timeZone: 'Europe/Stockholm', noContactSeconds: 120 },
    say: (key: TextKey, values) => text('en', key, values),
    actionsFor: () => ({}),
    machinesKnown: true,
    restricted: false,
    lostSince: null,
    page: { query: {}, newTabs: true },
    embed: () => null,
    draw: () => null,
    slug: 'hall',
    views: {},
    setView: () => undefined,
    ...place,
  }
  return renderToStaticMarkup(createElement(WidgetBox, { widget: prepared, place: around, onOthers }))
}

const at = Date.parse('2026-01-31T13:05:00Z')

describe('the box around a widget', () => {
  test('D-SCREEN-09-X an unknown kind is named in the builder and is nothing on a wall', () => {
    const unknown = { component: 'lava-lamp', definition: undefined }
    expect(draw(unknown, { mode: 'preview' })).toContain('Unknown widget: lava-lamp')
    expect(draw(unknown)).toBe('')
  })

  test.each([
    ['D-NAV-02-X', { state: 'select-parameter', word: 'line' }, 'Select line'],
    ['D-ERROR-11-X', { state: 'failed', word: 'The database is away' }, 'The database is away'],
  ])('%s instead of a picture it says what is missing', (_, cell, words) => {
    expect(draw({}, { store: store(cell) })).toContain(words)
  })

  test('D-PERM-05-X D-STATE-44-X a machine that may not be seen shows no access; to who sees all machines there is none of that name', () => {
    const place = { store: { ...store({}), cell: () => ({ machine: undefined }) } }
    const lost = { needs: { machine: need.machine('M9') } }
    expect(draw(lost, { ...place, restricted: true })).toContain('No access to M9')
    expect(draw(lost, place)).toContain('There is no machine M9')
  })

  test('D-STATE-03 a kind without preview says so while it is built', () => {
    expect(draw({ definition: box('none') }, { mode: 'preview' })).toContain(
      'No preview available during configuration',
    )
  })

  test('D-STATE-05-X a sample is marked as one', () => {
    expect(draw({ sample: true, needs: {} }, { mode: 'preview' })).toContain('Example<')
  })

  test('T-PLANT-410 the mark of a sample also says what is still to be chosen, and a kind without preview says it too', () => {
    const missing = { sample: true, needs: {}, missing: 'widget.choose-machine' as const }
    expect(draw(missing, { mode: 'preview' })).toContain('Example · Choose a machine')
    const bare = { definition: box('none'), needs: {}, incomplete: 'widget.choose-location' as const }
    expect(draw(bare, { mode: 'preview' })).toContain('Choose a location')
  })

  test('D-SCREEN-12-X D-ERROR-02-B old data stays and carries the time of the last good load', () => {
    expect(draw({}, { store: store({ state: 'failed', updatedAt: at }) })).toContain('Last updated 14:05')
  })

  test('D-SCREEN-12-X a lost live link marks what is shown; fresh data carries no mark', () => {
    expect(draw({}, { lostSince: at })).toContain('Last updated 14:05')
    expect(draw({}, { store: store({ updatedAt: at }) })).not.toContain('Last updated')
  })

  test.each([
    ['D-CONFIG-01', { backgroundEnabled: false, backgroundColor: '#ff0000' }, /^(?!.*background-color)/],
    ['D-CONFIG-02', { backgroundEnabled: true, backgroundColor: '#ff0000' }, /background-color:#ff0000/],
    [
      'D-CONFIG-03 T-PLANT-370 a text colour of one’s own, lighter where it could not be read',
      { color: '#123456' },
      /"color:light-dark\(#123456, #7d8fa2\)"/,
    ],
    [
      'D-CONFIG-03 a text colour and a background of one’s own',
      { color: '#123456', backgroundEnabled: true, backgroundColor: '#234567' },
      /;color:#123456/,
    ],
    [
      'T-PLANT-370 black that nobody chose on a background that shows the theme',
      { color: '#000000', backgroundEnabled: true, backgroundColor: 'rgba(0, 0, 0, 0.2)' },
      /;color:light-dark\(#000000, #ffffff\)/,
    ],
    [
      'T-PLANT-370 yes and no on a background of one’s own',
      { backgroundEnabled: true, backgroundColor: '#ffeecc' },
      /--yes-ink:currentcolor;--no-ink:currentcolor/,
    ],
    ['D-CONFIG-03 untouched black is the theme’s ink', { color: '#000000' }, /^(?!.*color:#000000)/],
    [
      'D-CONFIG-03 black on a background of one’s own is black',
      { color: '#000000', backgroundEnabled: true },
      /color:#000000/,
    ],
    [
      'T-PLANT-370 black that nobody chose gives way on a dark background',
      { color: '#000000', backgroundEnabled: true, backgroundColor: '#123456' },
      /;color:#ffffff/,
    ],
    [
      'D-CONFIG-06 D-CONFIG-07-X',
      { horizontalAlignment: 'right', verticalAlignment: 'top' },
      /data-x="right" data-y="top"/,
    ],
  ])('%s look of the box: %j', (_, config, expected) => {
    expect(draw({ config })).toMatch(expected)
  })

  test('T-PLANT-370 of what lies on another widget nobody knows the ground: its ink is the author’s', () => {
    expect(draw({ config: { color: '#123456' } }, {}, true)).toContain('"color:#123456"')
  })
})
