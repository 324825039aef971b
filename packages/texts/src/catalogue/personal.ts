import { defineTexts } from '../define-texts.ts'

/** A person's own pages: settings, looks, account. */
export const personal = defineTexts({
  'title.settings': { en: 'Settings', sv: 'Inställningar' },
  'title.theme': { en: 'Look', sv: 'Utseende' },
  'title.account': { en: 'Account', sv: 'Konto' },

  'refusal.password-wrong': { en: 'The old password is not right.', sv: 'Det gamla lösenordet stämmer inte.' },
  'refusal.password-wait': {
    en: 'Too many wrong passwords. Wait {seconds} s.',
    sv: 'För många felaktiga lösenord. Vänta {seconds} s.',
  },
  'refusal.password-too-short': {
    en: 'A password has at least {least} characters.',
    sv: 'Ett lösenord har minst {least} tecken.',
  },
  'refusal.password-same': {
    en: 'The new password is the old one.',
    sv: 'Det nya lösenordet är detsamma som det gamla.',
  },
  'refusal.session-not-found': { en: 'That session has already ended.', sv: 'Den sessionen är redan avslutad.' },
})
