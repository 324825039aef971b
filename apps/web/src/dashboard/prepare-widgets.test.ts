import { type DashboardWidget, newDashboard } from '@takt/domain/dashboards/dashboard.ts'
import { look } from '@takt/domain/dashboards/look.ts'
import { option } from '@takt/domain/dashboards/options.ts'
import { describe, expect, test } from 'vitest'
import { need } from './data/needs.ts'
import { type AnyWidget, defineWidget, type PreviewPolicy } from './define-widget.ts'
import { prepareWidgets } from './prepare-widgets.ts'

function dial(preview: PreviewPolicy): AnyWidget {
  const kind = defineWidget({
    kind: 'dial',
    group: 'rows',
    title: 'widget.gauge',
    description: 'widget.gauge.description',
    picture: {},
    options: { ...look, machineId: option.machines('option.machine'), label: option.string('option.label') },
    showWhen: {},
    needs: (config) => ({ machine: need.machine(config.machineId[0] ?? '') }),
    incomplete: (config) => (config.machineId.length === 0 ? 'widget.choose-machine' : undefined),
    preview,
    sample: { config: { machineId: ['S1'], label: 'Sample' }, data: { machine: undefined } },
    migrate: [],
  })
  return { ...kind, load: async () => ({}) }
}

const widget = (config: Record<string, unknown>): DashboardWidget => ({
  id: 'a',
  component: 'dial',
  pos: { x: 0, y: 0, w: 1, h: 1 },
  config,
})

function prepare(
  config: Record<string, unknown>,
  on: { mode: 'preview' | 'active'; preview: PreviewPolicy; query?: Record<string, string> },
) {
  const dashboard = {
    ...newDashboard('hall', 'Hall'),
    parameters: [{ parameter: 'machine1' }],
    widgets: [widget(config)],
  }
  const definition = dial(on.preview)
  const place = { find: () => definition, query: on.query ?? {}, mode: on.mode }
  return prepareWidgets(dashboard, place, new WeakMap())[0]!
}

describe('D-STATE-05-X what a widget is drawn from', () => {
  test('T-PLANT-410 preview shows the chosen machine, and the sample where none is chosen: never a machine nobody chose', () => {
    expect(prepare({}, { mode: 'preview', preview: 'live' })).toMatchObject({
      config: { machineId: ['S1'] },
      needs: {},
      sample: true,
      missing: 'widget.choose-machine',
    })
    expect(prepare({ machineId: ['M7'] }, { mode: 'preview', preview: 'live' })).toMatchObject({
      config: { machineId: ['M7'] },
      sample: false,
      missing: undefined,
    })
  })

  test('T-PLANT-410 a machine that the page’s address names is chosen, though the builder has none to show', () => {
    const preview = prepare({ machineId: ['[machine1]'] }, { mode: 'preview', preview: 'live' })
    expect(preview).toMatchObject({ sample: true, missing: undefined })
  })

  test('T-PLANT-410 without a preview there is no sample either: it says what is to be chosen', () => {
    const bare = prepare({}, { mode: 'preview', preview: 'none' })
    expect(bare).toMatchObject({ sample: false, incomplete: 'widget.choose-machine' })
  })

  test('active never does: it says what is to be chosen and loads nothing', () => {
    const active = prepare({}, { mode: 'active', preview: 'live' })
    expect(active).toMatchObject({ incomplete: 'widget.choose-machine', needs: {}, sample: false })
  })

  test('a sample keeps the person’s look but shows the sample’s own machine', () => {
    const sample = prepare({ machineId: ['M7'], label: 'Mine' }, { mode: 'preview', preview: 'sample' })
    expect(sample).toMatchObject({ sample: true, needs: {}, config: { machineId: ['S1'], label: 'Mine' } })
  })

  test('where rows are previewed, the sample stands in until a choice is made', () => {
    expect(prepare({}, { mode: 'preview', preview: 'rows' }).sample).toBe(true)
    expect(prepare({ machineId: ['M7'] }, { mode: 'preview', preview: 'rows' }).sample).toBe(false)
  })

  test('D-NAV-01 D-NAV-02-X parameters of the page are filled in before anything is read', () => {
    const filled = prepare(
      { machineId: ['[machine1]'], label: 'At [machine1]' },
      { mode: 'active', preview: 'real', query: { machine1: 'M9' } },
    )
    expect(filled.config).toMatchObject({ machineId: ['M9'], label: 'At M9' })
    expect(filled.needs).toEqual({ machine: { kind: 'machine', machine_id: 'M9' } })
  })

  test('D-SCREEN-12-X an unchanged widget stays the same object while another one is moved', () => {
    const dashboard = { ...newDashboard('hall', 'Hall'), widgets: [widget({ machineId: ['M1'] })] }
    const definition = dial('real')
    const cache = new WeakMap()
    const place = { find: () => definition, query: {}, mode: 'active' as const }
    const [first] = prepareWidgets(dashboard, place, cache)
    const moved = { ...dashboard, widgets: dashboard.widgets.map((one) => ({ ...one, pos: { ...one.pos, x: 3 } })) }
    expect(prepareWidgets(moved, place, cache)[0]).toBe(first)
  })
})
