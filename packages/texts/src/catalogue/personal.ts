import { defineTexts } from '../define-texts.ts'

/** A person's own pages: settings, looks, account. */
export const personal = defineTexts({
  'title.settings': { en: 'Settings', sv: 'Inställningar' },
  'title.theme': { en: 'Look', sv: 'Utseende' },
  'title.account': { en: 'Account', sv: 'Konto' },

  'settings.more': { en: 'More about you', sv: 'Mer om dig' },
  'settings.mine': { en: 'For you', sv: 'För dig' },
  'settings.mine-text': {
    en: 'Kept in your account: it is the same on every device you sign in on.',
    sv: 'Sparas i ditt konto och gäller på alla enheter där du loggar in.',
  },
  'settings.shared-text': {
    en: 'This is a shared device: what you choose here stays here.',
    sv: 'Det här är en delad enhet: det du väljer här stannar här.',
  },
  'settings.device': { en: 'For this device', sv: 'För den här enheten' },
  'settings.start-page': { en: 'Start page', sv: 'Startsida' },
  'settings.start-page-text': { en: 'Opens after you sign in.', sv: 'Öppnas när du har loggat in.' },
  'settings.start-last': { en: 'Where I was last', sv: 'Där jag var senast' },
  'settings.right-click': { en: 'Help on right-click', sv: 'Hjälp vid högerklick' },
  'settings.right-click-text': {
    en: 'Off: the browser’s own menu opens. A long press is not affected.',
    sv: 'Av: webbläsarens egen meny öppnas. En lång tryckning påverkas inte.',
  },
  'settings.notifications': { en: 'Browser notifications', sv: 'Aviseringar i webbläsaren' },
  'settings.notifications-text': {
    en: 'In this browser: tells you about your machines while you look at something else.',
    sv: 'I den här webbläsaren: berättar om dina maskiner medan du tittar på annat.',
  },
  'settings.printer': { en: 'Printer of this device', sv: 'Enhetens skrivare' },
  'settings.printer-text': {
    en: 'Preset wherever something is printed here. Scanning a printer’s code sets it too.',
    sv: 'Förvald var du än skriver ut här. Att skanna en skrivares kod ställer också in den.',
  },
  'settings.printer-text-documents': {
    en: 'Preset when you print documents here. Pallet flags and labels are printed on the machine’s own printer.',
    sv: 'Förvald när du skriver ut dokument här. Pallflaggor och etiketter skrivs ut på maskinens egen skrivare.',
  },
  'settings.no-printer': { en: 'As the machine says', sv: 'Som maskinen säger' },
  'settings.keyboard': { en: 'On-screen keyboard', sv: 'Skärmtangentbord' },
  'settings.keyboard-text': {
    en: 'Comes up when a field is pressed, for panels without a keyboard of their own.',
    sv: 'Kommer fram när man trycker på ett fält, för paneler utan eget tangentbord.',
  },
  'notifications.unsupported': {
    en: 'This browser does not support notifications.',
    sv: 'Webbläsaren stöder inte aviseringar.',
  },
  'notifications.not-allowed': {
    en: 'The browser does not allow notifications from this page. Allow them in its settings.',
    sv: 'Webbläsaren tillåter inte aviseringar från sidan. Tillåt dem i dess inställningar.',
  },
  'notifications.at-machine': { en: 'Machine {machine_id}', sv: 'Maskin {machine_id}' },

  'theme.about': {
    en: 'Your own look over that of the company, on every device you sign in on. A choice counts at once.',
    sv: 'Ditt eget utseende ovanpå företagets, på alla enheter där du loggar in. Ett val gäller genast.',
  },
  'theme.reset': { en: 'Back to the company’s look', sv: 'Tillbaka till företagets utseende' },
  'theme.choices': { en: 'Choices', sv: 'Val' },
  'theme.color': { en: 'Colour', sv: 'Färg' },
  'theme.pick-color': { en: 'Pick a colour', sv: 'Välj en färg' },
  'theme.font': { en: 'Font', sv: 'Teckensnitt' },
  'theme.font-inter': { en: 'Inter', sv: 'Inter' },
  'theme.font-system': { en: 'The device’s', sv: 'Enhetens' },
  'theme.font-mono': { en: 'Equal widths', sv: 'Jämnbred' },
  'theme.layout': { en: 'Space', sv: 'Utrymme' },
  'theme.layout-comfortable': { en: 'Comfortable', sv: 'Luftigt' },
  'theme.layout-compact': { en: 'Compact', sv: 'Tätt' },
  'theme.bottomnav': { en: 'Action bar', sv: 'Åtgärdsrad' },
  'theme.bottomnav-bottom': { en: 'At the bottom', sv: 'Nederst' },
  'theme.bottomnav-side': { en: 'At the side', sv: 'Vid sidan' },
  'theme.tabs': { en: 'Groups as tabs', sv: 'Grupper som flikar' },
  'theme.tabs-text': {
    en: 'Groups of stop codes and of machine cards are tabs instead of one below the other.',
    sv: 'Grupper av stoppkoder och maskinkort är flikar i stället för att stå under varandra.',
  },
  'theme.animations': { en: 'Warnings move', sv: 'Varningar rör sig' },
  'theme.animations-text': {
    en: 'Off: warnings stand still. Their colour, word and shape stay.',
    sv: 'Av: varningar står stilla. Färg, ord och form finns kvar.',
  },
  'theme.preview': { en: 'Preview', sv: 'Förhandsvisning' },
  'theme.preview-text': {
    en: 'What a machine’s state looks like is the same for everybody.',
    sv: 'Hur en maskins status ser ut är lika för alla.',
  },
  'theme.preview-primary': { en: 'Main action', sv: 'Huvudåtgärd' },
  'theme.preview-other': { en: 'Other action', sv: 'Annan åtgärd' },

  'account.you': { en: 'You', sv: 'Du' },
  'account.name': { en: 'Name', sv: 'Namn' },
  'account.company': { en: 'Company', sv: 'Företag' },
  'account.level': { en: 'User level', sv: 'Användarnivå' },
  'account.permissions': { en: 'What you may do ({count})', sv: 'Vad du får göra ({count})' },
  'account.no-permissions': { en: 'You may watch.', sv: 'Du får titta.' },
  'account.password': { en: 'Password', sv: 'Lösenord' },
  'account.old-password': { en: 'Old password', sv: 'Gammalt lösenord' },
  'account.new-password': { en: 'New password', sv: 'Nytt lösenord' },
  'account.new-password-again': { en: 'New password again', sv: 'Nytt lösenord igen' },
  'account.passwords-differ': { en: 'The two differ.', sv: 'De två är olika.' },
  'account.password-hint': {
    en: 'At least {least} characters. You are then signed out everywhere else.',
    sv: 'Minst {least} tecken. Du loggas då ut överallt annars.',
  },
  'account.change-password': { en: 'Change password', sv: 'Byt lösenord' },
  'account.password-changed': {
    en: 'Password changed; {count} other session ended.|Password changed; {count} other sessions ended.',
    sv: 'Lösenordet är bytt; {count} annan session avslutad.|Lösenordet är bytt; {count} andra sessioner avslutade.',
  },
  'account.sessions': { en: 'Where you are signed in', sv: 'Var du är inloggad' },
  'account.since': { en: 'Since {at}', sv: 'Sedan {at}' },
  'account.until': { en: 'until {at}', sv: 'till {at}' },
  'account.here': { en: 'Here', sv: 'Här' },
  'account.end-session': { en: 'Sign out there', sv: 'Logga ut där' },
  'account.session-ended': { en: 'Signed out there.', sv: 'Utloggad där.' },

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
