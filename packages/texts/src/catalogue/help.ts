import { defineTexts } from '../define-texts.ts'

/** 'What is this?': for every page by the name of its title, every panel by its id, and parts of the frame. */
export const help = defineTexts({
  'help.page.login': {
    en: 'Sign in with the key of your company, your username and your password. After three wrong tries you wait a little longer each time.',
    sv: 'Logga in med företagets nyckel, ditt användarnamn och ditt lösenord. Efter tre felaktiga försök får du vänta lite längre varje gång.',
  },
  'help.page.home': {
    en: 'The start page: what needs somebody now, and the ways to the pages you use most.',
    sv: 'Startsidan: vad som behöver någon nu, och vägarna till sidorna du använder mest.',
  },
  'help.page.machines': {
    en: 'Every machine of the place you have chosen, with its state, its order and its stops without a reason. Press a row to see what can be done with the machine; press it twice to open it. The list follows the machines by itself.',
    sv: 'Alla maskiner på platsen du har valt, med tillstånd, order och stopp utan orsak. Tryck på en rad för att se vad som kan göras med maskinen; tryck två gånger för att öppna den. Listan följer maskinerna av sig själv.',
  },
  'help.page.machine-widgets': {
    en: 'The same machines as cards, readable from afar. Order and groups are your own; change them at the top.',
    sv: 'Samma maskiner som kort, läsbara på avstånd. Ordning och grupper är dina egna; ändra dem högst upp.',
  },
  'help.page.late-orders': {
    en: 'Orders that should have started already, by machine. Green means none, the darker the later.',
    sv: 'Ordrar som redan borde ha startat, per maskin. Grönt betyder inga, ju mörkare desto senare.',
  },
  'help.page.actives': {
    en: 'What runs now: one line for each running order, with pieces made, pieces left and when it should be ready.',
    sv: 'Vad som går nu: en rad för varje pågående order, med gjorda detaljer, kvarvarande och när den bör vara klar.',
  },
  'help.page.tools': {
    en: 'Every tool, the machine it sits in, its open cavities and when it was last used. Search by tool, machine or order.',
    sv: 'Alla verktyg, maskinen de sitter i, öppna kaviteter och när de senast användes. Sök på verktyg, maskin eller order.',
  },
  'help.page.notifications': {
    en: 'What happened at the machines and somebody should know. Confirming says that it has been read, for everybody.',
    sv: 'Vad som har hänt vid maskinerna och någon bör veta. Att bekräfta säger att det är läst, för alla.',
  },
  'help.page.table-columns': {
    en: 'Choose which columns a table shows and in which order. Without a choice of your own you see the company’s.',
    sv: 'Välj vilka kolumner en tabell visar och i vilken ordning. Utan ett eget val ser du företagets.',
  },
  'help.page.machine': {
    en: 'One machine: what it does now, its running orders, its figures of today and its stops that need a reason. The buttons lead to everything you can do at it.',
    sv: 'En maskin: vad den gör nu, pågående ordrar, dagens siffror och stopp som behöver en orsak. Knapparna leder till allt du kan göra vid den.',
  },
  'help.page.stop-code': {
    en: 'Say why the machine stands. Press a reason, add a note where one is asked for, and save. Reasons you used last stand first.',
    sv: 'Säg varför maskinen står. Tryck på en orsak, lägg till en notering där det krävs, och spara. Orsaker du använde senast står först.',
  },
  'help.page.code-stops': {
    en: 'One reason for all the stops you have chosen. Every stop that could not be coded is named afterwards.',
    sv: 'En orsak för alla stopp du har valt. Varje stopp som inte kunde kodas nämns efteråt.',
  },
  'help.page.uncoded-stops': {
    en: 'Stops that nobody has given a reason yet, oldest first. Choose one or several and code them; a long stop with two reasons can be split.',
    sv: 'Stopp som ingen har gett en orsak ännu, äldst först. Välj ett eller flera och koda dem; ett långt stopp med två orsaker kan delas.',
  },
  'help.page.stop-history': {
    en: 'The stops of the last seven days, newest first. A reason can be changed and a note written afterwards, if your level allows it.',
    sv: 'De senaste sju dagarnas stopp, nyast först. En orsak kan ändras och en notering skrivas i efterhand, om din nivå tillåter det.',
  },
  'help.page.split-stop': {
    en: 'Cuts one stop into two at the time you choose, so that each part can have its own reason. Nothing of its length is lost.',
    sv: 'Delar ett stopp i två vid den tid du väljer, så att varje del kan ha sin egen orsak. Inget av dess längd går förlorat.',
  },
  'help.page.report-quantity': {
    en: 'Book good pieces on a running order, step by step. Nothing is booked before you press the tick on the last step; pressed twice it is still booked once.',
    sv: 'Rapportera godkända detaljer på en pågående order, steg för steg. Inget bokas förrän du trycker på bocken i sista steget; trycker du två gånger bokas det ändå en gång.',
  },
  'help.page.signed-in': {
    en: 'Who is signed in at the machine, and since when. Choose a person to sign him out.',
    sv: 'Vilka som är inloggade vid maskinen, och sedan när. Välj en person för att logga ut honom.',
  },
  'help.page.first-piece-ok': {
    en: 'Says that the first piece is good. The setup ends with it and production counts from then on.',
    sv: 'Säger att första detaljen är godkänd. Ställtiden slutar då och produktionen räknas därefter.',
  },
  'help.page.notes': {
    en: 'What people have written about a machine or its stops, for those who come after them.',
    sv: 'Vad folk har skrivit om en maskin eller dess stopp, för dem som kommer efter.',
  },
  'help.page.dashboard': {
    en: 'A board of figures and machines that keeps itself up to date. The bar at the top comes back when you move.',
    sv: 'En tavla med siffror och maskiner som håller sig aktuell. Raden högst upp kommer tillbaka när du rör dig.',
  },
  'help.page.dashboard-builder': {
    en: 'Build a dashboard: drag widgets onto the grid, choose what they show, and save. Nobody sees a change before it is saved.',
    sv: 'Bygg en instrumentpanel: dra widgetar till rutnätet, välj vad de visar och spara. Ingen ser en ändring innan den är sparad.',
  },
  'help.page.connectors': {
    en: 'The ways from machines to the server: whether each one speaks, how late its signals are, and signals that could not be used.',
    sv: 'Vägarna från maskiner till servern: om var och en talar, hur sena signalerna är, och signaler som inte kunde användas.',
  },
  'help.page.settings': {
    en: 'What you want for yourself and what holds for this device. Each choice counts at once and is kept in this browser.',
    sv: 'Vad du vill ha för egen del och vad som gäller för den här enheten. Varje val gäller genast och sparas i webbläsaren.',
  },
  'help.page.theme': {
    en: 'Your own colours, font and space, over those of the company. The button at the top gives the company’s look back.',
    sv: 'Dina egna färger, teckensnitt och utrymme, ovanpå företagets. Knappen högst upp ger tillbaka företagets utseende.',
  },
  'help.page.account': {
    en: 'Who you are here, what you may do, your password, and every place where you are signed in.',
    sv: 'Vem du är här, vad du får göra, ditt lösenord, och varje plats där du är inloggad.',
  },
  'help.page.isolation': {
    en: 'What this device is meant for. There is nothing else here.',
    sv: 'Det som enheten är avsedd för. Här finns inget annat.',
  },
  'help.page.devlog': {
    en: 'What the browser has noted about itself, for those who look for a fault.',
    sv: 'Vad webbläsaren har noterat om sig själv, för den som söker ett fel.',
  },
  'help.panel.machine-actions': {
    en: 'What can be done with the machine you have chosen. What you may not do, or what the machine is not set up for, is not here.',
    sv: 'Vad som kan göras med maskinen du har valt. Det du inte får göra, eller som maskinen inte är inställd för, finns inte här.',
  },
  'help.panel.stop-code': {
    en: 'Saves the chosen reason for the stop. “Saved” comes when the server has it.',
    sv: 'Sparar den valda orsaken för stoppet. ”Sparat” kommer när servern har den.',
  },
  'help.panel.uncoded-stops': {
    en: 'Codes or splits the stops you have chosen in the list.',
    sv: 'Kodar eller delar stoppen du har valt i listan.',
  },
  'help.panel.multi-uncoded': {
    en: 'Saves one reason for all chosen stops. Stops that somebody else coded meanwhile are named.',
    sv: 'Sparar en orsak för alla valda stopp. Stopp som någon annan har kodat under tiden nämns.',
  },
  'help.panel.stop-history': {
    en: 'Gives the chosen stops of the past another reason.',
    sv: 'Ger de valda tidigare stoppen en annan orsak.',
  },
  'help.panel.multi-note': {
    en: 'Writes one note to all chosen stops. An empty note deletes the old one.',
    sv: 'Skriver en notering på alla valda stopp. En tom notering tar bort den gamla.',
  },
  'help.panel.running-order-stop': {
    en: 'Ends the run of the chosen order. It asks once more before it does.',
    sv: 'Avslutar körningen av den valda ordern. Den frågar en gång till innan den gör det.',
  },
  'help.panel.sign-out': {
    en: 'Signs the chosen person out of the machine.',
    sv: 'Loggar ut den valda personen från maskinen.',
  },
  'help.part.uncoded-indicator': {
    en: 'How many stops have no reason yet, at the place you have chosen. Red with a warning sign above zero. Press it to see them.',
    sv: 'Hur många stopp som saknar orsak på platsen du har valt. Rött med en varningssymbol över noll. Tryck för att se dem.',
  },
  'help.part.location': {
    en: 'Which machines the overviews show: all, your own, or those of a department, a zone or a category.',
    sv: 'Vilka maskiner översikterna visar: alla, dina egna, eller de i en avdelning, en zon eller en kategori.',
  },
  'help.part.machine-swap': {
    en: 'Type a part of a machine’s number or name. Enter opens it when only one is left.',
    sv: 'Skriv en del av en maskins nummer eller namn. Enter öppnar den när bara en är kvar.',
  },
  'help.part.connection': {
    en: 'Whether what you see is true now. When the connection is lost it says for how long, and figures are marked as old.',
    sv: 'Om det du ser stämmer just nu. När anslutningen är bruten står det hur länge, och siffror märks som gamla.',
  },
  'help.part.user-menu': {
    en: 'Language, light or dark, zoom, your settings, and signing out.',
    sv: 'Språk, ljust eller mörkt, zoom, dina inställningar och utloggning.',
  },
  'help.part.menu': {
    en: 'The ways through the product. Only what you may open is here.',
    sv: 'Vägarna genom produkten. Bara det du får öppna finns här.',
  },

  'scan-help.intro': {
    en: 'A scanner works on every page, whatever is marked. What it can read:',
    sv: 'En skanner fungerar på alla sidor, vad som än är markerat. Vad den kan läsa:',
  },
  'scan-help.machine': { en: 'A machine’s number: opens the machine.', sv: 'En maskins nummer: öppnar maskinen.' },
  'scan-help.card': {
    en: 'A card number: opens the order at its machine.',
    sv: 'Ett kortnummer: öppnar ordern vid dess maskin.',
  },
  'scan-help.work-order': {
    en: 'A work order number that runs: opens it.',
    sv: 'Ett arbetsordernummer som pågår: öppnar den.',
  },
  'scan-help.tool': {
    en: 'A tool’s number: opens the machine it sits in.',
    sv: 'Ett verktygs nummer: öppnar maskinen det sitter i.',
  },
  'scan-help.employee': {
    en: 'An employee number, where one is asked for: signs that person in.',
    sv: 'Ett anställningsnummer, där det efterfrågas: loggar in personen.',
  },
  'scan-help.printer': {
    en: 'A printer’s code makes it the printer of this device:',
    sv: 'En skrivares kod gör den till enhetens skrivare:',
  },
  'help.page.cavities': {
    en: 'The cavities of the mounted tool, open or closed. Choose some to close or open them; the machine then counts fewer or more pieces per cycle.',
    sv: 'Kaviteterna i det monterade verktyget, öppna eller stängda. Välj några för att stänga eller öppna dem; maskinen räknar då färre eller fler bitar per cykel.',
  },
  'help.page.cavity-history': {
    en: 'Which cavity was opened or closed, when, by whom and why. The newest change stands first.',
    sv: 'Vilken kavitet som öppnades eller stängdes, när, av vem och varför. Den senaste ändringen står först.',
  },
  'help.panel.cavities': {
    en: 'Opens or closes the chosen cavities, with a note if you like. All of them must be in the same state.',
    sv: 'Öppnar eller stänger de valda kaviteterna, gärna med en anteckning. Alla måste ha samma läge.',
  },
  'help.panel.mass-sign-in': {
    en: 'Signs one employee in or out at several machines at once, and lists afterwards what was done.',
    sv: 'Loggar in eller ut en anställd vid flera maskiner på en gång och visar sedan vad som gjordes.',
  },
})
