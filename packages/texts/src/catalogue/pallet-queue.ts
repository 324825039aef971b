import { defineTexts } from '../define-texts.ts'

export const palletQueue = defineTexts({
  'title.pallet-queue': { en: 'Pallets for transport', sv: 'Pallar för transport' },
  'help.page.pallet-queue': {
    en: 'Confirmed pallets that wait for transport from this machine, in the order in which they are fetched.',
    sv: 'Bekräftade pallar som väntar på transport från maskinen, i den ordning de hämtas.',
  },
  'help.panel.pallet-queue': {
    en: 'Calls transport for the chosen pallet, moves it in the queue, says that it is fetched, or takes it out.',
    sv: 'Kallar på transport för den valda pallen, flyttar den i kön, anger att den är hämtad eller tar bort den.',
  },
  'pallet-queue.failed': { en: 'The queue could not be loaded.', sv: 'Kön kunde inte laddas.' },
  'pallet-queue.none': { en: 'No pallet waits for transport.', sv: 'Ingen pall väntar på transport.' },
  'pallet-queue.none-text': {
    en: 'A pallet comes here when its flag is confirmed.',
    sv: 'En pall hamnar här när dess flagga bekräftas.',
  },
  'pallet-queue.count': { en: '{count} pallet|{count} pallets', sv: '{count} pall|{count} pallar' },
  'pallet-queue.pallet': { en: 'Pallet', sv: 'Pall' },
  'pallet-queue.card': { en: 'Card', sv: 'Kort' },
  'pallet-queue.quantity': { en: 'Quantity', sv: 'Antal' },
  'pallet-queue.queued': { en: 'Waits since', sv: 'Väntar sedan' },
  'pallet-queue.state': { en: 'State', sv: 'Status' },
  'pallet-queue.waiting': { en: 'Waiting', sv: 'Väntar' },
  'pallet-queue.called': { en: 'Called', sv: 'Kallad' },
  'pallet-queue.fetched': { en: 'Fetched', sv: 'Hämtad' },
  'pallet-queue.call': { en: 'Call transport', sv: 'Kalla transport' },
  'pallet-queue.fetch': { en: 'Is fetched', sv: 'Är hämtad' },
  'pallet-queue.remove': { en: 'Remove', sv: 'Ta bort' },
  'pallet-queue.remove-title': { en: 'Take pallet {pallet} out of the queue?', sv: 'Ta bort pall {pallet} ur kön?' },
  'pallet-queue.remove-text': {
    en: 'Nobody is called for it any more. Its flag stays as it is.',
    sv: 'Ingen kallas längre för den. Flaggan förblir som den är.',
  },
  'pallet-queue.not-now': { en: 'Not possible now.', sv: 'Går inte nu.' },
  'pallet-queue.called-done': { en: 'Transport called for {pallet}', sv: 'Transport kallad för {pallet}' },
  'pallet-queue.fetched-done': { en: 'Pallet {pallet} is fetched', sv: 'Pall {pallet} är hämtad' },
  'pallet-queue.moved': { en: 'Pallet {pallet} moved', sv: 'Pall {pallet} flyttad' },
  'pallet-queue.removed': { en: 'Pallet {pallet} removed', sv: 'Pall {pallet} borttagen' },
  'refusal.pallet-not-found': {
    en: 'The pallet is no longer in the queue.',
    sv: 'Pallen finns inte längre i kön.',
  },
  'refusal.pallet-called': {
    en: 'Transport has been called for this pallet already.',
    sv: 'Transport har redan kallats för pallen.',
  },
  'refusal.pallet-fetched': { en: 'The pallet is fetched already.', sv: 'Pallen är redan hämtad.' },
  'refusal.pallet-at-the-end': {
    en: 'The pallet is at the end of the queue already.',
    sv: 'Pallen ligger redan ytterst i kön.',
  },
})
