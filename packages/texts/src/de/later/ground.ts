import type { ground as english } from '../../en/later/ground.ts'
import type { WordsOf } from '../../words-of.ts'

export const ground: WordsOf<typeof english> = {
  'help.page.login':
    'Anmelden mit der Firmenkennung, dem Benutzernamen und dem Passwort. Nach drei Fehlversuchen wird die Wartezeit jedes Mal etwas länger.',
  'help.page.home':
    'Die Startseite: was jetzt erledigt werden muss und die Wege zu den Seiten, die Sie am häufigsten benutzen.',
  'help.page.machines':
    'Alle Maschinen des ausgewählten Bereichs mit Status, Auftrag und Stillständen ohne Grund. Einmal auf eine Zeile tippen zeigt, was mit der Maschine möglich ist; zweimal tippen öffnet sie. Die Liste aktualisiert sich von selbst.',
  'help.page.machine-widgets':
    'Dieselben Maschinen als Karten, auch von Weitem lesbar. Reihenfolge und Gruppen gelten nur für Sie und lassen sich oben ändern.',
  'help.page.own-overview':
    'Eine eigene Übersicht Ihrer Firma: die Zeilen einer gespeicherten Abfrage. Wonach sie fragt, steht darüber; Ihre Werte werden für Sie gespeichert. Tippen auf einen Spaltenkopf sortiert, Eingeben sucht, und unter „Spalten“ wird ausgewählt, was in welcher Reihenfolge und wie breit angezeigt wird.',
  'help.page.live-view':
    'Alle Maschinen eines Bereichs auf einen Blick, für eine Wandanzeige gemacht: Farbe, Form und Wort zeigen den Status, und die Kacheln aktualisieren sich von selbst. Die Leiste verschwindet, wenn niemand da ist; eine Mausbewegung oder eine Berührung holt sie zurück.',
  'help.page.live-view-templates':
    'Die Live-Ansichten der Firma: was eine Kachel zeigt, wie groß sie ist, in welcher Reihenfolge die Maschinen stehen und ab welcher Stufe die Ansicht sichtbar ist. Die Vorschau zeigt die Maschinen, wie sie gerade sind.',
  'help.page.wall-boards':
    'Sechs Tafeln für einen Bildschirm an der Wand, in jeder Firma fertig: der Tag bisher, die Maschinen, Verluste, gefährdete Aufträge, Qualität und Instandhaltung. Sie wechseln von selbst; Pfeiltasten blättern, die Leertaste hält an. Ein Link für eine Wandanzeige zeigt sie, ohne dass sich jemand anmeldet.',
  'help.page.wall-links':
    'Links, die ein Dashboard auf einem Bildschirm zeigen, ohne dass sich jemand anmeldet. Jeder hat einen Namen, ein Ende und eine letzte Nutzung; ein widerrufener Link bleibt für immer dunkel. Die Adresse wird nur einmal angezeigt: beim Erstellen.',
  'help.page.wall-link':
    'Öffnet das Dashboard eines Links für eine Wandanzeige. Öffnet sich nichts, ist der Link abgelaufen oder wurde widerrufen.',
  'help.page.late-orders':
    'Aufträge, die verspätet oder gefährdet sind, nach der Regel der Tafel „Verspätet und gefährdet“ und der Schichtübergabe. Nicht begonnen: Sie hätten vor heute beginnen sollen, je Maschine. Laufend, verspätet: Ihr geplantes Ende ist vorbei oder kommt, bevor der Rest im geplanten Tempo gefertigt ist. Gefährdet: Der Plan ist zu halten, aber nicht in ihrem Tempo.',
  'help.page.actives':
    'Was gerade läuft: eine Zeile je laufendem Auftrag, mit gefertigten und noch offenen Teilen und dem erwarteten Ende.',
  'help.page.activities':
    'Interne Aktivitäten, die an den Maschinen des Bereichs noch auszuführen oder abzuzeichnen sind. Gelbe sind bald fällig, rote überfällig. Auf eine Zeile tippen, um die Aktivität auszuführen oder abzuzeichnen.',
  'help.page.run-activity':
    'Führt Schritt für Schritt durch eine Aktivität: wer sie ausführt, die Checkliste und was sonst noch gefragt ist. Gespeichert wird mit dem Häkchen am Ende.',
  'help.page.create-activity':
    'Was an dieser Maschine jetzt angelegt werden kann. Eine Aktivität antippen, das Gefragte ausfüllen und anlegen; danach wartet sie auf die Ausführung.',
  'help.page.certify-activity':
    'Was an dieser Maschine ausgeführt wurde und noch angesehen werden muss. Tippen auf eine Zeile zeigt die Antworten; danach abzeichnen oder ablehnen.',
  'help.page.history-activity':
    'Wie oft jede Aktivität im letzten Jahr an dieser Maschine ausgeführt wurde. Antippen zeigt, wann, von wem und mit welchen Antworten.',
  'help.page.tools':
    'Alle Werkzeuge, die Maschine, in der sie eingebaut sind, ihre offenen Kavitäten und wann sie zuletzt benutzt wurden. Gesucht wird nach Werkzeug, Maschine oder Auftrag.',
  'help.page.notifications':
    'Was an den Maschinen geschehen ist und jemand wissen sollte. Bestätigen bedeutet: gelesen, und zwar für alle.',
  'help.page.table-columns':
    'Auswählen, welche Spalten eine Tabelle in welcher Reihenfolge zeigt. Ohne eigene Auswahl gelten die Spalten der Firma.',
  'help.page.machine':
    'Eine Maschine: was sie gerade tut, ihre laufenden Aufträge, die Zahlen von heute und die Stillstände, die noch einen Grund brauchen. Die Schaltflächen führen zu allem, was an ihr möglich ist.',
  'help.page.stop-code':
    'Hier wird angegeben, warum die Maschine steht. Einen Grund antippen, wo verlangt eine Notiz hinzufügen und speichern. Zuletzt benutzte Gründe stehen vorn.',
  'help.page.code-stops':
    'Ein Grund für alle ausgewählten Stillstände. Stillstände, die nicht begründet werden konnten, werden danach genannt.',
  'help.page.uncoded-stops':
    'Stillstände, die noch keinen Grund haben, der älteste zuerst. Einen oder mehrere auswählen und begründen; ein langer Stillstand mit zwei Gründen kann geteilt werden.',
  'help.page.stop-history':
    'Die Stillstände des gewählten Zeitraums, der neueste zuerst. Gründe lassen sich nachträglich ändern und Notizen schreiben, wenn Ihre Stufe es erlaubt.',
  'help.page.split-stop':
    'Teilt einen Stillstand zur ausgewählten Zeit in zwei, damit jeder Teil seinen eigenen Grund haben kann. Von der Dauer geht nichts verloren.',
  'help.page.report-quantity':
    'Gutteile Schritt für Schritt auf einen laufenden Auftrag buchen. Gebucht wird erst mit dem Häkchen im letzten Schritt; auch bei doppeltem Tippen nur einmal.',
  'help.page.signed-in': 'Wer an der Maschine angemeldet ist und seit wann. Zum Abmelden eine Person auswählen.',
  'help.page.first-piece-ok':
    'Bestätigt, dass das Erstteil in Ordnung ist. Damit endet das Rüsten, und ab dann zählt die Produktion.',
  'help.page.notes': 'Was zu einer Maschine oder ihren Stillständen notiert wurde, für alle, die danach kommen.',
  'help.page.dashboard':
    'Eine Tafel mit Zahlen und Maschinen, die sich selbst aktuell hält. Die Leiste oben kommt bei einer Mausbewegung oder Berührung zurück.',
  'help.page.dashboard-builder':
    'Ein Dashboard bauen: Widgets auf das Raster ziehen, auswählen, was sie zeigen, und speichern. Vor dem Speichern sieht niemand eine Änderung.',
  'help.page.connectors':
    'Die Wege von den Maschinen zum Server: ob jede Anbindung sendet, wie verspätet ihre Signale sind und welche Signale nicht verwendet werden konnten. Schlüssel für Maschinensignale werden unten erstellt und widerrufen.',
  'help.page.special-functions':
    'Das Verhalten jeder Maschine wird über nummerierte Sonderfunktionen eingeschaltet. Eine Maschine auswählen, einschalten, was sie tun soll, und speichern; ihre Bildschirme folgen sofort.',
  'help.page.settings':
    'Was für Sie selbst und was für dieses Gerät gilt. Jede Auswahl gilt sofort und wird in diesem Browser gespeichert.',
  'help.page.theme':
    'Eigene Farben, Schriftart und Abstände statt der Vorgaben der Firma. Die Schaltfläche oben stellt die Darstellung der Firma wieder her.',
  'help.page.account':
    'Wer Sie hier sind, was Sie dürfen, Ihr Passwort und alle Stellen, an denen Sie angemeldet sind.',
  'help.page.sign-in-provider':
    'Wie man sich mit dem eigenen Anbieter der Firma anmeldet (OpenID Connect): wo er ist, welche seiner Gruppen welche Benutzerstufe haben, wer noch ein Passwort benutzen darf. Verbindung testen sagt, was falsch ist. Wer aus der Firma ausscheidet, ist binnen einer Minute draußen.',
  'help.page.isolation': 'Wofür dieses Gerät gedacht ist. Sonst gibt es hier nichts.',
  'help.page.devlog': 'Was der Browser über sich selbst notiert hat, für die Fehlersuche.',
  'help.page.planned-orders':
    'Was die Maschine als Nächstes fertigen soll, nach geplantem Start. Einen Auftrag auswählen, um ihn zu starten oder seine Restmenge aus dem Plan zu nehmen.',
  'help.page.running-orders':
    'Was gerade an der Maschine läuft. Einen oder mehrere Aufträge auswählen, um sie zu beenden oder ihre Details zu sehen.',
  'help.page.finished-orders':
    'Aufträge, die in den letzten 30 Tagen an dieser Maschine beendet wurden. Mengen können noch gemeldet und der Rest storniert werden.',
  'help.page.order-details':
    'Mengen, Zeiten, Rüsten, Personen und OEE eines Auftrags an dieser Maschine. Bei mehreren Läufen die Summe.',
  'help.page.machine-test':
    'Zeigt, ob Signale der Maschine ankommen: das letzte Signal und die Zyklen seit dem Öffnen der Seite. Ein gestarteter und beendeter Test wird als Notiz gespeichert; Aufträge und Stillstände bleiben unberührt.',
  'help.page.cavities':
    'Die Kavitäten des eingebauten Werkzeugs, offen oder geschlossen. Kavitäten auswählen, um sie zu schließen oder zu öffnen; die Maschine zählt dann weniger oder mehr Teile je Zyklus.',
  'help.page.cavity-history':
    'Welche Kavität wann, von wem und warum geöffnet oder geschlossen wurde. Die neueste Änderung steht zuerst.',
  'help.page.erp-failed':
    'Buchungen, die das ERP nicht angenommen hat, nach Art. Auswählen, um sie erneut zu senden oder aufzugeben; der Grund steht jeweils daneben.',
  'help.page.erp-pallet-flags':
    'Palettenscheine eines Zeitraums und ob das ERP sie hat. Fehlgeschlagene können ausgewählt und erneut gesendet oder aufgegeben werden.',
  'help.page.erp-link':
    'Ob Buchungen beim ERP ankommen, was wartet und wohin und wie gesendet wird. Das Token kann ersetzt, aber nie gelesen werden.',

  'help.part.live-view-swap':
    'Die Live-Ansichten der Firma: alle Maschinen des aktuellen Bereichs, groß genug für eine Wandanzeige.',
  'help.panel.activity-create':
    'Legt die ausgewählte Aktivität an der Maschine an, für jetzt oder für die angegebenen Tage.',
  'help.panel.activity-run': 'Öffnet die Schritte, in denen die ausgewählte Aktivität ausgeführt wird.',
  'help.panel.activity-certify':
    'Zeichnet das Ausgeführte ab oder lehnt es mit einer Begründung ab. Die Antworten stehen hinter der Schaltfläche.',
  'help.panel.planned-order':
    'Startet den Auftrag. Was die Maschine vorher wissen muss, wird nacheinander gefragt; wird eine Frage geschlossen, startet nichts.',
  'help.panel.noted-stops': 'Schreibt eine Notiz zu allen Stillständen, die in der Liste der Notizen ausgewählt sind.',
  'help.panel.running-order-links': 'Welche Aufträge ausgewählt sind und wo mehr über sie steht.',
  'help.panel.finished-order': 'Was mit einem Auftrag nach seinem Lauf noch möglich ist.',
  'help.panel.machine-actions':
    'Was mit der ausgewählten Maschine möglich ist. Was Sie nicht dürfen oder wofür die Maschine nicht eingerichtet ist, erscheint hier nicht.',
  'help.panel.stop-code':
    'Speichert den ausgewählten Grund für den Stillstand. „Gespeichert“ erscheint, sobald der Server ihn hat.',
  'help.panel.uncoded-stops': 'Begründet oder teilt die in der Liste ausgewählten Stillstände.',
  'help.panel.multi-uncoded':
    'Speichert einen Grund für alle ausgewählten Stillstände. Stillstände, die inzwischen jemand anderes begründet hat, werden genannt.',
  'help.panel.stop-history': 'Gibt den ausgewählten früheren Stillständen einen anderen Grund.',
  'help.panel.multi-note': 'Schreibt eine Notiz zu allen ausgewählten Stillständen. Eine leere Notiz löscht die alte.',
  'help.panel.running-order-stop': 'Beendet den Lauf des ausgewählten Auftrags. Vorher wird noch einmal gefragt.',
  'help.panel.sign-out': 'Meldet die ausgewählte Person von der Maschine ab.',
  'help.part.uncoded-indicator':
    'Wie viele Stillstände im ausgewählten Bereich noch keinen Grund haben. Über null rot mit Warnzeichen. Antippen zeigt sie.',
  'help.part.location':
    'Welche Maschinen die Übersichten zeigen: alle, die eigenen oder die einer Abteilung, Zone oder Kategorie.',
  'find.placeholder': 'Maschine, Auftrag, Seite …',
  'find.found': 'Treffer',
  'find.recent': 'Zuletzt geöffnet',
  'find.kind.machine': 'Maschinen',
  'find.kind.action': 'Was man dort tun kann',
  'find.kind.order': 'Aufträge',
  'find.kind.page': 'Seiten',
  'find.card-at': 'Karte {card} · {machine}',
  'find.order.running': 'Läuft',
  'find.order.planned': 'Geplant',
  'find.order.finished': 'Fertig',
  'find.order.cancelled': 'Storniert',
  'find.none': 'Nichts gefunden für „{typed}“.',
  'find.what':
    'Maschinen und Seiten findet man nach Nummer und Name, was an einer Maschine zu tun ist mit ihrer Nummer: Stillstand M104; Aufträge nach Auftrags- und Kartennummer und nach Artikel.',
  'find.looking': 'Sucht …',
  'find.failed': 'Aufträge konnten gerade nicht abgefragt werden. Was hier steht, weiß der Bildschirm selbst.',
  'help.part.find':
    'Findet Maschinen, Aufträge und Seiten nach einer Nummer oder einem Namen. Strg+K öffnet es überall.',
  'help.part.machine-swap':
    'Einen Teil der Nummer oder des Namens einer Maschine eingeben. Ist nur noch eine übrig, öffnet die Eingabetaste sie.',
  'help.part.connection':
    'Ob das Angezeigte gerade stimmt. Ohne Verbindung steht hier, wie lange schon, und die Zahlen werden als veraltet gekennzeichnet.',
  'help.part.outbox':
    'Was an diesem Terminal eingegeben wurde und der Server noch nicht hat. Antippen zeigt die Eingaben, auch die abgelehnten. Gesendet wird von selbst.',
  'help.part.user-menu': 'Sprache, hell oder dunkel, Zoom, Ihre Einstellungen und das Abmelden.',
  'help.part.menu': 'Die Wege durch das Programm. Hier steht nur, was Sie öffnen dürfen.',
  'scan-help.intro': 'Ein Scanner funktioniert auf jeder Seite, egal, was gerade markiert ist. Was er lesen kann:',
  'scan-help.machine': 'Die Nummer einer Maschine: öffnet die Maschine.',
  'scan-help.card': 'Eine Kartennummer: öffnet den Auftrag an seiner Maschine.',
  'scan-help.work-order': 'Die Nummer eines laufenden Auftrags: öffnet ihn.',
  'scan-help.tool': 'Die Nummer eines Werkzeugs: öffnet die Maschine, in der es eingebaut ist.',
  'scan-help.employee': 'Eine Personalnummer, wo danach gefragt wird: meldet diese Person an.',
  'scan-help.printer': 'Der Code eines Druckers macht ihn zum Drucker dieses Geräts:',
  'help.panel.cavities':
    'Öffnet oder schließt die ausgewählten Kavitäten, auf Wunsch mit einer Notiz. Alle müssen denselben Zustand haben.',
  'help.panel.mass-sign-in':
    'Meldet eine Person an mehreren Maschinen auf einmal an oder ab und listet danach auf, was geschehen ist.',
  'help.panel.erp-status':
    'Sendet die ausgewählten Datensätze erneut an das ERP oder löscht sie nach einer Rückfrage. Was hier gebucht wurde, bleibt.',
  'help.panel.erp-pallet-flags':
    'Sendet die fehlgeschlagene Rückmeldung der ausgewählten Palettenscheine erneut oder löscht sie nach einer Rückfrage.',

  'keyboard.label': 'Bildschirmtastatur',
  'keyboard.move': 'Tastatur verschieben',
  'keyboard.backspace': 'Ein Zeichen löschen',
  'keyboard.enter': 'Eingabe',
  'keyboard.shift': 'Umschalt',
  'keyboard.caps': 'Feststelltaste',
  'keyboard.special': 'Sonderzeichen',
  'keyboard.normal': 'Buchstaben',
  'keyboard.language': 'Sprache der Tastatur',
  'keyboard.left': 'Ein Zeichen nach links',
  'keyboard.right': 'Ein Zeichen nach rechts',
  'keyboard.hide': 'Tastatur ausblenden',
  'keyboard.reset': 'Tastatur zurücksetzen',
  'keyboard.more': 'Weitere Buchstaben',
  'keyboard.space': 'Leertaste',
  'settings.sound': 'Ton',
  'settings.sound-text': 'Ein Ton, wenn etwas fehlschlägt, und ein Klick für die Tasten der Bildschirmtastatur.',
  'keyboard.place': 'Position der Tastatur',
  'keyboard.static': 'Unten',
  'keyboard.movable': 'Beweglich',

  'refusal.media-name':
    'Der Name darf Buchstaben, Ziffern, Leerzeichen und . _ - ( ) enthalten und muss auf jpg, jpeg, png, bmp, svg, gif, webp, mp4, webm oder pdf enden.',
  'refusal.media-name-taken': 'Eine Datei mit dem Namen „{name}“ gibt es bereits.',
  'refusal.media-too-many': 'Der Medienordner enthält bereits {most} Dateien.',

  'refusal.not-at-machine': '{employee_name} ist nicht an Maschine {machine_id} angemeldet.',
  'field.day-form': 'JJJJ-MM-TT',
  'field.time-form': 'HH:MM',
  'field.moment-form': 'JJJJ-MM-TT HH:MM',
  'field.second-form': 'JJJJ-MM-TT HH:MM:SS',
  'field.day-unread': 'Diesen Tag gibt es nicht. Schreiben Sie ihn wie {day}.',
  'field.time-unread': 'Diese Uhrzeit gibt es nicht. Schreiben Sie sie wie 06:30.',
  'field.moment-unread': 'Diesen Tag mit dieser Uhrzeit gibt es nicht. Schreiben Sie beides wie {day} 06:30.',
  'field.second-unread': 'Diesen Tag mit dieser Uhrzeit gibt es nicht. Schreiben Sie beides wie {day} 06:30:00.',
  'field.not-before': 'Nicht vor dem {min}.',
  'field.not-after': 'Nicht nach dem {max}.',
  'field.day-between': 'Ein Tag vom {min} bis zum {max}.',
  'field.open-calendar': 'Kalender öffnen',
  'field.open-clock': 'Uhr öffnen',
  'field.today': 'Heute',
  'field.now': 'Jetzt',
  'field.clear': 'Leeren',
  'field.hour': 'Stunde',
  'field.minute': 'Minute',
  // Why something did not leave the plant; the server says them (domain/ground/failure.ts).
  'failure.answer': 'Nicht angenommen: Die Antwort war {status}.',
  'failure.refused': 'Abgelehnt: Die Antwort war {status}.',
  'failure.no-erp-answer':
    'Die Antwort ({status}) kam nicht von einem ERP: Unter dieser Adresse antwortet etwas anderes, etwa eine Anmeldeseite.',
  'failure.no-answer': 'Keine Antwort in der vorgesehenen Zeit.',
  'failure.nobody-listens': 'Unter dieser Adresse antwortet niemand.',
  'failure.name-unknown': 'Der Name in der Adresse ist unbekannt.',
  'failure.unreachable': 'Die Adresse ist vom Server aus nicht erreichbar.',
  'failure.broke-off': 'Die Verbindung wurde abgebrochen.',
  'failure.certificate': 'Keine sichere Verbindung: Zertifikat oder Verschlüsselung passt nicht.',
  'failure.sign-in': 'Der Mailserver nimmt Benutzer und Passwort aus SMTP_URL nicht an.',
  'failure.secret-unreadable':
    'Das gespeicherte Token ist nicht lesbar: Der Schlüssel, mit dem es verschlüsselt wurde, fehlt. Schlüssel zurücklegen oder Token neu eingeben.',
  'failure.forbidden-address': 'An diese Adresse wird nichts gesendet: Sie führt in das eigene Netz des Servers.',
  'failure.record-incomplete': 'Der Datensatz kann nicht gesendet werden: {field} fehlt oder ist falsch.',
  'failure.file-gone': '{file} ist nicht mehr vorhanden.',
  'failure.printer-no-address': 'Der Drucker hat keine Adresse.',
  'failure.printer-no-status': 'Der Drucker hat seinen Status nicht rechtzeitig gemeldet.',
  'failure.printer-broke-off':
    'Der Drucker hat die Verbindung abgebrochen; bitte nachsehen, ob das Etikett gedruckt wurde.',
  'failure.printer-other-service': 'Das ist kein Druckeranschluss: Er spricht {service}.',
  'failure.printer-unclear': 'Das ist kein Druckeranschluss: Die Antwort ist kein Druckerstatus.',
  'failure.paper-out': 'Der Drucker hat kein Papier mehr.',
  'failure.head-open': 'Der Druckkopf ist offen.',
  'failure.ribbon-out': 'Der Drucker hat kein Farbband mehr.',
  'failure.paused': 'Der Drucker ist angehalten.',
  'failure.other': 'Es konnte nicht gesendet werden. Das Protokoll des Servers sagt mehr.',
  'failure.erp-order-unknown': 'Das ERP kennt den Auftrag nicht ({status}).',
  'failure.erp-order-locked': 'Der Auftrag ist im ERP gesperrt ({status}).',
  'failure.erp-order-finished': 'Der Auftrag ist im ERP abgeschlossen ({status}).',
  'failure.erp-period-closed': 'Das ERP hat den Zeitraum abgeschlossen ({status}).',
  'failure.erp-part-unknown': 'Das ERP kennt den Artikel nicht ({status}).',
  'failure.erp-material-unknown': 'Das ERP kennt das Material nicht ({status}).',
  'failure.erp-employee-unknown': 'Das ERP kennt den Mitarbeiter nicht ({status}).',
  'failure.erp-quantity-too-large': 'Die Menge ist größer, als das ERP erlaubt ({status}).',

  // What is signed with a password or PIN.
  'signature.title': 'Unterschrift',
  'signature.meaning.certify-activity':
    'Ich habe diese Aktivität geprüft und zeichne ab, dass sie ordnungsgemäß ausgeführt wurde.',
  'signature.meaning.reject-activity': 'Ich habe diese Aktivität geprüft und lehne sie aus dem angegebenen Grund ab.',
  'signature.meaning.confirm-order': 'Ich bestätige, dass die Mengen dieses Auftrags stimmen.',
  'signature.meaning.confirm-pallets': 'Ich bestätige, dass diese Paletten enthalten, was ihre Etiketten sagen.',
  'signature.meaning.release-first-piece':
    'Ich habe das erste Teil freigegeben und gebe die Produktion dieses Auftrags frei.',
  'signature.meaning.hand-over-shift': 'Ich übergebe diese Schicht. Was hier steht, ist, was ich von ihr weiß.',
  'signature.meaning.take-over-shift': 'Ich habe diese Übergabe gelesen und übernehme die Schicht.',
  'signature.about.certify-activity': '{description} an {machine_id}',
  'signature.about.reject-activity': '{description} an {machine_id}',
  'signature.about.confirm-order': 'Auftrag {card_no} an {machine_id}, {quantity} Gutteile',
  'signature.about.confirm-pallets': 'Palette {record} des Auftrags {card_no}, {quantity} Teile',
  'signature.about.release-first-piece': 'erstes Teil des Auftrags {card_no} an {machine_id}',
  'signature.about.hand-over-shift': '{description}',
  'signature.about.take-over-shift': '{description}',
  'signature.signs': 'Es unterschreibt: {name}',
  'signature.password': 'Ihr Passwort',
  'signature.pin': 'Ihre PIN',
  'signature.sign': 'Unterschreiben',
  'signature.list': 'Unterschriften',
  'signature.state.as-signed': 'Wie unterschrieben',
  'signature.state.changed': 'Seitdem geändert: Die Unterschrift gilt einem früheren Stand',
  'signature.state.gone': 'Den Datensatz gibt es nicht mehr',
  'refusal.signature-needed': 'Das muss unterschrieben werden: {records}.',
  'refusal.signature-wrong': 'Das Passwort stimmt nicht.',
  'refusal.signature-of-other': 'Diese PIN gehört jemand anderem als der hier angemeldeten Person.',

  'chart.legend': 'Legende',
  'chart.show': '{name} einblenden',
  'chart.hide': '{name} ausblenden',
  'chart.values': 'Werte',
  'chart.save': 'Speichern',
  'chart.save-what': '{title} speichern',
  'chart.picture': 'Bild (PNG)',
  'chart.table': 'Tabelle (CSV)',
  'chart.failed': 'Das Diagramm konnte nicht gezeichnet werden.',
  'chart.reading': 'Diagramm: {title}',
  'chart.share': 'Kumulierter Anteil',
  'why.loading': 'Wird noch geladen. Einen Moment.',
  'why.unchanged': 'Es wurde nichts geändert.',
  'why.usual': 'Alles ist bereits wie üblich.',
  'why.most': 'Mehr als {count} passen hier nicht. Bitte zuerst etwas entfernen.',
  'field.today-outside': 'Heute kann hier nicht gewählt werden.',
  'field.empty-already': 'Das Feld ist bereits leer.',
  'machines-field.none-chosen': 'Es ist keine Maschine ausgewählt.',
}
