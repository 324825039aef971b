import type { TextKey } from '@takt/texts/texts.ts'
import type { Say } from './define-widget.ts'

/** What samples of widgets say, by the English that stands in them. */
export const sampleWords: Readonly<Record<string, TextKey>> = {
  'Tool change': 'sample.tool-change',
  'Tool fault': 'sample.tool-fault',
  'No operator': 'sample.no-operator',
  Jam: 'sample.jam',
  Break: 'sample.break',
  Flash: 'sample.flash',
  'Short shot': 'sample.short-shot',
  'Lid 40 mm': 'sample.lid',
  'Injection 1': 'sample.injection-1',
  'Injection 2': 'sample.injection-2',
  'Injection moulding 1': 'sample.injection-moulding-1',
  'Press 1': 'sample.press-1',
  Moulding: 'sample.moulding',
  Presses: 'sample.presses',
  'Hall A': 'sample.hall-a',
  'Hall B': 'sample.hall-b',
}

/** A sample in the reader's language: who builds a board in German is shown German rows. */
export function inReadersWords<T>(sample: T, say: Say): T {
  const said = (value: unknown): unknown => {
    if (typeof value === 'string') return Object.hasOwn(sampleWords, value) ? say(sampleWords[value] as TextKey) : value
    if (Array.isArray(value)) return value.map(said)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, said(item)]))
  }
  return said(sample) as T
}
