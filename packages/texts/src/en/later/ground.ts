export const ground = {
  // 'What is this?': for every page by the name of its title, every panel by its id, and parts of the frame.
  'help.page.login':
    'Sign in with the key of your company, your username and your password. After three wrong tries you wait a little longer each time.',
  'help.page.home': 'The start page: what needs somebody now, and the ways to the pages you use most.',
  'help.page.machines':
    'Every machine of the place you have chosen, with its state, its order and its stops without a reason. Press a row to see what can be done with the machine; press it twice to open it. The list follows the machines by itself.',
  'help.page.machine-widgets':
    'The same machines as cards, readable from afar. Order and groups are your own; change them at the top.',
  'help.page.own-overview':
    'An overview of your company’s own: the rows of a saved query. What it asks for stands above; your values are kept for you. Press a head to sort, type to search, and choose under Columns what is shown, in which order and how wide.',
  'help.page.live-view':
    'Every machine of a place at a glance, made for a wall: colour, shape and word tell the state, and the tiles follow the machines by themselves. The bar hides when nobody is there; move the mouse or touch the screen to see it.',
  'help.page.live-view-templates':
    'The live views of the company: what a tile shows, how large it is, in which order the machines stand and from which level it is seen. The preview shows the machines as they are now.',
  'help.page.wall-boards':
    'Six boards for a screen on the wall, ready in every company: the day so far, machines, losses, orders at risk, quality and maintenance. They change by themselves; arrow keys lead on and back, the space bar pauses. A wall link hangs them up without anybody signing in.',
  'help.page.wall-links':
    'Links that show one dashboard on a screen without anybody signing in. Each has a name, an end and its last use; a revoked one goes dark for ever. The address is shown once, when it is made.',
  'help.page.wall-link': 'Opens the dashboard of a wall link. If it opens nothing, the link has ended or was revoked.',
  'help.page.late-orders':
    'Orders that are late or at risk, by the rule of the board “Late and at risk” and of the hand-over of a shift. Not begun: they should have begun before today, by machine. Running late: their planned end has passed, or comes before the rest can be made at the planned pace. At risk: the plan can be kept, but not at the pace at which they run.',
  'help.page.actives':
    'What runs now: one line for each running order, with pieces made, pieces left and when it should be ready.',
  'help.page.activities':
    'Internal activities that wait to be done or certified at the machines of the place. Yellow ones are due soon, red ones are overdue. Press a row to run or to certify it.',
  'help.page.run-activity':
    'Performs an activity step by step: who does it, its checklist, and what else it asks for. It is saved with the check mark at the end.',
  'help.page.create-activity':
    'What can be created at this machine now. Press one, fill in what it asks for, and create it; it then waits to be done.',
  'help.page.certify-activity':
    'What was performed at this machine and waits for somebody to look at it. Press a row to see the answers, then certify or reject it.',
  'help.page.history-activity':
    'How often each activity was done at this machine in the last year. Press one to see when, by whom and with what answers.',
  'help.page.tools':
    'Every tool, the machine it sits in, its open cavities and when it was last used. Search by tool, machine or order.',
  'help.page.notifications':
    'What happened at the machines and somebody should know. Confirming says that it has been read, for everybody.',
  'help.page.table-columns':
    'Choose which columns a table shows and in which order. Without a choice of your own you see the company’s.',
  'help.page.machine':
    'One machine: what it does now, its running orders, its figures of today and its stops that need a reason. The buttons lead to everything you can do at it.',
  'help.page.stop-code':
    'Say why the machine stands. Press a reason, add a note where one is asked for, and save. Reasons you used last stand first.',
  'help.page.code-stops':
    'One reason for all the stops you have chosen. Every stop that could not be coded is named afterwards.',
  'help.page.uncoded-stops':
    'Stops that nobody has given a reason yet, oldest first. Choose one or several and code them; a long stop with two reasons can be split.',
  'help.page.stop-history':
    'The stops of the chosen period, newest first. A reason can be changed and a note written afterwards, if your level allows it.',
  'help.page.split-stop':
    'Cuts one stop into two at the time you choose, so that each part can have its own reason. Nothing of its length is lost.',
  'help.page.report-quantity':
    'Book good pieces on a running order, step by step. Nothing is booked before you press the tick on the last step; pressed twice it is still booked once.',
  'help.page.signed-in': 'Who is signed in at the machine, and since when. Choose a person to sign them out.',
  'help.page.first-piece-ok':
    'Says that the first piece is good. The setup ends with it and production counts from then on.',
  'help.page.notes': 'What people have written about a machine or its stops, for those who come after them.',
  'help.page.dashboard':
    'A board of figures and machines that keeps itself up to date. The bar at the top comes back when you move.',
  'help.page.dashboard-builder':
    'Build a dashboard: drag widgets onto the grid, choose what they show, and save. Nobody sees a change before it is saved.',
  'help.page.connectors':
    'The ways from machines to the server: whether each one speaks, how late its signals are, and signals that could not be used. Keys for machine signals are made and revoked below.',
  'help.page.special-functions':
    'Behaviour is switched on per machine by numbered special functions. Choose a machine, switch what it shall do, and save; its screens follow at once.',
  'help.page.settings':
    'What you want for yourself and what holds for this device. Each choice counts at once and is kept in this browser.',
  'help.page.theme':
    'Your own colours, font and space, over those of the company. The button at the top gives the company’s look back.',
  'help.page.account': 'Who you are here, what you may do, your password, and every place where you are signed in.',
  'help.page.sign-in-provider':
    'How people sign in with the company’s own provider (OpenID Connect): where it is, which of its groups have which user level, who may still use a password. Test connection says what is wrong. Whoever leaves the company is out within a minute.',
  'help.page.isolation': 'What this device is meant for. There is nothing else here.',
  'help.page.devlog': 'What the browser has noted about itself, for those who look for a fault.',
  'help.page.planned-orders':
    'What the machine is to make next, by planned start. Choose an order to start it, or to take what is left of it out of the plan.',
  'help.page.running-orders':
    'What runs on the machine now. Choose one or several orders to stop them or to see their details.',
  'help.page.finished-orders':
    'Orders that ended on this machine in the last 30 days. Quantity can still be reported, and the rest cancelled.',
  'help.page.order-details':
    'Quantities, times, setup, people and OEE of one order at this machine. Of several runs the sum.',
  'help.page.machine-test':
    'Shows whether signals of the machine arrive: the last one, and the cycles since you opened the page. A test that you start and end is kept as a note; orders and stops are not touched.',
  'help.page.cavities':
    'The cavities of the mounted tool, open or closed. Choose some to close or open them; the machine then counts fewer or more pieces per cycle.',
  'help.page.cavity-history':
    'Which cavity was opened or closed, when, by whom and why. The newest change stands first.',
  'help.page.erp-failed':
    'Bookings that the ERP did not take, by kind. Choose some to send them again or to give them up; why stands beside each.',
  'help.page.erp-pallet-flags':
    'Pallet flags of a period and whether the ERP has them. Failed ones can be chosen and sent again or given up.',
  'help.page.erp-link':
    'Whether bookings reach the ERP, what waits, and where and how they are sent. The token can be replaced but never read.',

  // Help for panels, for parts of the bars, and for what a scanner can read.
  'help.part.live-view-swap':
    'The live views of the company: all machines of the place you are at, large enough for a wall.',
  'help.panel.activity-create': 'Creates the chosen activity at the machine, now or for the dates you give.',
  'help.panel.activity-run': 'Opens the steps in which the chosen activity is performed.',
  'help.panel.activity-certify':
    'Certifies what was performed, or rejects it with a reason. The answers are behind the button.',
  'help.panel.planned-order':
    'Starts the order. What the machine has to know first is asked one after the other; closing a question starts nothing.',
  'help.panel.noted-stops': 'Writes one note to all stops you have chosen in the list of notes.',
  'help.panel.running-order-links': 'Which orders you have chosen, and where more about them is told.',
  'help.panel.finished-order': 'What can still be done with an order that has run.',
  'help.panel.machine-actions':
    'What can be done with the machine you have chosen. What you may not do, or what the machine is not set up for, is not here.',
  'help.panel.stop-code': 'Saves the chosen reason for the stop. “Saved” comes when the server has it.',
  'help.panel.uncoded-stops': 'Codes or splits the stops you have chosen in the list.',
  'help.panel.multi-uncoded':
    'Saves one reason for all chosen stops. Stops that somebody else coded meanwhile are named.',
  'help.panel.stop-history': 'Gives the chosen stops of the past another reason.',
  'help.panel.multi-note': 'Writes one note to all chosen stops. An empty note deletes the old one.',
  'help.panel.running-order-stop': 'Ends the run of the chosen order. It asks once more before it does.',
  'help.panel.sign-out': 'Signs the chosen person out of the machine.',
  'help.part.uncoded-indicator':
    'How many stops have no reason yet, at the place you have chosen. Red with a warning sign above zero. Press it to see them.',
  'help.part.location':
    'Which machines the overviews show: all, your own, or those of a department, a zone or a category.',
  'find.placeholder': 'Machine, order, page …',
  'find.found': 'Found',
  'find.recent': 'Recently opened',
  'find.kind.machine': 'Machines',
  'find.kind.action': 'What can be done there',
  'find.kind.order': 'Orders',
  'find.kind.page': 'Pages',
  'find.card-at': 'Card {card} · {machine}',
  'find.order.running': 'Running',
  'find.order.planned': 'Planned',
  'find.order.finished': 'Finished',
  'find.order.cancelled': 'Cancelled',
  'find.none': 'Nothing found for “{typed}”.',
  'find.what':
    'Machines and pages are found by number and name, what is done at a machine with its number: stop M104; orders by the numbers of order and card, and by article.',
  'find.looking': 'Looking …',
  'find.failed': 'Orders could not be asked for just now. What is shown, this screen knows by itself.',
  'help.part.find': 'Finds machines, orders and pages by a number or a name. Ctrl+K opens it from everywhere.',
  'help.part.machine-swap': 'Type a part of a machine’s number or name. Enter opens it when only one is left.',
  'help.part.connection':
    'Whether what you see is true now. When the connection is lost it says for how long, and figures are marked as old.',
  'help.part.outbox':
    'What was entered at this terminal and the server does not have yet. Press to see the entries, and those that were refused. They are sent by themselves.',
  'help.part.user-menu': 'Language, light or dark, zoom, your settings, and signing out.',
  'help.part.menu': 'The ways through the product. Only what you may open is here.',
  'scan-help.intro': 'A scanner works on every page, whatever is marked. What it can read:',
  'scan-help.machine': 'A machine’s number: opens the machine.',
  'scan-help.card': 'A card number: opens the order at its machine.',
  'scan-help.work-order': 'A work order number that runs: opens it.',
  'scan-help.tool': 'A tool’s number: opens the machine it sits in.',
  'scan-help.employee': 'An employee number, where one is asked for: signs that person in.',
  'scan-help.printer': 'A printer’s code makes it the printer of this device:',
  'help.panel.cavities':
    'Opens or closes the chosen cavities, with a note if you like. All of them must be in the same state.',
  'help.panel.mass-sign-in':
    'Signs one employee in or out at several machines at once, and lists afterwards what was done.',
  'help.panel.erp-status':
    'Sends the chosen records to the ERP again, or deletes them after asking. What was booked here stays.',
  'help.panel.erp-pallet-flags':
    'Sends the failed reporting of the chosen pallet flags again, or deletes it after asking.',

  'keyboard.label': 'On-screen keyboard',
  'keyboard.move': 'Move the keyboard',
  'keyboard.backspace': 'Delete one character',
  'keyboard.enter': 'Enter',
  'keyboard.shift': 'Shift',
  'keyboard.caps': 'Caps lock',
  'keyboard.special': 'Special characters',
  'keyboard.normal': 'Letters',
  'keyboard.language': 'Language of the keyboard',
  'keyboard.left': 'One character to the left',
  'keyboard.right': 'One character to the right',
  'keyboard.hide': 'Hide the keyboard',
  'keyboard.reset': 'Put the keyboard back',
  'keyboard.more': 'More letters',
  'keyboard.space': 'Space',
  'settings.sound': 'Sound',
  'settings.sound-text': 'A tone when something fails, and a click for keys of the on-screen keyboard.',
  'keyboard.place': 'Where the keyboard is',
  'keyboard.static': 'At the bottom',
  'keyboard.movable': 'Movable',

  'refusal.media-name':
    'The name may have letters, digits, blanks and . _ - ( ), and must end in jpg, jpeg, png, bmp, svg, gif, webp, mp4, webm or pdf.',
  'refusal.media-name-taken': 'There is already a file called “{name}”.',
  'refusal.media-too-many': 'The media folder holds {most} files already.',

  // What the server says when a rule of orders or of people at machines refuses.
  'refusal.not-at-machine': '{employee_name} is not signed in at machine {machine_id}.',
  'field.day-form': 'YYYY-MM-DD',
  'field.time-form': 'HH:MM',
  'field.moment-form': 'YYYY-MM-DD HH:MM',
  'field.second-form': 'YYYY-MM-DD HH:MM:SS',
  'field.day-unread': 'There is no such day. Write it as {day}.',
  'field.time-unread': 'There is no such time. Write it as 06:30.',
  'field.moment-unread': 'There is no such day and time. Write them as {day} 06:30.',
  'field.second-unread': 'There is no such day and time. Write them as {day} 06:30:00.',
  'field.not-before': 'Not before {min}.',
  'field.not-after': 'Not after {max}.',
  'field.day-between': 'A day from {min} to {max}.',
  'field.open-calendar': 'Open the calendar',
  'field.open-clock': 'Open the clock',
  'field.today': 'Today',
  'field.now': 'Now',
  'field.clear': 'Clear',
  'field.hour': 'Hour',
  'field.minute': 'Minute',
  // Why something did not leave the plant; the server says them (domain/ground/failure.ts).
  'failure.answer': 'Not taken: the answer was {status}.',
  'failure.refused': 'Refused: the answer was {status}.',
  'failure.no-erp-answer':
    'The answer ({status}) was not that of an ERP: somebody else, such as a sign-in page, answers at this address.',
  'failure.no-answer': 'No answer in time.',
  'failure.nobody-listens': 'Nobody answers at this address.',
  'failure.name-unknown': 'The name in the address is not known.',
  'failure.unreachable': 'The address cannot be reached from the server.',
  'failure.broke-off': 'The connection was broken off.',
  'failure.certificate': 'No secure connection: the certificate or the encryption does not fit.',
  'failure.sign-in': 'The mail server does not accept the user and password of SMTP_URL.',
  'failure.secret-unreadable':
    'The stored token cannot be read: the key that sealed it is missing. Put the key back, or enter the token again.',
  'failure.forbidden-address': 'Nothing is sent to this address: it leads into the server’s own network.',
  'failure.record-incomplete': 'The record cannot be sent: {field} is missing or wrong.',
  'failure.file-gone': '{file} is no longer kept.',
  'failure.printer-no-address': 'The printer has no address.',
  'failure.printer-no-status': 'The printer did not tell its status in time.',
  'failure.printer-broke-off': 'The printer broke the connection off; look whether the label was printed.',
  'failure.printer-other-service': 'This is no printer’s port: it speaks {service}.',
  'failure.printer-unclear': 'This is no printer’s port: what it answers is no printer status.',
  'failure.paper-out': 'The printer is out of paper.',
  'failure.head-open': 'The printer’s head is open.',
  'failure.ribbon-out': 'The printer is out of ribbon.',
  'failure.paused': 'The printer is paused.',
  'failure.other': 'It could not be sent. The server’s log says more.',
  'failure.erp-order-unknown': 'The ERP does not know the order ({status}).',
  'failure.erp-order-locked': 'The order is locked in the ERP ({status}).',
  'failure.erp-order-finished': 'The order is finished in the ERP ({status}).',
  'failure.erp-period-closed': 'The ERP has closed the period ({status}).',
  'failure.erp-part-unknown': 'The ERP does not know the part ({status}).',
  'failure.erp-material-unknown': 'The ERP does not know the material ({status}).',
  'failure.erp-employee-unknown': 'The ERP does not know the employee ({status}).',
  'failure.erp-quantity-too-large': 'The quantity is more than the ERP allows ({status}).',

  // What is signed with a password or PIN.
  'signature.title': 'Signature',
  'signature.meaning.certify-activity': 'I have examined this activity and certify that it was done as it should be.',
  'signature.meaning.reject-activity': 'I have examined this activity and reject it for the reason given.',
  'signature.meaning.confirm-order': 'I confirm that the quantities of this order are right.',
  'signature.meaning.confirm-pallets': 'I confirm that these pallets hold what their labels say.',
  'signature.meaning.release-first-piece': 'I have approved the first piece and release the production of this order.',
  'signature.meaning.hand-over-shift': 'I hand this shift over. What stands here is what I know of it.',
  'signature.meaning.take-over-shift': 'I have read this hand-over and take the shift over.',
  'signature.about.certify-activity': '{description} on {machine_id}',
  'signature.about.reject-activity': '{description} on {machine_id}',
  'signature.about.confirm-order': 'order {card_no} on {machine_id}, {quantity} good pieces',
  'signature.about.confirm-pallets': 'pallet {record} of order {card_no}, {quantity} pieces',
  'signature.about.release-first-piece': 'first piece of order {card_no} on {machine_id}',
  'signature.about.hand-over-shift': '{description}',
  'signature.about.take-over-shift': '{description}',
  'signature.signs': 'Signs: {name}',
  'signature.password': 'Your password',
  'signature.pin': 'Your PIN',
  'signature.sign': 'Sign',
  'signature.list': 'Signatures',
  'signature.state.as-signed': 'As signed',
  'signature.state.changed': 'Changed since: the signature is for an earlier state',
  'signature.state.gone': 'The record no longer exists',
  'refusal.signature-needed': 'This has to be signed: {records}.',
  'refusal.signature-wrong': 'The password is not right.',
  'refusal.signature-of-other': 'This PIN belongs to somebody else than who is signed in here.',

  // What every chart has around its picture.
  'chart.legend': 'Legend',
  'chart.show': 'Show {name}',
  'chart.hide': 'Hide {name}',
  'chart.values': 'Values',
  'chart.save': 'Save',
  'chart.save-what': 'Save {title}',
  'chart.picture': 'Picture (PNG)',
  'chart.table': 'Table (CSV)',
  'chart.failed': 'The chart could not be drawn.',
  'chart.reading': 'Chart: {title}',
  'chart.share': 'Cumulated share',
  'why.loading': 'Still loading. One moment.',
  'why.unchanged': 'Nothing has been changed.',
  'why.usual': 'Everything is as usual already.',
  'why.most': 'No more than {count} fit here. Remove one first.',
  'field.today-outside': 'Today cannot be chosen here.',
  'field.empty-already': 'The field is empty already.',
  'machines-field.none-chosen': 'No machine is chosen.',
}
