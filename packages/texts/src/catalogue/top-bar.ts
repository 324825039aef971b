import { defineTexts } from '../define-texts.ts'

/** What the top bar says of the plant, and what a scanner is answered. */
export const topBar = defineTexts({
  'indicator.uncoded': {
    en: '{count} uncoded stop|{count} uncoded stops',
    sv: '{count} okodat stopp|{count} okodade stopp',
  },
  'scan.no-match': { en: 'No match for {code}.', sv: 'Ingen träff för {code}.' },
  'scan.no-match-unchosen': {
    en: 'No match for {code}. Nothing is chosen now.',
    sv: 'Ingen träff för {code}. Inget är valt nu.',
  },
  'scan.not-listed': {
    en: '{what} was scanned. It is not in this list, and nothing is chosen now.',
    sv: '{what} skannades. Det finns inte i listan, och inget är valt nu.',
  },
  'scan.stop-code': { en: 'Stop code {code} {name}', sv: 'Stoppkod {code} {name}' },
  'scan.stop-code-running': {
    en: '{what}: {machine} is running. A stop is coded when the machine stands still.',
    sv: '{what}: {machine} är i gång. Ett stopp kodas när maskinen står.',
  },
  'scan.stop-code-running-uncoded': {
    en: '{what}: {machine} is running. A stop that is over is coded in the list of uncoded stops.',
    sv: '{what}: {machine} är i gång. Ett stopp som är över kodas i listan över okodade stopp.',
  },
  'scan.stop-code-other': {
    en: '{what} is not used at {machine}.',
    sv: '{what} används inte på {machine}.',
  },
  'scan.not-entered': {
    en: '{what} was scanned. It was not entered here.',
    sv: '{what} skannades. Det fördes inte in här.',
  },
  'scan.question-open': {
    en: 'Answer the question first. {what} was scanned and not entered.',
    sv: 'Svara på frågan först. {what} skannades och fördes inte in.',
  },
  'scan.already-runs': {
    en: '{what} already runs here. Nothing was entered.',
    sv: '{what} körs redan här. Inget fördes in.',
  },
  'scan.nowhere': {
    en: '{what}. Open a machine first.',
    sv: '{what}. Öppna en maskin först.',
  },
  'scan.other-machine': {
    en: '{what} was scanned. This screen now shows {machine}.',
    sv: '{what} skannades. Skärmen visar nu {machine}.',
  },
  'scan.back': { en: 'Back to {machine}', sv: 'Tillbaka till {machine}' },
  'scan.code': { en: 'Code {code}', sv: 'Kod {code}' },
  'scan.machine': { en: 'Machine {code}', sv: 'Maskin {code}' },
  'scan.card': { en: 'Card {code} of order {order}', sv: 'Kort {code} för order {order}' },
  'scan.work-order': { en: 'Order {code}', sv: 'Order {code}' },
  'scan.employee': { en: 'The badge of {name} ({code})', sv: 'Brickan för {name} ({code})' },
  'scan.tool': { en: 'Tool {code}', sv: 'Verktyg {code}' },
  'scan.pallet': { en: 'Pallet {code} of card {card}', sv: 'Pall {code} för kort {card}' },
  'scan.unknown-function': { en: 'Unknown scan function.', sv: 'Okänd skanningsfunktion.' },
  'scan.printer-set': { en: 'Printer of this device: {name}', sv: 'Enhetens skrivare: {name}' },
  'user.auto-slide': { en: 'Slide through dashboards', sv: 'Bläddra genom instrumentpaneler' },
  'user.auto-slide-text': {
    en: 'Begins a minute after the last touch.',
    sv: 'Börjar en minut efter senaste beröringen.',
  },
  'menu.live-view': { en: 'Live view', sv: 'Livevy' },
  'swap.live-view': { en: 'Live views', sv: 'Livevyer' },
  'indicator.of-what': { en: 'stops', sv: 'stopp' },
  'indicator.word': { en: 'uncoded', sv: 'okodade' },
})
