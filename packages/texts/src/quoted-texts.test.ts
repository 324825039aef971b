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
  test.each(warnings)('W-SHELL-02 W-SHELL-03-X %s', (key, sv, en) =>
    expect([texts.sv[key], texts.en[key]]).toEqual([sv, en]),
  )

  const numbered: [number: number, keys: TextKey[], en: string, sv: string][] = [
    [28, ['activity.notice'], 'Notice', 'Meddelande'],
    [415, ['wizard.search', 'overview.search', 'multi-select.search'], 'Search', 'Sök'],
    [1155, ['wizard.input-group.none-hint'], 'Contact your administrator.', 'Kontakta administratören.'],
    [1259, ['wizard.finished-order.none'], 'There are no finished orders.', 'Det finns inga avslutade ordrar.'],
    [1817, ['wizard.list-failed', 'erp.failed-to-load'], 'The list could not be loaded.', 'Listan kunde inte laddas.'],
    [5005, ['wizard.input-group.none'], 'No input groups found.', 'Inga inmatningsgrupper hittades.'],
    [5839, ['activity.not-now'], 'This activity cannot be performed now.', 'Aktiviteten kan inte utföras nu.'],
    [6138, ['viewer.printer', 'print.choose-printer'], 'Select printer', 'Välj skrivare'],
    [
      7361,
      ['name.not-allowed'],
      'The name is already used or not allowed.',
      'Namnet används redan eller är inte tillåtet.',
    ],
    [7362, ['name.too-short'], 'The name is too short.', 'Namnet är för kort.'],
    [7363, ['name.enter'], 'Enter a name', 'Ange ett namn'],
    [8116, ['wizard.order-pallets.not-transferred'], 'Pallets not transferred', 'Pallar ej överförda'],
    [
      8117,
      ['wizard.order-pallets.not-transferred-text'],
      'Not all pallets have been transferred to the ERP system. Continue anyway?',
      'Alla pallar är inte överförda till affärssystemet. Fortsätta ändå?',
    ],
  ]
  test.each(numbered)('W-SHELL-04-X text %i', (_number, keys, en, sv) => {
    for (const key of keys) expect([texts.en[key], texts.sv[key]], key).toEqual([en, sv])
  })

  test('W-SHELL-03-X what has no Swedish yet is said in English, and never as a bare key', () => {
    const swedish = texts.sv['wizard.next']
    Object.assign(texts.sv, { 'wizard.next': '' })
    try {
      expect(text('sv', 'wizard.next')).toBe(texts.en['wizard.next'])
    } finally {
      Object.assign(texts.sv, { 'wizard.next': swedish })
    }
    expect(text('sv', 'no.such.key' as TextKey)).toBe('')
  })
})

test.each(['7244', '2319', '6052', '7028', 'no.such-text'])('T-ERROR-22-X the bare %s is never shown', (key) => {
  expect(text('sv', key as TextKey)).toBe('')
  expect(text('en', key as TextKey)).toBe('')
})
