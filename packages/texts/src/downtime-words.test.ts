import { languageCodes } from '@takt/domain/ground/languages.ts'
import { expect, test } from 'vitest'
import { texts } from './texts.ts'

test.each(languageCodes)(
  'T-PLANT-484 %s: what failures and repairs take has another name than all stop time, and says which codes it counts',
  (language) => {
    const words = texts[language]
    for (const key of ['widget.mtbf.figure.downtimeTotal', 'reports.down-time'] as const) {
      expect([words['machines.stop-time'], words['cockpit.stop-time'], words['reports.stop-time']]).not.toContain(
        words[key],
      )
      expect(words[key]).toContain('MDT')
    }
    expect(words['register.stop-code.field.include_in_mdt']).toContain('MDT')
  },
)
