import { defineTexts } from '../define-texts.ts'

/** Pallet flags: what is refused, and what the pages of their confirmation say. */
export const pallets = defineTexts({
  'refusal.sscc-prefix-wrong': {
    en: 'The company’s GS1 prefix “{prefix}” must be 6 to 12 digits. An administrator corrects it.',
    sv: 'Företagets GS1-prefix ”{prefix}” måste vara 6 till 12 siffror. En administratör rättar det.',
  },
  'refusal.sscc-extension-wrong': {
    en: 'The extension digit “{extension}” of pallet numbers must be one digit. An administrator corrects it.',
    sv: 'Tilläggssiffran ”{extension}” för pallnummer måste vara en siffra. En administratör rättar den.',
  },
  'refusal.sscc-numbers-used-up': {
    en: 'All pallet numbers that begin with {stem} are used up. An administrator sets another extension digit.',
    sv: 'Alla pallnummer som börjar med {stem} är slut. En administratör anger en annan tilläggssiffra.',
  },
  'refusal.pallet-flag-not-found': {
    en: 'There is no pallet flag {record_no} at this machine.',
    sv: 'Det finns ingen pallflagga {record_no} vid maskinen.',
  },
  'refusal.pallet-flag-incompatible': {
    en: 'Pallet flag {record_no} is of an order that the ERP does not know.',
    sv: 'Pallflagga {record_no} hör till en order som affärssystemet inte känner till.',
  },
  'refusal.pallet-flag-above-own-ids': {
    en: 'Pallet flag {record_no} has a number above 1,000,000, which cannot be confirmed at this machine.',
    sv: 'Pallflagga {record_no} har ett nummer över 1 000 000 och kan inte bekräftas vid maskinen.',
  },
  'refusal.pallet-flag-transferred': {
    en: 'The ERP has pallet flag {record_no} already.',
    sv: 'Affärssystemet har redan pallflagga {record_no}.',
  },
  'refusal.pallet-flag-confirmed': {
    en: 'Pallet flag {record_no} is confirmed already.',
    sv: 'Pallflagga {record_no} är redan bekräftad.',
  },
  'refusal.pallet-flag-cancelled': {
    en: 'Pallet flag {record_no} is cancelled.',
    sv: 'Pallflagga {record_no} är makulerad.',
  },
  'refusal.pallet-flag-on-its-way': {
    en: 'The flag is on its way to the ERP this moment. Try again in half a minute.',
    sv: 'Flaggan är just nu på väg till affärssystemet. Försök igen om en halv minut.',
  },
  'refusal.pallet-flag-positive': {
    en: 'Only positive quantities are allowed',
    sv: 'Endast positiva antal är tillåtna',
  },
  'refusal.pallet-quantity-differs': {
    en: 'The flags say {said} pieces together, not {counted}. Adjust the flag first.',
    sv: 'Flaggorna anger {said} detaljer tillsammans, inte {counted}. Justera flaggan först.',
  },

  'title.pallet-confirmation': { en: 'Pallet confirmation', sv: 'Pallbekräftelse' },
  'title.order-confirmation': { en: 'Order confirmation', sv: 'Orderbekräftelse' },
  'title.order-to-confirm': { en: 'Pallets of the order', sv: 'Orderns pallar' },
  'menu.order-confirmation': { en: 'Order confirmation', sv: 'Orderbekräftelse' },
  'pallet.flag': { en: 'Pallet flag', sv: 'Pallflagga' },
  'pallet.part': { en: 'Part', sv: 'Artikel' },
  'pallet.erp-id': { en: 'Pallet number', sv: 'Pallnummer' },
  'pallet.printed-at': { en: 'Made', sv: 'Skapad' },
  'pallet.flags-waiting': { en: 'Flags to confirm', sv: 'Att bekräfta' },
  'pallet.count': {
    en: '{count} flag · {pieces} pieces|{count} flags · {pieces} pieces',
    sv: '{count} flagga · {pieces} st|{count} flaggor · {pieces} st',
  },
  'pallet.chosen': {
    en: '{count} flag chosen · {pieces} pieces|{count} flags chosen · {pieces} pieces',
    sv: '{count} flagga vald · {pieces} st|{count} flaggor valda · {pieces} st',
  },
  'pallet.select-all': { en: 'Select all', sv: 'Markera alla' },
  'pallet.select-none': { en: 'Select none', sv: 'Avmarkera alla' },
  'pallet.none-open': { en: 'No pallet waits.', sv: 'Ingen pall väntar.' },
  'pallet.none-open-text': {
    en: 'Every flag is confirmed and with the ERP. New ones appear here when they are printed.',
    sv: 'Alla flaggor är bekräftade och finns i affärssystemet. Nya visas här när de skrivs ut.',
  },
  'pallet.none-of-order': { en: 'The order has no pallet flags.', sv: 'Ordern har inga pallflaggor.' },
  'pallet.none-of-order-text': {
    en: 'They appear here when they are printed.',
    sv: 'De visas här när de har skrivits ut.',
  },
  'pallet.none-yet': { en: 'No pallet flag of this order yet', sv: 'Ingen pallflagga på ordern ännu' },
  'pallet.state-open': { en: 'To confirm', sv: 'Att bekräfta' },
  'pallet.state-waits': { en: 'Waits for the ERP', sv: 'Väntar på ERP' },
  'pallet.state-failed': { en: 'ERP refused', sv: 'ERP nekade' },
  'pallet.state-T': { en: 'Transferred', sv: 'Överförd' },
  'pallet.state-N': { en: 'Not in the ERP', sv: 'Ej i ERP' },
  'pallet.state-cancelled': { en: 'Cancelled', sv: 'Makulerad' },
  'pallet.confirm': { en: 'Confirm', sv: 'Bekräfta' },
  'pallet.adjust': { en: 'Adjust', sv: 'Justera' },
  'pallet.adjust-title': { en: 'Pieces on flag {record_no}', sv: 'Antal på flagga {record_no}' },
  'pallet.adjust-proportion': {
    en: '{good} made so far, {on_flags} on the other flags: {quantity} on this one all the same?',
    sv: '{good} tillverkade hittills, {on_flags} på de andra flaggorna: {quantity} på den här ändå?',
  },
  'pallet.adjusted': { en: 'Flag {record_no} now says {qty}.', sv: 'Flagga {record_no} anger nu {qty}.' },
  'pallet.confirmed': {
    en: '{count} pallet confirmed|{count} pallets confirmed',
    sv: '{count} pall bekräftad|{count} pallar bekräftade',
  },
  'pallet.less': { en: 'Less', sv: 'Färre' },
  'pallet.more': { en: 'More', sv: 'Fler' },
  'pallet.total': { en: 'On pallets', sv: 'På pallar' },
  'pallet.remainder': { en: 'Remainder', sv: 'Återstår' },
  'pallet.on-pallet': { en: 'Pieces on the pallet', sv: 'Antal på pallen' },
  'pallet.why-more-than-one': { en: 'Choose one flag to adjust it.', sv: 'Välj en flagga för att justera.' },
  'pallet.why-incompatible': {
    en: 'The ERP does not know the order of a chosen flag.',
    sv: 'Affärssystemet känner inte till ordern för en vald flagga.',
  },
  'pallet.why-above-own-ids': {
    en: 'A chosen flag has a number above 1,000,000.',
    sv: 'En vald flagga har ett nummer över 1 000 000.',
  },
  'pallet.why-transferred': {
    en: 'The ERP has a chosen flag already.',
    sv: 'Affärssystemet har redan en vald flagga.',
  },
  'pallet.why-confirmed': { en: 'A chosen flag is confirmed already.', sv: 'En vald flagga är redan bekräftad.' },
  'pallet.why-cancelled': { en: 'A chosen flag is cancelled.', sv: 'En vald flagga är makulerad.' },
  'wizard.pallet-history': { en: 'Pallet history', sv: 'Pallhistorik' },
  'wizard.pallet-quantity': { en: 'Quantity on the pallet', sv: 'Antal på pallen' },

  'help.page.pallet-confirmation': {
    en: 'The pallet flags of this machine that the ERP does not have yet. Choose one or several and confirm them; one whose quantity is wrong is adjusted first. Confirmed flags leave the list when the ERP has them.',
    sv: 'Maskinens pallflaggor som affärssystemet inte har än. Välj en eller flera och bekräfta; en med fel antal justeras först. Bekräftade flaggor lämnar listan när affärssystemet har dem.',
  },
  'help.page.order-confirmation': {
    en: 'Orders with pallets that nobody has confirmed. Press one to see its flags and to confirm them.',
    sv: 'Order med pallar som ingen har bekräftat. Tryck på en för att se flaggorna och bekräfta dem.',
  },
  'help.page.order-to-confirm': {
    en: 'All pallet flags of one order, in the order in which they were printed. Choose those that are right and confirm them.',
    sv: 'Alla pallflaggor för en order, i den ordning de skrevs ut. Välj de som stämmer och bekräfta dem.',
  },
  'help.panel.pallet-confirmation': {
    en: 'Confirm tells the ERP of the chosen pallets. Adjust corrects how many pieces one flag says. When one of them is not possible the reason stands beside it.',
    sv: 'Bekräfta meddelar affärssystemet om de valda pallarna. Justera rättar antalet på en flagga. När något inte går står orsaken bredvid.',
  },
})
