import { defineTexts } from '../define-texts.ts'

/** Pages of one machine besides its stops: people, notes, cavities, setup. */
export const machineInterface = defineTexts({
  'title.first-piece-ok': { en: 'First piece', sv: 'Första bit' },
  'title.signed-in': { en: 'Signed in', sv: 'Inloggade' },

  'people.heading': { en: 'Signed in', sv: 'Inloggade' },
  'people.manning': { en: 'Manning {count}', sv: 'Bemanning {count}' },
  'people.name': { en: 'Name', sv: 'Namn' },
  'people.number': { en: 'Number', sv: 'Nummer' },
  'people.since': { en: 'Signed in since', sv: 'Inloggad sedan' },
  'people.share': { en: 'Share', sv: 'Andel' },
  'people.none': { en: 'Nobody is signed in.', sv: 'Ingen är inloggad.' },
  'people.failed': { en: 'The people could not be loaded.', sv: 'Personerna kunde inte laddas.' },
  'people.enter': { en: 'Sign in', sv: 'Logga in' },
  'people.entry': { en: 'Employee number', sv: 'Anställningsnummer' },
  'people.entry-hint': {
    en: 'Type the number or scan the badge.',
    sv: 'Skriv numret eller skanna brickan.',
  },
  'people.check-in-off': {
    en: 'Signing in is not switched on for this machine.',
    sv: 'Inloggning är inte påslagen för den här maskinen.',
  },
  'people.not-valid-user': { en: '{number} is not a valid user.', sv: '{number} är inte en giltig användare.' },
  'people.not-in-erp': {
    en: '{number} is not a valid user: not signed into the ERP.',
    sv: '{number} är inte en giltig användare: inte inloggad i affärssystemet.',
  },
  'people.signed-in': { en: '{name} is signed in at {machine}.', sv: '{name} är inloggad vid {machine}.' },
  'people.elsewhere': { en: 'Signed in at another machine', sv: 'Inloggad vid en annan maskin' },
  'people.yes': { en: 'Yes, sign out there', sv: 'Ja, logga ut där' },
  'people.no': { en: 'No, stay on both', sv: 'Nej, stanna vid båda' },
  'people.sign-out': { en: 'Sign out', sv: 'Logga ut' },
  'people.signed-out': { en: 'Signed out!', sv: 'Utloggad!' },
  'people.show': { en: 'People', sv: 'Personer' },

  'setup.confirm-first-piece': { en: 'Confirm first piece', sv: 'Godkänn första bit' },
  'setup.first-piece-confirmed': {
    en: 'First piece on {machine} approved.',
    sv: 'Första bit på {machine} godkänd.',
  },
  'setup.cancel': { en: 'Cancel setup', sv: 'Avbryt ställ' },
  'setup.cancelled': { en: 'Setup on {machine} cancelled.', sv: 'Ställ på {machine} avbrutet.' },
  'setup.forced-stop': { en: 'Forced stop', sv: 'Tvingat stopp' },
  'setup.cancel-forced-stop': { en: 'Cancel forced stop', sv: 'Häv tvingat stopp' },
  'setup.forced-stop-cancelled': {
    en: 'Forced stop on {machine} cancelled.',
    sv: 'Tvingat stopp på {machine} hävt.',
  },
  'setup.not-in-setup': { en: 'The machine is not in setup', sv: 'Maskinen ställs inte' },
  'setup.not-in-setup-text': {
    en: 'A first piece is approved at the end of a setup.',
    sv: 'En första bit godkänns i slutet av ett ställ.',
  },
  'setup.approval': { en: 'Approval', sv: 'Godkännande' },
  'setup.type': { en: 'Setup type', sv: 'Typ av ställ' },
  'setup.type-needed': { en: 'Enter the setup type.', sv: 'Ange typ av ställ.' },
  'setup.employee-needed': { en: 'Say who approves.', sv: 'Ange vem som godkänner.' },
  'setup.note': { en: 'Note', sv: 'Anteckning' },
  'setup.elapsed': { en: 'Setup time', sv: 'Ställtid' },
  'setup.planned': { en: 'Planned', sv: 'Planerad' },
  'setup.late': { en: '{time} over plan', sv: '{time} över plan' },
})
