import { languageCodes } from '@takt/domain/ground/languages.ts'
import { expect, test } from 'vitest'
import { texts } from './texts.ts'

/** Words for what the register of goals asks, and of before, when two figures had one word. */
const goal = { en: /\bgoals?\b/i, sv: /\bmål(et|en)?\b/i, de: /\bZiele?s?\b/ } as const
const either = { en: /(?<!\{)\btargets?\b/i, sv: /$^/, de: /\bSoll(erfüllung)?\b/ } as const

/** What tells of the planned time of orders, and of limits. */
const ofOrders = /^(cockpit|board|handover)\.|^statistics\.at-/

test.each(languageCodes)(
  'T-LOOK-113 %s: a goal is of the register; what the planned time of orders asks until now, and a limit, have words of their own',
  (language) => {
    const all = Object.entries(texts[language])
    expect(all.filter(([key, words]) => ofOrders.test(key) && goal[language].test(String(words)))).toEqual([])
    expect(all.filter(([, words]) => either[language].test(String(words)))).toEqual([])
  },
)

test.each(languageCodes)('T-LOOK-113 %s: where a figure is only for what has passed it says so', (language) => {
  const now = { en: 'by now', sv: 'hittills', de: 'bis jetzt' }[language]
  const words = texts[language]
  const said = [
    words['cockpit.of-target'],
    words['board.planned-now'],
    words['board.good-and-planned'],
    words['handover.planned.now'],
    words['handover.of-planned.now'],
  ]
  expect(said.filter((one) => !one.toLowerCase().includes(now))).toEqual([])
})
