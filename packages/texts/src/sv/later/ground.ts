import type { ground as english } from '../../en/later/ground.ts'
import type { WordsOf } from '../../words-of.ts'

export const ground: WordsOf<typeof english> = {
  'help.page.login':
    'Logga in med företagets nyckel, ditt användarnamn och ditt lösenord. Efter tre felaktiga försök får du vänta lite längre varje gång.',
  'help.page.home': 'Startsidan: vad som behöver någon nu, och vägarna till sidorna du använder mest.',
  'help.page.machines':
    'Alla maskiner på platsen du har valt, med status, order och stopp utan orsak. Tryck på en rad för att se vad som kan göras med maskinen; tryck två gånger för att öppna den. Listan följer maskinerna av sig själv.',
  'help.page.machine-widgets':
    'Samma maskiner som kort, läsbara på avstånd. Ordning och grupper är dina egna; ändra dem högst upp.',
  'help.page.own-overview':
    'En av företagets egna översikter: raderna i en sparad fråga. Det den frågar efter står ovanför; dina värden sparas åt dig. Tryck på en rubrik för att sortera, skriv för att söka, och välj under Kolumner vad som visas, i vilken ordning och hur brett.',
  'help.page.live-view':
    'Alla maskiner på en plats i en blick, gjord för en vägg: färg, form och ord visar statusen, och rutorna följer maskinerna av sig själva. Listen göms när ingen är där; rör musen eller skärmen för att se den.',
  'help.page.live-view-templates':
    'Företagets livevyer: vad en ruta visar, hur stor den är, i vilken ordning maskinerna står och från vilken nivå den syns. Förhandsvisningen visar maskinerna som de är nu.',
  'help.page.wall-boards':
    'Sex vyer för en skärm på väggen, färdiga i varje företag: dagen hittills, maskinerna, förluster, order i riskzonen, kvalitet och underhåll. De växlar av sig själva; piltangenterna bläddrar och mellanslag pausar. En vägglänk visar dem utan att någon loggar in.',
  'help.page.wall-links':
    'Länkar som visar en instrumentpanel på en skärm utan att någon loggar in. Var och en har namn, slut och senaste användning; en återkallad slocknar för alltid. Adressen visas en gång, när den skapas.',
  'help.page.wall-link':
    'Öppnar en vägglänks instrumentpanel. Om den inte öppnar något har länken gått ut eller återkallats.',
  'help.page.late-orders':
    'Order som är sena eller i riskzonen, enligt samma regel som tavlan ”Sena och i riskzonen” och skiftöverlämningen. Inte påbörjade: de skulle ha börjat före i dag, per maskin. Pågår, sena: det planerade slutet har passerat eller kommer innan resten hinner göras i planerad takt. I riskzonen: planen kan hållas, men inte i den takt som de går.',
  'help.page.actives':
    'Vad som går nu: en rad för varje pågående order, med gjorda detaljer, kvarvarande och när den bör vara klar.',
  'help.page.activities':
    'Interna aktiviteter som väntar på att utföras eller attesteras vid platsens maskiner. Gula är snart dags, röda är försenade. Tryck på en rad för att utföra eller attestera.',
  'help.page.run-activity':
    'Utför en aktivitet steg för steg: vem som gör den, checklistan och vad den annars frågar efter. Den sparas med bocken i slutet.',
  'help.page.create-activity':
    'Det som kan skapas vid maskinen nu. Tryck på en, fyll i det som efterfrågas och skapa den; sedan väntar den på att utföras.',
  'help.page.certify-activity':
    'Det som har utförts vid maskinen och väntar på att någon ser på det. Tryck på en rad för att se svaren och attestera eller underkänn.',
  'help.page.history-activity':
    'Hur ofta varje aktivitet har utförts vid maskinen det senaste året. Tryck på en för att se när, av vem och med vilka svar.',
  'help.page.tools':
    'Alla verktyg, maskinen de sitter i, öppna kaviteter och när de senast användes. Sök på verktyg, maskin eller order.',
  'help.page.notifications':
    'Vad som har hänt vid maskinerna och någon bör veta. Att bekräfta säger att det är läst, för alla.',
  'help.page.table-columns':
    'Välj vilka kolumner en tabell visar och i vilken ordning. Utan ett eget val ser du företagets.',
  'help.page.machine':
    'En maskin: vad den gör nu, pågående order, dagens siffror och stopp som behöver en orsak. Knapparna leder till allt du kan göra vid den.',
  'help.page.stop-code':
    'Säg varför maskinen står. Tryck på en orsak, lägg till en anteckning där det krävs, och spara. Orsaker du använde senast står först.',
  'help.page.code-stops': 'En orsak för alla stopp du har valt. Varje stopp som inte kunde kodas nämns efteråt.',
  'help.page.uncoded-stops':
    'Stopp som ingen har gett en orsak ännu, äldst först. Välj ett eller flera och koda dem; ett långt stopp med två orsaker kan delas.',
  'help.page.stop-history':
    'Den valda periodens stopp, nyast först. En orsak kan ändras och en anteckning skrivas i efterhand, om din nivå tillåter det.',
  'help.page.split-stop':
    'Delar ett stopp i två vid den tid du väljer, så att varje del kan ha sin egen orsak. Inget av dess längd går förlorat.',
  'help.page.report-quantity':
    'Rapportera godkända detaljer på en pågående order, steg för steg. Inget bokas förrän du trycker på bocken i sista steget; trycker du två gånger bokas det ändå en gång.',
  'help.page.signed-in': 'Vilka som är inloggade vid maskinen, och sedan när. Välj den som ska loggas ut.',
  'help.page.first-piece-ok':
    'Säger att första detaljen är godkänd. Ställtiden slutar då och produktionen räknas därefter.',
  'help.page.notes': 'Vad folk har skrivit om en maskin eller dess stopp, för dem som kommer efter.',
  'help.page.dashboard':
    'En instrumentpanel med siffror och maskiner som håller sig aktuell. Raden högst upp kommer tillbaka när du rör dig.',
  'help.page.dashboard-builder':
    'Bygg en instrumentpanel: dra widgetar till rutnätet, välj vad de visar och spara. Ingen ser en ändring innan den är sparad.',
  'help.page.connectors':
    'Vägarna från maskiner till servern: om var och en talar, hur sena signalerna är, och signaler som inte kunde användas. Nycklar för maskinsignaler skapas och återkallas längst ner.',
  'help.page.special-functions':
    'Beteenden slås på per maskin med numrerade specialfunktioner. Välj en maskin, slå på det den ska göra och spara; dess skärmar följer genast.',
  'help.page.settings':
    'Vad du vill ha för egen del och vad som gäller för den här enheten. Varje val gäller genast och sparas i webbläsaren.',
  'help.page.theme':
    'Dina egna färger, teckensnitt och utrymme, ovanpå företagets. Knappen högst upp ger tillbaka företagets utseende.',
  'help.page.account': 'Vem du är här, vad du får göra, ditt lösenord, och varje plats där du är inloggad.',
  'help.page.sign-in-provider':
    'Hur man loggar in med företagets egen identitetstjänst (OpenID Connect): var den finns, vilka av dess grupper som har vilken användarnivå, vem som fortfarande får använda lösenord. Prova anslutningen säger vad som är fel. Den som slutar på företaget är ute inom en minut.',
  'help.page.isolation': 'Det som enheten är avsedd för. Här finns inget annat.',
  'help.page.devlog': 'Vad webbläsaren har noterat om sig själv, för den som söker ett fel.',
  'help.page.planned-orders':
    'Vad maskinen ska göra härnäst, efter planerad start. Välj en order för att starta den, eller ta bort det som är kvar av den ur planen.',
  'help.page.running-orders':
    'Vad som pågår på maskinen nu. Välj en eller flera order för att stoppa dem eller se deras detaljer.',
  'help.page.finished-orders':
    'Order som har avslutats på maskinen de senaste 30 dagarna. Antal kan fortfarande rapporteras, och resten makuleras.',
  'help.page.order-details':
    'Antal, tider, ställ, personer och TAK för en order på maskinen. Av flera körningar summan.',
  'help.page.machine-test':
    'Visar om signaler från maskinen kommer fram: den senaste, och cyklerna sedan du öppnade sidan. Ett test som du startar och avslutar sparas som en anteckning; order och stopp rörs inte.',
  'help.page.cavities':
    'Kaviteterna i det monterade verktyget, öppna eller stängda. Välj några för att stänga eller öppna dem; maskinen räknar då färre eller fler detaljer per cykel.',
  'help.page.cavity-history':
    'Vilken kavitet som öppnades eller stängdes, när, av vem och varför. Den senaste ändringen står först.',
  'help.page.erp-failed':
    'Bokningar som affärssystemet inte tog emot, efter slag. Välj några för att skicka dem igen eller ta bort dem; varför står bredvid varje.',
  'help.page.erp-pallet-flags':
    'Pallflaggor under en period och om affärssystemet har dem. Misslyckade kan väljas och skickas igen eller tas bort.',
  'help.page.erp-link':
    'Om bokningarna når affärssystemet, vad som väntar och vart och hur de skickas. Token kan bytas men aldrig läsas.',

  'help.part.live-view-swap': 'Företagets livevyer: alla maskiner på platsen där du är, stora nog för en vägg.',
  'help.panel.activity-create': 'Skapar den valda aktiviteten vid maskinen, nu eller för de datum du anger.',
  'help.panel.activity-run': 'Öppnar stegen där den valda aktiviteten utförs.',
  'help.panel.activity-certify':
    'Attesterar det som utförts, eller underkänner det med ett skäl. Svaren finns bakom knappen.',
  'help.panel.planned-order':
    'Startar ordern. Det maskinen måste veta frågas i tur och ordning; stänger du en fråga startas inget.',
  'help.panel.noted-stops': 'Skriver en anteckning på alla stopp du har valt i listan.',
  'help.panel.running-order-links': 'Vilka order du har valt, och var det står mer om dem.',
  'help.panel.finished-order': 'Vad som fortfarande kan göras med en order som har körts.',
  'help.panel.machine-actions':
    'Vad som kan göras med maskinen du har valt. Det du inte får göra, eller som maskinen inte är inställd för, finns inte här.',
  'help.panel.stop-code': 'Sparar den valda orsaken för stoppet. ”Sparat” kommer när servern har den.',
  'help.panel.uncoded-stops': 'Kodar eller delar stoppen du har valt i listan.',
  'help.panel.multi-uncoded':
    'Sparar en orsak för alla valda stopp. Stopp som någon annan har kodat under tiden nämns.',
  'help.panel.stop-history': 'Ger de valda tidigare stoppen en annan orsak.',
  'help.panel.multi-note': 'Skriver en anteckning på alla valda stopp. En tom anteckning tar bort den gamla.',
  'help.panel.running-order-stop': 'Avslutar körningen av den valda ordern. Den frågar en gång till innan den gör det.',
  'help.panel.sign-out': 'Loggar ut den valda personen från maskinen.',
  'help.part.uncoded-indicator':
    'Hur många stopp som saknar orsak på platsen du har valt. Rött med en varningssymbol över noll. Tryck för att se dem.',
  'help.part.location':
    'Vilka maskiner översikterna visar: alla, dina egna, eller de i en avdelning, en zon eller en kategori.',
  'find.placeholder': 'Maskin, order, sida …',
  'find.found': 'Träffar',
  'find.recent': 'Senast öppnade',
  'find.kind.machine': 'Maskiner',
  'find.kind.action': 'Vad man kan göra där',
  'find.kind.order': 'Order',
  'find.kind.page': 'Sidor',
  'find.card-at': 'Kort {card} · {machine}',
  'find.order.running': 'Pågår',
  'find.order.planned': 'Planerad',
  'find.order.finished': 'Klar',
  'find.order.cancelled': 'Makulerad',
  'find.none': 'Inget hittades för ”{typed}”.',
  'find.what':
    'Maskiner och sidor hittas med nummer och namn, det man gör vid en maskin med dess nummer: stopp M104; order med order- och kortnummer och med artikel.',
  'find.looking': 'Söker …',
  'find.failed': 'Order kunde inte sökas just nu. Det som visas vet skärmen själv.',
  'help.part.find': 'Hittar maskiner, order och sidor med ett nummer eller ett namn. Ctrl+K öppnar den överallt.',
  'help.part.machine-swap': 'Skriv en del av en maskins nummer eller namn. Enter öppnar den när bara en är kvar.',
  'help.part.connection':
    'Om det du ser stämmer just nu. När anslutningen är bruten står det hur länge, och siffror märks som gamla.',
  'help.part.outbox':
    'Det som angetts vid terminalen och som servern ännu inte har. Tryck för att se posterna och de som nekats. De skickas av sig själva.',
  'help.part.user-menu': 'Språk, ljust eller mörkt, zoom, dina inställningar och utloggning.',
  'help.part.menu': 'Vägarna genom produkten. Bara det du får öppna finns här.',
  'scan-help.intro': 'En skanner fungerar på alla sidor, vad som än är markerat. Vad den kan läsa:',
  'scan-help.machine': 'En maskins nummer: öppnar maskinen.',
  'scan-help.card': 'Ett kortnummer: öppnar ordern vid dess maskin.',
  'scan-help.work-order': 'Ett arbetsordernummer som pågår: öppnar den.',
  'scan-help.tool': 'Ett verktygs nummer: öppnar maskinen det sitter i.',
  'scan-help.employee': 'Ett anställningsnummer, där det efterfrågas: loggar in personen.',
  'scan-help.printer': 'En skrivares kod gör den till enhetens skrivare:',
  'help.panel.cavities':
    'Öppnar eller stänger de valda kaviteterna, gärna med en anteckning. Alla måste vara antingen öppna eller stängda.',
  'help.panel.mass-sign-in':
    'Loggar in eller ut en anställd vid flera maskiner på en gång och visar sedan vad som gjordes.',
  'help.panel.erp-status':
    'Skickar de valda posterna till affärssystemet igen, eller tar bort dem efter en fråga. Det som bokats här finns kvar.',
  'help.panel.erp-pallet-flags':
    'Skickar den misslyckade rapporteringen av de valda pallflaggorna igen, eller tar bort den efter en fråga.',

  'keyboard.label': 'Skärmtangentbord',
  'keyboard.move': 'Flytta tangentbordet',
  'keyboard.backspace': 'Radera ett tecken',
  'keyboard.enter': 'Retur',
  'keyboard.shift': 'Skift',
  'keyboard.caps': 'Skiftlås',
  'keyboard.special': 'Specialtecken',
  'keyboard.normal': 'Bokstäver',
  'keyboard.language': 'Tangentbordets språk',
  'keyboard.left': 'Ett tecken åt vänster',
  'keyboard.right': 'Ett tecken åt höger',
  'keyboard.hide': 'Dölj tangentbordet',
  'keyboard.reset': 'Ställ tillbaka tangentbordet',
  'keyboard.more': 'Fler bokstäver',
  'keyboard.space': 'Mellanslag',
  'settings.sound': 'Ljud',
  'settings.sound-text': 'En ton när något misslyckas och ett klick för skärmtangentbordets tangenter.',
  'keyboard.place': 'Tangentbordets plats',
  'keyboard.static': 'Längst ner',
  'keyboard.movable': 'Flyttbart',

  'refusal.media-name':
    'Namnet får innehålla bokstäver, siffror, blanksteg och . _ - ( ) och måste sluta på jpg, jpeg, png, bmp, svg, gif, webp, mp4, webm eller pdf.',
  'refusal.media-name-taken': 'Det finns redan en fil som heter ”{name}”.',
  'refusal.media-too-many': 'Mediamappen har redan {most} filer.',

  'refusal.not-at-machine': '{employee_name} är inte inloggad vid maskin {machine_id}.',
  'field.day-form': 'ÅÅÅÅ-MM-DD',
  'field.time-form': 'TT:MM',
  'field.moment-form': 'ÅÅÅÅ-MM-DD TT:MM',
  'field.second-form': 'ÅÅÅÅ-MM-DD TT:MM:SS',
  'field.day-unread': 'Det finns ingen sådan dag. Skriv den som {day}.',
  'field.time-unread': 'Det finns ingen sådan tid. Skriv den som 06:30.',
  'field.moment-unread': 'Det finns ingen sådan dag och tid. Skriv dem som {day} 06:30.',
  'field.second-unread': 'Det finns ingen sådan dag och tid. Skriv dem som {day} 06:30:00.',
  'field.not-before': 'Inte före {min}.',
  'field.not-after': 'Inte efter {max}.',
  'field.day-between': 'En dag från {min} till {max}.',
  'field.open-calendar': 'Öppna kalendern',
  'field.open-clock': 'Öppna klockan',
  'field.today': 'I dag',
  'field.now': 'Nu',
  'field.clear': 'Töm',
  'field.hour': 'Timme',
  'field.minute': 'Minut',
  // Why something did not leave the plant; the server says them (domain/ground/failure.ts).
  'failure.answer': 'Togs inte emot: svaret var {status}.',
  'failure.refused': 'Avvisad: svaret var {status}.',
  'failure.no-erp-answer':
    'Svaret ({status}) kom inte från ett affärssystem: något annat, till exempel en inloggningssida, svarar på adressen.',
  'failure.no-answer': 'Inget svar i tid.',
  'failure.nobody-listens': 'Ingen svarar på adressen.',
  'failure.name-unknown': 'Namnet i adressen är okänt.',
  'failure.unreachable': 'Adressen kan inte nås från servern.',
  'failure.broke-off': 'Förbindelsen bröts.',
  'failure.certificate': 'Ingen säker förbindelse: certifikatet eller krypteringen stämmer inte.',
  'failure.sign-in': 'E-postservern godtar inte användare och lösenord i SMTP_URL.',
  'failure.secret-unreadable':
    'Den sparade token kan inte läsas: nyckeln som krypterade den saknas. Lägg tillbaka nyckeln eller ange token igen.',
  'failure.forbidden-address': 'Inget skickas till adressen: den leder in i serverns eget nät.',
  'failure.record-incomplete': 'Posten kan inte skickas: {field} saknas eller är fel.',
  'failure.file-gone': '{file} finns inte kvar.',
  'failure.printer-no-address': 'Skrivaren har ingen adress.',
  'failure.printer-no-status': 'Skrivaren meddelade inte sin status i tid.',
  'failure.printer-broke-off': 'Skrivaren bröt förbindelsen; titta efter om etiketten skrevs ut.',
  'failure.printer-other-service': 'Detta är ingen skrivarport: den talar {service}.',
  'failure.printer-unclear': 'Detta är ingen skrivarport: svaret är ingen skrivarstatus.',
  'failure.paper-out': 'Skrivaren har slut på papper.',
  'failure.head-open': 'Skrivhuvudet är öppet.',
  'failure.ribbon-out': 'Skrivaren har slut på färgband.',
  'failure.paused': 'Skrivaren är pausad.',
  'failure.other': 'Det kunde inte skickas. Serverns logg säger mer.',
  'failure.erp-order-unknown': 'Affärssystemet känner inte till ordern ({status}).',
  'failure.erp-order-locked': 'Ordern är låst i affärssystemet ({status}).',
  'failure.erp-order-finished': 'Ordern är avslutad i affärssystemet ({status}).',
  'failure.erp-period-closed': 'Affärssystemet har stängt perioden ({status}).',
  'failure.erp-part-unknown': 'Affärssystemet känner inte till artikeln ({status}).',
  'failure.erp-material-unknown': 'Affärssystemet känner inte till materialet ({status}).',
  'failure.erp-employee-unknown': 'Affärssystemet känner inte till medarbetaren ({status}).',
  'failure.erp-quantity-too-large': 'Antalet är större än affärssystemet tillåter ({status}).',

  // What is signed with a password or PIN.
  'signature.title': 'Signatur',
  'signature.meaning.certify-activity': 'Jag har granskat aktiviteten och intygar att den är utförd som den ska.',
  'signature.meaning.reject-activity': 'Jag har granskat aktiviteten och underkänner den av det angivna skälet.',
  'signature.meaning.confirm-order': 'Jag bekräftar att orderns antal stämmer.',
  'signature.meaning.confirm-pallets': 'Jag bekräftar att pallarna innehåller det som etiketterna säger.',
  'signature.meaning.release-first-piece': 'Jag har godkänt första biten och släpper orderns produktion.',
  'signature.meaning.hand-over-shift': 'Jag lämnar över skiftet. Det som står här är vad jag vet om det.',
  'signature.meaning.take-over-shift': 'Jag har läst överlämningen och tar över skiftet.',
  'signature.about.certify-activity': '{description} på {machine_id}',
  'signature.about.reject-activity': '{description} på {machine_id}',
  'signature.about.confirm-order': 'order {card_no} på {machine_id}, {quantity} godkända detaljer',
  'signature.about.confirm-pallets': 'pall {record} av order {card_no}, {quantity} detaljer',
  'signature.about.release-first-piece': 'första detalj av order {card_no} på {machine_id}',
  'signature.about.hand-over-shift': '{description}',
  'signature.about.take-over-shift': '{description}',
  'signature.signs': 'Signeras av: {name}',
  'signature.password': 'Ditt lösenord',
  'signature.pin': 'Din PIN',
  'signature.sign': 'Signera',
  'signature.list': 'Signaturer',
  'signature.state.as-signed': 'Som signerat',
  'signature.state.changed': 'Ändrat efteråt: signaturen gäller ett tidigare läge',
  'signature.state.gone': 'Posten finns inte längre',
  'refusal.signature-needed': 'Detta måste signeras: {records}.',
  'refusal.signature-wrong': 'Lösenordet stämmer inte.',
  'refusal.signature-of-other': 'PIN-koden tillhör någon annan än den som är inloggad här.',

  'chart.legend': 'Teckenförklaring',
  'chart.show': 'Visa {name}',
  'chart.hide': 'Dölj {name}',
  'chart.values': 'Värden',
  'chart.save': 'Spara',
  'chart.save-what': 'Spara {title}',
  'chart.picture': 'Bild (PNG)',
  'chart.table': 'Tabell (CSV)',
  'chart.failed': 'Diagrammet kunde inte ritas.',
  'chart.reading': 'Diagram: {title}',
  'chart.share': 'Ackumulerad andel',
  'why.loading': 'Laddar fortfarande. Ett ögonblick.',
  'why.unchanged': 'Inget har ändrats.',
  'why.usual': 'Allt är redan som vanligt.',
  'why.most': 'Fler än {count} ryms inte här. Ta bort en först.',
  'field.today-outside': 'I dag kan inte väljas här.',
  'field.empty-already': 'Fältet är redan tomt.',
  'machines-field.none-chosen': 'Ingen maskin är vald.',
}
