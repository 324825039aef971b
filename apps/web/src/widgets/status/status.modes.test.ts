import type { Machine } from '@takt/domain/machines/model/machine.ts'
import { text } from '@takt/texts/text.ts'
import type { TextKey } from '@takt/texts/texts.ts'
import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import Status from './Status.tsx'
import { statusSample } from './status.sample.ts'

const { machine: sample } = statusSample.data

function drawn(mode: string, change: Partial<Machine> = {}): string {
  const machine = { ...sample, ...change } as Machine
  const props = {
    config: { machineId: ['M101'], mode, period: 'today', indicatorClickBehavior: 'none' },
    data: { machine, orders: [], fresh: [machine] },
    mode: 'active',
    area: 'dashboard',
    now: statusSample.now,
    plant: { language: 'en', timeZone: 'Europe/Stockholm', noContactSeconds: 120 },
    say: (key: TextKey, values?: Record<string, string | number>) => text('en', key, values),
    actions: {},
  } as unknown as ComponentProps<typeof Status>
  return renderToStaticMarkup(createElement(Status, props))
}
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('D-WIDGET-13-X minimal is the machine and its state; informative adds why, how long, what it is and what it makes', () => {
  expect(words(drawn('minimal')).trim()).toBe('M101 Stopped')
  const told = words(drawn('informative'))
  for (const fact of ['Tool change', '00:12', 'Injection moulding 1', '100100 · P-2040']) expect(told).toContain(fact)
  expect(words(drawn('runtime'))).toMatch(/Run time 04:15 .*Stop time 01:05/)
})

test.each([
  ['a coded stop has its reason’s colour', { stop_reason_color: '#1c7ed6' }, 'stopped', '#1c7ed6'],
  ['Automatic is the theme’s', { stop_reason_color: 'Automatic' }, 'stopped', undefined],
  ['an uncoded stop has the theme’s', { current_stop_reason: '-', stop_reason_color: '#1c7ed6' }, 'uncoded', undefined],
  ['a setup has the theme’s', { setup_time: 1, stop_reason_color: '#1c7ed6' }, 'setup', undefined],
  ['a coded stop outside the shifts is calm', { current_shift: 0, stop_reason_color: '#1c7ed6' }, 'off', undefined],
  ['running has the theme’s', { status: 'R', stop_reason_color: '#1c7ed6' }, 'running', undefined],
] as const)('D-WIDGET-13-X %s', (_what, change, state, colour) => {
  const html = drawn('minimal', change)
  expect(html).toContain(`data-state="${state}"`)
  expect(/--solid:([^;"]+)/.exec(html)?.[1]).toBe(colour)
})

test('D-WIDGET-13-X T-LOOK-122 no two states have the same shape or the same word', () => {
  const states = [
    {},
    { current_stop_reason: '-' },
    { setup_time: 1 },
    { status: 'R' },
    { last_signal: '' },
    { current_shift: 0 },
  ] as const
  const shapes = states.map((change) => /<svg.*?<\/svg>/.exec(drawn('minimal', change))?.[0])
  expect(new Set(shapes).size).toBe(states.length)
  expect(new Set(states.map((change) => words(drawn('minimal', change)))).size).toBe(states.length)
})
