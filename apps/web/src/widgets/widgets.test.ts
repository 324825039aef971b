/** Runs over every widget of the list: a new one is checked without a line of test. */
import { leafOptions, type Options } from '@takt/domain/dashboards/options.ts'
import { formValues, readConfig, readOption } from '@takt/domain/dashboards/read-config.ts'
import { kindOf } from '@takt/domain/dashboards/widgets/widget-kind.ts'
import { widgetKinds } from '@takt/domain/dashboards/widgets/widget-kinds.ts'
import { localDate } from '@takt/domain/ground/zone-time.ts'
import { text } from '@takt/texts/text.ts'
import { type TextKey, texts } from '@takt/texts/texts.ts'
import type { ComponentType } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { feedsOf, type Need } from '../dashboard/data/needs.ts'
import type { AnyWidget, WidgetProps } from '../dashboard/define-widget.ts'
import { schemaOf } from '../dashboard/prepare-widgets.ts'
import { offeredWidgets, widgets } from './widgets.ts'

const sources = import.meta.glob<string>('./*/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const folders = new Set(Object.keys(sources).map((path) => path.split('/')[1] as string))

test('D-SCREEN-09-X what may be stored is what can be drawn', () => {
  const drawn = widgetKinds.map((name) => kindOf(name, {}))
  expect([...new Set(drawn)].sort()).toEqual(widgets.map(({ kind }) => kind).sort())
})

test('D-SCREEN-08 D-SCREEN-09-X every folder is a widget and every widget a folder, once', () => {
  const kinds = widgets.map(({ kind }) => kind)
  expect([...kinds].sort()).toEqual([...folders].sort())
  expect(new Set(kinds).size).toBe(kinds.length)
  for (const kind of kinds) expect(kind).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test('D-BUILD-01 every widget has a picture that no other has, within its box', () => {
  const pictures = widgets.map(({ picture }) => Object.values(picture).join(' '))
  expect(new Set(pictures).size).toBe(widgets.length)
  for (const [at, picture] of pictures.entries()) {
    expect(picture, widgets[at]?.kind).toMatch(/^M/)
    for (const [, x, y] of picture.matchAll(/M([\d.]+) ([\d.]+)/g)) {
      expect(Number(x), picture).toBeLessThanOrEqual(64)
      expect(Number(y), picture).toBeLessThanOrEqual(40)
    }
  }
})

/** The kinds of D-SCREEN-09-X. */
const listed = `section graph sql-graph location-graph lean production-value parent free-text gauge sql-gauge status
  time-history production-goal order-summary special-component table datasource-value query-editor
  datasource-multi-value-table sub-dashboard iframe datasource-multi-value-graph datasource-parameter-selector navigator
  media-viewer action-button sub-dashboard-multiple report`.split(/\s+/)

function sections(options: Options): string[] {
  return Object.values(options).flatMap((option) =>
    option.type === 'section' ? [option.label, ...sections(option.options)] : [],
  )
}

/** Draws a widget with its sample's settings. */
async function drawn(
  widget: AnyWidget,
  on: { data: unknown; mode: 'preview' | 'active'; language?: 'en' | 'sv' },
): Promise<string> {
  const loaded = (await widget.load()) as unknown as { default: ComponentType<WidgetProps> }
  const { language = 'en' } = on
  const now = widget.sample.now ?? Date.parse('2026-01-31T07:12:30.000Z')
  const props = {
    config: readConfig(schemaOf(widget), widget.sample.config),
    data: on.data,
    mode: on.mode,
    area: 'configuration',
    now,
    dayOf: () => localDate(now, 'Europe/Stockholm'),
    plant: { language, timeZone: 'Europe/Stockholm', noContactSeconds: 120 },
    say: (key: TextKey, values?: Record<string, string | number>) => text(language, key, values),
    actions: {},
    page: { query: {}, newTabs: true },
    embed: ({ slug }: { slug: string }) => slug,
    draw: ({ component }: { component: string }) => component,
    slug: 'hall',
    view: '',
    ground: undefined,
    setView: () => undefined,
  } as unknown as WidgetProps
  return renderToStaticMarkup(createElement(loaded.default, props))
}

/** What stands in place of rows where 'No data' would say too little. */
const emptyWords: Readonly<Record<string, RegExp>> = {
  gauge: / - /,
  'sql-gauge': / - /,
  'datasource-value': / - /,
  'production-goal': /No goal/,
  'order-summary': /No running order/,
  'media-viewer': /No media/,
  report: /No document fits/,
  // A month in which nothing was noted is a month all the same.
  lean: /January 2026/,
}
/** Drawn from the page itself; their specs see them without rows. */
const livesInThePage = new Set(['own-overview', 'test'])

describe.each(widgets.map((widget) => [widget.kind, widget] as const))('%s', (_, widget) => {
  const schema = schemaOf(widget)
  const leaves = leafOptions(widget.options)
  const keys = leaves.map(({ key }) => key)

  test('D-CONFIG-10 every option has a name of its own and a text', () => {
    expect(new Set(keys).size).toBe(keys.length)
    // A section of the same name would hide the option, and with it everything that depends on it.
    expect(keys.filter((key) => leaves.some(({ sections }) => sections.includes(key)))).toEqual([])
    const labels = [
      ...leaves.map(({ option }) => option.label),
      ...sections(widget.options),
      widget.title,
      widget.description,
    ]
    for (const label of labels) expect(texts.en, label).toHaveProperty([label])
  })

  test('D-CONFIG-30 every choice that has words has them in the list of texts', () => {
    for (const { option } of leaves) {
      if (!('choiceLabel' in option) || option.choiceLabel === undefined) continue
      for (const choice of option.choices) expect(texts.en).toHaveProperty([`${option.choiceLabel}.${choice}`])
    }
  })

  test('D-CONFIG-38 every default is a value the option accepts', () => {
    for (const { key, option } of leaves) expect(readOption(option, option.default), key).toEqual(option.default)
  })

  test('D-CONFIG-32 D-CONFIG-33-X every prerequisite names options that exist', () => {
    const names = new Set([...keys, ...Object.keys(widget.options)])
    for (const [key, prerequisite] of Object.entries(schema.showWhen)) {
      expect(names).toContain(key)
      for (const other of Object.keys(prerequisite)) expect(keys).toContain(other)
    }
  })

  test('D-CONFIG-01 D-CONFIG-04 D-CONFIG-07-X it has the common look options with their defaults', () => {
    expect(formValues(schema, {})).toMatchObject({
      backgroundEnabled: false,
      backgroundColor: '#ffffff',
      color: '#000000',
      style: 'widgetstyle',
      horizontalAlignment: 'center',
      verticalAlignment: 'center',
    })
  })

  test('D-CONFIG-39-X an untouched widget is asked nothing but what to show', () => {
    expect(() => widget.needs(readConfig(schema, {}), '')).not.toThrow()
  })

  test.each(['en', 'sv'] as const)('D-STATE-03 its sample is drawn through its own options (%s)', async (language) => {
    const html = await drawn(widget, { data: widget.sample.data, mode: 'preview', language })
    if (!widget.passive) expect(html.replace(/<[^>]+>/g, '').trim()).not.toBe('')
    expect(html).not.toMatch(/undefined|NaN|\[object/)
  })

  test('where there is nothing to show it says so', async () => {
    const needs = widget.needs(readConfig(schema, widget.sample.config), '')
    const isLoad = (one: Need) => one.kind !== 'machine' && one.kind !== 'call' && !('skipped' in one)
    const loads = Object.values<Need>(needs).some(isLoad)
    if (!loads || livesInThePage.has(widget.kind)) return
    const data = Object.entries(widget.sample.data).map(([name, rows]) => [name, Array.isArray(rows) ? [] : rows])
    const html = await drawn(widget, { data: Object.fromEntries(data), mode: 'active' })
    expect(html.replace(/<[^>]+>/g, ' ')).toMatch(emptyWords[widget.kind] ?? /No data/)
    expect(html).not.toMatch(/undefined|NaN|\[object/)
  })

  test('D-STATE-01 its component fetches nothing and owns no timer', () => {
    const own = Object.entries(sources).filter(
      ([path]) => path.startsWith(`./${widget.kind}/`) && !path.includes('.test.'),
    )
    expect(own.length).toBeGreaterThan(2)
    for (const [path, source] of own) {
      expect(source, path).not.toMatch(/\b(fetch|setTimeout|setInterval|requestAnimationFrame|useEffect|useLoad)\b/)
      expect(source, path).not.toMatch(/from '\.\.\/(?!\.\.\/)/)
    }
  })
})

test('D-CONFIG-08 what reads rows of one’s own choice has an interval, what moves has its time', () => {
  const having = (key: string) =>
    widgets
      .filter(({ options }) => leafOptions(options).some((leaf) => leaf.key === key))
      .map(({ kind }) => kind)
      .sort()
  const reads = (config: object) => Object.values(config).some(({ kind }: { kind: string }) => kind === 'source')
  const bySource = widgets.filter((widget) => {
    const schema = schemaOf(widget)
    return reads(widget.needs(readConfig(schema, { ...widget.sample.config, dataSource: 'all' }), ''))
  })
  expect(having('interval')).toEqual(expect.arrayContaining(bySource.map(({ kind }) => kind)))
  expect(having('interval')).toEqual([
    'datasource-multi-value-graph',
    'datasource-multi-value-table',
    'datasource-value',
    'gauge',
    'own-overview',
    'sql-gauge',
    'sql-graph',
    'sub-dashboard-multiple',
    'table',
    'time-history',
  ])
  expect(having('animationDuration')).toEqual([
    'datasource-multi-value-graph',
    'gauge',
    'graph',
    'location-graph',
    'special-component',
    'sql-gauge',
  ])
})

test('D-SCREEN-10-C those who build choose from every kind of the list; test is for development alone', () => {
  const offered = offeredWidgets(false).map(({ kind }) => kind)
  expect(offered).toEqual(expect.arrayContaining([...listed, 'own-overview', 'timeout', 'mtbf-mttr']))
  expect(offered).toHaveLength(listed.length + 3)
  expect(offered).not.toContain('test')
  expect(offeredWidgets(true).map(({ kind }) => kind)).toContain('test')
})

describe('the widgets over a saved query', () => {
  const prepared = (kind: string, config: object) => {
    const widget = widgets.find((one) => one.kind === kind) as AnyWidget
    const read = readConfig(schemaOf(widget), { subComponent: 'sql-stack-graph', ...config })
    return { needs: widget.needs(read, ''), incomplete: widget.incomplete?.(read) }
  }
  const asks = { record_no: 7, parameters: { machine: 'M1' }, record_plus: true }
  const query = (machine: string) => ({ query: { sqlSource: '7', parameters: { machine } } })

  test.each(['sql-graph', 'sql-gauge', 'special-component'])(
    'D-LIMIT-19 D-STATE-15 a %s waits for its query and every value, and asks the moment they are there',
    (kind) => {
      expect(prepared(kind, {}).incomplete).toBe('widget.choose-query')
      expect(prepared(kind, query(' ')).incomplete).toEqual({
        text: 'widget.query-missing',
        values: { name: 'machine' },
      })
      const ready = prepared(kind, query('M1'))
      expect(ready.incomplete).toBeUndefined()
      expect(feedsOf({ dataSources: [] }, Object.values(ready.needs)).loads).toMatchObject([
        { need: { call: 'get_query_data', payload: asks } },
      ])
    },
  )

  test.each(['sql-graph', 'sql-gauge'])(
    'D-LIMIT-04 a %s asks every 20 s at the soonest, every 60 unless told',
    (kind) => {
      const every = (interval?: number) => {
        const { needs } = prepared(kind, { ...query('M1'), ...(interval === undefined ? {} : { interval }) })
        return feedsOf({ dataSources: [] }, Object.values(needs)).loads[0]?.need.every
      }
      expect([every(20), every(7), every(1), every(), every(120)]).toEqual([20, 20, 20, 60, 120])
    },
  )
})

test('D-LIMIT-01 D-LIMIT-02 D-LIMIT-03 D-LIMIT-14 how often machines, orders, goals and the history of failures are asked for', () => {
  const needsOf = (kind: string) => {
    const widget = widgets.find((one) => one.kind === kind)
    return Object.values(
      widget?.needs(readConfig(schemaOf(widget), { machineList: ['M1'], machineId: ['M1'] }), '') ?? {},
    )
  }
  expect(needsOf('status')).toContainEqual(expect.objectContaining({ call: 'get_running_orders', every: 300 }))
  expect(needsOf('parent')).toMatchObject([{ call: 'get_machines', every: 10 }])
  expect(needsOf('production-goal')).toMatchObject([{ call: 'get_production_goals', every: 60 }])
  expect(needsOf('order-summary')[0]).toMatchObject({ call: 'get_running_orders', every: 60 })
  expect(needsOf('mtbf-mttr')[0]).toMatchObject({ kind: 'day-history', every: 3600 })
})

test('D-STATE-05-X each kind is previewed as its item says', () => {
  const of = (policy: AnyWidget['preview']) =>
    widgets.flatMap(({ kind, preview }) => (preview === policy ? [kind] : [])).sort()
  expect(of('live')).toEqual(['gauge', 'order-summary', 'production-goal', 'production-value', 'status'])
  expect(of('sample')).toEqual(['graph', 'lean', 'mtbf-mttr', 'parent', 'special-component', 'test', 'time-history'])
  expect(of('none')).toEqual(['iframe', 'location-graph', 'own-overview', 'query-editor'])
  expect([...of('rows'), ...of('filtered-rows')].sort()).toEqual([
    'datasource-multi-value-graph',
    'datasource-multi-value-table',
    'datasource-value',
    'sql-gauge',
    'sql-graph',
    'table',
  ])
})

test('D-LIMIT-23 every widget that cuts labels offers the same lengths and begins with whole ones', () => {
  const cutting = widgets.flatMap((widget) => {
    const found = leafOptions(widget.options).find(({ key }) => key === 'maxLabelSize')
    return found === undefined ? [] : [{ kind: widget.kind, offered: found.option }]
  })
  expect(cutting.map(({ kind }) => kind).sort()).toEqual([
    'datasource-multi-value-graph',
    'graph',
    'location-graph',
    'special-component',
  ])
  for (const { offered } of cutting) {
    expect(offered).toMatchObject({ choices: [-1, 2, 4, 6, 8, 12, 14, 16, 18], default: -1 })
  }
})
