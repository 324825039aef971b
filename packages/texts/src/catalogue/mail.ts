import { defineTexts } from '../define-texts.ts'

/** What is mailed, and the page that shows it. */
export const mail = defineTexts({
  'title.mail': { en: 'Mail', sv: 'E-post' },
  'help.page.mail': {
    en: 'Mail of activities and ordered reports: what waits, what was sent, and what did not leave and why. A mail that was given up is sent again from here. Who gets mail is said at the activity type and, for reports, by the address of each user.',
    sv: 'E-post från aktiviteter och beställda rapporter: vad som väntar, vad som skickats och vad som inte gick iväg och varför. Ett meddelande som gavs upp skickas igen härifrån. Vem som får e-post anges på aktivitetstypen och, för rapporter, med varje användares adress.',
  },
  'admin-section.mail': { en: 'Mail', sv: 'E-post' },
  'admin-section.mail-about': {
    en: 'What was mailed, and what did not leave.',
    sv: 'Vad som skickats, och vad som inte gick iväg.',
  },
  'mail.from': { en: 'from {from}', sv: 'från {from}' },
  'mail.not-set-up': {
    en: 'Mail is not set up: the server needs SMTP_URL and MAIL_FROM. What is to be mailed waits.',
    sv: 'E-post är inte inställd: servern behöver SMTP_URL och MAIL_FROM. Det som ska skickas väntar.',
  },
  'mail.not-set-up-here': {
    en: 'Mail is not set up on this server. Nothing is mailed until it is; notifications are sent as usual.',
    sv: 'E-post är inte inställd på den här servern. Inget skickas förrän den är det; notiser kommer som vanligt.',
  },
  'refusal.mail-address-wrong': {
    en: '“{address}” is not an e-mail address.',
    sv: '”{address}” är ingen e-postadress.',
  },
  'mail.none': { en: 'Nothing was mailed yet', sv: 'Inget har skickats ännu' },
  'mail.subject': { en: 'Subject', sv: 'Ämne' },
  'mail.to': { en: 'To', sv: 'Till' },
  'mail.created': { en: 'When', sv: 'När' },
  'mail.waits': { en: 'Waits', sv: 'Väntar' },
  'mail.sent': { en: 'Sent', sv: 'Skickat' },
  'mail.again': { en: 'Send again', sv: 'Skicka igen' },
  'mail.again-for': { en: 'Send again: {subject}', sv: 'Skicka igen: {subject}' },
  'mail.again-done': { en: 'The mail waits to be sent again.', sv: 'Meddelandet väntar på att skickas igen.' },
  'mail.report-text': { en: 'The report {name} is attached.', sv: 'Rapporten {name} bifogas.' },
  'users.email': { en: 'E-mail', sv: 'E-post' },
  'users.email-hint': { en: 'Ordered reports are mailed here.', sv: 'Beställda rapporter skickas hit.' },
  'users.email-wrong': { en: 'This is not an e-mail address.', sv: 'Det här är ingen e-postadress.' },
})
