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
    sv: 'Alla maskiner på platsen du har valt, med status, order och stopp utan orsak. Tryck på en rad för att se vad som kan göras med maskinen; tryck två gånger för att öppna den. Listan följer maskinerna av sig själv.',
  },
  'help.page.machine-widgets': {
    en: 'The same machines as cards, readable from afar. Order and groups are your own; change them at the top.',
    sv: 'Samma maskiner som kort, läsbara på avstånd. Ordning och grupper är dina egna; ändra dem högst upp.',
  },
  'help.page.own-overview': {
    en: 'An overview of your company’s own: the rows of a saved query. What it asks for stands above; your values are kept for you. Press a head to sort, type to search, and choose under Columns what is shown, in which order and how wide.',
    sv: 'En av företagets egna översikter: raderna i en sparad fråga. Det den frågar efter står ovanför; dina värden sparas åt dig. Tryck på en rubrik för att sortera, skriv för att söka, och välj under Kolumner vad som visas, i vilken ordning och hur brett.',
  },
  'help.page.live-view': {
    en: 'Every machine of a place at a glance, made for a wall: colour, shape and word tell the state, and the tiles follow the machines by themselves. The bar hides when nobody is there; move the mouse or touch the screen to see it.',
    sv: 'Alla maskiner på en plats i en blick, gjord för en vägg: färg, form och ord visar statusen, och rutorna följer maskinerna av sig själva. Listen göms när ingen är där; rör musen eller skärmen för att se den.',
  },
  'help.page.live-view-templates': {
    en: 'The live views of the company: what a tile shows, how large it is, in which order the machines stand and from which level it is seen. The preview shows the machines as they are now.',
    sv: 'Företagets livevyer: vad en ruta visar, hur stor den är, i vilken ordning maskinerna står och från vilken nivå den syns. Förhandsvisningen visar maskinerna som de är nu.',
  },
  'help.page.wall-links': {
    en: 'Links that show one dashboard on a screen without anybody signing in. Each has a name, an end and its last use; a revoked one goes dark for ever. The address is shown once, when it is made.',
    sv: 'Länkar som visar en instrumentpanel på en skärm utan att någon loggar in. Var och en har namn, slut och senaste användning; en återkallad slocknar för alltid. Adressen visas en gång, när den skapas.',
  },
  'help.page.wall-link': {
    en: 'Opens the dashboard of a wall link. If it opens nothing, the link has ended or was revoked.',
    sv: 'Öppnar en vägglänks instrumentpanel. Om den inte öppnar något har länken gått ut eller återkallats.',
  },
  'help.page.late-orders': {
    en: 'Orders that should have started already, by machine. Green means none, the darker the later.',
    sv: 'Order som redan borde ha startat, per maskin. Grönt betyder inga, ju mörkare desto senare.',
  },
  'help.page.actives': {
    en: 'What runs now: one line for each running order, with pieces made, pieces left and when it should be ready.',
    sv: 'Vad som går nu: en rad för varje pågående order, med gjorda detaljer, kvarvarande och när den bör vara klar.',
  },
  'help.page.activities': {
    en: 'Internal activities that wait to be done or certified at the machines of the place. Yellow ones are due soon, red ones are overdue. Press a row to run or to certify it.',
    sv: 'Interna aktiviteter som väntar på att utföras eller attesteras vid platsens maskiner. Gula är snart dags, röda är försenade. Tryck på en rad för att utföra eller attestera.',
  },
  'help.page.run-activity': {
    en: 'Performs an activity step by step: who does it, its checklist, and what else it asks for. It is saved with the check mark at the end.',
    sv: 'Utför en aktivitet steg för steg: vem som gör den, checklistan och vad den annars frågar efter. Den sparas med bocken i slutet.',
  },
  'help.page.create-activity': {
    en: 'What can be created at this machine now. Press one, fill in what it asks for, and create it; it then waits to be done.',
    sv: 'Det som kan skapas vid maskinen nu. Tryck på en, fyll i det som efterfrågas och skapa den; sedan väntar den på att utföras.',
  },
  'help.page.certify-activity': {
    en: 'What was performed at this machine and waits for somebody to look at it. Press a row to see the answers, then certify or reject it.',
    sv: 'Det som har utförts vid maskinen och väntar på att någon ser på det. Tryck på en rad för att se svaren och attestera eller underkänn.',
  },
  'help.page.history-activity': {
    en: 'How often each activity was done at this machine in the last year. Press one to see when, by whom and with what answers.',
    sv: 'Hur ofta varje aktivitet har utförts vid maskinen det senaste året. Tryck på en för att se när, av vem och med vilka svar.',
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
    sv: 'En maskin: vad den gör nu, pågående order, dagens siffror och stopp som behöver en orsak. Knapparna leder till allt du kan göra vid den.',
  },
  'help.page.stop-code': {
    en: 'Say why the machine stands. Press a reason, add a note where one is asked for, and save. Reasons you used last stand first.',
    sv: 'Säg varför maskinen står. Tryck på en orsak, lägg till en anteckning där det krävs, och spara. Orsaker du använde senast står först.',
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
    sv: 'De senaste sju dagarnas stopp, nyast först. En orsak kan ändras och en anteckning skrivas i efterhand, om din nivå tillåter det.',
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
    sv: 'Vilka som är inloggade vid maskinen, och sedan när. Välj den som ska loggas ut.',
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
    sv: 'En instrumentpanel med siffror och maskiner som håller sig aktuell. Raden högst upp kommer tillbaka när du rör dig.',
  },
  'help.page.dashboard-builder': {
    en: 'Build a dashboard: drag widgets onto the grid, choose what they show, and save. Nobody sees a change before it is saved.',
    sv: 'Bygg en instrumentpanel: dra widgetar till rutnätet, välj vad de visar och spara. Ingen ser en ändring innan den är sparad.',
  },
  'help.page.connectors': {
    en: 'The ways from machines to the server: whether each one speaks, how late its signals are, and signals that could not be used. Keys for machine signals are made and revoked below.',
    sv: 'Vägarna från maskiner till servern: om var och en talar, hur sena signalerna är, och signaler som inte kunde användas. Nycklar för maskinsignaler skapas och återkallas längst ner.',
  },
  'help.page.special-functions': {
    en: 'Behaviour is switched on per machine by numbered special functions. Choose a machine, switch what it shall do, and save; its screens follow at once.',
    sv: 'Beteenden slås på per maskin med numrerade specialfunktioner. Välj en maskin, slå på det den ska göra och spara; dess skärmar följer genast.',
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
  'help.page.planned-orders': {
    en: 'What the machine is to make next, by planned start. Choose an order to start it, or to take what is left of it out of the plan.',
    sv: 'Vad maskinen ska göra härnäst, efter planerad start. Välj en order för att starta den, eller ta bort det som är kvar av den ur planen.',
  },
  'help.page.running-orders': {
    en: 'What runs on the machine now. Choose one or several orders to stop them or to see their details.',
    sv: 'Vad som pågår på maskinen nu. Välj en eller flera order för att stoppa dem eller se deras detaljer.',
  },
  'help.page.finished-orders': {
    en: 'Orders that ended on this machine in the last 30 days. Quantity can still be reported, and the rest cancelled.',
    sv: 'Order som har avslutats på maskinen de senaste 30 dagarna. Antal kan fortfarande rapporteras, och resten makuleras.',
  },
  'help.page.order-details': {
    en: 'Quantities, times, setup, people and OEE of one order at this machine. Of several runs the sum.',
    sv: 'Antal, tider, ställ, personer och TAK för en order på maskinen. Av flera körningar summan.',
  },
  'help.page.machine-test': {
    en: 'Shows whether signals of the machine arrive: the last one, and the cycles since you opened the page. A test that you start and end is kept as a note; orders and stops are not touched.',
    sv: 'Visar om signaler från maskinen kommer fram: den senaste, och cyklerna sedan du öppnade sidan. Ett test som du startar och avslutar sparas som en anteckning; order och stopp rörs inte.',
  },
  'help.page.cavities': {
    en: 'The cavities of the mounted tool, open or closed. Choose some to close or open them; the machine then counts fewer or more pieces per cycle.',
    sv: 'Kaviteterna i det monterade verktyget, öppna eller stängda. Välj några för att stänga eller öppna dem; maskinen räknar då färre eller fler detaljer per cykel.',
  },
  'help.page.cavity-history': {
    en: 'Which cavity was opened or closed, when, by whom and why. The newest change stands first.',
    sv: 'Vilken kavitet som öppnades eller stängdes, när, av vem och varför. Den senaste ändringen står först.',
  },
  'help.page.erp-failed': {
    en: 'Bookings that the ERP did not take, by kind. Choose some to send them again or to give them up; what the ERP said stands beside each.',
    sv: 'Bokningar som affärssystemet inte tog emot, efter slag. Välj några för att skicka dem igen eller ta bort dem; affärssystemets svar står bredvid varje.',
  },
  'help.page.erp-pallet-flags': {
    en: 'Pallet flags of a period and whether the ERP has them. Failed ones can be chosen and sent again or given up.',
    sv: 'Pallflaggor under en period och om affärssystemet har dem. Misslyckade kan väljas och skickas igen eller tas bort.',
  },
  'help.page.erp-link': {
    en: 'Whether bookings reach the ERP, what waits, and where and how they are sent. The token can be replaced but never read.',
    sv: 'Om bokningarna når affärssystemet, vad som väntar och vart och hur de skickas. Token kan bytas men aldrig läsas.',
  },
})
