import { describe, expect, test } from 'vitest'
import { text } from './text.ts'
import { type TextKey, texts } from './texts.ts'

describe('sentences that the documents quote', () => {
  const warnings: [TextKey, string, string][] = [
    [
      'wizard.quantity.is-overproduced',
      'Order är överproducerad, är du säker på att du vill fortsätta?',
      'Order is over-produced, are you sure you want to continue?',
    ],
    [
      'wizard.quantity.becomes-overproduced',
      'Order kommer att vara överproducerad, är du säker på att du vill fortsätta?',
      'Order will be over-produced, are you sure you want to continue?',
    ],
    [
      'wizard.quantity.above-usual',
      'Kvantitet är över {max}, är du säker på att du vill fortsätta?',
      'Quantity is above {max}, are you sure you want to continue?',
    ],
  ]
  test.each(warnings)('W-SHELL-02 W-SHELL-03-X %s', (key, sv, en) => expect(texts[key]).toEqual({ sv, en }))

  test('W-SHELL-03-X what has no Swedish yet is said in English, and never as a bare key', () => {
    const entry = texts['wizard.next'] as { en: string; sv: string }
    const swedish = entry.sv
    Object.assign(entry, { sv: '' })
    try {
      expect(text('sv', 'wizard.next')).toBe(entry.en)
    } finally {
      Object.assign(entry, { sv: swedish })
    }
    expect(text('sv', 'no.such.key' as TextKey)).toBe('')
  })
})
