import { expect, test } from 'vitest'
import {
  cycleOf,
  embeddedSlugs,
  keepParameters,
  nestingFault,
  offeredSnippets,
  parametersFromRow,
  pulseIsOn,
  readDashboardChoice,
  snippetName,
} from './dashboard-choice.ts'

const listed = (slug: string, snippetTag: string, isSnippet = true) => ({ slug, snippetTag, isSnippet })

test('D-CONFIG-40 D-CONFIG-43-X snippets are offered by tag and slug, untagged ones last, others never', () => {
  const all = [
    listed('z', ''),
    listed('b', 'hall'),
    listed('wall', 'hall', false),
    listed('a', 'hall'),
    listed('c', 'cell'),
  ]
  expect(offeredSnippets(all).map(snippetName)).toEqual(['cell c', 'hall a', 'hall b', 'z'])
})

test('D-CONFIG-43-X another dashboard keeps the parameters it has too', () => {
  const choice = { slug: 'a', parameters: { machine1: 'C301', line: '7' } }
  expect(keepParameters({ ...choice, slug: 'b' }, ['line'])).toEqual({ slug: 'b', parameters: { line: '7' } })
})

test('D-ENTITY-63 a stored choice is read back, what is no text is left out', () => {
  const stored = { slug: 'a', parameters: { machine1: 'C301', odd: 7 } }
  expect(readDashboardChoice(stored)).toEqual({ slug: 'a', parameters: { machine1: 'C301' } })
  expect(readDashboardChoice('a')).toEqual({ slug: '', parameters: {} })
})

test('D-WIDGET-41 parameters are filled from the columns they are mapped to', () => {
  const choice = { slug: 'a', parameters: { machine1: 'machine_id', qty: 'good', gone: 'nothing' } }
  expect(parametersFromRow(choice, { machine_id: 'C301', good: 0 })).toEqual({ machine1: 'C301', qty: '0', gone: '' })
})

test.each([
  [['a'], 'b', undefined],
  [['a', 'b'], 'a', 'recursive'],
  [['a'], 'a', 'recursive'],
  [['a', 'b', 'c', 'd', 'e'], 'f', undefined],
  [['a', 'b', 'c', 'd', 'e', 'f'], 'g', 'too-deep'],
])('D-WIDGET-43-X inside %s, %s is %s', (around, slug, expected) => expect(nestingFault(around, slug)).toBe(expected))

const widget = (component: string, slug: string) => ({
  id: slug,
  component,
  pos: { x: 0, y: 0, w: 1, h: 1 },
  config: { dashboard: { slug, parameters: {} } },
})

test('D-WIDGET-43-X a circle is found through other dashboards, and a diamond is none', async () => {
  const inside: Record<string, string[]> = { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }
  const look = (slug: string) => Promise.resolve(inside[slug] ?? [])
  expect(await cycleOf('a', look)).toBeUndefined()
  inside.d = ['a']
  expect(await cycleOf('a', look)).toEqual(['a', 'b', 'd', 'a'])
  const widgets = [widget('sub-dashboard', 'x'), widget('sub-dashboard-multiple', 'y'), widget('gauge', 'z')]
  expect(embeddedSlugs({ widgets })).toEqual(['x', 'y'])
})

const now = 1_000_000
test.each([
  ['no sources', [], true],
  [
    'one has not answered yet',
    [
      { updatedAt: now, every: 60 },
      { updatedAt: 0, every: 60 },
    ],
    false,
  ],
  ['answered just now', [{ updatedAt: now - 1000, every: 60 }], true],
  ['younger than three intervals', [{ updatedAt: now - 179_999, every: 60 }], true],
  ['three intervals old', [{ updatedAt: now - 180_000, every: 60 }], false],
  [
    'the newest counts',
    [
      { updatedAt: now - 180_000, every: 60 },
      { updatedAt: now - 1, every: 60 },
    ],
    true,
  ],
  ['asked once only', [{ updatedAt: 1, every: undefined }], true],
])('D-STATE-38 D-STATE-39-X %s', (_, sources, expected) => expect(pulseIsOn(sources, now)).toBe(expected))
