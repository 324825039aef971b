import { expect, test } from 'vitest'
import { defaultWidgetSettings, readWidgetSettings } from './widget-settings.ts'

const saved = {
  headerStyle: 'id',
  groupBy: true,
  groupByTerm: 'department',
  orderByTerm: 'today_cycles',
  orderDir: 'desc',
  orderOnNumberOfLateOrder: true,
  showOnlyMachinesWithLateorder: true,
} as const

test('T-ENTITY-27 a saved widget config carries its seven fields, and they are read back as they were', () =>
  expect(readWidgetSettings(saved)).toEqual(saved))

test.each<[string, unknown, unknown, object]>([
  ['nothing saved', undefined, undefined, {}],
  ['broken', 'x', null, {}],
  [
    'a value of another version',
    { ...saved, headerStyle: 'picture', orderDir: 1 },
    {},
    { ...saved, headerStyle: 'both', orderDir: 'asc' },
  ],
  [
    'T-CALL-26-X the company’s web_widget_settings for who has none',
    undefined,
    { headerStyle: 'id' },
    { headerStyle: 'id' },
  ],
  ['own before the company’s', { headerStyle: 'description' }, saved, { ...saved, headerStyle: 'description' }],
  ['a broken own value falls back to the company’s', { headerStyle: 7 }, { headerStyle: 'id' }, { headerStyle: 'id' }],
])('%s', (_, own, company, expected) =>
  expect(readWidgetSettings(own, company)).toEqual({ ...defaultWidgetSettings, ...expected }),
)
