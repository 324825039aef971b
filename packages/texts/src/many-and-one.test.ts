import { languageCodes } from '@takt/domain/ground/languages.ts'
import { expect, test } from 'vitest'
import { text } from './text.ts'
import { type TextKey, texts } from './texts.ts'

/** Never asked for with one: a limit of the product, or said of several alone. */
const ALWAYS_MANY: readonly string[] = [
  ...['field.full-digits', 'field.full', 'activity.dates-full', 'time-history.first-machines', 'own-overview.most'],
  ...['wizard.weight-control.several', 'refusal.reported-scrap-several-orders', 'refusal.too-many-flags'],
  ...['trail.file-cut', 'system.ms'],
]

/** {count} orders, {count} earlier cards */
const MANY = /\{count\} (?:[a-z-]+ ){0,2}?[a-z]+s\b/

test('T-LOOK-131 what is counted in English words has a form for one', () => {
  const without = Object.entries(texts.en).filter(([, said]) => MANY.test(said) && !said.includes('|'))
  expect(without.filter(([key]) => !ALWAYS_MANY.includes(key))).toEqual([])
})

test.each<[TextKey, readonly string[]]>([
  ['cockpit.scrap', ['1 scrap', '1 kasserad', '1 Ausschuss']],
  ['group.uncoded', ['1 uncoded', '1 okodad', '1 ohne Grund']],
  ['live-view.cycles', ['1 cycle today', '1 cykel i dag', '1 Zyklus heute']],
  ['reports.machine-count', ['1 machine', '1 maskin', '1 Maschine']],
  ['rules.count', ['1 rule', '1 regel', '1 Regel']],
  [
    'notification.stopped-text',
    ['Stopped for more than 1 minute.', 'Har stått i mer än 1 minut.', 'Steht seit mehr als 1 Minute.'],
  ],
])('T-LOOK-131 %s is said of one in every language', (key: TextKey, said) =>
  expect(languageCodes.map((language) => text(language, key, { count: 1 }))).toEqual(said),
)
