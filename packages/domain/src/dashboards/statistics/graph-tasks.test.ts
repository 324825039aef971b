import { describe, expect, test } from 'vitest'
import { taskGraphTypes } from '../graph-config.ts'
import { option } from '../options.ts'
import { formValues, readConfig, setOption } from '../read-config.ts'
import {
  DEFAULT_GRAPH_PERIOD,
  DEFAULT_LOCATION_PERIOD,
  DEFAULT_REFRESH,
  graphPeriods,
  graphTypesOf,
  LEAST_REFRESH,
  labelModes,
  labelModesOf,
  locationTasks,
  machineTasks,
  partOf,
  REFRESH_CHOICES,
} from './graph-tasks.ts'

const tasks = [...machineTasks, ...locationTasks]

test.each([
  ['stopreasons', ['hours', 'percentages']],
  ['stopreasons_location', ['hours', 'percentages']],
  ['stopreasons_daily', ['hours']],
  ['stopreasons_daily_location', ['hours']],
  ['availability', ['perRaw']],
  ['availability_location', ['perRaw']],
  ['machineanalysis', ['perRaw']],
] as const)('D-VALID-12 D-VALID-13-X the labels of %s are %j', (task, modes) => {
  expect(labelModesOf[task]).toEqual(modes)
})

test('D-VALID-13-X circles are not offered for the daily tasks', () => {
  for (const task of tasks) {
    const circles = graphTypesOf[task].filter((type) => type === 'pie' || type === 'doughnut')
    expect([task, circles]).toEqual([task, partOf(task) === 'day' ? [] : ['pie', 'doughnut']])
  }
  expect(graphTypesOf.stopreasons).toEqual(taskGraphTypes)
})

describe('a choice that fits the task', () => {
  const schema = {
    options: {
      task: option.select('t', { choices: machineTasks, default: 'stopreasons' }),
      labelMode: option.select('l', {
        choices: labelModes,
        default: 'hours',
        only: { by: 'task', choices: labelModesOf },
      }),
    },
  }
  const modeOf = (stored: Record<string, unknown>) => readConfig(schema, stored).labelMode

  test('D-VALID-12 D-VALID-13-X one that no longer fits becomes the first that does, in the form and in the picture', () => {
    expect(modeOf({ labelMode: 'percentages' })).toBe('percentages')
    expect(modeOf({ labelMode: 'percentages', task: 'stopreasons_daily' })).toBe('hours')
    expect(modeOf({ labelMode: 'percentages', task: 'availability' })).toBe('perRaw')
    expect(formValues(schema, { task: 'availability' }).labelMode).toBe('perRaw')
  })

  test('D-VALID-13-X what was stored comes back with its task', () => {
    const away = setOption(schema, { labelMode: 'percentages' }, { key: 'task', value: 'availability' })
    expect(modeOf(away)).toBe('perRaw')
    expect(modeOf(setOption(schema, away, { key: 'task', value: 'stopreasons' }))).toBe('percentages')
  })
})

test('D-LIMIT-06 D-LIMIT-25 D-LIMIT-26 D-LIMIT-27-C periods and intervals of the graphs over tasks', () => {
  expect(graphPeriods).toEqual(['shift', 'today', '24h', 'week', 'lastweek', '30d'])
  expect([DEFAULT_GRAPH_PERIOD, DEFAULT_LOCATION_PERIOD]).toEqual(['shift', '30d'])
  expect(REFRESH_CHOICES).toEqual([10, 20, 30, 60, 180, 360])
  expect([DEFAULT_REFRESH, LEAST_REFRESH]).toEqual([180, 10])
})
