import { expect, test } from 'vitest'
import { dashboardsOfMachine, displaySettingsText, readDisplaySettings } from './display-settings.ts'

const nothing = { locked_interface_scroll: false, web_dashboard_to_machines: {}, web_widget_settings: {} }

test.each<[string, unknown, object, boolean]>([
  [
    'T-CALL-26 a string value that is JSON',
    '{"locked_interface_scroll":true,"web_dashboard_to_machines":{"press":["M1"]},"web_widget_settings":{"headerStyle":"id"}}',
    {
      locked_interface_scroll: true,
      web_dashboard_to_machines: { press: ['M1'] },
      web_widget_settings: { headerStyle: 'id' },
    },
    false,
  ],
  ['T-CALL-26-X broken JSON counts as {} and is told', '{"locked', nothing, true],
  ['T-CALL-26-X a list is no settings', '[1]', nothing, true],
  ['T-CALL-26-X nothing saved is not broken', undefined, nothing, false],
  [
    'one bad field leaves the others',
    '{"locked_interface_scroll":"yes","web_widget_settings":{"a":1}}',
    { ...nothing, web_widget_settings: { a: 1 } },
    false,
  ],
])('%s', (_, value, settings, broken) => expect(readDisplaySettings(value)).toEqual({ settings, broken }))

test('T-CALL-26-X the dashboards of a machine are those that name it', () => {
  const { settings } = readDisplaySettings('{"web_dashboard_to_machines":{"a":["M1","M2"],"b":[],"c":["M2"]}}')
  expect(dashboardsOfMachine(settings, 'M2')).toEqual(['a', 'c'])
  expect(dashboardsOfMachine(settings, 'M3')).toEqual([])
})

test('T-PLANT-250 settings are saved over what is stored: unknown ones stay, a dashboard without machines is no tab', () => {
  const changed = {
    locked_interface_scroll: true,
    web_dashboard_to_machines: { a: ['M1'], b: [] },
    web_widget_settings: { headerStyle: 'id' },
  }
  const saved = JSON.parse(displaySettingsText('{"locked_interface_scroll":false,"later":7}', changed)) as object
  expect(saved).toEqual({ ...changed, web_dashboard_to_machines: { a: ['M1'] }, later: 7 })
  expect(readDisplaySettings(displaySettingsText('{"broken', changed)).broken).toBe(false)
})
