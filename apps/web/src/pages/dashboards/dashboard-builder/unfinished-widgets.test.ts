import { type DashboardWidget, newDashboard } from '@takt/domain/dashboards/dashboard.ts'
import type { Language } from '@takt/domain/ground/languages.ts'
import { text } from '@takt/texts/text.ts'
import { describe, expect, test } from 'vitest'
import { findWidget } from '../../../widgets/widgets.ts'
import { unfinishedWidgets } from './unfinished-widgets.ts'

const unfinished = (...widgets: [component: string, config: Record<string, unknown>][]) =>
  unfinishedIn('en', ...widgets)

function unfinishedIn(language: Language, ...widgets: [component: string, config: Record<string, unknown>][]): string {
  const placed = widgets.map(
    ([component, config], at): DashboardWidget => ({
      id: String(at),
      component,
      pos: { x: 0, y: at, w: 1, h: 1 },
      config,
    }),
  )
  return unfinishedWidgets({ ...newDashboard('hall', 'Hall'), widgets: placed }, findWidget, {
    language,
    say: (key, values) => text(language, key, values),
  })
}

describe('T-PLANT-410 what a saved dashboard still misses', () => {
  test('each unfinished widget is named with what is to be chosen, the same kind once', () => {
    expect(
      unfinished(
        ['status', {}],
        ['status', {}],
        ['gauge', { title: 'Press', machineId: ['M101'] }],
        ['free-text', {}],
        ['status', { machineId: ['M101'] }],
      ),
    ).toBe('2 × Machine status (choose a machine), Press (choose a value), Free text (write a text)')
  })

  test('T-PLANT-495 in German a noun stays large', () =>
    expect(unfinishedIn('de', ['status', {}])).toContain('(Maschine auswählen)'))

  test('a machine that the address names is chosen, and an unknown kind misses nothing', () => {
    expect(unfinished(['status', { machineId: ['[machine1]'] }], ['lava-lamp', {}])).toBe('')
  })
})
