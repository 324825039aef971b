import { defineTexts } from '../define-texts.ts'

/** Settings of a company by the names of domain/company-settings.ts, and the page they are changed on. */
export const companySettingTexts = defineTexts({
  'title.company-settings': { en: 'Company settings', sv: 'Företagets inställningar' },
  'help.page.company-settings': {
    en: 'Every setting of the company, grouped by subject. Each is saved on its own and holds at once, on every screen. The default stands beside it, and one press brings it back.',
    sv: 'Alla företagets inställningar, ordnade efter ämne. Var och en sparas för sig och gäller genast på alla skärmar. Standardvärdet står bredvid och återställs med ett tryck.',
  },
  'admin-section.company-settings': { en: 'Company settings', sv: 'Företagets inställningar' },
  'admin-section.company-settings-about': {
    en: 'Switches, times and numbers for the whole company.',
    sv: 'Val, tider och antal som gäller hela företaget.',
  },
  'company-settings.find': { en: 'Find a setting', sv: 'Sök inställning' },
  'company-settings.none': { en: 'No setting matches', sv: 'Ingen inställning matchar' },
  'company-settings.saved': { en: '{setting}: saved.', sv: '{setting}: sparat.' },
  'company-settings.default': { en: 'Default: {value}', sv: 'Standard: {value}' },
  'company-settings.reset': { en: 'Back to default', sv: 'Återställ' },
  'company-settings.reset-one': { en: 'Back to default: {setting}', sv: 'Återställ: {setting}' },
  'company-settings.save-one': { en: 'Save: {setting}', sv: 'Spara: {setting}' },
  'company-settings.open': { en: 'Open its page', sv: 'Öppna sidan' },
  'company-settings.on': { en: 'On', sv: 'På' },
  'company-settings.off': { en: 'Off', sv: 'Av' },
  'company-settings.empty': { en: 'nothing', sv: 'inget' },
  'company-settings.gone': { en: '{value} (no longer there)', sv: '{value} (finns inte längre)' },
  'company-settings.unit-seconds': { en: 's', sv: 's' },
  'company-settings.unit-minutes': { en: 'min', sv: 'min' },
  'company-settings.unit-percent': { en: '%', sv: '%' },
  'company-settings.unit-pieces': { en: 'pieces', sv: 'st' },
  'company-settings.unit-days': { en: 'days', sv: 'dagar' },
  'company-settings.unit-level': { en: 'or higher', sv: 'eller högre' },
  'company-settings.bounds': { en: '{min} to {max}', sv: '{min} till {max}' },

  'setting-group.screens': { en: 'Screens', sv: 'Skärmar' },
  'setting-group.machines': { en: 'Machines and stops', sv: 'Maskiner och stopp' },
  'setting-group.alarms': { en: 'Alarms', sv: 'Larm' },
  'setting-group.orders': { en: 'Orders and scrap', sv: 'Order och kassation' },
  'setting-group.pallets': { en: 'Pallets and printing', sv: 'Pallar och utskrift' },
  'setting-group.input': { en: 'Keyboard and input', sv: 'Tangentbord och inmatning' },
  'setting-group.outside': { en: 'Other systems', sv: 'Andra system' },

  'company-setting.showBannerClock': { en: 'Clock in the top bar', sv: 'Klocka i överkanten' },
  'company-setting.showBannerClock-about': {
    en: 'The top bar shows the plant’s date and time.',
    sv: 'Överkanten visar fabrikens datum och tid.',
  },
  'company-setting.toolOverviewEnabled': { en: 'Tool overview', sv: 'Verktygsöversikt' },
  'company-setting.toolOverviewEnabled-about': {
    en: 'The menu has a page with all tools.',
    sv: 'Menyn har en sida med alla verktyg.',
  },
  'company-setting.defaultDashboard': { en: 'First dashboard', sv: 'Första instrumentpanel' },
  'company-setting.defaultDashboard-about': {
    en: 'The dashboard that opens first for everybody who has no other.',
    sv: 'Instrumentpanelen som öppnas först för alla som inte har någon annan.',
  },
  'company-setting.autoSlide': { en: 'Slide show of dashboards', sv: 'Bildspel av instrumentpaneler' },
  'company-setting.autoSlide-about': {
    en: 'The user menu offers to show the dashboards one after the other.',
    sv: 'Användarmenyn erbjuder att visa instrumentpanelerna en efter en.',
  },
  'company-setting.autoSlideInterval': { en: 'Time per dashboard', sv: 'Tid per instrumentpanel' },
  'company-setting.autoSlideInterval-about': {
    en: 'How long a dashboard stays in the slide show.',
    sv: 'Hur länge en instrumentpanel visas i bildspelet.',
  },
  'company-setting.inactivity_timeout': { en: 'Return after inactivity', sv: 'Återgå vid inaktivitet' },
  'company-setting.inactivity_timeout-about': {
    en: 'Without a touch for this long, a screen returns to its start page. 0 = never.',
    sv: 'Efter så lång tid utan beröring återgår skärmen till sin startsida. 0 = aldrig.',
  },
  'company-setting.inactivity_document_timeout': {
    en: 'Return after inactivity, documents',
    sv: 'Återgå vid inaktivitet, dokument',
  },
  'company-setting.inactivity_document_timeout-about': {
    en: 'The same on pages that show documents. 0 = never.',
    sv: 'Detsamma på sidor som visar dokument. 0 = aldrig.',
  },
  'company-setting.sideMenu': { en: 'Side menu', sv: 'Sidomeny' },
  'company-setting.sideMenu-about': {
    en: 'Order, names and user levels of the entries.',
    sv: 'Posternas ordning, namn och användarnivåer.',
  },
  'company-setting.firstSteps': { en: 'First steps', sv: 'Första stegen' },
  'company-setting.firstSteps-about': {
    en: 'Whether the administration begins with the first steps of a new plant.',
    sv: 'Om administrationen börjar med de första stegen för en ny fabrik.',
  },
  'company-setting.noContactSeconds': { en: 'Out of contact after', sv: 'Utan kontakt efter' },
  'company-setting.noContactSeconds-about': {
    en: 'A machine that sends no signal for this long counts as out of contact.',
    sv: 'En maskin som inte skickat någon signal på så lång tid räknas som utan kontakt.',
  },
  'company-setting.historyCodingLevel': { en: 'User level to recode past stops', sv: 'Användarnivå för omkodning' },
  'company-setting.historyCodingLevel-about': {
    en: 'From this user level on, a past stop can be given another code.',
    sv: 'Från denna användarnivå kan ett tidigare stopp få en annan kod.',
  },
  'company-setting.keep_signals_days': { en: 'Keep raw signals', sv: 'Spara råsignaler' },
  'company-setting.keep_signals_days-about': {
    en: 'Raw signals of machines are deleted after this; stops and figures stay for good.',
    sv: 'Maskinernas råsignaler raderas efter detta; stopp och siffror sparas för alltid.',
  },
  'company-setting.stopAlarmLevels': { en: 'Alarm for long stops', sv: 'Larm för långa stopp' },
  'company-setting.stopAlarmLevels-about': {
    en: 'Minutes, with a message group after a colon: 30;120:Management. Empty = never.',
    sv: 'Minuter, med meddelandegrupp efter kolon: 30;120:Ledning. Tomt = aldrig.',
  },
  'company-setting.orderReadyMinutes': {
    en: 'Notice before an order is ready',
    sv: 'Avisering innan en order är klar',
  },
  'company-setting.orderReadyMinutes-about': {
    en: 'Minutes before: 30;10, or M101:15 for one machine. Empty = never.',
    sv: 'Minuter före: 30;10, eller M101:15 för en maskin. Tomt = aldrig.',
  },
  'company-setting.alarmPauseMinutes': { en: 'Pause between equal alarms', sv: 'Paus mellan lika larm' },
  'company-setting.alarmPauseMinutes-about': {
    en: 'Minutes before the same alarm code is told again: 10, or E-042:60 for one code.',
    sv: 'Minuter innan samma larmkod visas igen: 10, eller E-042:60 för en kod.',
  },
  'company-setting.orderDetails': { en: 'Order details', sv: 'Orderdetaljer' },
  'company-setting.orderDetails-about': {
    en: 'Which panels and fields an order shows, and in what order.',
    sv: 'Vilka paneler och fält en order visar, och i vilken ordning.',
  },
  'company-setting.overProductionAsk': { en: 'Ask about over-production above', sv: 'Fråga vid överproduktion över' },
  'company-setting.overProductionAsk-about': {
    en: 'What is entered is asked about when it is more than the planned quantity by this much: pieces, pallets, rework, pieces of a cycle.',
    sv: 'Det som anges frågas det om när det är så mycket mer än planerat: detaljer, pallar, omarbetning, detaljer per cykel.',
  },
  'company-setting.overProductionMost': { en: 'Refuse above', sv: 'Neka över' },
  'company-setting.overProductionMost-about': {
    en: 'Above the planned quantity by more than this, what is entered is refused: good, scrap, material, rework and pallets. 1,000 pieces above the plan are never refused.',
    sv: 'Över planerat antal med mer än så nekas det som anges: godkänt, kassation, material, omarbetning och pallar. 1 000 detaljer över planen nekas aldrig.',
  },
  'company-setting.scrapAsk': { en: 'Ask about scrap above', sv: 'Fråga vid kassation över' },
  'company-setting.scrapAsk-about': {
    en: 'Scrap of more than this share of an order, or of its material, is asked about before it is booked.',
    sv: 'Kassation på mer än denna andel av en order, eller av dess material, frågas det om innan den bokas.',
  },
  'company-setting.orderSizeAsk': { en: 'Ask about orders above', sv: 'Fråga vid order över' },
  'company-setting.orderSizeAsk-about': {
    en: 'A new order of more pieces is asked about before it starts. 0: never.',
    sv: 'En ny order på fler detaljer frågas det om innan den startar. 0: aldrig.',
  },
  'company-setting.resourcePlanningDays': { en: 'Days offered to resources', sv: 'Dagar som erbjuds resurser' },
  'company-setting.resourcePlanningDays-about': {
    en: 'Orders that begin within this time are offered to a planning resource.',
    sv: 'Order som börjar inom denna tid erbjuds en planeringsresurs.',
  },
  'company-setting.machineScrapReason': {
    en: 'Reason for scrap that machines report',
    sv: 'Orsak för kassation som maskiner rapporterar',
  },
  'company-setting.machineScrapReason-about': {
    en: 'Pieces that a machine itself reports as scrap are booked with this reason. A machine can have its own. With neither they wait.',
    sv: 'Detaljer som en maskin själv rapporterar som kasserade bokas med den här orsaken. En maskin kan ha en egen. Utan någon av dem väntar de.',
  },
  'company-setting.startUpScrapReason': { en: 'Reason for start-up scrap', sv: 'Orsak för uppstartskassation' },
  'company-setting.startUpScrapReason-about': {
    en: 'Machines with SF61 book their start-up scrap on this reason.',
    sv: 'Maskiner med SF61 bokar sin uppstartskassation på denna orsak.',
  },
  'company-setting.pictureShare': { en: 'Folder of operation pictures', sv: 'Mapp för operationsbilder' },
  'company-setting.pictureShare-about': {
    en: 'The folder as the ERP writes it, D:\\docs or \\\\files\\docs; the same files stand among the media files.',
    sv: 'Mappen så som affärssystemet skriver den, D:\\docs eller \\\\files\\docs; samma filer finns bland mediefilerna.',
  },
  'company-setting.ssccCompanyPrefix': { en: 'GS1 company prefix', sv: 'GS1-företagsprefix' },
  'company-setting.ssccCompanyPrefix-about': {
    en: 'The 6 to 12 digits that pallet numbers (SSCC) begin with. Empty = 1, 2, 3 … No other system may number pallets with it.',
    sv: 'De 6 till 12 siffror som pallnummer (SSCC) börjar med. Tomt = 1, 2, 3 … Inget annat system får numrera pallar med det.',
  },
  'company-setting.ssccExtensionDigit': { en: 'SSCC extension digit', sv: 'Tilläggssiffra i SSCC' },
  'company-setting.ssccExtensionDigit-about': {
    en: 'The digit in front of the prefix.',
    sv: 'Siffran framför prefixet.',
  },
  'company-setting.globalPrint': { en: 'Print jobs of all machines', sv: 'Alla maskiners utskrifter' },
  'company-setting.globalPrint-about': {
    en: 'The menu has a page with the print jobs of all machines.',
    sv: 'Menyn har en sida med alla maskiners utskrifter.',
  },
  'company-setting.keyboardLanguage': {
    en: 'Language of the on-screen keyboard',
    sv: 'Skärmtangentbordets språk',
  },
  'company-setting.keyboardLanguage-about': {
    en: 'One language for all screens, or each person’s own.',
    sv: 'Ett språk för alla skärmar, eller personens eget.',
  },
  'company-setting.keyboardSpecials': { en: 'Special characters', sv: 'Specialtecken' },
  'company-setting.keyboardSpecials-about': {
    en: 'Characters that stand first on the on-screen keyboard, such as Ω µ ⌀.',
    sv: 'Tecken som står först på skärmtangentbordet, till exempel Ω µ ⌀.',
  },
  'company-setting.input_group_prefixes': { en: 'Input groups that are listed', sv: 'Inmatningsgrupper som listas' },
  'company-setting.input_group_prefixes-about': {
    en: 'Groups whose description begins with one of these words, divided by semicolons.',
    sv: 'Grupper vars beskrivning börjar med något av dessa ord, åtskilda med semikolon.',
  },
  'company-setting.externalActionHosts': { en: 'Hosts for action buttons', sv: 'Värdar för åtgärdsknappar' },
  'company-setting.externalActionHosts-about': {
    en: 'Servers that action buttons of dashboards may call: erp.plant.example; 10.0.0.5:8443. An address inside the plant must be listed itself.',
    sv: 'Servrar som instrumentpanelernas åtgärdsknappar får anropa: erp.plant.example; 10.0.0.5:8443. En adress inom fabriken måste själv stå med.',
  },

  'company-settings.choice.firstSteps-none': { en: 'Shown', sv: 'Visas' },
  'company-settings.choice.firstSteps-hidden': { en: 'Hidden', sv: 'Dolda' },
  'company-settings.choice.keyboardLanguage-none': { en: 'Each person’s own', sv: 'Personens eget' },
  'company-settings.choice.keyboardLanguage-sv': { en: 'Svenska (å ä ö)', sv: 'Svenska (å ä ö)' },
  'company-settings.choice.keyboardLanguage-en': { en: 'English', sv: 'English' },

  'refusal.setting-not-a-switch': { en: 'It is either on (1) or off (0).', sv: 'Det är antingen på (1) eller av (0).' },
  'refusal.setting-out-of-bounds': {
    en: 'Enter a whole number from {min} to {max}.',
    sv: 'Ange ett heltal från {min} till {max}.',
  },
  'refusal.setting-not-offered': {
    en: '“{value}” is not one of the choices.',
    sv: '”{value}” är inget av alternativen.',
  },
  'refusal.setting-too-long': { en: 'At most {most} characters.', sv: 'Högst {most} tecken.' },
  'refusal.setting-not-a-gs1-prefix': {
    en: 'A GS1 company prefix has 6 to 12 digits.',
    sv: 'Ett GS1-företagsprefix har 6 till 12 siffror.',
  },
  'refusal.setting-not-a-company-prefix': {
    en: 'GS1 gives no company a prefix that begins like {prefix}: look at your GS1 certificate.',
    sv: 'GS1 ger inget företag ett prefix som börjar som {prefix}: se ert GS1-avtal.',
  },
  'refusal.setting-not-a-host': {
    en: '“{entry}” is not a host: write erp.plant.example or 10.0.0.5:8443, without https://.',
    sv: '”{entry}” är ingen värd: skriv erp.plant.example eller 10.0.0.5:8443, utan https://.',
  },
  'refusal.setting-not-minutes': {
    en: '“{entry}” cannot be read: whole minutes are needed, divided by semicolons.',
    sv: '”{entry}” går inte att läsa: skriv hela minuter, åtskilda med semikolon.',
  },
  'refusal.setting-no-dashboard': {
    en: 'There is no dashboard {value}.',
    sv: 'Det finns ingen instrumentpanel {value}.',
  },
  'refusal.setting-no-scrap-reason': {
    en: 'There is no scrap reason {value} in use.',
    sv: 'Det finns ingen kassationsorsak {value} i bruk.',
  },
})
