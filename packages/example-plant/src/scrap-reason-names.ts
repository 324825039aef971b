/** What the scrap reasons of the plants are called, by their code. */
import type { Names } from '@takt/domain/ground/names.ts'

export const scrapReasonNames: Readonly<Record<string, Names>> = {
  '10': { en: 'Scratch', sv: 'Repa', de: 'Kratzer' },
  '11': { en: 'Sink mark', sv: 'Sjunkmärke', de: 'Einfallstelle' },
  '12': { en: 'Burn mark', sv: 'Brännmärke', de: 'Brandstelle' },
  '13': { en: 'Colour deviation', sv: 'Färgavvikelse', de: 'Farbabweichung' },
  '14': { en: 'Dent', sv: 'Buckla', de: 'Delle' },
  '20': { en: 'Out of tolerance', sv: 'Utanför tolerans', de: 'Außer Toleranz' },
  '21': { en: 'Flash', sv: 'Grader', de: 'Schwimmhaut' },
  '22': { en: 'Warped', sv: 'Skev', de: 'Verzogen' },
  '23': { en: 'Thread fault', sv: 'Gängfel', de: 'Gewindefehler' },
  '24': { en: 'Burr', sv: 'Skärgrad', de: 'Grat' },
  '30': { en: 'Contamination', sv: 'Förorening', de: 'Verunreinigung' },
  '31': { en: 'Moisture', sv: 'Fukt', de: 'Feuchtigkeit' },
  '32': { en: 'Faulty component', sv: 'Felaktig komponent', de: 'Fehlerhaftes Bauteil' },
  '40': { en: 'Start-up scrap', sv: 'Startkassation', de: 'Anfahrausschuss' },
  '41': { en: 'Short shot', sv: 'Ofylld detalj', de: 'Unvollständig gefüllt' },
  '42': { en: 'Tool wear', sv: 'Verktygsslitage', de: 'Werkzeugverschleiß' },
  '43': { en: 'Weld fault', sv: 'Svetsfel', de: 'Schweißfehler' },
  '50': { en: 'Dropped', sv: 'Tappad', de: 'Heruntergefallen' },
  '51': { en: 'Wrong label', sv: 'Fel etikett', de: 'Falsches Etikett' },
  '52': { en: 'Test pieces', sv: 'Provbitar', de: 'Prüfteile' },
  '53': { en: 'Set-up pieces of the customer', sv: 'Kundens inställningsbitar', de: 'Einstellteile des Kunden' },
  '90': { en: 'Other', sv: 'Övrigt', de: 'Sonstiges' },
  '99': { en: 'Counting error (old)', sv: 'Räknefel (gammal)', de: 'Zählfehler (alt)' },
}
